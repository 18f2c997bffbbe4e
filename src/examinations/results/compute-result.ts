import type { LineMarks, Rubric } from '../marking/judge-rubric.ts'
import type { OfficeSession } from '../marking/office-session.ts'
import type { Settings } from '../../rules/index.ts'
import { hasUsualPassMark } from '../sessions/session-paper.ts'
import type { PartOutcome, SectionMarks } from './results.queries.ts'

type Paper = OfficeSession['paper']
export type SectionMark = { section: string; obtained: number }

/** The marks of each section of the paper, in hundredths; what a section can give stands in the session's paper. */
export const sectionMarks = ({ sections }: Paper, marks: SectionMark[]): SectionMarks[] =>
  sections.map(({ key, title, lines }) => ({
    key,
    title,
    maximum: lines.reduce((sum, line) => sum + line.count * line.marks * 100, 0),
    obtained: marks.filter((one) => one.section === key).reduce((sum, one) => sum + one.obtained, 0),
  }))

/**
 * What the rules are told of the written paper of a candidate who sat it: its sections in marks, and the pass mark.
 * Where nobody has set one for this session, the rules use the authority's, or that of the gazette's own schedule (D12).
 */
export const writtenFacts = (paper: Paper, sections: SectionMarks[], settings: Settings) => ({
  absent: false,
  sections: sections.map(({ maximum, obtained }) => ({ maximum: maximum / 100, obtained: obtained / 100 })),
  ...(isForTheRules(paper, settings) ? {} : { passPercent: paper.passPercent }),
})

const isForTheRules = (paper: Paper, settings: Settings): boolean =>
  hasUsualPassMark(paper) && (paper.setBy === 'law' || settings[`pass-percent.${paper.grade}`] !== undefined)

export type Parts = { written: 'passed' | 'failed'; viva: PartOutcome; practical: PartOutcome | null }

/** Passed when every part of the examination that the grade has is passed (Form 20, Part H; 32(iv)(n)). */
export const outcomeOf = ({ written, viva, practical }: Parts): 'passed' | 'failed' =>
  written === 'passed' && viva === 'passed' && (practical ?? 'passed') === 'passed' ? 'passed' : 'failed'

/** The names of a rubric's lines beside the marks they were given. */
export const rubricLines = (rubric: Rubric, marks: LineMarks[]) =>
  rubric.lines.map((line) => ({
    words: { en: line.en, hi: line.hi },
    cites: line.cites,
    mustPass: line.mustPass,
    maximum: line.marks * 100,
    obtained: marks.find((one) => one.key === line.key)?.obtained ?? 0,
  }))
