import { type Act, type Actor, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { demandOf } from '../../payments/index.ts'
import { findSession, type SessionRow } from '../sessions/sessions.queries.ts'
import { type Application, lockOwn } from './application-door.ts'
import { updateApplication } from './applications.queries.ts'
import { findSeat, holdFreeSeat, releaseSeat, setHold, takeSeat } from './seats.queries.ts'

/** @public */
export const chooseSessionRefusals = ['seat-fixed-already', 'session-closed', 'no-seat-left'] as const

const quarterOfAnHour = 15 * 60_000
/** The end of a hold that begins now: time to enter the fee. */
export const holdFrom = (now: Date): Date => new Date(now.getTime() + quarterOfAnHour)

type Choice = { applicationId: string; personId: string; sessionId: string; version: number }

/**
 * Holds a seat of a session for an application: for 15 minutes while the fee is entered, without end once it is
 * reported. A draft may change its session; a later application only when its own was called off.
 */
export const chooseSession = async (db: Db, choice: Choice, actor: Actor) =>
  await perform(db, actor, async (act) => {
    const application = await lockOwn(act, choice)
    if (!(await mayChoose(act, application))) return refuse('seat-fixed-already')
    const session = await findSession(act.trx, choice.sessionId)
    if (!session || !takes(session, application, act.today)) return refuse('session-closed')
    const number = await seatIn(act, application, session.id)
    if (number === undefined) return refuse('no-seat-left')
    await updateApplication(act.trx, application.id, { session_id: session.id })
    await act.record({
      action: 'application.seat-held',
      subject: { kind: 'application', id: application.id },
      authorityId: application.authorityId,
      details: { session: session.number, seat: number },
    })
    return { ok: true as const }
  })

async function mayChoose({ trx }: Act, application: Application): Promise<boolean> {
  if (application.state === 'draft') return true
  if (!['submitted', 'held', 'answered', 'eligible'].includes(application.state)) return false
  const session = application.sessionId === null ? undefined : await findSession(trx, application.sessionId)
  const seat = await findSeat(trx, application.id)
  return session?.state === 'cancelled' || seat === undefined
}

/** Received until the day before the examination at the latest (23(ii), 30(ii)). */
export const takes = (session: SessionRow, application: Application, today: string): boolean =>
  session.authorityId === application.authorityId &&
  session.grade === application.grade &&
  session.state === 'open' &&
  today <= session.closesOn

async function seatIn(act: Act, application: Application, sessionId: string): Promise<number | undefined> {
  const { trx } = act
  const paid = application.demandId === null ? 'asked' : (await demandOf(trx, application.demandId)).state
  const until = paid === 'reported' || paid === 'confirmed' ? null : holdFrom(act.now)
  const before = await findSeat(trx, application.id)
  if (before?.sessionId === sessionId) {
    await setHold(trx, application.id, until)
    return before.number
  }
  if (before) await releaseSeat(trx, application.id)
  const number = await holdFreeSeat(trx, { sessionId, applicationId: application.id, until })
  if (number !== undefined && paid === 'confirmed') await takeSeat(trx, application.id)
  return number
}
