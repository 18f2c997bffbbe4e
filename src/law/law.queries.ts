import type { Day } from '../db/act.ts'
import type { Trx } from '../db/connect.ts'

export type DecisionRow = {
  authorityId: string
  ruleSet: string
  ruleSetVersion: string
  decision: string
  on: Day
  params: string
  facts: string
  result: string
  outcome: string
  factsHash: string
  resultHash: string
  at: Date
}

export const insertDecision = async (trx: Trx, row: DecisionRow) =>
  await trx
    .insertInto('decisions')
    .values({
      authority_id: row.authorityId,
      rule_set: row.ruleSet,
      rule_set_version: row.ruleSetVersion,
      decision: row.decision,
      params: row.params,
      decided_on: row.on,
      facts: row.facts,
      result: row.result,
      outcome: row.outcome,
      facts_hash: row.factsHash,
      result_hash: row.resultHash,
      made_at: row.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
