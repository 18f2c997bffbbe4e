import type { BankPaper } from '../bank/bank-paper.ts'

/** The rubric of a viva or a practical, as the session's paper has it. */
export type Rubric = BankPaper['viva']
export type LineMarks = { key: string; obtained: number }
export type JudgedRubric = {
  outcome: 'passed' | 'failed'
  /** In hundredths, as the marks of the lines are. */
  obtained: number
  maximum: number
  /** The lines that had to be passed and were not. */
  missed: string[]
}

/** Compares exactly: are these marks at least so many per cent of the maximum? */
export const reaches = (obtained: number, maximum: number, percent: number): boolean =>
  obtained * 100 >= percent * maximum

/**
 * Passed when the marks of all lines together reach the rubric's percentage, and each line that must be passed
 * reaches it by itself. Marks are in hundredths.
 */
export function judgeRubric(rubric: Rubric, marks: LineMarks[]): JudgedRubric {
  const of = (key: string) => marks.find((line) => line.key === key)?.obtained ?? 0
  const obtained = rubric.lines.reduce((sum, line) => sum + of(line.key), 0)
  const maximum = rubric.lines.reduce((sum, line) => sum + line.marks * 100, 0)
  const missed = rubric.lines
    .filter((line) => line.mustPass && !reaches(of(line.key), line.marks * 100, rubric.passPercent))
    .map((line) => line.key)
  const passed = missed.length === 0 && reaches(obtained, maximum, rubric.passPercent)
  return { outcome: passed ? 'passed' : 'failed', obtained, maximum, missed }
}
