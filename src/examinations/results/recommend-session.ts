import { perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { sameVersion } from '../../shell/errors.ts'
import { listCandidates } from '../marking/marking.queries.ts'
import { lockOfficeSession, type Officer } from '../marking/office-session.ts'
import { updateSession } from '../sessions/sessions.queries.ts'
import { gatherMarks } from './gather-marks.ts'
import { keepResult } from './keep-result.ts'

/** @public */
export const recommendSessionRefusals = ['session-not-finished', 'not-all-marked', 'own-paper'] as const

type Recommendation = { sessionId: string; version: number; place: string }

/**
 * The examiner's certificate of Form 20, Part H, for every candidate of the session: passed or failed in the
 * questions and in the viva, and the rank for which passed. Nothing is public yet: the Chief Examiner releases.
 */
export async function recommendSession(db: Db, input: Recommendation, actor: Officer) {
  return await perform(db, actor, async (act) => {
    const session = await lockOfficeSession(act.trx, actor, input.sessionId)
    sameVersion(input.version, session.version, session.number)
    if (session.state !== 'finished') return refuse('session-not-finished')
    const candidates = await listCandidates(act.trx, session.id)
    if (candidates.some((one) => one.personId === actor.personId)) return refuse('own-paper')
    const gathered = await gatherMarks(act.trx, session)
    if (gathered.some((one) => one.missing.length > 0)) return refuse('not-all-marked')
    for (const one of gathered)
      await keepResult(act, session, one, { certifiedAt: input.place, by: actor.personId, correction: null })
    await updateSession(act.trx, session.id, { state: 'marked' })
    await act.record({
      action: 'session.marked',
      subject: { kind: 'exam-session', id: session.id },
      details: { results: gathered.length, place: input.place },
    })
    return { ok: true as const, results: gathered.length }
  })
}
