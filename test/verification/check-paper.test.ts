import { afterAll, beforeAll, expect, test } from 'vitest'
import { perform } from '../../src/db/act.ts'
import { orderOnPaper, type PaperOrder } from '../../src/papers/index.ts'
import { maskedName } from '../../src/verification/masked-name.ts'
import { house, type House } from '../support/house.ts'
import { aPaper, dayAfter } from '../papers/a-paper.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

const today = async () =>
  String((await home.database.asOwner('select sukani_today()::text as day'))[0]!['day'])
const verdict = async (number: string) =>
  (await home.visitor().get(`/v/${number}`)).$('[data-verdict]').attr('data-verdict')
type Bare = PaperOrder extends infer One
  ? One extends PaperOrder
    ? Omit<One, 'authorityId' | 'grounds' | 'reasons'>
    : never
  : never
async function ordered(order: Bare): Promise<string> {
  const chief = await home.person({ roles: ['chief-examiner'] })
  const actor = { personId: chief.personId, role: 'chief-examiner', authorityId: home.jharkhand }
  const done = await perform(
    home.db,
    actor,
    async (act) =>
      await orderOnPaper(act, {
        ...order,
        authorityId: home.jharkhand,
        grounds: '34(iv)(g)(iii)',
        reasons: 'Left his vessel without leave.',
      }),
  )
  if (!done.ok) throw new Error(done.refusals.join())
  return done.id
}

test('a certificate in force: the verdict stands first, in both languages, with a masked name and the time of the check', async () => {
  const { personId } = await home.person()
  const { number } = await aPaper(home, personId)
  const page = await home.visitor().get(`/v/${number}`)
  expect([page.status, page.heading]).toEqual([200, 'असली और मान्य'])
  expect(page.$('.app-status').text()).toContain('GENUINE AND IN FORCE')
  expect(page.$('.app-status').hasClass('app-status--good')).toBe(true)
  expect(page.text.indexOf('GENUINE')).toBeLessThan(page.text.indexOf('K•••'))
  const told = page.$('main').text()
  for (const words of ['K••• H••• N•••', 'कृ••• हृ••• नि•••', 'Serang', 'सेरांग', 'Form 26', 'प्रारूप 26', number])
    expect(told).toContain(words)
  expect(told).not.toMatch(/Krishna|Nishad|निषाद|Mangalhat|12 March/)
  expect(told).toMatch(/Checked\s*\d{1,2} \w+ \d{4}, \d{2}:\d{2}/)
})

test('the page needs no script, sets no cookie, is kept five seconds at most, and weighs under 15 KB', async () => {
  const { personId } = await home.person()
  const { number } = await aPaper(home, personId)
  const page = await home.visitor().get(`/v/${number}`)
  expect(page.$('script').length).toBe(0)
  expect(page.headers['set-cookie']).toBeUndefined()
  expect(page.headers['cache-control']).toBe('public, max-age=5')
  const sheet = page.$('link[rel=stylesheet]').attr('href') ?? ''
  const style = await home.app.inject({ url: sheet })
  const { gzipSync } = await import('node:zlib')
  expect(page.bytes.length).toBeLessThan(15_000)
  expect(gzipSync(page.bytes).length + gzipSync(style.rawPayload).length).toBeLessThan(15_000)
})

test('the capitals of the square, small letters, blanks and long dashes all find the paper', async () => {
  const { personId } = await home.person()
  const { number } = await aPaper(home, personId)
  for (const address of [
    `/V/${number}`,
    `/v/${number.toLowerCase()}`,
    `/v/${encodeURIComponent(number.replaceAll('-', ' – '))}`,
  ])
    expect([address, (await home.visitor().get(address)).status]).toEqual([address, 200])
})

test('a number that was never given: red, no data, and what to do', async () => {
  for (const number of ['JH-SER-2026-999999', 'nonsense', "' or 1=1"]) {
    const page = await home.visitor().get(`/v/${encodeURIComponent(number)}`)
    expect([number, page.status, page.$('[data-verdict]').attr('data-verdict')]).toEqual([
      number,
      404,
      'unknown',
    ])
    expect(page.$('.app-status--bad').length).toBe(1)
    expect(page.$('main').text()).not.toContain('•••')
  }
})

test('what cannot be read or is far too long is an unknown number as well', async () => {
  for (const typed of ['%ff', '%', '%00', '%E0%A4%A', '9'.repeat(90), '9'.repeat(5000)])
    expect([typed, await verdict(typed)]).toEqual([typed, 'unknown'])
})

