// Answers with a key are marked once, exactly, from the log; nobody marks the session that they sat.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, type House } from '../support/house.ts'
import { held, markObjective } from './held.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

const marksOf = async (attempt: string) =>
  await home.db
    .selectFrom('question_marks')
    .select(['question', 'obtained', 'maximum', 'answer_revision as revision', 'marked_by as markedBy'])
    .where('attempt_id', '=', attempt)
    .orderBy('question')
    .execute()

test('31(ix): of twenty-five questions ten answered rightly earn twenty of fifty marks, in hundredths, with the revision that was marked', async () => {
  const hall = await held(home, { right: [10] })
  const [me] = hall.candidates
  const answer = await markObjective(hall)
  expect([answer.status, answer.location]).toEqual([303, hall.marking])
  const marks = await marksOf(me!.attempt)
  expect(marks).toHaveLength(25)
  expect(marks.reduce((sum, one) => sum + one.obtained, 0)).toBe(2000)
  expect(marks.reduce((sum, one) => sum + one.maximum, 0)).toBe(5000)
  expect(marks.filter((one) => one.revision === null)).toHaveLength(15)
  expect(marks.every((one) => one.markedBy === null)).toBe(true)
  expect(await home.audited(hall.session)).toContain('session.objective-marked')
})

test('a second marking finds nothing to do, and two at once mark each paper once', async () => {
  const hall = await held(home, { right: [3, 4] })
  const both = await Promise.all([markObjective(hall), markObjective(hall, hall.second)])
  expect(both.map((page) => page.status).sort()).toEqual([303, 422])
  expect(both.flatMap((page) => page.refusals)).toEqual(['objective-done'])
  for (const { attempt } of hall.candidates) expect(await marksOf(attempt)).toHaveLength(25)
})

test('while the examination is being held nothing is marked', async () => {
  const hall = await held(home, { right: [1] })
  await home.database.asOwner(`alter table exam_sessions disable trigger exam_sessions_state_move`)
  await home.database.asOwner(`update exam_sessions set state = 'running' where id = $1`, [hall.session])
  await home.database.asOwner(`alter table exam_sessions enable trigger exam_sessions_state_move`)
  const { csrf } = {
    csrf: (await hall.examiner.get(hall.marking)).$('input[name=_csrf]').first().attr('value') ?? '',
  }
  const answer = await hall.examiner.post(`${hall.marking}/objective`, { _csrf: csrf })
  expect([answer.status, answer.refusals]).toEqual([422, ['session-not-finished']])
})

test('an examiner who sat the examination does not mark it', async () => {
  const hall = await held(home, { right: [1] })
  const [me] = hall.candidates
  await home.database.asOwner(
    `insert into role_grants (person_id, authority_id, role) values ($1, $2, 'examiner')`,
    [me!.personId, home.jharkhand],
  )
  const answer = await markObjective(hall, me)
  expect([answer.status, answer.refusals]).toEqual([422, ['own-paper']])
  expect(await marksOf(me!.attempt)).toEqual([])
})

test('who was absent has nothing to mark and is shown as absent', async () => {
  const hall = await held(home, { right: [2] })
  const [me] = hall.candidates
  await home.database.asOwner(`alter table applications disable trigger applications_state_move`)
  await home.database.asOwner(`update applications set state = 'absent' where id = $1`, [me!.application])
  await home.database.asOwner(`alter table applications enable trigger applications_state_move`)
  const answer = await hall.examiner.get(hall.results)
  expect(answer.$('tbody tr').text()).toContain('Absent')
  expect(answer.$('tbody tr').text()).not.toContain('Failed')
})

test('another role and another authority do not come near the marking', async () => {
  const hall = await held(home, { right: [1] })
  expect((await hall.invigilator.get(hall.marking)).status).toBe(403)
  expect((await hall.candidates[0]!.get(hall.marking)).status).toBe(404)
  expect((await hall.examiner.get(hall.marking.replace('/JH/', '/XX/'))).status).toBe(404)
})
