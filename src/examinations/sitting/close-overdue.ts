import { type Act, type Actor, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { type LockedAttempt, lockAttempt, updateAttempt } from './attempts.queries.ts'

const system: Actor = { personId: null, role: null, authorityId: null }

/**
 * Writes down that an attempt's time is over. The end is its deadline, whoever notices it and however late:
 * the deadline itself decides, this only records it.
 */
export async function closeOverdue(db: Db, attemptId: string): Promise<void> {
  await perform(db, system, async (act) => {
    const attempt = await lockAttempt(act.trx, attemptId)
    return attempt && (await timedOut(act, attempt)) ? { ok: true as const } : refuse('not-overdue')
  })
}

/** Inside another act: records the end of a locked attempt whose deadline has passed; false when it has not. */
export async function timedOut(act: Act, attempt: LockedAttempt): Promise<boolean> {
  const { id, state, deadline, at } = attempt
  if (state !== 'running' || deadline === null || at <= deadline) return false
  await updateAttempt(act.trx, id, { state: 'timed-out', endedAt: deadline })
  await act.record({ action: 'attempt.timed-out', subject: { kind: 'attempt', id } })
  return true
}
