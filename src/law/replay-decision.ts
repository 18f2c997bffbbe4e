import type { Db } from '../db/connect.ts'
import { decide, ruleSetVersion, type Settings } from '../rules/index.ts'
import { found } from '../shell/errors.ts'
import { z } from 'zod'
import { canonical, questionHash, sha256 } from './canonical.ts'
import { type DecisionRow, findDecision } from './law.queries.ts'

export type Replay =
  /** Decided again, the answer has the same bytes. */
  | { verdict: 'same' }
  /** The same question gets another answer. */
  | { verdict: 'differs' }
  /** The row is not what was written: these parts do not have their hash. */
  | { verdict: 'altered'; parts: Part[] }
  /** The version of the rules it was decided by is not there any more: nothing else decides it. */
  | { verdict: 'version-missing'; version: string }
type Part = 'question' | 'facts' | 'result'

const SettingsText: z.ZodType<Settings> = z.record(z.string(), z.unknown())

/**
 * Decides a kept decision again, from its own facts, params, settings, days and version of the rules, and says
 * whether the answer is the same to the byte; throws NotFound.
 */
export async function replayDecision(db: Db, id: string): Promise<Replay> {
  return replayed(found(await findDecision(db, id), 'decision'))
}

/** The same of a row that was read already. */
export function replayed(row: DecisionRow): Replay {
  const parts = alteredParts(row)
  if (parts.length > 0) return { verdict: 'altered', parts }
  const { ruleSet, decision, params, on, facts, madeOn: knownOn } = row
  const lawOn = row.lawOn ?? on
  if (ruleSetVersion(ruleSet, lawOn, { knownOn }) !== row.ruleSetVersion)
    return { verdict: 'version-missing', version: row.ruleSetVersion }
  const settings = SettingsText.parse(row.settings)
  const question = { ruleSet, decision, params, on, facts }
  const again = decide(question, { settings, lawOn, knownOn })
  return { verdict: canonical(again) === canonical(row.result) ? 'same' : 'differs' }
}

/** Which parts of the row somebody changed behind the program's back. */
function alteredParts(row: DecisionRow): Part[] {
  const outcome = z.object({ outcome: z.string() }).safeParse(row.result).data?.outcome
  const isWhole: Record<Part, boolean> = {
    question: questionHash(row) === row.questionHash,
    facts: sha256(canonical(row.facts)) === row.factsHash,
    result: sha256(canonical(row.result)) === row.resultHash && outcome === row.outcome,
  }
  const parts: Part[] = ['question', 'facts', 'result']
  return parts.filter((part) => !isWhole[part])
}
