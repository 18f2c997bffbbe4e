// May I sit for it? Public, for all six grades, with nothing stored.
import { load } from 'cheerio'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, type House } from '../support/house.ts'
import { serangTyped } from './a-serang.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

const ask = async (language: 'hi' | 'en', values: Record<string, string>) =>
  await home.app.inject({
    method: 'POST',
    url: `/${language}/eligibility`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  })
const verdicts = (body: string) => {
  const $ = load(body)
  return Object.fromEntries(
    $('[data-grade]')
      .map((_, one) => [[$(one).attr('data-grade') ?? '', $(one).attr('data-verdict') ?? '']])
      .get() as [string, string][],
  )
}

test('a boatman who has all that rule 31 asks may sit for serang, and reads of all six grades', async () => {
  const { statusCode, body } = await ask('hi', serangTyped)
  expect(statusCode).toBe(200)
  expect(verdicts(body)).toMatchObject({ serang: 'satisfied', 'first-class-master': 'not-satisfied' })
  expect(Object.keys(verdicts(body))).toHaveLength(6)
  expect(body).toContain('सेरांग: आप परीक्षा दे सकते हैं')
})

test('a day short of the age of 21 he may not, on the birthday he may (31(i)(b))', async () => {
  const aged = async (day: string) =>
    verdicts((await ask('en', { ...serangTyped, 'person.dateOfBirth': day })).body)['serang']
  expect(await aged('2005-06-16')).toBe('not-satisfied')
  expect(await aged('2005-06-15')).toBe('satisfied')
})

test('with nothing told it cannot be said, and what to fill in is named', async () => {
  const { statusCode, body } = await ask('en', {})
  expect(statusCode).toBe(200)
  expect(new Set(Object.values(verdicts(body)))).toEqual(new Set(['unknown']))
  expect(load(body)('[data-grade=serang]').text()).toContain('Date of birth')
})

test('a wrong day is told at its field, and nothing that was typed is lost', async () => {
  const { statusCode, body } = await ask('hi', {
    ...serangTyped,
    'service.0.from': '',
    'service.0.from-day': '31',
    'service.0.from-month': '2',
    'service.0.from-year': '2020',
  })
  expect(statusCode).toBe(422)
  const $ = load(body)
  expect($('.govuk-error-summary a').attr('href')).toBe('#service.0.from')
  expect($('[name="service.0.from-month"]').attr('value')).toBe('2')
  expect($('[name="service.0.vesselBhp"]').attr('value')).toBe('226')
})

test('one more entry of service keeps all that was typed, and asks nothing yet', async () => {
  const { body } = await ask('hi', { ...serangTyped, add: 'service' })
  const $ = load(body)
  expect($('[name="service.1.vesselBhp"]').length).toBe(1)
  expect($('[name="service.0.vesselBhp"]').attr('value')).toBe('226')
  expect($('[data-grade]').length).toBe(0)
})

test('nothing is stored, and nothing that was typed stands in an address', async () => {
  const rows = async () => {
    const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace where relkind = 'r' and nspname = 'public' and relname not like 'kysely%'`.execute(
      home.db,
    )
    const counts = []
    for (const { name } of tables) {
      const counted = await sql<{ n: string }>`select count(*) as n from ${sql.id(name)}`.execute(home.db)
      counts.push([name, counted.rows[0]?.n])
    }
    return counts
  }
  const before = await rows()
  expect(before.length).toBeGreaterThan(20)
  const { body, headers } = await ask('hi', serangTyped)
  expect(await rows()).toEqual(before)
  expect(headers['set-cookie']).toBeUndefined()
  const addresses = load(body)('[href], [action], [formaction]')
    .map((_, one) => Object.values(one.attribs).join(' '))
    .get()
  expect(addresses.join(' ')).not.toContain('2000-01-15')
})
