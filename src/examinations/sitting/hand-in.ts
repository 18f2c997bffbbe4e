import { type Actor, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { found, NotFound } from '../../shell/errors.ts'
import { lockAttempt, updateAttempt } from './attempts.queries.ts'
import { timedOut } from './close-overdue.ts'

/** @public */
export const handInRefusals = ['paused', 'other-machine'] as const

/** The candidate ends the sitting. Sent fifty times, it is one end; after the deadline the deadline is the end. */
export async function handIn(
  db: Db,
  input: { attemptId: string; personId: string; device: string },
  actor: Actor,
) {
  return await perform(db, actor, async (act) => {
    const attempt = found(await lockAttempt(act.trx, input.attemptId), 'attempt')
    if (attempt.personId !== input.personId) throw new NotFound('attempt of another person')
    if (await timedOut(act, attempt)) return { ok: true as const }
    if (attempt.state === 'paused') return refuse('paused')
    // Told to nobody: what they wanted is so.
    if (attempt.state !== 'running') return refuse('already-ended')
    if (attempt.deviceToken !== input.device) return refuse('other-machine')
    await updateAttempt(act.trx, attempt.id, { state: 'handed-in', endedAt: attempt.at })
    await act.record({ action: 'attempt.handed-in', subject: { kind: 'attempt', id: attempt.id } })
    return { ok: true as const }
  })
}
