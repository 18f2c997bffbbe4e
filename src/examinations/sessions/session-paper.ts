import { type Day, type Settings, writtenResult } from '../../rules/index.ts'
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

/**
 * The mark that holds unless the Chief Examiner set another for the session: that of the rules, as the authority has set
 * or read them for the day (D12); where they name none, the paper's own.
 */
export function usualPassMark({ grade, passPercent }: BankPaper, on: Day, settings: Settings): number {
  const fullMarks = { absent: false, sections: [{ maximum: 1, obtained: 1 }] }
  const asked = writtenResult(grade, on, fullMarks, { settings })
  return asked.outcome === 'invalid' ? passPercent : (asked.value?.passPercent ?? passPercent)
}

/** Did nobody set a mark for this session alone? Then what the authority has set for its day holds. */
export const hasUsualPassMark = ({ grade, passPercent }: BankPaper): boolean =>
  passPercent === defaultPaper(grade)?.passPercent

/** The per cent with which the written paper of a session is passed. */
export const passMarkOf = (paper: BankPaper, on: Day, settings: Settings): number =>
  hasUsualPassMark(paper) ? usualPassMark(paper, on, settings) : paper.passPercent
