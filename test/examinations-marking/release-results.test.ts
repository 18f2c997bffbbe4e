// From the marks to the result: the examiner certifies Part H of Form 20, the Chief Examiner releases, and only
// then the candidate reads it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resultOf } from '../../src/examinations/index.ts'
import { house, type House } from '../support/house.ts'
import { type Held, held, markObjective, ownResult, paper, recommend, recordPart, release } from './held.ts'

let home: House
let hall: Held
beforeAll(async () => {
  home = await house()
  // 40 of 50 marks, 20 of 50 (exactly 40 per cent), 18 of 50
  hall = await held(home, { right: [20, 10, 9] })
})
afterAll(async () => {
  await home.close()
})

const stateOf = async (application: string) =>
  (
    await home.db
      .selectFrom('applications')
      .select('state')
      .where('id', '=', application)
      .executeTakeFirstOrThrow()
  ).state

test('while anything is missing nothing is certified, and the page names what', async () => {
  const before = await recommend(hall)
  expect([before.status, before.refusals]).toEqual([422, ['not-all-marked']])
  expect(before.$('tbody').text()).toContain('Still missing: answers with a key')
  await markObjective(hall)
  for (const candidate of hall.candidates.slice(0, 2)) await recordPart(hall, 'viva', candidate)
  const still = await recommend(hall)
  expect(still.refusals).toEqual(['not-all-marked'])
  expect(still.$('tbody tr').last().text()).toContain('Still missing: viva voce')
  await recordPart(hall, 'viva', hall.candidates[2]!)
})

test('who sat the examination certifies nothing of it, and a place is needed', async () => {
  const [me] = hall.candidates
  await home.database.asOwner(
    `insert into role_grants (person_id, authority_id, role) values ($1, $2, 'examiner'), ($1, $2, 'chief-examiner')`,
    [me!.personId, home.jharkhand],
  )
  expect((await recommend(hall, me)).refusals).toEqual(['own-paper'])
  const empty = await hall.examiner.submit(hall.results, { place: '' }, `${hall.results}/recommendation`)
  expect([empty.status, Object.keys(empty.errors)]).toEqual([422, ['place']])
})

test('before the release a candidate reads that there is no result yet, and no address of theirs gives a key or a mark', async () => {
  const [me] = hall.candidates
  expect((await ownResult(me!)).text).toContain('not released yet')
  const keys = (await paper(home, me!)).flatMap(({ itemId, letters }) => [itemId, JSON.stringify(letters)])
  const addresses = ownAddresses(me!)
  expect(addresses.length).toBeGreaterThan(15)
  for (const address of addresses) {
    const page = await me!.get(address)
    expect([200, 303, 404, 409], `${address} ${page.status}`).toContain(page.status)
    expect(page.text, address).not.toMatch(/of 50 marks|80 per cent|50 में से|80 प्रतिशत|Answered at the model/)
    for (const key of keys) expect(page.text, address).not.toContain(key)
  }
  expect(await resultOf(home.db, me!.application)).toBeUndefined()
})

/** Every address of persons that can be opened, for this candidate's application and attempt, in both languages. */
const ownAddresses = ({ application, attempt }: Held['candidates'][number]): string[] => [
  ...new Set(
    home.app.siteMap
      .filter((route) => route.config?.scope === 'person' && [route.method].flat().includes('GET'))
      .map(({ url }) =>
        url.replace(':application', application).replace(':attempt', attempt).replace(':question', '1'),
      )
      .filter((url) => !url.includes(':')),
  ),
]

test('26, 31(ix): the examiner certifies; exactly 40 per cent passes and one question less fails', async () => {
  const answer = await recommend(hall)
  expect([answer.status, answer.refusals]).toEqual([303, []])
  const rows = await home.db
    .selectFrom('results')
    .select(['application_id as application', 'outcome', 'written', 'rank', 'certified_at as place'])
    .where('session_id', '=', hall.session)
    .execute()
  const of = (at: number) => rows.find((row) => row.application === hall.candidates[at]!.application)
  expect(of(0)).toMatchObject({ outcome: 'passed', written: 'passed', rank: 'serang', place: 'Ranchi' })
  expect(of(1)).toMatchObject({ outcome: 'passed', written: 'passed' })
  expect(of(2)).toMatchObject({ outcome: 'failed', written: 'failed', rank: null })
  expect(await home.audited(hall.candidates[0]!.application)).toContain('result.recommended')
  expect(await home.audited(hall.session)).toContain('session.marked')
})

test('certified, and still nothing for the candidate, nor for a grant', async () => {
  const [me] = hall.candidates
  expect((await ownResult(me!)).text).toContain('not released yet')
  expect(await stateOf(me!.application)).toBe('examined')
  expect(await resultOf(home.db, me!.application)).toBeUndefined()
})

test('certified once: a second time there is nothing to certify', async () => {
  const csrf = (await hall.second.get('/en/my/password')).$('input[name=_csrf]').attr('value') ?? ''
  const again = await hall.second.post(`${hall.results}/recommendation`, {
    ...{ _csrf: csrf, place: 'Sahibganj' },
    version: String(await versionOf(hall)),
  })
  expect([again.status, again.refusals]).toEqual([422, ['session-not-finished']])
})

