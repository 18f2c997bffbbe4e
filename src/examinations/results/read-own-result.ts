import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { found } from '../../shell/errors.ts'
import { BothLanguages } from '../bank/bank-item.ts'
import { findPartResult, type Part } from '../marking/part-results.queries.ts'
import { lineMarksOf } from '../marking/read-work.ts'
import { sessionPaper } from '../sessions/session-paper.ts'
import { rubricLines } from './compute-result.ts'
import * as queries from './results.queries.ts'

const Sections = z.array(
  z.object({ key: z.string(), title: BothLanguages, maximum: z.number(), obtained: z.number() }),
)
const Words = BothLanguages.nullable()
const Line = z.object({
  citation: z.string(),
  requirement: BothLanguages,
  outcome: z.string(),
  found: Words,
  need: Words,
  short: Words,
  interpretations: z.array(z.string()),
})
const Kept = z.object({
  explanation: z.object({ children: z.array(Line.extend({ children: z.array(Line).optional() })) }),
  value: z.object({
    percent: z.number(),
    passPercent: z.number(),
    obtained: z.number(),
    maximum: z.number(),
  }),
})
export type RuleLine = z.infer<typeof Line>

/**
 * A person's own result, read only once it is released: before, nothing of it leaves the database. Throws NotFound
 * for an application of somebody else.
 */
export async function readOwnResult(db: Db, personId: string, applicationId: string) {
  const application = found(await queries.findOwnApplication(db, personId, applicationId), 'application')
  const result = await queries.findReleasedResult(db, applicationId)
  if (!result) return { application, released: null }
  const paper = sessionPaper(application.paper)
  const decision = found(await queries.findDecision(db, result.writtenDecisionId), 'decision')
  const { explanation, value } = Kept.parse(decision.result)
  const partOf = async (part: Part) => {
    const rubric = part === 'viva' ? paper.viva : paper.practical
    const row = await findPartResult(db, applicationId, part)
    return rubric && row ? { part, rubric, row, lines: rubricLines(rubric, lineMarksOf(row.lines)) } : null
  }
  return {
    application,
    released: {
      ...{ result, value, sections: Sections.parse(result.sections) },
      ruleLines: explanation.children.flatMap(({ children = [], ...one }) =>
        children.length > 0 ? children : [one],
      ),
      viva: await partOf('viva'),
      practical: await partOf('practical'),
    },
  }
}
export type OwnResult = Awaited<ReturnType<typeof readOwnResult>>
