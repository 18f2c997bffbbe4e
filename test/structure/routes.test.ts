// Every address there is, who it is for, and that nobody else gets in. The list is committed (routes.txt): a new
// address is seen in review. UPDATE_ROUTES=1 writes it anew.
import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, type House, type SignedIn } from '../support/house.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

type Address = { method: string; url: string; scope: string; roles: string[] }
const addresses = (): Address[] =>
  home.app.siteMap.flatMap((route) =>
    [route.method]
      .flat()
      .filter((method) => method !== 'HEAD')
      .map((method) => ({
        method,
        url: route.url,
        scope: route.config?.scope ?? 'site',
        roles: [...(route.config?.roles ?? [])],
      })),
  )
const inHindi = () => addresses().filter(({ url }) => !url.startsWith('/en'))
const line = ({ method, url, scope, roles }: Address) =>
  [method.padEnd(6), url, scope, roles.join(',')].join(' ').trimEnd()
/** An address with something in each place, that fits any schema. */
const concrete = (url: string) =>
  url.replace(':office', 'JH').replace(/:[a-zA-Z]+/g, '018f0000-0000-7000-8000-000000000000')

test('the addresses are those of the committed list', async () => {
  const file = new URL('./routes.txt', import.meta.url)
  const list = `${[...new Set(inHindi().map(line))].sort().join('\n')}\n`
  if (process.env['UPDATE_ROUTES'] === '1') await writeFile(file, list)
  expect(list).toBe(await readFile(file, 'utf8'))
})

test('both languages have the same addresses', () => {
  const of = (language: string) =>
    addresses()
      .filter(({ url }) => url === `/${language}` || url.startsWith(`/${language}/`))
      .map(({ method, url }) => `${method} ${url.slice(3)}`)
      .sort()
  expect(of('hi')).toEqual(of('en'))
})

test('every address of an office names the roles that may use it', () => {
  expect(addresses().filter(({ scope, roles }) => scope === 'office' && roles.length === 0)).toEqual([])
})

test('without a session no page of a person or an office opens, and no form of theirs is taken', async () => {
  for (const { method, url } of inHindi().filter(({ scope }) => scope === 'person' || scope === 'office')) {
    const guest = home.visitor()
    const answer = method === 'GET' ? await guest.get(concrete(url)) : await guest.post(concrete(url), {})
    expect([method, url, answer.status]).toEqual([method, url, method === 'GET' ? 303 : 403])
    if (method === 'GET') expect(answer.location).toContain('/hi/sign-in?next=')
  }
})

test('a form without the token of the session is not taken, whoever sends it', async () => {
  const officer = await home.person({
    roles: ['examiner', 'chief-examiner', 'treasury', 'invigilator', 'administrator', 'counter-operator'],
  })
  for (const { method, url } of inHindi().filter(
    ({ method, scope }) => method !== 'GET' && (scope === 'person' || scope === 'office'),
  )) {
    const answer = await officer.post(concrete(url), { any: 'thing' })
    expect([method, url, answer.status]).toEqual([method, url, 403])
  }
})

test('an office opens to its roles alone: another role gets 403, another authority 404', async () => {
  const roles = (await home.db.selectFrom('roles').select('code').execute()).map((role) => role.code)
  const people = new Map(
    await Promise.all(roles.map(async (role) => [role, await home.person({ roles: [role] })] as const)),
  )
  const citizen = await home.person()
  let asked = 0
  for (const { url, roles: allowed } of inHindi().filter(
    ({ scope, method }) => scope === 'office' && method === 'GET',
  )) {
    for (const [role, officer] of people) {
      const { status } = await officer.get(concrete(url))
      asked += 1
      if (allowed.includes(role))
        expect([url, role, status === 403], `${url} for ${role}`).toEqual([url, role, false])
      else expect([url, role, status]).toEqual([url, role, 403])
    }
    expect([url, (await citizen.get(concrete(url))).status]).toEqual([url, 404])
    const elsewhere = url.replace(':office', 'XX')
    expect([url, (await people.get('examiner')!.get(concrete(elsewhere))).status]).toEqual([url, 404])
  }
  console.log(`${asked} pages asked for by role`)
})

test('a form of an office is taken from its roles alone: with a good token another role gets 403, another authority 404', async () => {
  const roles = (await home.db.selectFrom('roles').select('code').execute()).map((role) => role.code)
  const tokenOf = async (officer: SignedIn) =>
    (await officer.get('/hi/my/password')).$('input[name=_csrf]').attr('value') ?? ''
  const citizen = await home.person()
  const forms = inHindi().filter(({ scope, method }) => scope === 'office' && method === 'POST')
  let sent = 0
  for (const role of roles) {
    const officer = await home.person({ roles: [role] })
    const fields = { _csrf: await tokenOf(officer) }
    for (const { url } of forms.filter(({ roles: allowed }) => !allowed.includes(role))) {
      sent += 1
      expect([url, role, (await officer.post(concrete(url), fields)).status]).toEqual([url, role, 403])
    }
  }
  const fields = { _csrf: await tokenOf(citizen) }
  for (const { url } of forms)
    expect([url, (await citizen.post(concrete(url), fields)).status]).toEqual([url, 404])
  const officer = await home.person({ roles })
  const own = { _csrf: await tokenOf(officer) }
  for (const { url } of forms)
    expect([url, (await officer.post(concrete(url.replace(':office', 'XX')), own)).status]).toEqual([
      url,
      404,
    ])
  console.log(`${sent} forms sent in a role that may not`)
  expect(sent).toBeGreaterThan(200)
})

test('nothing that is written about is there: every address with an id of nothing says "not found", never a fault', async () => {
  const officer = await home.person({
    roles: ['examiner', 'chief-examiner', 'treasury', 'invigilator', 'administrator', 'counter-operator'],
  })
  for (const { method, url, scope } of inHindi()) {
    if (!/:(?!office)/.test(url) || !['person', 'office'].includes(scope)) continue
    const token = (await officer.get('/hi/my/password')).$('input[name=_csrf]').attr('value') ?? ''
    const answer =
      method === 'GET'
        ? await officer.get(concrete(url))
        : await officer.post(concrete(url), { _csrf: token })
    expect([400, 404, 422], `${method} ${url} gave ${answer.status}`).toContain(answer.status)
  }
})
