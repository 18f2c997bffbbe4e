import { perform } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { found } from '../../shell/errors.ts'
import { findSeat, insertIncident } from './console.queries.ts'
import { type Officer, sessionOnDuty } from './duty.ts'

/** What happened, in the officer's words: at a seat, or in the whole room. */
export async function noteIncident(
  db: Db,
  input: { sessionId: string; attemptId: string | null; words: string },
  officer: Officer,
): Promise<void> {
  await perform(db, officer, async ({ trx, now, record }) => {
    await sessionOnDuty(trx, input.sessionId, officer)
    if (input.attemptId !== null) found(await findSeat(trx, input.sessionId, input.attemptId), 'attempt')
    await insertIncident(trx, { ...input, by: officer.personId, at: now })
    const subject = input.attemptId
      ? { kind: 'attempt', id: input.attemptId }
      : { kind: 'exam-session', id: input.sessionId }
    await record({ action: 'incident.noted', subject, reason: input.words })
  })
}
