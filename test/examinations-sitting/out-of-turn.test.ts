// What is pressed out of turn, at the machine of the candidate or at the officers' desk, is refused by name.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jpeg } from '../documents/pictures.ts'
import { house, type House, type SignedIn } from '../support/house.ts'
import type { Fields, Page } from '../support/visitor.ts'
import { type Candidate, hall, type Hall, runningHall, sealPapers } from './hall.ts'
import { attemptRow, seatForms, seatOf } from './seat.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

const refused = ({ status, refusals }: Page) => [status, refusals]
const reason = { reason: 'The lamp went out.' }
/** A form of the candidate's own, whatever their page shows now. */
async function press(me: Candidate, form: string): Promise<Page> {
  const token = (await me.get('/en/my/password')).$('input[name=_csrf]').first().attr('value') ?? ''
  return await me.post(`${me.page}/${form}`, { _csrf: token })
}

test('while a sitting is interrupted it is neither started anew nor handed in', async () => {
  const room = await runningHall(home)
  const me = room.candidates[0]!
  expect((await seatForms(home)(room, room.invigilator, me, 'pause', reason)).status).toBe(303)
  const pauses = (await room.invigilator.get(seatOf(room, me))).$('main li').text()
  expect(pauses).toMatch(/since \d\d:\d\d, still stopped, Sushila Devi: /)
  expect(refused(await press(me, 'start'))).toEqual([422, ['paused']])
  expect(refused(await press(me, 'hand-in'))).toEqual([422, ['paused']])
})

test('what was handed in is over: no start, no interruption, no minutes, no second end', async () => {
  const room = await runningHall(home)
  const me = room.candidates[0]!
  expect((await press(me, 'hand-in')).status).toBe(303)
  expect(refused(await press(me, 'start'))).toEqual([422, ['already-ended']])
  const atSeat = async (act: string, fields: Record<string, string>) =>
    refused(await seatForms(home)(room, room.invigilator, me, act, fields))
  const notRunning = [422, ['attempt-not-running']]
  expect(await atSeat('pause', reason)).toEqual(notRunning)
  expect(await atSeat('end', reason)).toEqual(notRunning)
  expect(await atSeat('credits', { ...reason, minutes: '5' })).toEqual(notRunning)
  expect((await attemptRow(home, me.attempt)).state).toBe('handed-in')
})

test('minutes that were asked for are not approved when the sitting is over', async () => {
  const room = await runningHall(home)
  const me = room.candidates[0]!
  const asked = await seatForms(home)(room, room.invigilator, me, 'credits', { ...reason, minutes: '5' })
  expect(asked.status).toBe(303)
  await press(me, 'hand-in')
  const credit = await home.db
    .selectFrom('time_credits')
    .select('id')
    .where('attempt_id', '=', me.attempt)
    .executeTakeFirstOrThrow()
  const verdict = await seatForms(home)(room, room.examiner, me, `credits/${credit.id}`, {
    verdict: 'approved',
  })
  expect(refused(verdict)).toEqual([422, ['time-is-over']])
})

test('no sheet is attached before the papers are opened', async () => {
  const room = await hall(home, { grade: 'inland-engineer' })
  await sealPapers(room)
  const sheet = { file: await jpeg(), filename: 'sheet.jpg', type: 'image/jpeg' }
  const answer = await attach(room, room.invigilator, { question: '1', sheet })
  expect(refused(answer)).toEqual([422, ['session-not-on']])
})

async function attach(room: Hall, officer: SignedIn, fields: Fields): Promise<Page> {
  const me = room.candidates[0]!
  const page = await officer.get(seatOf(room, me))
  const token = page.$('input[name=_csrf]').first().attr('value') ?? ''
  const version = String((await attemptRow(home, me.attempt)).version)
  return await officer.post(`${seatOf(room, me)}/sheets`, { _csrf: token, version, ...fields })
}
