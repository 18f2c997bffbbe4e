// The console on the day: attendance, the room, incidents, sheets, and the end (examinations.md, Sitting).
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerSheets } from '../../src/examinations/index.ts'
import { house, type House } from '../support/house.ts'
import { type Candidate, hall, runningHall, sealPapers } from './hall.ts'
import { screenOf } from './screen.ts'
import { attemptRow, seatForms, seatOf, standingOf } from './seat.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

const attemptOf = async (id: string) => await attemptRow(home, id)
const atSeat: ReturnType<typeof seatForms> = async (...form) => await seatForms(home)(...form)
const applicationOf = async (id: string) =>
  (await home.db.selectFrom('applications').select('state').where('id', '=', id).executeTakeFirstOrThrow())
    .state

test('attendance is marked before the start, and two invigilators with the same page do not overwrite each other', async () => {
  const room = await hall(home)
  await sealPapers(room)
  const me = room.candidates[0]!
  const marked = await atSeat(room, room.invigilator, me, 'attendance', { attendance: 'absent' })
  expect([marked.status, marked.location]).toEqual([303, room.console]) // to the next in the list
  expect((await attemptOf(me.attempt)).attendance).toBe('absent')
  const late = await atSeat(room, room.examiner, me, 'attendance', { attendance: 'present', version: '0' })
  expect(late.status).toBe(409)
  expect(await home.audited(me.attempt)).toEqual(['attendance.absent'])
  const early = await hall(home)
  const refused = await atSeat(early, early.invigilator, early.candidates[0]!, 'attendance', {
    attendance: 'present',
  })
  expect([refused.status, refused.refusals]).toEqual([422, ['session-not-on']])
})

test('who has started is present: the attendance is settled', async () => {
  const room = await runningHall(home)
  const refused = await atSeat(room, room.invigilator, room.candidates[0]!, 'attendance', {
    attendance: 'absent',
  })
  expect([refused.status, refused.refusals]).toEqual([422, ['already-started']])
})

test('an invigilator without a duty in the session, another officer, and a candidate find nothing there', async () => {
  const room = await runningHall(home)
  const stranger = await home.person({ roles: ['invigilator'] })
  expect((await stranger.get(room.console)).status).toBe(404)
  expect((await stranger.get(seatOf(room, room.candidates[0]!))).status).toBe(404)
  const treasurer = await home.person({ roles: ['treasury'] })
  expect((await treasurer.get(room.console)).status).toBe(403)
  expect((await room.candidates[0]!.get(room.console)).status).toBe(404)
})

test('an examiner who sits in the session does not oversee it', async () => {
  const room = await runningHall(home)
  await home.database.asOwner(`update attempts set person_id = $2 where id = $1`, [
    room.candidates[0]!.attempt,
    room.examiner.personId,
  ])
  expect((await room.examiner.get(room.console)).status).toBe(403)
})

test('the room shows each seat: state, answers, the last save, and the minutes a machine was silent', async () => {
  const room = await runningHall(home)
  const me = room.candidates[0]!
  const screen = await screenOf(home.app, me)
  await screen.save({ question: 1, revision: 0, answer: screen.options[0]! })
  await home.database.moveClock('5 minutes')
  const row = (await room.invigilator.get(`${room.console}?live=on`)).$('[data-seat=1]')
  expect(row.text()).toContain('1 of 25')
  expect(row.text()).toContain('5 minutes')
  await screen.sign()
  await home.database.moveClock('0')
  const { silent_seconds } = await home.db
    .selectFrom('signs_of_life')
    .selectAll()
    .where('attempt_id', '=', me.attempt)
    .executeTakeFirstOrThrow()
  expect(Math.round(silent_seconds / 60)).toBe(5)
})

test('malpractice annuls the sitting at once; it is not absence and not a hand-in', async () => {
  const room = await runningHall(home)
  const me = room.candidates[0]!
  await atSeat(room, room.invigilator, me, 'malpractice', { reason: 'A telephone in the hand' })
  expect(await attemptOf(me.attempt)).toMatchObject({ state: 'annulled', attendance: 'malpractice' })
  expect(await standingOf(me)).toBe('annulled')
  const twice = await atSeat(room, room.invigilator, me, 'malpractice', { reason: 'Again' })
  expect([twice.status, twice.refusals]).toEqual([422, ['attempt-annulled']])
})

test('an incident is kept in the words of the officer, for the room or for a seat', async () => {
  const room = await runningHall(home)
  const me = room.candidates[0]!
  await room.invigilator.submit(
    room.console,
    { words: 'The light failed for two minutes' },
    `${room.console}/incidents`,
  )
  await atSeat(room, room.invigilator, me, 'incidents', { words: 'Asked for water' })
  const page = await room.examiner.get(room.console)
  expect(page.text).toContain('The light failed for two minutes')
  expect(page.text).toContain('Asked for water')
  const empty = await room.invigilator.submit(room.console, { words: '' }, `${room.console}/incidents`)
  expect([empty.status, empty.errors]).toEqual([422, { words: 'Write what happened' }])
})

