import type { Db } from '../../db/connect.ts'
import { openQuestions, type PaperSecret } from '../papers/open-paper.ts'
import { Answer } from './answer.ts'
import { listCounted } from './answers.queries.ts'
import { listSheets } from './ending.queries.ts'
import type { AttemptRow } from './attempts.queries.ts'
import type { Counted } from './sitting.page.ts'

/** What counts of an attempt: of each question the last revision that was in time and on top of the one before. */
export async function countedAnswers(db: Db, attemptId: string): Promise<Counted[]> {
  const rows = await listCounted(db, attemptId)
  return rows.map((row) => ({ ...row, answer: Answer.parse(row.answer) }))
}

/** The paper before the candidate, with what has been saved of it. */
export async function openSitting(db: Db, config: PaperSecret, attempt: AttemptRow) {
  const questions = await openQuestions(db, config, attempt.id)
  return { attempt, questions, counted: await countedAnswers(db, attempt.id) }
}

/** The sheets of a candidate's essays and drawings, each with the question that it answers. */
export const answerSheets = async (db: Db, attemptId: string) => await listSheets(db, attemptId)