test('a suspension is told with its days, from its first to the end of its last, and then green again', async () => {
  const { personId } = await home.person()
  const { id, number } = await aPaper(home, personId)
  const day = await today()
  await ordered({
    kind: 'suspension',
    paperId: id,
    version: 0,
    fromDay: dayAfter(day, 1),
    toDay: dayAfter(day, 3),
  })
  expect(await verdict(number)).toBe('valid')
  await home.database.moveClock('1 day')
  const page = await home.visitor().get(`/v/${number}`)
  expect(page.$('[data-verdict]').attr('data-verdict')).toBe('suspended')
  expect(page.$('.app-status--caution').text()).toMatch(
    /Suspended from \d+ \w+ \d{4} to the end of \d+ \w+ \d{4}/,
  )
  await home.database.moveClock('3 days')
  expect(await verdict(number)).toBe('suspended')
  await home.database.moveClock('4 days')
  expect(await verdict(number)).toBe('valid')
  await home.database.moveClock('0')
})

test('the last day holds to 23:59 of India', async () => {
  const { personId } = await home.person()
  const day = await today()
  const { number } = await aPaper(home, personId, { validUntil: day })
  const untilMidnight = `(sukani_today() + 1)::timestamp at time zone 'Asia/Kolkata' - now()`
  await home.database.asOwner(`update deployment set clock_offset = ${untilMidnight} - interval '30 seconds'`)
  expect(await verdict(number)).toBe('valid')
  await home.database.asOwner(`update deployment set clock_offset = '0'`)
  await home.database.asOwner(`update deployment set clock_offset = ${untilMidnight} + interval '30 seconds'`)
  expect(await verdict(number)).toBe('expired')
  await home.database.moveClock('0')
})

test('a cancelled paper says so at the next look, and also when it is expired; a revocation makes it green again', async () => {
  const { personId } = await home.person()
  const { id, number } = await aPaper(home, personId)
  const order = await ordered({ kind: 'cancellation', paperId: id, version: 0 })
  expect(await verdict(number)).toBe('cancelled')
  await home.database.moveClock('2000 days')
  expect(await verdict(number)).toBe('cancelled')
  await home.database.moveClock('0')
  await ordered({ kind: 'revocation', paperId: id, version: 1, revokesId: order })
  expect(await verdict(number)).toBe('valid')
})

test('a paper that was replaced, one given back and one whose term has not begun have words of their own', async () => {
  const { personId } = await home.person()
  const day = await today()
  for (const [state, words] of [
    ['superseded', 'REPLACED'],
    ['surrendered', 'GIVEN BACK'],
  ] as const) {
    const { id, number } = await aPaper(home, personId)
    await home.database.asOwner('update papers set state = $1 where id = $2', [state, id])
    expect((await home.visitor().get(`/v/${number}`)).$('.app-status--bad').text()).toContain(words)
  }
  const { number } = await aPaper(home, personId, { validFrom: dayAfter(day, 10) })
  expect((await home.visitor().get(`/v/${number}`)).$('.app-status--caution').text()).toContain(
    'NOT YET IN FORCE',
  )
})

test('programs get the same answer as JSON, with the masked name and nothing more', async () => {
  const { personId } = await home.person()
  const { number } = await aPaper(home, personId)
  const answer = await home.app.inject({ url: `/api/v1/verifications/${number.toLowerCase()}` })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=5'])
  expect(answer.json()).toMatchObject({
    number,
    verdict: 'valid',
    kind: 'certificate-of-competency',
    form: 'form-26',
    gradeName: { en: 'Serang', hi: 'सेरांग' },
    holder: { en: 'K••• H••• N•••' },
    suspension: null,
  })
  expect(answer.body).not.toContain('Krishna')
  const unknown = await home.app.inject({ url: '/api/v1/verifications/JH-SER-2026-999999' })
  expect([unknown.statusCode, unknown.json<{ verdict: string }>().verdict]).toEqual([404, 'unknown'])
})

test('the form takes a number as people type it, Devanagari digits too, and leads to the answer', async () => {
  const guest = home.visitor()
  const page = await guest.get('/hi/verify')
  expect([page.status, page.headers['set-cookie'], page.$('script').length]).toEqual([200, undefined, 0])
  const sent = await guest.get(`/hi/verify?number=${encodeURIComponent('jh-ser-२०२६-००००१२')}`)
  expect([sent.status, sent.location]).toEqual([303, '/v/JH-SER-2026-000012'])
  const wrong = await guest.get('/en/verify?number=123')
  expect([wrong.status, wrong.errors['number']]).toEqual([
    422,
    'Type the whole number, like JH-SER-2026-000001',
  ])
  expect(wrong.$('#number').attr('value')).toBe('123')
})

test('who asks too often has to wait', async () => {
  const ask = async () =>
    (await home.app.inject({ url: '/v/JH-SER-2026-000001', remoteAddress: '203.0.113.9' })).statusCode
  const answers = await Promise.all(Array.from({ length: 125 }, ask))
  expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5)
  expect(answers.filter((status) => status !== 429).length).toBe(120)
})

test('a name is masked letter by letter as a reader of Hindi sees letters', () => {
  expect(maskedName('श्री  क्षितिज कुमार')).toBe(`श्री••• क्षि••• कु•••`)
  expect(maskedName('A. K. Singh')).toBe('A••• K••• S•••')
})