test('the sheet of an essay or a drawing is attached at the desk after the hand-in, and to such a question alone', async () => {
  const room = await runningHall(home, { grade: 'inland-engineer' })
  const me = room.candidates[0]!
  const file = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer()
  const attach = async (question: string) => {
    const seat = seatOf(room, me)
    const token = (await room.invigilator.get(seat)).$('input[name=_csrf]').first().attr('value') ?? ''
    const version = String((await attemptOf(me.attempt)).version)
    const sheet = { file, filename: 'sheet.jpg', type: 'image/jpeg' }
    return await room.invigilator.post(`${seat}/sheets`, { _csrf: token, version, question, sheet })
  }
  const early = await attach('37')
  expect([early.status, early.refusals]).toEqual([422, ['attempt-not-ended']])
  await me.submit(`${me.page}/37`, { answer: 'on-sheet', then: 'next' })
  await me.submit(`${me.page}/summary`, {}, `${me.page}/hand-in`)
  const wrong = await attach('1')
  expect([wrong.status, wrong.refusals]).toEqual([422, ['no-sheet-question']])
  expect((await attach('37')).status).toBe(303)
  expect((await answerSheets(home.db, me.attempt)).map(({ question }) => question)).toEqual([37])
  expect((await room.invigilator.get(seatOf(room, me))).text).toContain('Question 37, attached at')
})

test('the session is finished when everybody is accounted for; examined, absent and malpractice are three things', async () => {
  const room = await hall(home, { candidates: 4 })
  await sealPapers(room)
  const [one, two, three, four] = room.candidates as [Candidate, Candidate, Candidate, Candidate]
  await room.invigilator.submit(room.console, {}, `${room.console}/opening-request`)
  await room.examiner.submit(room.console, {}, `${room.console}/opening`)
  for (const me of [one, three, four])
    await atSeat(room, room.invigilator, me, 'attendance', { attendance: 'present' })
  const finish = async () => await room.invigilator.submit(room.console, {}, `${room.console}/end`)
  expect((await finish()).refusals).toEqual(['attendance-open'])
  await atSeat(room, room.invigilator, two, 'attendance', { attendance: 'absent' })
  for (const me of [one, three, four]) await me.submit(me.page, {}, `${me.page}/start`)
  expect((await finish()).refusals).toEqual(['attempts-open'])
  await one.submit(`${one.page}/summary`, {}, `${one.page}/hand-in`)
  await atSeat(room, room.invigilator, three, 'malpractice', { reason: 'A telephone' })
  await atSeat(room, room.invigilator, four, 'end', { reason: 'Fell ill and left' })
  expect((await atSeat(room, room.invigilator, four, 'end', { reason: 'Again' })).refusals).toEqual([
    'attempt-not-running',
  ])
  expect((await finish()).status).toBe(303)
  const states = await Promise.all(
    [one, two, three, four].map(async (me) => await applicationOf(me.application)),
  )
  expect(states).toEqual(['examined', 'absent', 'malpractice', 'examined'])
  expect(await home.audited(room.session)).toEqual([
    ...['session.sealed', 'papers.opening-asked', 'papers.opened', 'session.finished'],
  ])
})

test('finishing writes down who timed out, with the deadline as the end; a finished session is not finished again', async () => {
  const room = await runningHall(home, { minutes: 10 })
  const me = room.candidates[0]!
  const form = {
    _csrf: (await room.invigilator.get(room.console)).$('input[name=_csrf]').attr('value') ?? '',
    version: '2',
  }
  await home.database.moveClock('11 minutes')
  expect(await standingOf(me)).toBe('ended')
  await room.invigilator.post(`${room.console}/end`, form)
  await home.database.moveClock('0')
  const row = await attemptOf(me.attempt)
  expect([row.state, row.ended_at]).toEqual(['timed-out', row.deadline])
  const stale = await room.invigilator.post(`${room.console}/end`, form)
  expect(stale.status).toBe(409)
  const again = await room.invigilator.post(`${room.console}/end`, { ...form, version: '3' })
  expect([again.status, again.refusals]).toEqual([422, ['session-not-running']])
})

test('a counter operator who acts for a candidate does not sit for them', async () => {
  const room = await runningHall(home)
  const me = room.candidates[0]!
  const operator = await home.person({ roles: ['counter-operator'] })
  await operator.submit('/en/office/JH/counter', { contact: me.contact })
  expect((await operator.get(me.page)).status).toBe(403)
})
