// The viva voce, and the practical in the simulator (32(iv)(n)): two examiners, line by line.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formValues } from '../support/form-values.ts'
import { house, type House } from '../support/house.ts'
import { type Held, held, recordPart } from './held.ts'

let home: House
let hall: Held
beforeAll(async () => {
  home = await house()
  hall = await held(home, { grade: 'second-class-master', right: [20, 20, 20, 20] })
})
afterAll(async () => {
  await home.close()
})

const rowsOf = async (application: string, part: string) =>
  await home.db
    .selectFrom('part_results')
    .select([
      'outcome',
      'obtained',
      'maximum',
      'reason',
      'examiner_id as first',
      'second_examiner_id as second',
    ])
    .where('application_id', '=', application)
    .where('part', '=', part)
    .orderBy('id')
    .execute()

test('all lines passed: the viva is passed, with both examiners named', async () => {
  const [me] = hall.candidates
  const answer = await recordPart(hall, 'viva', me!)
  expect([answer.status, answer.location]).toEqual([303, hall.marking])
  expect(await rowsOf(me!.application, 'viva')).toEqual([
    {
      ...{ outcome: 'passed', obtained: 5000, maximum: 5000, reason: null },
      ...{ first: hall.examiner.personId, second: hall.second.personId },
    },
  ])
  expect(await home.audited(me!.application)).toContain('viva.recorded')
})

test('32(iv)(n): without the Mayday on VHF the practical is failed, however good the rest', async () => {
  const [me] = hall.candidates
  await recordPart(hall, 'practical', me!, { fields: { 'line-vhf': '3.99' } })
  expect((await rowsOf(me!.application, 'practical'))[0]).toMatchObject({ outcome: 'failed', obtained: 4599 })
  expect(await home.audited(me!.application)).toContain('practical.recorded')
})

test('a viva is corrected by a new row with its reason; the old one stays', async () => {
  const [me] = hall.candidates
  const without = await recordPart(hall, 'practical', me!)
  expect([without.status, without.refusals]).toEqual([422, ['reason-needed']])
  const fields = { reason: 'The set had no power at the first try.' }
  expect((await recordPart(hall, 'practical', me!, { fields })).status).toBe(303)
  expect((await rowsOf(me!.application, 'practical')).map((row) => [row.outcome, row.reason])).toEqual([
    ['failed', null],
    ['passed', 'The set had no power at the first try.'],
  ])
  expect(await home.audited(me!.application)).toContain('practical.corrected')
})

test('who did not come is absent, with no marks asked', async () => {
  const [, other] = hall.candidates
  const fields = { came: 'no', 'line-rules-of-the-road': '' }
  expect((await recordPart(hall, 'viva', other!, { fields })).status).toBe(303)
  expect((await rowsOf(other!.application, 'viva'))[0]).toMatchObject({ outcome: 'absent', obtained: 0 })
})

test('two examiners opened the page: the second gets a conflict and loses no word', async () => {
  const [, , third] = hall.candidates
  const address = `${hall.marking}/parts/viva/${third!.application}`
  const opened = await hall.second.get(address)
  const csrf = opened.$('input[name=_csrf]').first().attr('value') ?? ''
  const lines = opened
    .$('input[name^=line-]')
    .map((_at, input) => opened.$(input).attr('name') ?? '')
    .get()
  expect((await recordPart(hall, 'viva', third!)).status).toBe(303)
  const late = await hall.second.post(address, {
    ...{ _csrf: csrf, version: '0', came: 'yes', second: hall.examiner.personId },
    note: 'He took the bell for the whistle.',
    ...Object.fromEntries(lines.map((name) => [name, '1'])),
  })
  expect(late.status).toBe(409)
  expect(late.text).toContain('He took the bell for the whistle.')
  expect(await rowsOf(third!.application, 'viva')).toHaveLength(1)
})

test('both press at once: one row', async () => {
  const [, , third] = hall.candidates
  const address = `${hall.marking}/parts/practical/${third!.application}`
  const officers = [
    { officer: hall.examiner, second: hall.second },
    { officer: hall.second, second: hall.examiner },
  ]
  const ready = await Promise.all(
    officers.map(async ({ officer, second }) => {
      const values = formValues(await officer.get(address), address)
      const lines = Object.keys(values).filter((name) => name.startsWith('line-'))
      const marks = Object.fromEntries(lines.map((name) => [name, '1']))
      const said = { came: 'yes', second: second.personId, note: 'Both of us saw it.' }
      return { officer, fields: { ...values, ...marks, ...said } }
    }),
  )
  const both = await Promise.all(
    ready.map(async ({ officer, fields }) => await officer.post(address, fields)),
  )
  expect(both.map((page) => page.status).sort()).toEqual([303, 409])
  expect(await rowsOf(third!.application, 'practical')).toHaveLength(1)
})

test('one examiner is not two, and the second must hold the office', async () => {
  const [, , , fourth] = hall.candidates
  for (const second of [hall.examiner, hall.invigilator]) {
    const answer = await recordPart(hall, 'viva', fourth!, { second })
    expect([answer.status, answer.refusals]).toEqual([422, ['second-examiner']])
  }
  expect(await rowsOf(fourth!.application, 'viva')).toEqual([])
})

test('without a note or a second examiner the page says so and keeps the marks', async () => {
  const [, , , fourth] = hall.candidates
  const answer = await recordPart(hall, 'viva', fourth!, { fields: { note: '', second: '' } })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.errors).sort()).toEqual(['note', 'second'])
  expect(answer.$('#line-rules-of-the-road').attr('value')).toBe('10')
})

test('nobody examines themself', async () => {
  const [, , , fourth] = hall.candidates
  await home.database.asOwner(
    `insert into role_grants (person_id, authority_id, role) values ($1, $2, 'examiner')`,
    [fourth!.personId, home.jharkhand],
  )
  const own = await recordPart(hall, 'viva', fourth!, { officer: fourth! })
  expect([own.status, own.refusals]).toEqual([422, ['own-paper']])
  const named = await recordPart(hall, 'viva', fourth!, { second: fourth! })
  expect([named.status, named.refusals]).toEqual([422, ['own-paper']])
})

test('who was not present is not examined', async () => {
  const [, , , fourth] = hall.candidates
  await home.database.asOwner(`update attempts set attendance = 'absent' where id = $1`, [fourth!.attempt])
  const answer = await recordPart(hall, 'viva', fourth!)
  expect([answer.status, answer.refusals]).toEqual([422, ['not-present']])
})

test('a serang has no practical: the address is not there', async () => {
  const other = await held(home, { right: [1] })
  const address = `${other.marking}/parts/practical/${other.candidates[0]!.application}`
  expect((await other.examiner.get(address)).status).toBe(404)
})

test('after the release no viva is recorded any more', async () => {
  const other = await held(home, { right: [1] })
  for (const state of ['marked', 'released'])
    await home.database.asOwner(`update exam_sessions set state = $2 where id = $1`, [other.session, state])
  const answer = await recordPart(other, 'viva', other.candidates[0]!)
  expect([answer.status, answer.refusals]).toEqual([422, ['parts-not-open']])
})