test('whoever certified may not release, nor who sat it, nor an examiner; the page of an earlier version gets a conflict', async () => {
  await home.database.asOwner(
    `insert into role_grants (person_id, authority_id, role) values ($1, $2, 'chief-examiner')`,
    [hall.examiner.personId, home.jharkhand],
  )
  expect((await release(hall, hall.examiner)).refusals).toEqual(['same-person'])
  expect((await release(hall, hall.candidates[0])).refusals).toEqual(['own-paper'])
  const csrf = (await hall.chief.get(hall.results)).$('input[name=_csrf]').first().attr('value') ?? ''
  const old = await hall.chief.post(`${hall.results}/release`, { _csrf: csrf, version: '0' })
  expect(old.status).toBe(409)
  const other = (await hall.second.get('/en/my/password')).$('input[name=_csrf]').attr('value') ?? ''
  expect((await hall.second.post(`${hall.results}/release`, { _csrf: other, version: '0' })).status).toBe(403)
})

test('the Chief Examiner releases: passed and failed, audited, once even when two press', async () => {
  const chief = await home.person({ fullName: 'Prakash Lakra', roles: ['chief-examiner'] })
  const both = await Promise.all([release(hall), release(hall, chief)])
  expect(both.map((page) => page.status).sort()).toEqual([303, 409])
  expect(await Promise.all(hall.candidates.map(async (one) => await stateOf(one.application)))).toEqual([
    'passed',
    'passed',
    'failed',
  ])
  expect(await home.audited(hall.candidates[0]!.application)).toContain('application.passed')
  expect(await home.audited(hall.candidates[2]!.application)).toContain('application.failed')
  expect((await home.audited(hall.session)).filter((action) => action === 'session.released')).toHaveLength(1)
})

test('released once: a second time there is nothing to release', async () => {
  const csrf = (await hall.chief.get('/en/my/password')).$('input[name=_csrf]').attr('value') ?? ''
  const version = String(await versionOf(hall))
  const again = await hall.chief.post(`${hall.results}/release`, { _csrf: csrf, version })
  expect([again.status, again.refusals]).toEqual([422, ['session-not-marked']])
})

test('passed: every part, its marks by section, the rule with its number, and what comes next', async () => {
  const page = await ownResult(hall.candidates[0]!)
  const text = page.$('main').text().replace(/\s+/g, ' ')
  expect(page.heading).toContain('Passed')
  for (const words of [
    'Rules of the road, lights and sound signals',
    '40 of 50 marks: 80 per cent. The pass mark is 40 per cent.',
    'Rule 31(ix)',
    '50 of 50 marks',
    'must be passed',
    'certificate of competency',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('Answered at the model')
})

test('failed: which part, how much was missing, and when to come again', async () => {
  const page = await ownResult(hall.candidates[2]!)
  const text = page.$('main').text().replace(/\s+/g, ' ')
  expect(page.heading).toContain('Failed')
  expect(text).toContain('36 per cent found, 40 needed')
  expect(text).toContain('the written paper')
  expect(text).toContain('Rule 32(v)')
  const hindi = await hall.candidates[2]!.get(`/hi/my/applications/${hall.candidates[2]!.application}/result`)
  expect(hindi.heading).toContain('अनुत्तीर्ण')
  expect(hindi.$('main').text()).toContain('36 प्रतिशत मिले, 40 चाहिए')
})

test('the page of the application leads to the result', async () => {
  const [me] = hall.candidates
  const page = await me!.get(`/en/my/applications/${me!.application}`)
  expect(page.$(`a[href="/en/my/applications/${me!.application}/result"]`)).toHaveLength(1)
})

test("another person's result is not found", async () => {
  const [me, other] = hall.candidates
  expect((await other!.get(`/en/my/applications/${me!.application}/result`)).status).toBe(404)
})

test('the grant learns the outcome of each part, the day, the rank and who certified', async () => {
  const passed = await resultOf(home.db, hall.candidates[0]!.application)
  expect(passed).toMatchObject({
    outcome: 'passed',
    facts: { written: 'passed', viva: 'passed' },
    rank: 'serang',
    recommendedBy: hall.examiner.personId,
  })
  const failed = await resultOf(home.db, hall.candidates[2]!.application)
  expect(failed).toMatchObject({
    outcome: 'failed',
    facts: { written: 'failed', viva: 'passed' },
    rank: null,
  })
})

test('the decision of the rules is kept with its facts, and the candidate with an e-mail address is written to', async () => {
  const other = await held(home, { right: [25] })
  const [me] = other.candidates
  await home.database.asOwner(`update people set email = 'ramu.kewat@example.in' where id = $1`, [
    me!.personId,
  ])
  await markObjective(other)
  await recordPart(other, 'viva', me!, { share: 0.25 })
  await recommend(other)
  await release(other)
  const decision = await home.db
    .selectFrom('results')
    .innerJoin('decisions', 'decisions.id', 'results.written_decision_id')
    .select(['decisions.outcome', 'decisions.facts', 'results.outcome as result'])
    .where('results.application_id', '=', me!.application)
    .executeTakeFirstOrThrow()
  expect(decision).toMatchObject({ outcome: 'satisfied', result: 'failed', facts: { passPercent: 40 } })
  const mail = await home.db
    .selectFrom('outbox')
    .select(['template', 'content'])
    .where('recipient', '=', 'ramu.kewat@example.in')
    .executeTakeFirstOrThrow()
  expect(mail.template).toBe('result-released')
  expect(JSON.stringify(mail.content)).toContain(`/hi/my/applications/${me!.application}/result`)
})

async function versionOf({ session }: Held): Promise<number> {
  return (
    await home.db
      .selectFrom('exam_sessions')
      .select('version')
      .where('id', '=', session)
      .executeTakeFirstOrThrow()
  ).version
}
