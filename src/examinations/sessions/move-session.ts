import { type Act, type Actor, type Day, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { notify } from '../../notices/index.ts'
import { found, sameVersion } from '../../shell/errors.ts'
import type { Jobs } from '../../shell/jobs.ts'
import { mayMove } from '../../shell/state-machine.ts'
import { dayBefore, startOf } from './session-time.ts'
import { type SessionState, sessionStates, SessionStateText } from './session-states.ts'
import * as queries from './sessions.queries.ts'

/** @public */
export const moveSessionRefusals = [
  'session-cannot-move',
  'closing-day-over',
  'starts-in-the-past',
  'closes-too-late',
] as const

type Opened = { sessionId: string; version: number }
type OfficeActor = Actor & { authorityId: string }
/** How candidates are written to: the queue, and the address of this site. */
export type Mail = { jobs: Jobs; publicUrl: string }

/** Opens a planned session to applications, or a postponed one again; every seat becomes a row. */
export const openSession = async (db: Db, opened: Opened, actor: OfficeActor) =>
  await perform(db, actor, async (act) => {
    const session = await lockAt(act, opened, actor.authorityId)
    if (!allows(session, 'open')) return refuse('session-cannot-move')
    if (session.closesOn < act.today) return refuse('closing-day-over')
    await queries.updateSession(act.trx, session.id, { state: 'open' })
    await queries.insertSeats(act.trx, session.id, session.seatCount)
    await record(act, session.id, 'session.opened')
    return { ok: true as const }
  })

/** No more applications. */
export const closeSession = async (db: Db, opened: Opened, actor: OfficeActor) =>
  await perform(db, actor, async (act) => {
    const session = await lockAt(act, opened, actor.authorityId)
    if (!allows(session, 'closed')) return refuse('session-cannot-move')
    await queries.updateSession(act.trx, session.id, { state: 'closed' })
    await record(act, session.id, 'session.closed')
    return { ok: true as const }
  })

export type Postponement = { startsOn: Day; startsHour: string; closesOn: Day; reason: string }

/** Puts a session off to a later day; candidates keep their seats and are told. */
export const postponeSession = async (
  db: Db,
  mail: Mail,
  { startsOn, startsHour, closesOn, reason, ...opened }: Opened & Postponement,
  actor: OfficeActor,
) =>
  await perform(db, actor, async (act) => {
    const session = await lockAt(act, opened, actor.authorityId)
    if (!allows(session, 'postponed')) return refuse('session-cannot-move')
    const startsAt = startOf(startsOn, startsHour)
    if (startsAt <= act.now) return refuse('starts-in-the-past')
    if (closesOn > dayBefore(startsOn)) return refuse('closes-too-late')
    await queries.updateSession(act.trx, session.id, { state: 'postponed', startsAt, closesOn })
    await record(act, session.id, 'session.postponed', reason, {
      from: session.startsAt.toISOString(),
      to: startsAt.toISOString(),
    })
    await tellCandidates(act, mail, session.id, 'session-postponed')
    return { ok: true as const }
  })

/** Calls a session off; candidates keep their fee and choose another session. */
export const cancelSession = async (
  db: Db,
  mail: Mail,
  { reason, ...opened }: Opened & { reason: string },
  actor: OfficeActor,
) =>
  await perform(db, actor, async (act) => {
    const session = await lockAt(act, opened, actor.authorityId)
    if (!allows(session, 'cancelled')) return refuse('session-cannot-move')
    await queries.updateSession(act.trx, session.id, { state: 'cancelled' })
    await record(act, session.id, 'session.cancelled', reason)
    await tellCandidates(act, mail, session.id, 'session-cancelled')
    return { ok: true as const }
  })

/** The session of this office, locked, at the version that the page showed. */
export async function lockAt({ trx }: Act, opened: Opened, authorityId: string): Promise<queries.SessionRow> {
  const session = found(await queries.lockSession(trx, opened.sessionId), 'session')
  if (session.authorityId !== authorityId) found(null, 'session')
  sameVersion(opened.version, session.version, session.number)
  return session
}

const allows = (session: queries.SessionRow, to: SessionState): boolean =>
  mayMove(sessionStates, SessionStateText.parse(session.state), to)

const record = async (act: Act, id: string, action: string, reason?: string, details = {}): Promise<void> =>
  await act.record({
    action,
    subject: { kind: 'exam-session', id },
    details,
    ...(reason === undefined ? {} : { reason }),
  })

async function tellCandidates(
  act: Act,
  { jobs, publicUrl }: Mail,
  sessionId: string,
  template: 'session-postponed' | 'session-cancelled',
): Promise<void> {
  for (const one of await queries.listCandidatesToTell(act.trx, sessionId)) {
    const language = one.language === 'en' ? 'en' : 'hi'
    const link = `${publicUrl}/${language}/my/applications/${one.id}`
    await notify(act, jobs, {
      to: one.email ?? '',
      language,
      template,
      content: { number: one.number, link },
    })
  }
}
