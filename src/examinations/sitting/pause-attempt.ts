import { refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { actAtSeat, type SeatInput, subjectOf } from './at-seat.ts'
import { touchSign, updateAttempt } from './attempts.queries.ts'
import { timedOut } from './close-overdue.ts'
import { endPause, insertPause } from './console.queries.ts'
import type { Officer } from './duty.ts'

/** @public */
export const pauseAttemptRefusals = ['attempt-not-running', 'attempt-not-paused'] as const

/** Stops one candidate's sitting: no save counts until it goes on. The time lost is given back by a credit. */
export const pauseAttempt = async (
  db: Db,
  { reason, ...seat }: SeatInput & { reason: string },
  officer: Officer,
) =>
  await actAtSeat(db, seat, officer, async (at) => {
    const { attempt, trx } = at
    if (await timedOut(at, attempt)) return { ok: true as const }
    if (attempt.state !== 'running') return refuse('attempt-not-running')
    await updateAttempt(trx, attempt.id, { state: 'paused' }, true)
    await insertPause(trx, { attemptId: attempt.id, reason, by: officer.personId, at: attempt.at })
    await at.record({ action: 'attempt.paused', subject: subjectOf(at), reason })
    return { ok: true as const }
  })

/** Goes on. When the deadline has passed meanwhile and no minutes were credited, the sitting is over. */
export const resumeAttempt = async (db: Db, seat: SeatInput, officer: Officer) =>
  await actAtSeat(db, seat, officer, async (at) => {
    const { attempt, trx } = at
    if (attempt.state !== 'paused') return refuse('attempt-not-paused')
    await updateAttempt(trx, attempt.id, { state: 'running' }, true)
    await endPause(trx, attempt.id, officer.personId, attempt.at)
    await touchSign(trx, attempt.id)
    await at.record({ action: 'attempt.resumed', subject: subjectOf(at) })
    await timedOut(at, { ...attempt, state: 'running' })
    return { ok: true as const }
  })
