// Every change is saved at once, with a revision; the database's clock decides the deadline in the statement
// that writes the answer (examinations.md; operations.md, checks 27 and 31).
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countedAnswers, type PaperQuestion } from '../../src/examinations/index.ts'
import { isNoNumber, readAnswer } from '../../src/examinations/sitting/answer.ts'
import { house, type House } from '../support/house.ts'
import { type Candidate, runningHall } from './hall.ts'
import { screenOf } from './screen.ts'

let home: House
beforeAll(async () => {
  home = await house()
})
afterAll(async () => {
  await home.close()
})

const oneSitting = async (minutes = 60): Promise<Candidate> => {
  const { candidates } = await runningHall(home, { minutes })
  return candidates[0]!
}
const logOf = async (attempt: string) =>
  await home.db.selectFrom('answers').selectAll().where('attempt_id', '=', attempt).orderBy('id').execute()
/** Moves the deadline to so many milliseconds from now, by the same clock that judges. */
const endIn = async (attempt: string, interval: string) =>
  await home.database.asOwner(`update attempts set deadline = sukani_clock() + $2::interval where id = $1`, [
    attempt,
    interval,
  ])

test('a save is acknowledged with the time of the server and its revision, and stands in the log', async () => {
  const me = await oneSitting()
  const screen = await screenOf(home.app, me)
  const saved = await screen.save({ question: 1, revision: 0, answer: screen.options[1]! })
  expect([saved.status, saved.body['outcome'], saved.body['revision']]).toEqual([200, 'saved', 1])
  const [row] = await logOf(me.attempt)
  expect(row).toMatchObject({
    question: 1,
    revision: 1,
    answer: screen.options[1],
    counted: true,
    language: 'en',
  })
  expect(row?.saved_at.toISOString()).toBe(saved.body['savedAt'])
})

test('of two tabs the one that writes on an older revision is told, gets the newer answer, and its own is kept', async () => {
  const me = await oneSitting()
  const screen = await screenOf(home.app, me)
  const [first, second] = [screen.options[0]!, screen.options[1]!]
  await screen.save({ question: 1, revision: 0, answer: first })
  const stale = await screen.save({ question: 1, revision: 0, answer: second })
  expect([stale.status, stale.body]).toMatchObject([409, { outcome: 'conflict', revision: 1, answer: first }])
  const log = await logOf(me.attempt)
  expect(log.map(({ answer, counted, conflicting }) => [answer, counted, conflicting])).toEqual([
    [first, true, false],
    [second, false, true],
  ])
})

test('a blank from a stale tab does not win, by script or by a plain form, and the form shows what was typed', async () => {
  const me = await oneSitting()
  const screen = await screenOf(home.app, me)
  const stale = await me.get(`${me.page}/1`)
  await screen.save({ question: 1, revision: 0, answer: screen.options[2]! })
  expect((await screen.save({ question: 1, revision: 0, answer: null })).body['outcome']).toBe('conflict')
  const form = { _csrf: stale.$('input[name=_csrf]').attr('value') ?? '', revision: '0', then: 'next' }
  const blank = await me.post(`${me.page}/1`, form)
  expect([blank.status, blank.refusals]).toEqual([409, ['answer-replaced']])
  expect(blank.$('input[name=answer][checked]').attr('value')).toBe(screen.options[2])
  const other = await me.post(`${me.page}/1`, { ...form, answer: screen.options[3]! })
  const label = stale
    .$(`label[for=${stale.$(`input[value=${screen.options[3]!}]`).attr('id') ?? ''}]`)
    .text()
    .trim()
  expect(other.$('.govuk-inset-text').text()).toContain(label)
  expect((await countedAnswers(home.db, me.attempt))[0]?.answer).toBe(screen.options[2])
})

