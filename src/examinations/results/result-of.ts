import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import type { ExaminationFacts } from '../../rules/index.ts'
import { findReleasedResult } from './results.queries.ts'

const Part = z.enum(['passed', 'failed', 'absent'])
const Outcome = z.enum(['passed', 'failed'])

/** A released result, as a grant needs it. */
export type ReleasedResult = {
  outcome: 'passed' | 'failed'
  /** What the rules are told of the examination: who did not come to a part has not passed it. */
  facts: ExaminationFacts
  examinedOn: string
  /** Rank for which passed (Form 20, Part H 3): the grade; null when failed. */
  rank: string | null
  /** The examiner who certified Part H, or corrected it last: somebody else grants. */
  recommendedBy: string
}

/** The result of an application, once the Chief Examiner has released its session; undefined before. */
export async function resultOf(db: Db, applicationId: string): Promise<ReleasedResult | undefined> {
  const row = await findReleasedResult(db, applicationId)
  if (!row) return undefined
  const passedOrFailed = (part: string) => (Part.parse(part) === 'passed' ? 'passed' : 'failed')
  return {
    outcome: Outcome.parse(row.outcome),
    facts: {
      written: passedOrFailed(row.written),
      viva: passedOrFailed(row.viva),
      ...(row.practical === null ? {} : { practical: passedOrFailed(row.practical) }),
    },
    examinedOn: row.examinedOn,
    rank: row.rank,
    recommendedBy: row.recommendedBy,
  }
}
