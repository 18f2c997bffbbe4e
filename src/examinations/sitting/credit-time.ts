import { refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { found } from '../../shell/errors.ts'
import { mayMove, stateOf } from '../../shell/state-machine.ts'
import { actAtSeat, type SeatInput, subjectOf } from './at-seat.ts'
import { updateAttempt } from './attempts.queries.ts'
import { timedOut } from './close-overdue.ts'
import { decideCredit, insertCredit, lockCredit } from './console.queries.ts'
import type { Officer } from './duty.ts'
import { timeCreditStates } from './sitting-states.ts'

/** @public */
export const creditTimeRefusals = [
  'attempt-not-running',
  'already-started',
  'second-person-needed',
  'credit-decided',
  'time-is-over',
] as const

const minute = 60_000

/** Extra minutes for a candidate who needs them, granted before the start: they extend the limit itself. */
export const setExtraMinutes = async (
  db: Db,
  { minutes, reason, ...seat }: SeatInput & { minutes: number; reason: string },
  officer: Officer,
) =>
  await actAtSeat(db, seat, officer, async (at) => {
    if (at.attempt.state !== 'not-started') return refuse('already-started')
    await updateAttempt(at.trx, at.attempt.id, { extraMinutes: minutes }, true)
    const details = { minutes, before: at.attempt.extraMinutes }
    await at.record({ action: 'attempt.extra-minutes-set', subject: subjectOf(at), reason, details })
    return { ok: true as const }
  })

/** An officer asks to give back minutes lost by a power cut or a dead line; nothing moves yet. */
export const askCredit = async (
  db: Db,
  { minutes, reason, ...seat }: SeatInput & { minutes: number; reason: string },
  officer: Officer,
) =>
  await actAtSeat(db, seat, officer, async (at) => {
    const { attempt, trx } = at
    if (!['running', 'paused'].includes(attempt.state)) return refuse('attempt-not-running')
    if (await timedOut(at, attempt)) return { ok: true as const }
    await insertCredit(trx, { attemptId: attempt.id, minutes, reason, by: officer.personId, at: attempt.at })
    await updateAttempt(trx, attempt.id, {}, true)
    await at.record({ action: 'time-credit.asked', subject: subjectOf(at), reason, details: { minutes } })
    return { ok: true as const }
  })

/** Another officer decides; approved, the candidate's deadline moves by the minutes. */
export const settleCredit = async (
  db: Db,
  { creditId, verdict, ...seat }: SeatInput & { creditId: string; verdict: 'approved' | 'refused' },
  officer: Officer,
) =>
  await actAtSeat(db, seat, officer, async (at) => {
    const { attempt, trx } = at
    const credit = found(await lockCredit(trx, attempt.id, creditId), 'time credit')
    if (!mayMove(timeCreditStates, stateOf(timeCreditStates, credit.state), verdict))
      return refuse('credit-decided')
    if (credit.askedBy === officer.personId) return refuse('second-person-needed')
    if (verdict === 'approved' && isOver(attempt)) return refuse('time-is-over')
    await decideCredit(trx, credit.id, verdict, officer.personId, attempt.at)
    const deadline = new Date((attempt.deadline?.getTime() ?? 0) + credit.minutes * minute)
    await updateAttempt(trx, attempt.id, verdict === 'approved' ? { deadline } : {}, true)
    const details = { minutes: credit.minutes, askedBy: credit.askedBy }
    await at.record({ action: `time-credit.${verdict}`, subject: subjectOf(at), details })
    return { ok: true as const }
  })

/** In a pause the deadline may have passed: the minutes given back are there for just that. */
const isOver = ({ state, deadline, at }: { state: string; deadline: Date | null; at: Date }): boolean =>
  state !== 'paused' && (state !== 'running' || deadline === null || at > deadline)
