// The demonstration in the middle of a working day: an examination is being sat, minutes are asked for, a list is
// closed. So nearly every page there is can be reached by links.
import { expect } from 'vitest'
import { demonstrationHouse, type DemonstrationHouse } from './demonstration.ts'
import type { Fields, Page, Visitor } from './visitor.ts'

/** Call it in `beforeAll`, and `close` in `afterAll`. */
export async function busyHouse(): Promise<DemonstrationHouse> {
  const home = await demonstrationHouse()
  await home.database.asOwner('delete from rate_limits')
  await openTheHall(home, 'seated-serang')
  const engineer = await openTheHall(home, 'seated-engineer')
  await loseMinutes(home, engineer)
  await askForMasters(home)
  await closeMasters(home)
  await markByKey(home)
  await takeSeat(home, 'complete')
  await askForTheFee(home)
  return home
}

/** A form that must be taken. */
async function send(visitor: Visitor, page: string, fields: Fields, action?: string): Promise<Page> {
  const answer = await visitor.submit(page, fields, action)
  expect([action ?? page, answer.status, answer.refusals, answer.errors]).toEqual([
    action ?? page,
    303,
    [],
    {},
  ])
  return answer
}

/** The desk of a candidate in the console, as an office address. */
async function deskOf(home: DemonstrationHouse, who: string): Promise<{ room: string; attempt: string }> {
  const mobile = home.cast.find((one) => one.who === who)?.mobile ?? ''
  const [row] = await home.database.asOwner(
    `select attempts.id, session_id from attempts join people on people.id = person_id where mobile = $1`,
    [`+91${mobile}`],
  )
  return { room: `/hi/office/JH/console/${String(row?.['session_id'])}`, attempt: String(row?.['id']) }
}

async function openTheHall(home: DemonstrationHouse, who: string): Promise<string> {
  const { room, attempt } = await deskOf(home, who)
  const [invigilator, examiner, candidate] = await Promise.all([
    home.as('invigilator'),
    home.as('examiner'),
    home.as(who),
  ])
  const desk = `${room}/${attempt}`
  await send(invigilator, desk, { attendance: 'present' }, `${desk}/attendance`)
  await send(invigilator, room, {}, `${room}/opening-request`)
  await send(examiner, room, {}, `${room}/opening`)
  const own = `/hi/my/examination/${attempt}`
  await send(candidate, own, {}, `${own}/start`)
  return desk
}

/** A sitting that stood still: interrupted, and ten minutes asked for, which a second officer has to grant. */
async function loseMinutes(home: DemonstrationHouse, desk: string): Promise<void> {
  const invigilator = await home.as('invigilator')
  await send(invigilator, desk, { reason: 'बिजली चली गई।' }, `${desk}/pause`)
  await send(invigilator, desk, { minutes: '10', reason: 'बिजली दस मिनट नहीं थी।' }, `${desk}/credits`)
  await send(invigilator, desk, { words: 'जनरेटर चालू किया गया।' }, `${desk}/incidents`)
}

/** The list of the second class masters is closed: its papers can be drawn. */
async function closeMasters(home: DemonstrationHouse): Promise<void> {
  const [row] = await home.database.asOwner(
    `select id from exam_sessions where grade = 'second-class-master' and state = 'open'`,
  )
  const page = `/hi/office/JH/sessions/${String(row?.['id'])}`
  await send(await home.as('examiner'), page, {}, `${page}/closing`)
}

/** The invigilator has asked for the papers of the third grade; nobody has confirmed. */
async function askForMasters(home: DemonstrationHouse): Promise<void> {
  const { room } = await deskOf(home, 'seated-master')
  await send(await home.as('invigilator'), room, {}, `${room}/opening-request`)
}

/** What has a key is marked, so that the sheets lie before the examiners. */
async function markByKey(home: DemonstrationHouse): Promise<void> {
  const { room } = await deskOf(home, 'to-mark')
  const page = room.replace('/console/', '/marking/')
  await send(await home.as('examiner'), page, {}, `${page}/objective`)
}

/** A boatman begins his application and takes a seat; the fee he has yet to ask for. */
async function takeSeat(home: DemonstrationHouse, who: string): Promise<string> {
  const boatman = await home.as(who)
  const begun = await send(boatman, '/hi/my/applications', { authority: home.jharkhand, grade: 'serang' })
  const own = begun.location ?? ''
  const page = await boatman.get(`${own}/session`)
  const sessionId = page.$('input[name=sessionId]').first().attr('value') ?? ''
  await send(boatman, `${own}/session`, { sessionId })
  return own
}

/** Another has asked for the fee and has not paid yet. */
async function askForTheFee(home: DemonstrationHouse): Promise<void> {
  const own = await takeSeat(home, 'a-day-short')
  await send(await home.as('a-day-short'), `${own}/fee`, {})
}
