// What an office decides, it decides with what its authority has set for the day: the fee, the admission, the result.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begun, choose, confirmFee, idOf, submitted } from '../examinations/applications.ts'
import { accept, findAll, officePage } from '../examinations/scrutiny.ts'
import { opened, plan } from '../examinations/sessions.ts'
import {
  held,
  markObjective,
  ownResult,
  recommend,
  recordPart,
  release,
} from '../examinations-marking/held.ts'
import {
  added,
  course,
  day,
  description,
  education,
  none,
  profile,
  residence,
  serangCourses,
  service,
} from '../mariners/a-mariner.ts'
import { settingsOf } from '../../src/rules/index.ts'
import { house, type House, type SignedIn } from '../support/house.ts'
import { dayFromToday, setValue } from './set-value.ts'

let home: House
let chief: SignedIn
let examiner: SignedIn
beforeAll(async () => {
  home = await house()
  chief = await home.person({ fullName: 'Anita Minz', roles: ['chief-examiner'] })
  examiner = await home.person({ roles: ['examiner'] })
})
afterAll(async () => {
  await home.close()
})

const set = async (key: string, value: string, days = 0, by = chief) => {
  const answer = await setValue(by, key, { value, validFrom: await dayFromToday(home, days) })
  expect([answer.status, answer.refusals, answer.errors]).toEqual([303, [], {}])
}

/** A boatman whose service as sukani ends days before four years are full by the calendar (31(v)). */
async function daysShort(): Promise<SignedIn> {
  const person = await home.person()
  await added(person, 'profile', profile)
  await added(person, 'education', education)
  await added(person, 'service', { ...service, ...day('toDay', '2023-12-20') })
  for (const name of serangCourses) await added(person, 'course', course(name))
  await none(person, 'uniformed')
  await none(person, 'certificate')
  await added(person, 'residence', residence)
  await added(person, 'description', description)
  return person
}

test('31(v): some days short by the calendar are enough where the authority counts years of 360 days', async () => {
  const session = await opened(home, examiner)
  const treasury = await home.person({ roles: ['treasury'] })
  const person = await daysShort()
  const { own, demand } = await submitted(home, person, session)
  await confirmFee(treasury, demand)
  await findAll(examiner, own)
  const unmet = async () => (await examiner.get(officePage(own))).$('main .app-requirement--unmet').length
  expect(await unmet()).toBeGreaterThan(0)
  expect((await accept(examiner, own)).refusals).toEqual(['not-admitted'])
  await set('convention.months', '360-day-year')
  expect(await unmet()).toBe(0)
  expect((await accept(examiner, own)).status).toBe(303)
  const kept = await home.db
    .selectFrom('decisions')
    .innerJoin('applications', 'applications.admission_id', 'decisions.id')
    .select(['decisions.settings', 'decisions.outcome'])
    .where('applications.id', '=', idOf(own))
    .executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ outcome: 'satisfied', settings: { 'convention.months': '360-day-year' } })
})

test('33(vi): the fee that is shown and asked is the one in force today, not the one that comes', async () => {
  const session = await opened(home, examiner)
  await set('figure.fees.third', '1200')
  await set('figure.fees.third', '1500', 1)
  const person = await home.person()
  const own = await begun(person)
  await choose(person, own, session)
  expect((await person.get(`${own}/fee`)).text).toContain('₹1,200')
  await person.submit(`${own}/fee`, {})
  const demand = await home.db
    .selectFrom('demands')
    .innerJoin('decisions', 'decisions.id', 'demands.decision_id')
    .select(['amount_paise', 'settings'])
    .where('subject_id', '=', idOf(own))
    .executeTakeFirstOrThrow()
  expect(demand).toMatchObject({ amount_paise: 120_000, settings: { 'figure.fees.third': 1200 } })
})

test('D12: a pass mark that the authority set for the day is the one of the result, and stands on every page', async () => {
  const other = await house()
  const head = await other.person({ roles: ['chief-examiner'] })
  await set('pass-percent.serang', '45', 0, head)
  // 20 of 50 marks are exactly the 40 per cent of the paper; 23 of 50 are 46 per cent.
  const hall = await held(other, { right: [10, 13] })
  await markObjective(hall)
  for (const candidate of hall.candidates) await recordPart(hall, 'viva', candidate)
  expect((await hall.examiner.get(hall.results)).text).toContain('45 per cent')
  expect((await hall.examiner.get(`/en/office/JH/sessions/${hall.session}`)).text).toContain('45')
  expect((await recommend(hall)).status).toBe(303)
  expect((await release(hall)).status).toBe(303)
  const results = await other.db
    .selectFrom('results')
    .innerJoin('decisions', 'decisions.id', 'written_decision_id')
    .select(['application_id', 'written', 'decisions.outcome', 'settings'])
    .where('session_id', '=', hall.session)
    .execute()
  const of = hall.candidates.map(({ application }) =>
    results.find((one) => one.application_id === application),
  )
  expect(of.map((one) => [one?.written, one?.outcome])).toEqual([
    ['failed', 'not-satisfied'],
    ['passed', 'satisfied'],
  ])
  expect(of[0]?.settings).toMatchObject({ 'pass-percent.serang': 45 })
  expect((await ownResult(hall.candidates[0]!)).text).toContain('45 per cent')
  await other.close()
})

test('D12: where the authority reads the Hindi text, the page of the session shows 45 per cent', async () => {
  const answer = await examiner.submit(
    '/hi/office/JH/sessions/new',
    await plan(home, { grade: 'inland-engineer' }),
  )
  const page = answer.location?.replace('/hi/', '/en/') ?? ''
  expect((await examiner.get(page)).text).toContain('40 per cent')
  const texts = settingsOf('jharkhand-2020').find(({ key }) => key === 'reading.D12')!.value
  const hindi =
    texts.kind === 'choice' ? texts.among.find(({ words }) => words.en.startsWith('45')) : undefined
  await set('reading.D12', hindi?.value ?? '')
  expect((await examiner.get(page)).text).toContain('45 per cent')
})

test('an examiner plans with the pass mark of the authority; another is still the Chief Examiner’s to set', async () => {
  await set('pass-percent.serang', '45')
  const planned = async (passPercent: string) =>
    await examiner.submit('/hi/office/JH/sessions/new', await plan(home, { passPercent }))
  expect((await planned('45')).status).toBe(303)
  expect((await planned('60')).refusals).toEqual(['pass-mark-by-chief'])
})
