// Sessions: planned, opened, filled with candidates, sealed, and sat.
import type { Day } from '../../db/act.ts'
import { sealSession } from '../../examinations/index.ts'
import { listCandidates } from '../../examinations/marking/marking.queries.ts'
import { paperSecret } from '../../examinations/papers/open-paper.ts'
import { closeSession, openSession } from '../../examinations/sessions/move-session.ts'
import { planSession } from '../../examinations/sessions/plan-session.ts'
import { addStaff } from '../../examinations/sessions/session-staff.ts'
import { findSession } from '../../examinations/sessions/sessions.queries.ts'
import { type Applicant, confirmFee, draft, submit } from './applications.ts'
import type { Candidate } from './cast.ts'
import { officerRows } from './officers.ts'
import { fillRecord, join } from './records.ts'
import { accept, giveAdmitCard } from './scrutiny.ts'
import { dayAfter, done, each, type Stage } from './stage.ts'

export type Plan = { grade: Candidate['grade']; day: Day; hour: string; seatCount?: number }
export type Session = { sessionId: string; applicants: Applicant[] }

/** The session at the version that a page would show now. */
export async function seen({ db }: Stage, sessionId: string) {
  const session = await findSession(db, sessionId)
  if (!session) throw new Error('Demonstration: a session is gone')
  return { sessionId, version: session.version }
}

/** Plans a session: twenty days before it at the latest, since applications end ten days before. */
export async function plan(stage: Stage, { grade, day, hour, seatCount = 20 }: Plan): Promise<string> {
  const { db, centreId, officers } = stage
  const terms = { startsOn: day, startsHour: hour, closesOn: dayAfter(day, -10), passPercent: 40 }
  const planned = await planSession(db, { grade, centreId, seatCount, ...terms }, officers.examiner)
  const { id: sessionId } = done('session', planned)
  for (const duty of ['invigilator', 'examiner'] as const) {
    const contact = { mobile: `+91${officerRows[duty].mobile}` }
    done('staff', await addStaff(db, { sessionId, contact, duty }, officers.examiner))
  }
  return sessionId
}

/** Opens a planned session to applications. */
export async function open(stage: Stage, sessionId: string): Promise<void> {
  const { db, officers } = stage
  done('opening', await openSession(db, await seen(stage, sessionId), officers.examiner))
}

/** Sessions of one day, each with its candidates: they are played side by side, since they share the clock. */
export type Cohort = { grade: Candidate['grade']; candidates: readonly Candidate[] }
type Start = { day: Day; hour: string }

/**
 * Everything that comes before an examination, in the thirty days before it: planned, applied for, paid,
 * scrutinised, admit cards given, and on the evening before the papers drawn and sealed.
 */
export async function sealedSessions(
  stage: Stage,
  start: Start,
  cohorts: readonly Cohort[],
): Promise<Session[]> {
  const { clock } = stage
  const { day } = start
  await clock.stand(dayAfter(day, -30), '10:30')
  const sessions = await each(cohorts, async (cohort) => await openedSession(stage, start, cohort))
  const applicants = sessions.flatMap((session) => session.applicants)
  await clock.stand(dayAfter(day, -12), '15:20')
  await each(applicants, async (one) => {
    await confirmFee(stage, one)
  })
  await clock.stand(dayAfter(day, -8), '11:40')
  await each(applicants, async (one) => {
    await accept(stage, one)
  })
  await clock.stand(dayAfter(day, -5), '14:10')
  for (const one of applicants) await giveAdmitCard(stage, one)
  await clock.stand(dayAfter(day, -1), '17:30')
  for (const { sessionId } of sessions) await closeAndSeal(stage, sessionId)
  return sessions
}

async function openedSession(stage: Stage, start: Start, { grade, candidates }: Cohort): Promise<Session> {
  const sessionId = await plan(stage, { grade, ...start })
  await open(stage, sessionId)
  const applicants = await each(candidates, async (candidate) => {
    const member = await join(stage, candidate)
    await fillRecord(stage, member, dayAfter(start.day, -30))
    const applicant = await draft(stage, member, sessionId)
    await submit(stage, applicant)
    return applicant
  })
  return { sessionId, applicants }
}

/** On the evening before: the examiner closes, the Chief Examiner draws and seals. */
export async function closeAndSeal(stage: Stage, sessionId: string): Promise<void> {
  const { db, config, officers } = stage
  done('closing', await closeSession(db, await seen(stage, sessionId), officers.examiner))
  const input = { ...(await seen(stage, sessionId)), secret: paperSecret(config) }
  done('sealing', await sealSession(db, input, officers.chief))
}

/** Who sits where. */
export async function seatsOf(stage: Stage, { sessionId, applicants }: Session) {
  const rows = await listCandidates(stage.db, sessionId)
  return applicants.map((applicant) => {
    const row = rows.find((one) => one.applicationId === applicant.applicationId)
    if (!row) throw new Error(`Demonstration: ${applicant.stage} has no seat`)
    return { ...applicant, attemptId: row.attemptId, sessionId, device: `desk-${String(row.seatNumber)}` }
  })
}
export type Seat = Awaited<ReturnType<typeof seatsOf>>[number]
