import { type Act, type Actor, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { found, NotFound } from '../../shell/errors.ts'
import { Blueprint } from '../papers/blueprint.ts'
import { findSession } from '../sessions/sessions.queries.ts'
import { type LockedAttempt, lockAttempt, updateAttempt } from './attempts.queries.ts'
import { timedOut } from './close-overdue.ts'

/** @public */
export const startAttemptRefusals = [
  'papers-not-open',
  'not-present',
  'already-ended',
  'paused',
  'other-machine',
] as const

const minute = 60_000

/**
 * The candidate begins, or goes on at the machine to which the invigilator has handed the sitting over. The
 * deadline is the server's: now, plus the minutes of the paper, plus the extra minutes granted before.
 */
export async function startAttempt(
  db: Db,
  input: { attemptId: string; personId: string; device: string },
  actor: Actor,
) {
  return await perform(db, actor, async (act) => {
    const attempt = found(await lockAttempt(act.trx, input.attemptId), 'attempt')
    if (attempt.personId !== input.personId) throw new NotFound('attempt of another person')
    if (await timedOut(act, attempt)) return { ok: true as const }
    if (attempt.state === 'not-started') return await begin(act, attempt, input.device)
    if (attempt.state === 'paused') return refuse('paused')
    if (attempt.state !== 'running') return refuse('already-ended')
    if (attempt.deviceToken !== null) return refuse('other-machine')
    await updateAttempt(act.trx, attempt.id, { deviceToken: input.device })
    await act.record({ action: 'attempt.continued', subject: { kind: 'attempt', id: attempt.id } })
    return { ok: true as const }
  })
}

async function begin(act: Act, attempt: LockedAttempt, device: string) {
  const session = found(await findSession(act.trx, attempt.sessionId), 'session')
  if (session.state !== 'running') return refuse('papers-not-open')
  if (attempt.attendance !== 'present') return refuse('not-present')
  const minutes = Blueprint.parse(session.paper).minutes + attempt.extraMinutes
  const deadline = new Date(attempt.at.getTime() + minutes * minute)
  await updateAttempt(act.trx, attempt.id, {
    ...{ state: 'running', startedAt: attempt.at, deadline, deviceToken: device },
  })
  await act.record({
    action: 'attempt.started',
    subject: { kind: 'attempt', id: attempt.id },
    authorityId: session.authorityId,
    details: { minutes },
  })
  return { ok: true as const }
}
