import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chooseSession } from '../../src/examinations/applications/choose-session.ts'
import { startApplication } from '../../src/examinations/applications/start-application.ts'
import { house, type House, type SignedIn } from '../support/house.ts'
import { begun, choose, confirmFee, idOf, reportChallan, reportFee } from './applications.ts'
import { opened } from './sessions.ts'

let home: House
let examiner: SignedIn
let treasury: SignedIn
let session: string
beforeAll(async () => {
  home = await house()
  examiner = await home.person({ roles: ['examiner'] })
  treasury = await home.person({ roles: ['treasury'] })
})
beforeEach(async () => {
  session = await opened(home, examiner, { seatCount: '1' })
})
afterAll(async () => {
  await home.close()
})

const seat = async () =>
  await home.db
    .selectFrom('seats')
    .select(['state', 'application_id', 'held_until'])
    .where('session_id', '=', session)
    .executeTakeFirstOrThrow()
/** For work of a few minutes: the people stay signed in. */
const after = async (interval: string, work: () => Promise<void>) => {
  await home.database.moveClock(interval)
  try {
    await work()
  } finally {
    await home.database.moveClock('0')
  }
}

test('a seat is held for 15 minutes; the next person is told that the last one was just taken', async () => {
  const [one, two] = [await home.person(), await home.person()]
  const [first, second] = [await begun(one), await begun(two)]
  await choose(one, first, session)
  const held = await seat()
  expect([held.state, held.application_id]).toEqual(['held', idOf(first)])
  const late = await choose(two, second, session)
  expect([late.status, late.refusals]).toEqual([422, ['no-seat-left']])
})

test('14 minutes later the seat is still held; after 15 it is for whoever looks for one', async () => {
  const [one, two] = [await home.person(), await home.person()]
  const [first, second] = [await begun(one), await begun(two)]
  await choose(one, first, session)
  await after('14 minutes', async () => {
    expect((await choose(two, second, session)).refusals).toEqual(['no-seat-left'])
  })
  await after('16 minutes', async () => {
    expect((await two.get(`${second}/session`)).text).toContain('1 सीट बची है')
    expect((await choose(two, second, session)).status).toBe(303)
    expect((await seat()).application_id).toBe(idOf(second))
    expect((await one.get(first)).text).toContain('आपकी सीट लौट गई है')
  })
})

test('a reported challan keeps the seat until the treasury decides, a confirmed one takes it', async () => {
  const [one, two] = [await home.person(), await home.person()]
  const [first, second] = [await begun(one), await begun(two)]
  await choose(one, first, session)
  const demand = await reportFee(home, one, first)
  expect((await seat()).held_until).toBeNull()
  await after('2 hours', async () => {
    expect((await choose(two, second, session)).refusals).toEqual(['no-seat-left'])
  })
  await confirmFee(treasury, demand)
  expect(await seat()).toEqual({ state: 'taken', application_id: idOf(first), held_until: null })
})

test('a challan that the treasury does not find gives the seat 15 minutes more, and then to another', async () => {
  const [one, two] = [await home.person(), await home.person()]
  const [first, second] = [await begun(one), await begun(two)]
  await choose(one, first, session)
  const demand = (await reportFee(home, one, first)).replace('/my/payments/', '/office/JH/payments/')
  await treasury.submit(demand, { reason: 'No such challan' }, `${demand}/refusal`)
  const minutes = ((await seat()).held_until!.getTime() - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(14)
  expect(minutes).toBeLessThanOrEqual(15)
  await after('16 minutes', async () => {
    expect((await choose(two, second, session)).status).toBe(303)
  })
})

test('a challan that comes when the seat has gone finds another seat of the session while there is one', async () => {
  session = await opened(home, examiner, { seatCount: '2' })
  const [one, two, three] = [await home.person(), await home.person(), await home.person()]
  const [first, second, third] = [await begun(one), await begun(two), await begun(three)]
  await choose(one, first, session)
  const demand = (await one.submit(`${first}/fee`, {})).location ?? ''
  await after('16 minutes', async () => {
    await choose(two, second, session)
    await choose(three, third, session)
  })
  const owners = async () =>
    (
      await home.db
        .selectFrom('seats')
        .select('application_id')
        .where('session_id', '=', session)
        .orderBy('number')
        .execute()
    ).map((row) => row.application_id)
  expect(await owners()).toEqual([idOf(second), idOf(third)])
  await after('40 minutes', async () => {
    await reportChallan(home, one, demand)
    expect(await owners()).toEqual([idOf(first), idOf(third)])
  })
})

test('two hundred people at once for ten seats: exactly ten have one, and no two the same', async () => {
  session = await opened(home, examiner, { seatCount: '10' })
  const people = await home.db
    .insertInto('people')
    .values(
      Array.from({ length: 200 }, (_one, index) => ({
        full_name: `Candidate ${String(index)}`,
        mobile: `+9170000${String(index).padStart(5, '0')}`,
        password_hash: 'none',
      })),
    )
    .returning('id')
    .execute()
  const actorOf = (personId: string) => ({ personId, role: 'person', authorityId: null })
  const applications = await Promise.all(
    people.map(async ({ id: personId }) => {
      const made = await startApplication(
        home.db,
        { personId, authority: home.jharkhand, grade: 'serang' },
        actorOf(personId),
      )
      if (!made.ok) throw new Error('not begun')
      return { personId, applicationId: made.id }
    }),
  )
  const answers = await Promise.all(
    applications.map(
      async (own) =>
        await chooseSession(home.db, { ...own, sessionId: session, version: 0 }, actorOf(own.personId)),
    ),
  )
  expect(answers.filter((answer) => answer.ok)).toHaveLength(10)
  expect(answers.flatMap((answer) => (answer.ok ? [] : answer.refusals))).toEqual(
    Array<string>(190).fill('no-seat-left'),
  )
  const held = await home.db
    .selectFrom('seats')
    .select('application_id')
    .where('session_id', '=', session)
    .where('state', '=', 'held')
    .execute()
  expect(new Set(held.map((row) => row.application_id)).size).toBe(10)
})
