// Own, other, none: for everything that bears an id. Who it belongs to was found out by walking all links; everybody
// else learns nothing of it and changes nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantRole, signUp } from '../../src/people/index.ts'
import { busyHouse } from '../support/busy-house.ts'
import { crawl, type Crawl, type Form, type Place } from '../support/crawl.ts'
import type { DemonstrationHouse } from '../support/demonstration.ts'
import { routesOf } from '../support/route-table.ts'
import type { Fields, Visitor } from '../support/visitor.ts'

let home: DemonstrationHouse
let found: Crawl
beforeAll(async () => {
  home = await busyHouse()
  found = await crawl(home)
}, 240_000)
afterAll(async () => {
  await home.close()
})

const system = { personId: null, role: null, authorityId: null }

/** Addresses to which no link of a demonstration person leads, and why. */
const unlinked: Record<string, string> = {
  '/': 'sends on to /hi',
  '/assets/*': 'styles, scripts and letters, named by every page',
  '/healthz': 'asked by the machine that keeps the server running',
  '/V/:number': 'what a scanner of capitals reads from a QR code; sends on to /v/:number',
  '/hi/new-password/:token': 'the link stands in a mail',
  '/hi/rules/search': 'asked by the search form on every page of the law',
  '/api/v1/decisions': 'for programs',
  '/api/v1/verifications/:number': 'for programs',
}
/** Addresses to which no form on a page was sent, and why. */
const unfilled: Record<string, string> = {
  '/hi/calculators/:slug': 'only forms with lists are posted (manning); the walk sees few of the calculators',
  '/hi/new-password/:token': 'its page is reached from a mail',
  '/hi/my/counter-end': 'shown while a counter operator acts for someone',
  '/hi/my/examination/:attempt/answers': 'sent by the script of the examination',
  '/hi/my/examination/:attempt/signs': 'sent by the script of the examination',
  '/hi/my/examination/:attempt/start': 'everybody of this hall has started',
  '/hi/office/:office/marking/:session/objective': 'what has a key is marked',
  '/api/v1/decisions/:ruleSet/:decision': 'for programs',
}

const unreached = (method: string, reached: { route: { pattern: string } }[]): string[] => {
  const patterns = new Set(reached.map(({ route }) => route.pattern))
  return routesOf(home.app)
    .filter((route) => route.method === method && !/^\/en(\/|$)/.test(route.pattern))
    .map(({ pattern }) => pattern)
    .filter((pattern) => !patterns.has(pattern))
    .toSorted()
}

test('every page is reached by links from a menu, every form stands on a page; the others are named with the reason', () => {
  expect(unreached('GET', found.places)).toEqual(Object.keys(unlinked).toSorted())
  expect(unreached('POST', found.forms)).toEqual(Object.keys(unfilled).toSorted())
  console.log(`${found.places.length} addresses and ${found.forms.length} forms found by links`)
})

test('no link leads nowhere, and nobody is offered a form that only others may send', () => {
  expect(found.dead).toEqual([])
})

const hasId = (address: string): boolean => /[0-9a-f]{8}-[0-9a-f]{4}-7/.test(address)
const inScope = <T extends Place | Form>(all: T[], scope: string, address: (one: T) => string): T[] => [
  ...new Map(
    all.filter((one) => one.route.scope === scope && hasId(address(one))).map((one) => [address(one), one]),
  ).values(),
]
/** So many of each route that all its owners' cases come up, and the run stays short. */
const aFew = (all: Form[]): Form[] =>
  [...Map.groupBy(all, ({ route }) => route.pattern).values()].flatMap((forms) => forms.slice(0, 3))
const candidates = (): string[] => home.cast.filter(({ officer }) => !officer).map(({ who }) => who)

test('what belongs to one person is not there for any other (GET)', async () => {
  const own = inScope(found.places, 'person', (place) => place.address)
  const first = new Map(own.toReversed().map((place) => [place.route.pattern, place]))
  let asked = 0
  for (const [at, place] of own.entries()) {
    const others = candidates().filter((who) => who !== place.who)
    // One address of each route is tried by everybody, every other address by one more person.
    const trying =
      first.get(place.route.pattern) === place ? [...others, 'examiner'] : [others[at % others.length]!]
    for (const who of trying) {
      const { status } = await (await home.as(who)).get(place.address)
      asked += 1
      expect([place.address, who, status]).toEqual([place.address, who, 404])
    }
  }
  console.log(`${own.length} own addresses of ${first.size} routes, asked for ${asked} times by others`)
  expect(first.size).toBeGreaterThan(12)
}, 120_000)

