// One sitting on its way: pauses, credited minutes, another machine, and its end (examinations.md, Sitting).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countedAnswers } from '../../src/examinations/index.ts'
import { house, type House } from '../support/house.ts'
import { type Candidate, hall, openHall, runningHall } from './hall.ts'
import { screenOf } from './screen.ts'
import { attemptRow, seatForms, standingOf } from './seat.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

const attemptOf = async (id: string) => await attemptRow(home, id)
const atSeat: ReturnType<typeof seatForms> = async (...form) => await seatForms(home)(...form)

test('in a pause no save counts; it goes on with what was saved, and the lost minutes are credited by a second officer', async () => {
  const room = await runningHall(home)
  const me = room.candidates[0]!
  const screen = await screenOf(home.app, me)
  const noReason = await atSeat(room, room.invigilator, me, 'pause', { reason: '' })
  expect([noReason.status, noReason.errors]).toEqual([422, { reason: 'Write the reason' }])
  expect((await atSeat(room, room.invigilator, me, 'pause', { reason: 'The light failed' })).status).toBe(303)
  expect(await standingOf(me)).toBe('paused')
  const save = { question: 1, revision: 0, answer: screen.options[0]! }
  expect(await screen.save(save)).toMatchObject({ status: 409, body: { outcome: 'paused' } })
  expect((await me.get(`${me.page}/1`)).location).toBe(me.page)
  const before = (await attemptOf(me.attempt)).deadline!
  await atSeat(room, room.invigilator, me, 'credits', { minutes: '12', reason: 'The light failed' })
  const [credit] = await home.db
    .selectFrom('time_credits')
    .selectAll()
    .where('attempt_id', '=', me.attempt)
    .execute()
  const own = await atSeat(room, room.invigilator, me, `credits/${credit!.id}`, { verdict: 'approved' })
  expect([own.status, own.refusals]).toEqual([422, ['second-person-needed']])
  expect(
    (await atSeat(room, room.examiner, me, `credits/${credit!.id}`, { verdict: 'approved' })).status,
  ).toBe(303)
  expect((await attemptOf(me.attempt)).deadline!.getTime() - before.getTime()).toBe(12 * 60_000)
  const twice = await atSeat(room, room.examiner, me, `credits/${credit!.id}`, { verdict: 'refused' })
  expect([twice.status, twice.refusals]).toEqual([422, ['credit-decided']])
  expect((await atSeat(room, room.invigilator, me, 'resumption')).status).toBe(303)
  expect((await screen.save(save)).status).toBe(200)
  expect(await home.audited(me.attempt)).toEqual([
    ...[
      'attendance.present',
      'attempt.started',
      'attempt.paused',
      'time-credit.asked',
      'time-credit.approved',
    ],
    'attempt.resumed',
  ])
  const again = await atSeat(room, room.invigilator, me, 'resumption')
  expect([again.status, again.refusals]).toEqual([422, ['attempt-not-paused']])
})

test('two officers have the seat before them: the second to act sees a conflict, and what was typed stays on the page', async () => {
  const room = await runningHall(home)
  const me = room.candidates[0]!
  const version = String((await attemptOf(me.attempt)).version)
  await atSeat(room, room.invigilator, me, 'pause', { reason: 'No light', version })
  const second = await atSeat(room, room.examiner, me, 'end', { reason: 'The candidate fell ill', version })
  expect(second.status).toBe(409)
  expect(second.$('.app-typed').text()).toContain('The candidate fell ill')
  expect((await attemptOf(me.attempt)).state).toBe('paused')
})

test('a pause over the deadline without a credit ends at the deadline; a credit in the pause saves the sitting', async () => {
  const room = await runningHall(home, { candidates: 2, minutes: 10 })
  const [one, two] = room.candidates as [Candidate, Candidate]
  for (const me of [one, two]) await atSeat(room, room.invigilator, me, 'pause', { reason: 'No line' })
  await home.database.moveClock('15 minutes')
  await atSeat(room, room.invigilator, two, 'credits', { minutes: '20', reason: 'No line' })
  const [credit] = await home.db
    .selectFrom('time_credits')
    .selectAll()
    .where('attempt_id', '=', two.attempt)
    .execute()
  await atSeat(room, room.examiner, two, `credits/${credit!.id}`, { verdict: 'approved' })
  for (const me of [one, two]) await atSeat(room, room.invigilator, me, 'resumption')
  const rows = [await attemptOf(one.attempt), await attemptOf(two.attempt)]
  await home.database.moveClock('0')
  expect(rows.map(({ state }) => state)).toEqual(['timed-out', 'running'])
  expect(rows[0]!.ended_at).toEqual(rows[0]!.deadline)
})

