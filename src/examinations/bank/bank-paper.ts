// The shape of a default paper: what the Chief Examiner finds when he opens a grade for the first time.
import { z } from 'zod'
import { BothLanguages, Cites, Grade, Kind, Marks, SectionKey } from './bank-item.ts'

const Percent = z.int().min(1).max(100)
const Words = { en: z.string().min(1), hi: z.string().min(1) }

const Line = z.strictObject({ kinds: z.array(Kind).min(1), count: z.int().positive(), marks: Marks })
const Section = z.strictObject({
  key: SectionKey,
  title: BothLanguages,
  cites: Cites,
  lines: z.array(Line).min(1),
})

const Rubric = z.strictObject({
  cites: Cites.optional(),
  marks: Marks,
  passPercent: Percent,
  lines: z
    .array(
      z.strictObject({
        key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
        marks: Marks,
        mustPass: z.boolean(),
        cites: Cites,
        ...Words,
      }),
    )
    .min(5)
    .max(8),
})

const Paper = z.strictObject({
  grade: Grade,
  title: BothLanguages,
  cites: Cites,
  setBy: z.enum(['law', 'chief-examiner']),
  minutes: z.int().positive(),
  marks: Marks,
  passPercent: Percent,
  sections: z.array(Section).min(1),
  viva: Rubric,
  practical: Rubric.optional(),
})

export const PaperFile = Paper.superRefine((paper, context) => {
  for (const fault of checkPaper(paper)) {
    context.addIssue({ code: 'custom', path: fault.path, message: fault.says })
  }
})

/**
 * A default paper: its sections and what each draws, its minutes and pass mark, and the rubrics of the viva and of
 * the practical. A rubric line with `mustPass` needs the rubric's `passPercent` of its own marks.
 */
export type BankPaper = z.infer<typeof Paper>
type PaperRubric = z.infer<typeof Rubric>
type Fault = { path: string[]; says: string }

function checkPaper(paper: BankPaper): Fault[] {
  return [
    ...checkSum(['marks'], paper.marks, paperMarks(paper)),
    ...checkTwice(
      ['sections'],
      paper.sections.map((section) => section.key),
    ),
    ...checkRubric('viva', paper.viva),
    ...(paper.practical === undefined ? [] : checkRubric('practical', paper.practical)),
  ]
}

function paperMarks(paper: BankPaper): number {
  const lines = paper.sections.flatMap((section) => section.lines)
  return lines.reduce((total, line) => total + line.count * line.marks, 0)
}

function checkRubric(part: 'viva' | 'practical', rubric: PaperRubric): Fault[] {
  const sum = rubric.lines.reduce((total, line) => total + line.marks, 0)
  const keys = rubric.lines.map((line) => line.key)
  return [...checkSum([part, 'marks'], rubric.marks, sum), ...checkTwice([part, 'lines'], keys)]
}

function checkSum(path: string[], said: number, sum: number): Fault[] {
  return said === sum ? [] : [{ path, says: `the lines add up to ${sum}, not to ${said}` }]
}

function checkTwice(path: string[], keys: string[]): Fault[] {
  return keys
    .filter((key, at) => keys.indexOf(key) !== at)
    .map((key) => ({ path, says: `${key} stands twice` }))
}
