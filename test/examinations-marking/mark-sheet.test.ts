// Essays and drawings (Schedule III, parts 2B and 3): marked from the sheet by a blind number, line by line.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formValues } from '../support/form-values.ts'
import { house, type House } from '../support/house.ts'
import { type Held, held, markObjective, markSheet, paper, recommend, recordPart, sheets } from './held.ts'

let home: House
let hall: Held
let list: string[]
beforeAll(async () => {
  home = await house()
  hall = await held(home, { grade: 'inland-engineer', right: [20] })
  await markObjective(hall)
  list = await sheets(hall)
})
afterAll(async () => {
  await home.close()
})

const marksOf = async (sheet: string) =>
  await home.db
    .selectFrom('question_marks')
    .innerJoin('sheets_to_mark', (join) =>
      join
        .onRef('sheets_to_mark.attempt_id', '=', 'question_marks.attempt_id')
        .onRef('sheets_to_mark.question', '=', 'question_marks.question'),
    )
    .select(['question_marks.obtained', 'question_marks.reason', 'question_marks.marked_by as markedBy'])
    .where('sheets_to_mark.blind', '=', sheet.split('/').at(-1) ?? '')
    .orderBy('question_marks.id')
    .execute()

test('an essay and two drawings wait for the marker, and nothing tells whose they are', async () => {
  expect(list).toHaveLength(3)
  const [me] = hall.candidates
  const row = await home.db
    .selectFrom('applications')
    .select(['number', 'roll_number as roll'])
    .where('id', '=', me!.application)
    .executeTakeFirstOrThrow()
  for (const sheet of list) {
    const page = await hall.examiner.get(sheet)
    for (const word of [
      'Ramu Kewat',
      row.number,
      row.roll ?? '?',
      me!.application,
      me!.attempt,
      me!.personId,
    ])
      expect(page.text).not.toContain(word)
    const image = await hall.examiner.get(page.$('.app-split__brought img').attr('src') ?? '')
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(String(image.headers['content-disposition'])).not.toMatch(/ramu|kewat/i)
  }
})

test('the rubric stands beside the sheet, and the marks of its lines add up', async () => {
  const answer = await markSheet(hall, list[0]!, { share: 0.5 })
  expect([answer.status, answer.location]).toEqual([303, hall.marking])
  const [mark] = await marksOf(list[0]!)
  expect([mark?.obtained, mark?.markedBy]).toEqual([400, hall.examiner.personId])
  expect(await home.audited(hall.candidates[0]!.attempt)).toContain('sheet.marked')
})

test('more than a line can give, or no number, stands as an error at that line and nothing is kept', async () => {
  const answer = await markSheet(hall, list[1]!, { fields: { 'line-1': '99', 'line-2': 'good' } })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.errors)).toEqual(['line-1', 'line-2'])
  expect(answer.$('#line-2').attr('value')).toBe('good')
  expect(await marksOf(list[1]!)).toEqual([])
})

test('two examiners opened the sheet: the second is told, and reads again what was typed', async () => {
  const sheet = list[1]!
  const opened = await hall.second.get(sheet)
  const csrf = opened.$('input[name=_csrf]').first().attr('value') ?? ''
  expect((await markSheet(hall, sheet)).status).toBe(303)
  const late = await hall.second.post(sheet, {
    _csrf: csrf,
    version: '0',
    'line-1': '1',
    'line-2': '1',
    'line-3': '1',
    'line-4': '1',
    'line-5': '1',
    'line-6': '1',
    note: 'The side elevation is missing.',
  })
  expect(late.status).toBe(409)
  expect(late.text).toContain('The side elevation is missing.')
  expect(await marksOf(sheet)).toHaveLength(1)
})

test('both press at once: one mark', async () => {
  const sheet = list[2]!
  const opened = [hall.examiner, hall.second].map(async (officer) => {
    const values = formValues(await officer.get(sheet), sheet)
    const lines = Object.keys(values).filter((name) => name.startsWith('line-'))
    return { officer, fields: { ...values, ...Object.fromEntries(lines.map((name) => [name, '0.5'])) } }
  })
  const ready = await Promise.all(opened)
  const both = await Promise.all(ready.map(async ({ officer, fields }) => await officer.post(sheet, fields)))
  expect(both.map((page) => page.status).sort()).toEqual([303, 409])
  expect(await marksOf(sheet)).toHaveLength(1)
})

test('a mark is corrected with its reason, and the first one stays', async () => {
  const sheet = list[0]!
  const without = await markSheet(hall, sheet, { officer: hall.second })
  expect([without.status, without.refusals]).toEqual([422, ['reason-needed']])
  const with_ = await markSheet(hall, sheet, {
    officer: hall.second,
    fields: { reason: 'The sketch is on the back.' },
  })
  expect(with_.status).toBe(303)
  expect(await marksOf(sheet)).toEqual([
    { obtained: 400, reason: null, markedBy: hall.examiner.personId },
    { obtained: 800, reason: 'The sketch is on the back.', markedBy: hall.second.personId },
  ])
  expect(await home.audited(hall.candidates[0]!.attempt)).toContain('sheet.corrected')
})

test('a mark that was kept can be changed by nobody, not even by the application itself', async () => {
  await expect(home.db.updateTable('question_marks').set({ obtained: 0 }).execute()).rejects.toThrow(
    /permission denied/,
  )
})

test('a sheet that was never attached earns nothing, and nobody marks their own', async () => {
  const other = await held(home, { grade: 'inland-engineer', right: [1], sheets: false })
  await markObjective(other)
  const [sheet] = await sheets(other)
  const answer = await markSheet(other, sheet!)
  expect([answer.status, answer.refusals]).toEqual([422, ['no-sheet']])
  expect((await markSheet(other, sheet!, { share: 0 })).status).toBe(303)
  await home.database.asOwner(
    `insert into role_grants (person_id, authority_id, role) values ($1, $2, 'examiner')`,
    [other.candidates[0]!.personId, home.jharkhand],
  )
  const own = await markSheet(other, sheet!, {
    officer: other.candidates[0]!,
    fields: { reason: 'I know better.' },
  })
  expect([own.status, own.refusals]).toEqual([422, ['own-paper']])
})

test('a correction after the certificate makes the result anew; after the release there is none', async () => {
  await recordPart(hall, 'viva', hall.candidates[0]!)
  expect((await recommend(hall)).status).toBe(303)
  const fields = { reason: 'Added up anew.' }
  expect((await markSheet(hall, list[1]!, { share: 0, fields })).status).toBe(303)
  const results = await home.db
    .selectFrom('results')
    .select(['reason', 'replaces', 'recommended_by as by'])
    .where('application_id', '=', hall.candidates[0]!.application)
    .orderBy('id')
    .execute()
  expect(results.map(({ reason, replaces }) => [reason, replaces !== null])).toEqual([
    [null, false],
    ['Added up anew.', true],
  ])
  await home.database.asOwner(`update exam_sessions set state = 'released' where id = $1`, [hall.session])
  const late = await markSheet(hall, list[1]!, { fields })
  expect([late.status, late.refusals]).toEqual([422, ['marking-not-open']])
})

test('no key and no rubric line is on a page that a marker sees before the papers are laid out', async () => {
  const other = await held(home, { grade: 'inland-engineer', right: [1] })
  const page = await other.examiner.get(other.marking)
  for (const { key } of await paper(home, other.candidates[0]!))
    if ('rubric' in key) expect(page.text).not.toContain(key.rubric[0]?.en)
  expect(await sheets(other)).toEqual([])
})
