import { createHash } from 'node:crypto'
import type { Act, Day } from '../db/act.ts'
import { type Decided, decide, ruleSetVersion } from '../rules/index.ts'
import { found } from '../shell/errors.ts'
import { insertDecision } from './law.queries.ts'

export type Question = {
  authorityId: string
  ruleSet: 'jharkhand-2020'
  decision: string
  params: Record<string, unknown>
  on: Day
  facts: object
}
export type StoredDecision = { id: string; result: Decided<unknown> }

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** JSON with keys in order, so that the same facts have the same hash. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [two]) => (one < two ? -1 : 1)))
      : inner,
  )

/**
 * Asks the rules and keeps the decision inside the act: its facts, the version of the rules, the result and
 * their hashes, so that it can be replayed to the same bytes years later.
 */
export async function decideAndKeep({ trx, now }: Act, question: Question): Promise<StoredDecision> {
  const { ruleSet, decision, params, on } = question
  const result = decide({ ruleSet, decision, params, on, facts: question.facts })
  if (result.outcome === 'invalid')
    throw new Error(`Facts of ${decision} do not fit: ${JSON.stringify(result.errors)}`)
  const facts = canonical(question.facts)
  const kept = canonical(result)
  const { id } = await insertDecision(trx, {
    authorityId: question.authorityId,
    ruleSet,
    ruleSetVersion: found(ruleSetVersion(ruleSet), `rule set ${ruleSet}`),
    decision,
    on,
    params: canonical(params),
    facts,
    result: kept,
    outcome: result.outcome,
    factsHash: sha256(facts),
    resultHash: sha256(kept),
    at: now,
  })
  return { id, result }
}