test('extra minutes before the start extend the limit itself, and not after it', async () => {
  const room = await hall(home, { minutes: 60 })
  const me = room.candidates[0]!
  await atSeat(room, room.examiner, me, 'extra-minutes', {
    minutes: '20',
    reason: 'Hand injured, certificate seen',
  })
  await openHall(room)
  await me.submit(me.page, {}, `${me.page}/start`)
  const { started_at, deadline } = await attemptOf(me.attempt)
  expect(deadline!.getTime() - started_at!.getTime()).toBe(80 * 60_000)
  const late = await atSeat(room, room.examiner, me, 'extra-minutes', { minutes: '20', reason: 'More' })
  expect([late.status, late.refusals]).toEqual([422, ['already-started']])
})

test('after a crash another machine waits for the invigilator, then shows every saved answer; the first one is out', async () => {
  const room = await runningHall(home)
  const me = room.candidates[0]!
  const screen = await screenOf(home.app, me)
  await screen.save({ question: 1, revision: 0, answer: screen.options[2]! })
  const machine = home.visitor()
  await machine.submit('/en/sign-in', { contact: me.contact, password: me.password })
  expect((await machine.get(me.page)).$('[data-standing]').attr('data-standing')).toBe('other-machine')
  expect((await machine.get(`${me.page}/1`)).location).toBe(me.page)
  const token = { _csrf: (await machine.get('/en/my/password')).$('input[name=_csrf]').attr('value') ?? '' }
  const barred = await machine.post(`${me.page}/start`, token)
  expect([barred.status, barred.refusals]).toEqual([422, ['other-machine']])
  await atSeat(room, room.invigilator, me, 'hand-over', { reason: 'The machine is dead' })
  const started = await machine.submit(me.page, {}, `${me.page}/start`)
  expect(started.location).toBe(`${me.page}/1`)
  expect((await machine.get(`${me.page}/1`)).$('input[name=answer][checked]').attr('value')).toBe(
    screen.options[2],
  )
  expect(await screen.save({ question: 1, revision: 1, answer: null })).toMatchObject({
    status: 409,
    body: { outcome: 'other-machine' },
  })
  const handed = await me.post(`${me.page}/hand-in`, {
    _csrf: (await me.get('/en/my/password')).$('input[name=_csrf]').attr('value') ?? '',
  })
  expect([handed.status, handed.refusals]).toEqual([422, ['other-machine']])
  expect((await countedAnswers(home.db, me.attempt))[0]?.answer).toBe(screen.options[2])
})

test('fifty hand-ins at once are one end, and afterwards every save is refused and the state stays', async () => {
  const room = await runningHall(home)
  const me = room.candidates[0]!
  const screen = await screenOf(home.app, me)
  const token = {
    _csrf: (await me.get(`${me.page}/summary`)).$('form[data-hand-in] input[name=_csrf]').attr('value') ?? '',
  }
  const all = await Promise.all(
    Array.from({ length: 50 }, async () => await me.post(`${me.page}/hand-in`, token)),
  )
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([303]))
  const ended = await attemptOf(me.attempt)
  expect((await home.audited(me.attempt)).filter((action) => action === 'attempt.handed-in').length).toBe(1)
  expect(await screen.save({ question: 1, revision: 0, answer: screen.options[0]! })).toMatchObject({
    status: 409,
    body: { outcome: 'ended' },
  })
  const form = await me.post(`${me.page}/1`, {
    ...token,
    revision: '0',
    answer: screen.options[0]!,
    then: 'next',
  })
  expect([form.status, form.$('[data-standing]').attr('data-standing')]).toEqual([409, 'ended'])
  expect(form.text).toContain('came after the end')
  expect(await attemptOf(me.attempt)).toEqual(ended)
})

test('a hand-in sent after the deadline ends at the deadline', async () => {
  const room = await runningHall(home, { minutes: 10 })
  const me = room.candidates[0]!
  const token = {
    _csrf: (await me.get(`${me.page}/summary`)).$('form[data-hand-in] input[name=_csrf]').attr('value') ?? '',
  }
  await home.database.moveClock('11 minutes')
  await me.post(`${me.page}/hand-in`, token)
  const row = await attemptOf(me.attempt)
  await home.database.moveClock('0')
  expect([row.state, row.ended_at]).toEqual(['timed-out', row.deadline])
})