test('a save sent again after a lost reply is the same save; fifty at once are one revision', async () => {
  const me = await oneSitting()
  const screen = await screenOf(home.app, me)
  const saveId = randomUUID()
  const once = await screen.save({ question: 1, revision: 0, answer: screen.options[0]!, saveId })
  const again = await screen.save({ question: 1, revision: 0, answer: screen.options[0]!, saveId })
  expect([again.status, again.body['savedAt']]).toEqual([200, once.body['savedAt']])
  const many = await Promise.all(
    Array.from(
      { length: 50 },
      async () => await screen.save({ question: 2, revision: 0, answer: null, saveId: randomUUID() }),
    ),
  )
  expect(new Set(many.map(({ status, body }) => `${status} ${String(body['revision'])}`))).toEqual(
    new Set(['200 1']),
  )
  expect((await logOf(me.attempt)).filter(({ counted }) => counted).length).toBe(2)
})

test('fifty different answers on one revision: one wins, forty-nine are told and kept', async () => {
  const me = await oneSitting()
  const screen = await screenOf(home.app, me)
  const many = await Promise.all(
    Array.from(
      { length: 50 },
      async (_one, at) =>
        await screen.save({
          question: 1,
          revision: 0,
          answer: screen.options[at % 4]!,
          marked: at % 3 === 0,
        }),
    ),
  )
  const winner = await countedAnswers(home.db, me.attempt)
  expect(winner.length).toBe(1)
  expect(winner[0]?.revision).toBe(1)
  const told = many.filter(({ status }) => status === 409)
  expect(told.every(({ body }) => body['outcome'] === 'conflict' && body['revision'] === 1)).toBe(true)
  expect((await logOf(me.attempt)).filter(({ conflicting }) => conflicting).length).toBe(told.length)
})

test('a second before the deadline a save counts, a second after it does not: 409, kept, and the end is the deadline', async () => {
  const me = await oneSitting()
  const screen = await screenOf(home.app, me)
  await endIn(me.attempt, '1 second')
  const before = await screen.save({ question: 1, revision: 0, answer: screen.options[0]! })
  expect([before.status, before.body['outcome']]).toEqual([200, 'saved'])
  await home.database.moveClock('2 seconds')
  const after = await screen.save({ question: 1, revision: 1, answer: screen.options[1]! })
  expect([after.status, after.body['outcome']]).toEqual([409, 'ended'])
  await home.database.moveClock('0')
  const row = await home.db
    .selectFrom('attempts')
    .selectAll()
    .where('id', '=', me.attempt)
    .executeTakeFirstOrThrow()
  expect(row.state).toBe('timed-out')
  expect(row.ended_at).toEqual(row.deadline)
  expect((await countedAnswers(home.db, me.attempt)).map(({ answer }) => answer)).toEqual([screen.options[0]])
  expect((await logOf(me.attempt)).map(({ refused_because }) => refused_because)).toEqual([null, 'late'])
  expect(await home.audited(me.attempt)).toEqual([
    'attendance.present',
    'attempt.started',
    'attempt.timed-out',
  ])
})

test('across the deadline every save is judged by the time that is written beside it', async () => {
  const me = await oneSitting()
  const screen = await screenOf(home.app, me)
  await endIn(me.attempt, '300 milliseconds')
  let revision = 0
  for (let count = 0; count < 60; count++) {
    const { body } = await screen.save({ question: 1, revision, answer: screen.options[count % 4]! })
    if (body['outcome'] === 'saved') revision = Number(body['revision'])
    else if (count > 5) break
  }
  const { deadline } = await home.db
    .selectFrom('attempts')
    .select('deadline')
    .where('id', '=', me.attempt)
    .executeTakeFirstOrThrow()
  const log = await logOf(me.attempt)
  expect(log.filter(({ counted }) => counted).length).toBeGreaterThan(0)
  expect(log.filter(({ counted }) => !counted).length).toBeGreaterThan(0)
  for (const { saved_at, counted } of log) expect(counted).toBe(saved_at <= deadline!)
})

test('each candidate has a deadline of their own: the session opened an hour ago, who starts now has all the minutes', async () => {
  const { candidates } = await runningHall(home, { startsIn: '-3 hours', minutes: 60 })
  const me = candidates[0]!
  const { started_at, deadline } = await home.db
    .selectFrom('attempts')
    .selectAll()
    .where('id', '=', me.attempt)
    .executeTakeFirstOrThrow()
  expect(deadline!.getTime() - started_at!.getTime()).toBe(60 * 60_000)
  const screen = await screenOf(home.app, me)
  expect((await screen.save({ question: 1, revision: 0, answer: null })).status).toBe(200)
})

