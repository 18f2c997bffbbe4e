import type { Act } from '../../db/act.ts'
import { decideAndKeep } from '../../law/index.ts'
import { found } from '../../shell/errors.ts'
import type { OfficeSession } from '../marking/office-session.ts'
import { outcomeOf } from './compute-result.ts'
import { type Gathered, partsOf } from './gather-marks.ts'
import { insertResult, type NewResult } from './results.queries.ts'

type Certified = Pick<NewResult, 'certifiedAt' | 'by' | 'correction'>

/**
 * Writes what Part H of Form 20 certifies of one candidate, with the rules' decision on the written paper kept
 * beside it so that it can be replayed.
 */
export async function keepResult(
  act: Act,
  session: OfficeSession,
  gathered: Gathered,
  certified: Certified,
): Promise<'passed' | 'failed'> {
  const { candidate, sections, facts, written } = gathered
  const viva = found(gathered.viva, 'viva')
  const practical = gathered.practical
  const decision = await decideAndKeep(act, {
    ...{ authorityId: session.authorityId, ruleSet: 'jharkhand-2020', decision: 'written-result' },
    ...{ params: { grade: session.grade }, on: session.heldOn, facts },
  })
  const parts = partsOf(gathered)
  const outcome = outcomeOf(parts)
  await insertResult(act.trx, {
    ...{ applicationId: candidate.applicationId, sessionId: session.id, outcome, written, sections },
    ...{ writtenDecisionId: decision.id, vivaId: viva.id, practicalId: practical?.id ?? null },
    rank: outcome === 'passed' ? session.grade : null,
    ...{ examinedOn: session.heldOn, centreId: session.centreId, at: act.now, ...certified },
  })
  await act.record({
    action: certified.correction ? 'result.renewed' : 'result.recommended',
    subject: { kind: 'application', id: candidate.applicationId },
    ...(certified.correction ? { reason: certified.correction.reason } : {}),
    details: { outcome, ...parts },
  })
  return outcome
}
