import { filledForm, type FormState } from '../../shell/form.ts'
import { bilingual } from '../../shell/text.ts'
import { gradeName } from '../sessions/sessions.page.ts'
import { citeOf } from './cite-of.ts'
import type { Rubric } from './judge-rubric.ts'
import type { OfficeSession } from './office-session.ts'
import type { Candidate, Part, PartRow } from './rows.ts'
import type { SheetContent } from './sheet-content.ts'

const refusalKeys = (refused: readonly string[]): string[] =>
  refused.map((code) => `examinations-marking.refusal.${code}`)

type HeldSession = {
  id: string
  number: string
  grade: string
  state: string
  startsAt: Date
  centreName: unknown
  present: number | null
}
/** Sessions that have been held: those whose marking or results are to be looked at. */
export const heldSessionsPage = (office: string, to: 'marking' | 'results', sessions: HeldSession[]) => ({
  titleKey: `examinations-marking.held.${to}`,
  office,
  to,
  sessions: sessions.map((session) => ({
    id: session.id,
    number: session.number,
    startsAt: session.startsAt,
    gradeName: gradeName(session.grade),
    centreName: bilingual(session.centreName),
    present: session.present ?? 0,
    stateKey: `examinations.sessions.state.${session.state}`,
  })),
})

type SheetLine = { blind: string; question: number; kind: string; firstMarkId: string | null }
type Work = {
  session: OfficeSession
  candidates: Candidate[]
  toMark: number
  sheets: SheetLine[]
  parts: PartRow[]
}

/** What is to be marked in a session: answers with a key, sheets by their blind numbers, vivas and practicals. */
export const markingPage = (
  office: string,
  { session, candidates, toMark, sheets, parts }: Work,
  refused: readonly string[] = [],
) => ({
  titleKey: 'examinations-marking.work.title',
  titleValues: { number: session.number },
  back: `/office/${office}/marking`,
  refusals: refusalKeys(refused),
  office,
  session: {
    id: session.id,
    gradeName: gradeName(session.grade),
    stateKey: `examinations.sessions.state.${session.state}`,
  },
  toMark,
  sheets: sheets.map(({ blind, question, kind, firstMarkId }) => ({
    ...{ blind, question, isMarked: firstMarkId !== null },
    kindKey: `examinations-marking.kind.${kind}`,
  })),
  hasPractical: session.paper.practical !== undefined,
  candidates: candidates
    .filter((one) => one.attendance === 'present')
    .map((one) => candidateLine(one, parts)),
})

function candidateLine({ applicationId, rollNumber, fullName }: Candidate, parts: PartRow[]) {
  const stateOf = (part: Part) => {
    const found = parts.find((one) => one.applicationId === applicationId && one.part === part)
    return `examinations-marking.outcome.${found?.outcome ?? 'open'}`
  }
  return {
    ...{ applicationId, fullName, rollNumber: rollNumber ?? '' },
    vivaKey: stateOf('viva'),
    practicalKey: stateOf('practical'),
  }
}

type Sheet = {
  sessionId: string
  blind: string
  question: number
  content: SheetContent
  pages: { kind: string }[]
  times: number
  earlier: { lines: number[]; note: string } | null
}
/** The names of a sheet's rubric fields: line-1, line-2 … */
export const sheetLines = ({ rubric }: SheetContent) =>
  rubric.map((line, at) => ({ ...line, field: `line-${at + 1}` }))

/** One sheet, known by its blind number alone: no name, no roll number, no seat. */
export const sheetPage = (
  office: string,
  sheet: Sheet,
  form?: FormState,
  refused: readonly string[] = [],
) => ({
  titleKey: 'examinations-marking.sheet.title',
  titleValues: { blind: sheet.blind },
  back: `/office/${office}/marking/${sheet.sessionId}`,
  form: form ?? openedForm(sheet.times, sheetLines(sheet.content), sheet.earlier),
  refusals: refusalKeys(refused),
  ...{ office, sessionId: sheet.sessionId, blind: sheet.blind, question: sheet.question },
  stem: sheet.content.stem,
  cites: sheet.content.cites.map(citeOf),
  rubric: sheetLines(sheet.content),
  pages: sheet.pages.map(({ kind }, at) => ({ number: at + 1, isImage: kind === 'image' })),
  isCorrection: sheet.times > 0,
})

/** A form that opens with the marks of the last time, so that a correction begins from what stands. */
function openedForm(
  version: number,
  lines: { field: string }[],
  earlier: { lines: number[]; note: string; values?: Record<string, string> } | null,
): FormState {
  const marks = lines.map(({ field }, at): [string, string] => [field, markText(earlier?.lines[at])])
  return filledForm({
    version,
    note: earlier?.note ?? '',
    ...Object.fromEntries(marks),
    ...earlier?.values,
  })
}

const markText = (hundredths: number | undefined): string =>
  hundredths === undefined ? '' : String(hundredths / 100)

/** The names of a viva's or practical's fields: line- and the key of the rubric's line. */
export const partLines = (rubric: Rubric) =>
  rubric.lines.map((line) => ({ ...line, field: `line-${line.key}` }))

type PartView = {
  session: OfficeSession
  part: Part
  rubric: Rubric
  candidate: Candidate
  times: number
  earlier: { marks: number[]; row: PartRow } | null
  examiners: { id: string; fullName: string }[]
}
/** The rubric of a viva or a practical for one candidate. */
export const partPage = (
  office: string,
  view: PartView,
  form?: FormState,
  refused: readonly string[] = [],
) => ({
  titleKey: `examinations-marking.partTitle.${view.part}`,
  titleValues: { name: view.candidate.fullName },
  back: `/office/${office}/marking/${view.session.id}`,
  form: form ?? openedForm(view.times, partLines(view.rubric), earlierPart(view)),
  refusals: refusalKeys(refused),
  ...{ office, sessionId: view.session.id, part: view.part, applicationId: view.candidate.applicationId },
  leadKey: `examinations-marking.partLead.${view.part}`,
  gradeName: gradeName(view.session.grade),
  rollNumber: view.candidate.rollNumber ?? '',
  fullName: view.candidate.fullName,
  passPercent: view.rubric.passPercent,
  rubric: partLines(view.rubric).map((line) => ({
    ...{ field: line.field, marks: line.marks, mustPass: line.mustPass, en: line.en, hi: line.hi },
    cites: line.cites.map(citeOf),
  })),
  examiners: view.examiners.map(({ id, fullName }) => ({ value: id, text: fullName })),
  recorded: view.earlier && recordedPart(view.earlier.row),
  isCorrection: view.times > 0,
})

function earlierPart({ earlier }: PartView) {
  if (!earlier) return null
  const values = {
    came: earlier.row.outcome === 'absent' ? 'no' : 'yes',
    second: earlier.row.secondExaminerId,
  }
  return { lines: earlier.marks, note: earlier.row.note, values }
}

const recordedPart = ({ outcome, examiner, secondExaminer, recordedAt, obtained, maximum }: PartRow) => ({
  outcomeKey: `examinations-marking.outcome.${outcome}`,
  ...{ examiner, secondExaminer, recordedAt, obtained: obtained / 100, maximum: maximum / 100 },
})

declare module '../../shell/views.ts' {
  interface Views {
    'examinations-marking/held-sessions': ReturnType<typeof heldSessionsPage>
    'examinations-marking/work': ReturnType<typeof markingPage>
    'examinations-marking/sheet': ReturnType<typeof sheetPage>
    'examinations-marking/part': ReturnType<typeof partPage>
  }
}