test('a number typed in Devanagari digits is saved in Latin ones, and an option of another question is no answer', async () => {
  const { candidates } = await runningHall(home, { grade: 'inland-engineer' })
  const me = candidates[0]!
  await me.submit(`${me.page}/1`, { answer: '१२.५', then: 'next' })
  const screen = await screenOf(home.app, me)
  await screen.save({ question: 11, revision: 0, answer: ['not-an-option'] })
  const counted = await countedAnswers(home.db, me.attempt)
  expect(counted[0]).toMatchObject({ question: 1, answer: '12.5' })
})

test('without script what is no number is kept, its page says so and counts it as no answer, and sent again it goes on', async () => {
  const { candidates } = await runningHall(home, { grade: 'inland-engineer' })
  const me = candidates[0]!
  const first = `${me.page}/1`
  const told = await me.submit(first, { answer: '12.5 <b>', then: 'next' })
  expect([told.status, told.location]).toEqual([303, first])
  expect((await countedAnswers(home.db, me.attempt))[0]?.answer).toBe('12.5 <b>')
  const page = await me.get(first)
  expect(page.$('[data-no-number]').attr('hidden')).toBeUndefined()
  expect(page.$('#answer').attr('value')).toBe('12.5 <b>')
  expect(page.$('[data-palette=1]').attr('class')).toContain('app-mark--not-answered')
  expect((await me.submit(first, { answer: '12.5 <b>', then: 'next' })).location).toBe(`${me.page}/2`)
  expect((await me.submit(first, { answer: '12.5', then: 'next' })).location).toBe(`${me.page}/2`)
  const right = await me.get(first)
  expect(right.$('[data-no-number]').attr('hidden')).toBeDefined()
  expect(right.$('[data-palette=1]').attr('class')).toContain('app-mark--answered')
})

test('a number with its own unit behind it is a number; a sign, a comma and a fraction are too', () => {
  const asked = { kind: 'numeric' as const, unit: { en: 'square metres', hi: 'वर्ग मीटर' } }
  for (const typed of ['0.24 वर्ग मीटर', '0.24 Square metres', '-3', '1,20,000', '३/४', null])
    expect([typed, isNoNumber(asked, typed)]).toEqual([typed, false])
  for (const typed of ['12.5 <b>', '0.24 लीटर', 'twelve', '3/0', '.'])
    expect([typed, isNoNumber(asked, typed)]).toEqual([typed, true])
})

test('several options are one answer in the order of the paper, however they were ticked; what is no option falls away', () => {
  const face = { stem: '', options: ['p', 'q', 'r', 's'].map((id) => ({ id, text: id })) }
  const several: PaperQuestion = {
    ...{ number: 1, section: 'A', kind: 'multiple-response', marks: 2, unit: null, en: face, hi: face },
  }
  expect(readAnswer(several, ['s', 'x', 'p'])).toEqual(['p', 's'])
  expect(readAnswer(several, 'r')).toEqual(['r'])
  expect(readAnswer(several, ['x'])).toBeNull()
  expect(readAnswer(several, null)).toBeNull()
})

test("another person's attempt is not found, whichever door is tried", async () => {
  const me = await oneSitting()
  const other = await home.person()
  const stranger = { ...me, ...other, attempt: me.attempt, page: me.page }
  for (const path of ['', '/1', '/summary']) expect((await other.get(`${me.page}${path}`)).status).toBe(404)
  const screen = await screenOf(home.app, stranger)
  expect((await screen.save({ question: 1, revision: 0, answer: null })).status).toBe(404)
  expect((await screen.sign()).status).toBe(404)
  expect(await logOf(me.attempt)).toEqual([])
})

test('a save without the token of the session is refused', async () => {
  const me = await oneSitting()
  const answer = await home.app.inject({
    method: 'POST',
    url: `${me.page}/answers`,
    headers: { cookie: [...me.cookies].map(([n, v]) => `${n}=${v}`).join('; '), accept: 'application/json' },
    payload: {
      _csrf: 'x',
      saveId: randomUUID(),
      question: 1,
      revision: 0,
      answer: null,
      language: 'hi',
      marked: false,
    },
  })
  expect(answer.statusCode).toBe(403)
})
