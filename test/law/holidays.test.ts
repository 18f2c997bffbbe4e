// The calendar of an office: on its holidays no vessel is surveyed unless the owner asks (3(iv)).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holidaysOf } from '../../src/authorities/index.ts'
import { house, type House, type SignedIn } from '../support/house.ts'
import { dayFields, dayFromToday } from './set-value.ts'

let home: House
let administrator: SignedIn
beforeAll(async () => {
  home = await house()
  administrator = await home.person({ fullName: 'Meena Kumari Tirkey', roles: ['administrator'] })
})
afterAll(async () => {
  await home.close()
})

const list = '/hi/office/JH/holidays'
const holiday = (day: string, over: Record<string, string> = {}) => ({
  ...dayFields('day', day),
  ...{ nameHi: 'करमा', nameEn: 'Karma', reason: 'अधिसूचना 4/2026', ...over },
})
const there = async (day: string) => await holidaysOf(home.db, home.jharkhand, day, day)
/** A day is put into the calendar past the page, as it stood there before. */
const stood = async (day: string) =>
  await home.database.asOwner(
    `insert into holidays (authority_id, day, name, reason)
     values ($1, $2, '{"en": "Old", "hi": "पुरानी"}', 'पुराना आदेश')`,
    [home.jharkhand, day],
  )

test('a day is added with its name in both languages and the order, and struck out with a reason', async () => {
  const day = await dayFromToday(home, 10)
  expect((await administrator.submit(list, holiday(day))).status).toBe(303)
  expect(await there(day)).toMatchObject([{ name: { hi: 'करमा', en: 'Karma' }, reason: 'अधिसूचना 4/2026' }])
  expect((await administrator.get('/en/office/JH/holidays')).text).toMatch(/Karma.*Meena Kumari Tirkey/s)
  const removal = `${list}/${day}/removal`
  const wanting = await administrator.submit(`${list}/${day}`, { reason: '' }, removal)
  expect([wanting.status, wanting.errors]).toEqual([422, { reason: 'कारण लिखें' }])
  expect((await administrator.submit(`${list}/${day}`, { reason: 'दिन बदला' }, removal)).status).toBe(303)
  expect(await there(day)).toEqual([])
  expect(await home.audited(day)).toEqual(['holiday.added', 'holiday.removed'])
  expect((await administrator.get(`${list}/${day}`)).status).toBe(404)
})

test('a day that has passed is neither added nor struck out: notices were given by it', async () => {
  const yesterday = await dayFromToday(home, -1)
  const late = await administrator.submit(list, holiday(yesterday))
  expect([late.status, late.refusals]).toEqual([422, ['holiday-has-passed']])
  expect(late.$('#nameEn').attr('value')).toBe('Karma')
  await stood(yesterday)
  const page = `${list}/${yesterday}`
  const struck = await administrator.submit(page, { reason: 'भूल' }, `${page}/removal`)
  expect([struck.status, struck.refusals]).toEqual([422, ['holiday-has-passed']])
  expect(await there(yesterday)).toHaveLength(1)
})

test('a day stands once: two who add it at the same time make one', async () => {
  const day = await dayFromToday(home, 12)
  const chief = await home.person({ roles: ['chief-examiner'] })
  const sent = await Promise.all(
    [administrator, chief].map(async (one) => await one.submit(list, holiday(day))),
  )
  expect(sent.map(({ status }) => status).toSorted()).toEqual([303, 422])
  expect(sent.find(({ status }) => status === 422)?.refusals).toEqual(['holiday-there'])
  expect(await there(day)).toHaveLength(1)
})

test('what is wanting is said at its field', async () => {
  const { errors } = await administrator.submit(
    list,
    holiday('2027-02-30', { nameHi: '', nameEn: '', reason: '' }),
  )
  expect(Object.keys(errors)).toEqual(['day', 'nameEn', 'nameHi', 'reason'])
})

test.each(['examiner', 'treasury', 'auditor'])(
  '%s reads the calendar and is offered no form',
  async (role) => {
    const day = await dayFromToday(home, 14)
    await stood(day)
    const officer = await home.person({ roles: [role] })
    const page = await officer.get(list)
    expect([page.status, page.$('main form').length, page.text.includes('पुरानी')]).toEqual([200, 0, true])
    expect((await officer.get(`${list}/${day}`)).status).toBe(403)
    await home.database.asOwner('delete from holidays where day = $1', [day])
  },
)
