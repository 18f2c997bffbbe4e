import { refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { actAtSeat, type AtSeat, type SeatInput, subjectOf } from './at-seat.ts'
import { updateAttempt } from './attempts.queries.ts'
import { timedOut } from './close-overdue.ts'
import type { Officer } from './duty.ts'

/** @public */
export const markAttendanceRefusals = ['session-not-on', 'already-started', 'attempt-annulled'] as const

/** Present or absent, as the invigilator sees it at the desk; settled once the candidate has started. */
export const markAttendance = async (
  db: Db,
  { attendance, ...seat }: SeatInput & { attendance: 'present' | 'absent' },
  officer: Officer,
) =>
  await actAtSeat(db, seat, officer, async (at) => {
    if (!isOn(at)) return refuse('session-not-on')
    if (at.attempt.state === 'annulled') return refuse('attempt-annulled')
    if (at.attempt.state !== 'not-started') return refuse('already-started')
    await updateAttempt(at.trx, at.attempt.id, { attendance }, true)
    await at.record({ action: `attendance.${attendance}`, subject: subjectOf(at) })
    return { ok: true as const }
  })

/** Malpractice: the sitting ends and is annulled; what was written stays in the log. */
export const reportMalpractice = async (
  db: Db,
  { reason, ...seat }: SeatInput & { reason: string },
  officer: Officer,
) =>
  await actAtSeat(db, seat, officer, async (at) => {
    if (!isOn(at)) return refuse('session-not-on')
    if (at.attempt.state === 'annulled') return refuse('attempt-annulled')
    const overdue = await timedOut(at, at.attempt)
    const endedAt = overdue ? {} : { endedAt: at.attempt.at }
    await updateAttempt(
      at.trx,
      at.attempt.id,
      { attendance: 'malpractice', state: 'annulled', ...endedAt },
      true,
    )
    await at.record({ action: 'attendance.malpractice', subject: subjectOf(at), reason })
    return { ok: true as const }
  })

const isOn = ({ session }: AtSeat): boolean => session.state === 'sealed' || session.state === 'running'
