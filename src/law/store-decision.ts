import { authority, settingsOn } from '../authorities/index.ts'
import type { Act, Day } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import { type Decided, decide, ruleSetVersion, type Settings } from '../rules/index.ts'
import { found } from '../shell/errors.ts'
import { canonical, questionHash, sha256 } from './canonical.ts'
import { insertDecision } from './law.queries.ts'

export type Question = {
  authorityId: string
  ruleSet: 'jharkhand-2020' | 'bihar-boats-2018'
  decision: string
  params: Record<string, unknown>
  on: Day
  /** The day whose version of the rules holds, where an earlier event picks it; else the day asked for. */
  lawOn?: Day
  facts: object
}
export type StoredDecision = { id: string; result: Decided<unknown> }

/**
 * Asks the rules and keeps the decision inside the act: its facts, the settings of the authority in force on the
 * day, the version of the rules, the result and their hashes, so that it can be replayed to the same bytes years
 * later.
 */
export async function decideAndKeep({ trx, now, today }: Act, question: Question): Promise<StoredDecision> {
  const { authorityId, ruleSet, decision, params, on, lawOn = on, facts } = question
  const settings = await settingsUnder(trx, question)
  const result = decide({ ruleSet, decision, params, on, facts }, { settings, lawOn, knownOn: today })
  if (result.outcome === 'invalid')
    throw new Error(`Facts of ${decision} do not fit: ${JSON.stringify(result.errors)}`)
  const asked = {
    ...{ ruleSet, decision, params, on, facts, settings },
    ruleSetVersion: found(
      ruleSetVersion(ruleSet, lawOn, { knownOn: today }),
      `version of ${ruleSet} on ${lawOn}`,
    ),
    lawOn: lawOn === on ? null : lawOn,
  }
  const { id } = await insertDecision(trx, {
    ...asked,
    ...hashes(asked, result),
    authorityId,
    result,
    at: now,
  })
  return { id, result }
}

/** What the authority has set, in force on the day whose law holds. It decides by no rule set but its own. */
async function settingsUnder(db: Db, { authorityId, ruleSet, on, lawOn = on }: Question): Promise<Settings> {
  const own = (await authority(db, authorityId)).ruleSet
  if (own !== ruleSet) throw new Error(`${ruleSet} is not what this authority decides by: ${own} is`)
  return await settingsOn(db, authorityId, lawOn)
}

const hashes = (asked: Parameters<typeof questionHash>[0], result: Decided<unknown>) => ({
  questionHash: questionHash(asked),
  factsHash: sha256(canonical(asked.facts)),
  resultHash: sha256(canonical(result)),
})
