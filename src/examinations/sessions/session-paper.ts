import { readBank } from '../bank/read-bank.ts'
import { type BankPaper, PaperFile } from '../bank/bank-paper.ts'

let defaults: readonly BankPaper[] | undefined

/** The bank's default paper of a grade (rules 26, 31(ix), 32(iv), 33(iv), Schedules II and III); undefined when it has none yet. */
export function defaultPaper(grade: string): BankPaper | undefined {
  defaults ??= readBank().papers
  return defaults.find((paper) => paper.grade === grade)
}

/** A session's own paper, as it was set for it. */
export const sessionPaper = (json: unknown): BankPaper => PaperFile.parse(json)
