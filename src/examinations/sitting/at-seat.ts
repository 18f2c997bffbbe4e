import { type Act, perform } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { found, NotFound, sameVersion } from '../../shell/errors.ts'
import type { SessionRow } from '../sessions/sessions.queries.ts'
import { type LockedAttempt, lockAttempt } from './attempts.queries.ts'
import { type Officer, sessionOnDuty } from './duty.ts'

/** A seat as the officer's page showed it. */
export type SeatInput = { sessionId: string; attemptId: string; version: number }
export type AtSeat = Act & { session: SessionRow; attempt: LockedAttempt; officer: Officer }

/** An officer's act at one seat: on duty in the session, the attempt locked and as the page showed it. */
export async function actAtSeat<T>(
  db: Db,
  { sessionId, attemptId, version }: SeatInput,
  officer: Officer,
  work: (seat: AtSeat) => Promise<T>,
): Promise<T> {
  return await perform(db, officer, async (act) => {
    const session = await sessionOnDuty(act.trx, sessionId, officer)
    const attempt = found(await lockAttempt(act.trx, attemptId), 'attempt')
    if (attempt.sessionId !== sessionId) throw new NotFound('attempt of another session')
    sameVersion(version, attempt.version, 'attempt')
    return await work({ ...act, session, attempt, officer })
  })
}

/** The subject of the audit rows of a seat. */
export const subjectOf = ({ attempt }: AtSeat) => ({ kind: 'attempt', id: attempt.id })
