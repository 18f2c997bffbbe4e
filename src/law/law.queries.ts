import { sql } from 'kysely'
import type { Day } from '../db/act.ts'
import type { Db, Trx } from '../db/connect.ts'
import { type Asked, canonical } from './canonical.ts'

export type NewDecision = Asked & {
  authorityId: string
  result: { outcome: string }
  questionHash: string
  factsHash: string
  resultHash: string
  at: Date
}

export const insertDecision = async (trx: Trx, row: NewDecision) =>
  await trx
    .insertInto('decisions')
    .values({
      authority_id: row.authorityId,
      rule_set: row.ruleSet,
      rule_set_version: row.ruleSetVersion,
      decision: row.decision,
      params: canonical(row.params),
      decided_on: row.on,
      law_on: row.lawOn,
      settings: canonical(row.settings),
      facts: canonical(row.facts),
      result: canonical(row.result),
      outcome: row.result.outcome,
      question_hash: row.questionHash,
      facts_hash: row.factsHash,
      result_hash: row.resultHash,
      made_at: row.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

const decisions = (db: Db) =>
  db
    .selectFrom('decisions')
    .select([
      'id',
      'authority_id as authorityId',
      'rule_set as ruleSet',
      'rule_set_version as ruleSetVersion',
      'decision',
      'params',
      'decided_on as on',
      'law_on as lawOn',
      'settings',
      'facts',
      'result',
      'outcome',
      'question_hash as questionHash',
      'facts_hash as factsHash',
      'result_hash as resultHash',
      'made_at as madeAt',
      sql<Day>`(made_at at time zone 'Asia/Kolkata')::date`.as('madeOn'),
    ])

export type KeptQuestion = Awaited<ReturnType<typeof listQuestions>>[number]
export type ListedDecision = Awaited<ReturnType<typeof listDecisions>>[number]
export type DecisionRow = NonNullable<Awaited<ReturnType<typeof findDecision>>>

export const findDecision = async (db: Db, id: string) =>
  await decisions(db).where('id', '=', id).executeTakeFirst()

/** The newest first. */
export const listDecisions = async (
  db: Db,
  authorityId: string,
  { from, count }: { from: number; count: number },
) =>
  await db
    .selectFrom('decisions')
    .select(['id', 'rule_set as ruleSet', 'decision', 'decided_on as on', 'outcome', 'made_at as madeAt'])
    .where('authority_id', '=', authorityId)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .offset(from)
    .limit(count)
    .execute()

/** What was asked, the newest first. */
export const listQuestions = async (db: Db, authorityId: string, ruleSet: string, count: number) =>
  await db
    .selectFrom('decisions')
    .select(['id', 'decision', 'params', 'decided_on as on', 'facts', 'outcome'])
    .where('authority_id', '=', authorityId)
    .where('rule_set', '=', ruleSet)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