test('no other person changes anything by the forms of one', async () => {
  const own = aFew(inScope(found.forms, 'person', (form) => form.action))
  const before = await contents()
  for (const [at, form] of own.entries()) {
    const others = candidates().filter((who) => who !== form.who)
    const who = others[at % others.length]!
    const status = await sendAs(await home.as(who), form)
    expect([404, 422], `${form.action} sent by ${who} gave ${status}`).toContain(status)
  }
  expect(await contents()).toEqual(before)
  console.log(`${own.length} forms of persons sent by others: nothing changed`)
  expect(new Set(own.map(({ route }) => route.pattern)).size).toBeGreaterThan(12)
}, 120_000)

test('an officer of another authority finds nothing of this one under the code of their own office, and changes nothing', async () => {
  const stranger = await officerElsewhere()
  const places = inScope(found.places, 'office', (place) => place.address)
  for (const { address } of places) {
    const { status } = await stranger.get(elsewhere(address))
    expect([address, status]).toEqual([address, 404])
  }
  const forms = aFew(inScope(found.forms, 'office', (form) => form.action))
  const before = await contents()
  for (const form of forms) {
    const status = await sendAs(stranger, form, elsewhere(form.action))
    expect([404, 422], `${form.action} gave ${status}`).toContain(status)
  }
  expect(await contents()).toEqual(before)
  console.log(
    `${places.length} office addresses and ${forms.length} forms are not there for another authority`,
  )
  expect(places.length).toBeGreaterThan(100)
}, 120_000)

const elsewhere = (address: string): string => address.replace('/office/JH/', '/office/ZZ/')

/** The form as its owner's page holds it, sent with the token of somebody else. */
async function sendAs(visitor: Visitor, form: Form, action = form.action): Promise<number> {
  const page = await (await home.as(form.who)).get(form.page)
  const fields: Fields = {}
  page
    .$('form')
    .filter((_i, one) => page.$(one).attr('action') === form.action)
    .first()
    .find('input[type=hidden], input[type=text], textarea, input[checked]')
    .each((_i, one) => {
      fields[page.$(one).attr('name') ?? ''] = page.$(one).attr('value') ?? page.$(one).text()
    })
  const token = (await visitor.get('/hi/my/password')).$('input[name=_csrf]').attr('value') ?? ''
  return (await visitor.post(action, { ...fields, _csrf: token })).status
}

/** Somebody who holds every office of another authority. */
async function officerElsewhere(): Promise<Visitor> {
  const [row] = await home.database.asOwner(
    `insert into authorities (code, name, rule_set, state_code)
     values ('ZZ', '{"en": "Elsewhere", "hi": "दूसरा राज्य"}', 'jharkhand-2020', 'IN-ZZ')
     returning id`,
  )
  const contact = { mobile: '+919999999999' }
  const password = 'patwar-lehar-ghat-4711'
  await signUp(home.db, { fullName: 'Mohan Das', contact, password, language: 'hi' }, system)
  for (const { code: role } of await home.db.selectFrom('roles').select('code').execute())
    await grantRole(home.db, { contact, authorityId: String(row?.['id']), role }, system)
  const visitor = home.visitor()
  const answer = await visitor.submit('/hi/sign-in', { contact: contact.mobile, password })
  expect(answer.status).toBe(303)
  return visitor
}

/** What stands in every table but those that note who is here and how often somebody tried. */
async function contents(): Promise<Record<string, unknown>> {
  const tables = await home.database.asOwner(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('sessions', 'rate_limits')`,
  )
  const print = async (name: string) => {
    const [row] = await home.database.asOwner(
      `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as print from ${name} t`,
    )
    return [name, row] as const
  }
  return Object.fromEntries(
    await Promise.all(tables.map(async (table) => await print(String(table['name'])))),
  )
}
