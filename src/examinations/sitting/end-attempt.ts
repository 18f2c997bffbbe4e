import { refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { actAtSeat, type SeatInput, subjectOf } from './at-seat.ts'
import { updateAttempt } from './attempts.queries.ts'
import { timedOut } from './close-overdue.ts'
import { endPause } from './console.queries.ts'
import type { Officer } from './duty.ts'

/** @public */
export const endAttemptRefusals = ['attempt-not-running'] as const

/** An officer ends a sitting, with the reason: the candidate left, fell ill. What was saved counts. */
export const endAttempt = async (
  db: Db,
  { reason, ...seat }: SeatInput & { reason: string },
  officer: Officer,
) =>
  await actAtSeat(db, seat, officer, async (at) => {
    const { attempt, trx } = at
    if (!['running', 'paused'].includes(attempt.state)) return refuse('attempt-not-running')
    if (attempt.state === 'paused') {
      await updateAttempt(trx, attempt.id, { state: 'running' })
      await endPause(trx, attempt.id, officer.personId, attempt.at)
    }
    if (await timedOut(at, { ...attempt, state: 'running' })) return { ok: true as const }
    await updateAttempt(trx, attempt.id, { state: 'handed-in', endedAt: attempt.at }, true)
    await at.record({ action: 'attempt.ended', subject: subjectOf(at), reason })
    return { ok: true as const }
  })

/** The sitting may go on at another machine: the next at which the candidate says so; the first one stops. */
export const handOver = async (
  db: Db,
  { reason, ...seat }: SeatInput & { reason: string },
  officer: Officer,
) =>
  await actAtSeat(db, seat, officer, async (at) => {
    if (await timedOut(at, at.attempt)) return { ok: true as const }
    if (at.attempt.state !== 'running') return refuse('attempt-not-running')
    await updateAttempt(at.trx, at.attempt.id, { deviceToken: null }, true)
    await at.record({ action: 'attempt.handed-over', subject: subjectOf(at), reason })
    return { ok: true as const }
  })
