import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchVessels, vesselByNumber } from '../../src/vessels/index.ts'
import { testDatabase, type TestDatabase } from '../support/template-database.ts'

let database: TestDatabase
let jharkhand: string
let other: string
beforeAll(async () => {
  database = await testDatabase()
  const [row] = await database.asOwner(`select id from authorities where code = 'JH'`)
  jharkhand = String(row?.['id'])
  const [made] = await database.asOwner(
    `insert into authorities (code, name, rule_set, state_code)
     values ('XX', '{"en": "Another State", "hi": "दूसरा राज्य"}', 'jharkhand-2020', 'IN-XX') returning id`,
  )
  other = String(made?.['id'])
  await database.asOwner(
    `insert into vessels (authority_id, number, name, name_hi, kind, bhp, nhp, waters, state_code) values
     ($1, 'JH-IV-0007', 'Sahibganj Rani', 'साहिबगंज रानी', 'ferry', 225.50, 40, 'inland', 'IN-JH'),
     ($1, 'JH-IV-0012', 'Ganga Rani', 'गंगा रानी', 'ferry', 90, null, 'inland', 'IN-JH'),
     ($1, 'JH-IV-0031', 'Barge 100%', 'बजरा', 'barge', null, null, 'inland', 'IN-JH'),
     ($1, 'RANI-1', 'Kosi', 'कोसी', 'tug', 565, 100, 'sea', 'IN-JH'),
     ($2, 'XX-IV-0001', 'Rani of Another State', 'रानी', 'ferry', 10, null, 'inland', 'IN-XX')`,
    [jharkhand, other],
  )
})
afterAll(async () => {
  await database.close()
})
const found = async (text: string) =>
  (await searchVessels(database.db, jharkhand, text)).map((vessel) => vessel.number)

test('a vessel is found by a piece of its name in either script, by its number, in either case', async () => {
  expect(await found('ganga')).toEqual(['JH-IV-0012'])
  expect(await found('गंगा')).toEqual(['JH-IV-0012'])
  expect(await found(' jh-iv-003 ')).toEqual(['JH-IV-0031'])
})

test('a number that begins with the text comes first; another authority’s vessels do not come at all', async () => {
  expect(await found('rani')).toEqual(['RANI-1', 'JH-IV-0007', 'JH-IV-0012'])
})

test('signs that a database reads as "anything" stand for themselves, and nothing typed finds nothing', async () => {
  expect(await found('100%')).toEqual(['JH-IV-0031'])
  expect(await found('%')).toEqual(['JH-IV-0031'])
  expect(await found('_')).toEqual([])
  expect(await found('\\')).toEqual([])
  expect(await found('  ')).toEqual([])
})

test('a number gives the particulars, brake horse power as a figure and none for a vessel without engine', async () => {
  expect(await vesselByNumber(database.db, jharkhand, 'jh-iv-0007')).toMatchObject({
    name: 'Sahibganj Rani',
    nameHi: 'साहिबगंज रानी',
    kind: 'ferry',
    bhp: 225.5,
    nhp: 40,
    waters: 'inland',
    stateCode: 'IN-JH',
  })
  expect(await vesselByNumber(database.db, jharkhand, 'JH-IV-0031')).toMatchObject({ bhp: null, nhp: null })
  expect(await vesselByNumber(database.db, jharkhand, 'XX-IV-0001')).toBeUndefined()
  expect(await vesselByNumber(database.db, jharkhand, 'JH-IV-9999')).toBeUndefined()
})
