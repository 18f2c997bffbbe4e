import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsRoutes } from '../../src/documents/index.ts'
import { marinerRoutes } from '../../src/mariners/index.ts'
import { peopleRoutes } from '../../src/people/index.ts'
import { house, type House } from '../support/house.ts'
import type { Page } from '../support/visitor.ts'
import {
  added,
  day,
  none,
  profile,
  serangCourses,
  serangToBe,
  service,
  course,
  education,
} from './a-mariner.ts'

let home: House
beforeAll(async () => {
  home = await house({ rooms: [peopleRoutes, documentsRoutes, marinerRoutes] })
})
afterAll(async () => {
  await home.close()
})

const verdictsOf = (page: Page): Record<string, string> => {
  const verdicts: Record<string, string> = {}
  page.$('[data-grade]').each((_i, one) => {
    verdicts[page.$(one).attr('data-grade') ?? ''] = page.$(one).attr('data-verdict') ?? ''
  })
  return verdicts
}
const card = (page: Page, grade: string): string =>
  page.$(`[data-grade=${grade}]`).text().replaceAll(/\s+/g, ' ')

test('who has filled in nothing yet is told "not known yet" for all six grades, never "no"', async () => {
  const person = await home.person()
  const page = await person.get('/en/my/eligibility?on=2026-11-30')
  expect(verdictsOf(page)).toEqual({
    serang: 'unknown',
    'second-class-master': 'unknown',
    'first-class-master': 'unknown',
    'second-class-engine-driver': 'unknown',
    'first-class-engine-driver': 'unknown',
    'inland-engineer': 'unknown',
  })
  expect(page.text).toContain('worked out from what you filled in yourself')
})

test('31(v): exactly four years as sukani at 300 BHP with all courses is enough for serang, and the page shows each requirement', async () => {
  const person = await serangToBe(home)
  const page = await person.get('/en/my/eligibility?on=2026-11-30')
  expect(verdictsOf(page)).toMatchObject({ serang: 'satisfied', 'second-class-master': 'not-satisfied' })
  expect(card(page, 'serang')).toContain('Birth date: date of birth 12 March 1998')
  expect(card(page, 'serang')).toContain('Rule 31(i)(b)')
})

test('D2: four years in the engine department are enough as the rule is read, and the page says who has not ruled on it', async () => {
  const person = await home.person()
  await added(person, 'profile', profile)
  await added(person, 'education', education)
  await added(person, 'service', { ...service, department: 'engine' })
  for (const name of serangCourses) await added(person, 'course', course(name))
  await none(person, 'uniformed')
  await none(person, 'certificate')
  const page = await person.get('/en/my/eligibility?on=2026-11-30')
  expect(verdictsOf(page)).toMatchObject({ serang: 'satisfied' })
  const flips = page.$('[data-grade=serang] [data-under=D2]').text()
  expect(flips).toContain('D2: service in the deck department only: Not yet')
  expect(card(page, 'serang')).toContain('How the rule is read (D2)')
  const hindi = card(await person.get('/hi/my/eligibility?on=2026-11-30'), 'serang')
  expect(hindi).toContain('D2: केवल डेक विभाग की सेवा: अभी नहीं')
})

test('what the authority has ruled holds for the candidate too: the day and the words', async () => {
  const own = await house({ rooms: [peopleRoutes, documentsRoutes, marinerRoutes] })
  await own.database.asOwner(
    `insert into settings (authority_id, key, value, valid_from, reason)
     values ($1, 'reading.D2', '"deck"', '2026-12-02', 'Order 12/2026')`,
    [own.jharkhand],
  )
  const person = await own.person()
  await added(person, 'profile', profile)
  await added(person, 'education', education)
  await added(person, 'service', { ...service, department: 'engine' })
  for (const name of serangCourses) await added(person, 'course', course(name))
  await none(person, 'uniformed')
  await none(person, 'certificate')
  const on = async (date: string) => await person.get(`/en/my/eligibility?on=${date}`)
  expect(verdictsOf(await on('2026-12-01'))).toMatchObject({ serang: 'satisfied' })
  const ruled = await on('2026-12-02')
  expect(verdictsOf(ruled)).toMatchObject({ serang: 'not-satisfied' })
  expect(card(ruled, 'serang')).toContain('How the rule is read (D2): service in the deck department only')
  await own.close()
})

// 30 days make a month: the last day but one of the year would still be enough.
test('31(v): one day short of four years is said as one day, in both languages, with its rule and the day it is reached', async () => {
  const person = await home.person()
  await added(person, 'profile', profile)
  await added(person, 'education', education)
  await added(person, 'service', { ...service, ...day('toDay', '2023-12-29') })
  for (const name of serangCourses) await added(person, 'course', course(name))
  await none(person, 'uniformed')
  await none(person, 'certificate')
  const english = card(await person.get('/en/my/eligibility?on=2026-11-30'), 'serang')
  expect(english).toContain('Not yet')
  expect(english).toContain('1 day short, that is 1 day more of such service (Rule 31(v)-(viii))')
  expect(english).toContain('you may sit from 1 December 2026 on')
  const hindi = card(await person.get('/hi/my/eligibility?on=2026-11-30'), 'serang')
  expect(hindi).toContain('अभी नहीं')
  expect(hindi).toContain('1 दिन कम')
  expect(hindi).toContain('नियम 31(v)-(viii)')
  expect(hindi).toContain('1 दिसंबर 2026')
})

test('31(i)(b): asked for the day before the 21st birthday it says not yet, for the birthday yes', async () => {
  const person = await home.person()
  await added(person, 'profile', { ...profile, ...day('birthDay', '2005-12-01') })
  const before = await person.get('/en/my/eligibility?on=2026-11-30')
  expect(card(before, 'serang')).toContain('(Rule 31(i)(b))')
  const after = await person.get('/en/my/eligibility?on-day=1&on-month=12&on-year=2026')
  expect(card(after, 'serang')).not.toContain('(Rule 31(i)(b))')
})

test('without a day it answers for today, by the clock of the house', async () => {
  const person = await home.person()
  await home.database.moveClock('0 days')
  const [row] = await home.database.asOwner("select to_char(sukani_today(), 'FMDD FMMonth YYYY') as today")
  const page = await person.get('/en/my/eligibility')
  expect(page.text).toContain(`If the examination is on ${String(row?.['today'])}`)
})

test.each([
  ['a day that no calendar has', 'on-day=31&on-month=2&on-year=2027'],
  ['a day before the rules were in force (Rule 1)', 'on=2020-10-07'],
  ['no day at all', 'on=tomorrow'],
])('%s is asked again, with what was typed', async (_what, query) => {
  const person = await home.person()
  const page = await person.get(`/en/my/eligibility?${query}`)
  expect([page.status, Object.keys(page.errors)]).toEqual([422, ['on']])
})

test('only the person themself sees it: a guest is sent to sign in', async () => {
  const page = await home.visitor().get('/en/my/eligibility')
  expect([page.status, page.location]).toEqual([303, '/en/sign-in?next=%2Fen%2Fmy%2Feligibility'])
})

test('asking writes nothing', async () => {
  const person = await serangToBe(home)
  const count = async () => (await home.database.asOwner('select count(*) as n from audit_events'))[0]?.['n']
  const before = await count()
  await person.get('/hi/my/eligibility?on=2026-11-30')
  expect(await count()).toBe(before)
})
