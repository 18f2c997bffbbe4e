import { emptyForm } from '../../shell/form.ts'
import { type Bilingual, bilingual, type Language } from '../../shell/text.ts'
import { otherLanguage } from '../../shell/text.ts'
import { Blueprint } from '../papers/blueprint.ts'
import type { PaperQuestion } from '../papers/paper.ts'
import { gradeName } from '../sessions/sessions.page.ts'
import { type Answer, isNoNumber, onSheet, type PaletteState, paletteState } from './answer.ts'
import type { AttemptRow } from './attempt.ts'
import { type Standing, standingOf } from './standing.ts'

/** The last counted revision of a question, as a page needs it. */
export type Counted = {
  question: number
  revision: number
  answer: Answer
  marked: boolean
  savedAt: Date
}

const headOf = (attempt: AttemptRow) => ({
  id: attempt.id,
  gradeName: gradeName(attempt.grade),
  centreName: bilingual(attempt.centreName),
  sessionNumber: attempt.sessionNumber,
  startsAt: attempt.startsAt,
  seatNumber: attempt.seatNumber,
  rollNumber: attempt.rollNumber ?? '',
})

/** The examinations that a person sits or has sat. */
export const examinationsPage = (attempts: AttemptRow[], device: string) => ({
  titleKey: 'examinations-sitting.list.title',
  attempts: attempts.map((attempt) => ({
    ...headOf(attempt),
    standingKey: `examinations-sitting.standing.${standingOf(attempt, device)}`,
  })),
})

/** Before the start, in a pause, at another machine and after the end. `late`: the last save came after the end. */
export function attemptPage(
  attempt: AttemptRow,
  standing: Standing,
  counted: Counted[],
  late = false,
  refused: string[] = [],
) {
  const paper = Blueprint.parse(attempt.paper)
  const saved = counted.map(({ savedAt }) => savedAt.getTime())
  return {
    titleKey: `examinations-sitting.attempt.title.${standing}`,
    form: emptyForm,
    refusals: refused.map((code) => `examinations-sitting.refusal.${code}`),
    attempt: headOf(attempt),
    standing,
    standingKey: `examinations-sitting.attempt.lead.${standing}`,
    mayStart: standing === 'ready' || standing === 'handed-over',
    late,
    minutes: paper.minutes + attempt.extraMinutes,
    extraMinutes: attempt.extraMinutes,
    sections: paper.sections.map(({ title }) => title),
    endedAt: attempt.endedAt,
    answered: counted.filter(({ answer }) => answer !== null).length,
    lastSavedAt: saved.length > 0 ? new Date(Math.max(...saved)) : null,
  }
}

type OpenPaper = { attempt: AttemptRow; questions: PaperQuestion[]; counted: Counted[] }

const clockOf = ({ deadline, secondsLeft }: AttemptRow) => ({ deadline, secondsLeft })

/** One question, with the palette of all. `other`: what was typed here while another tab saved something else. */
export function questionPage(
  { attempt, questions, counted }: OpenPaper,
  question: PaperQuestion,
  language: Language,
  other?: Answer,
) {
  const face = question[language]
  const options = face.options.map(({ id, text }) => ({ value: id, text }))
  const saved = savedOf(counted.find((one) => one.question === question.number))
  return {
    titleKey: 'examinations-sitting.question.title',
    titleValues: { number: question.number, total: questions.length },
    ...{ clock: clockOf(attempt), attempt: headOf(attempt), stem: face.stem, options, onSheet },
    ...questionFacts(attempt, questions, question),
    form: emptyForm,
    refusals: other === undefined ? [] : ['examinations-sitting.refusal.answer-replaced'],
    otherAnswer: wordsOf(other ?? null, options),
    saved,
    noNumber: isNoNumber(question, saved.answer),
    otherLanguage: otherLanguage(language),
    ...paletteOf(questions, counted, question.number),
  }
}

const unsaved = { revision: 0, answer: null, marked: false, savedAt: null }
/** What is saved of a question; of one that was never seen, nothing. */
export const savedOf = (saved: Counted | undefined) => saved ?? unsaved

function questionFacts(
  attempt: AttemptRow,
  questions: PaperQuestion[],
  { number, section, kind, marks, unit }: PaperQuestion,
) {
  const { sections } = Blueprint.parse(attempt.paper)
  const sectionTitle: Bilingual = sections.find(({ key }) => key === section)?.title ?? {
    en: section,
    hi: section,
  }
  const isWritten = kind === 'essay' || kind === 'drawing'
  return {
    number,
    total: questions.length,
    sectionTitle,
    kind,
    isWritten,
    marks,
    unit,
    last: number === questions.length,
  }
}

/** An answer as a person reads it; options by their words. */
function wordsOf(answer: Answer, options: { value: string; text: string }[]): string {
  const values = [answer ?? []].flat()
  return values.map((value) => options.find((option) => option.value === value)?.text ?? value).join('; ')
}

function paletteOf(questions: PaperQuestion[], counted: Counted[], current: number) {
  const palette = questions.map((question) => ({
    number: question.number,
    state: paletteState(
      question,
      counted.find((one) => one.question === question.number),
    ),
    current: question.number === current,
  }))
  const count = (state: PaletteState) => palette.filter((one) => one.state === state).length
  const counts = {
    'not-visited': count('not-visited'),
    'not-answered': count('not-answered'),
    answered: count('answered'),
    marked: count('marked'),
    'answered-marked': count('answered-marked'),
  }
  return { palette, counts }
}

/** Before the hand-in: how many of each state, and the way back to each question. */
export const summaryPage = ({ attempt, questions, counted }: OpenPaper, refused: string[] = []) => ({
  titleKey: 'examinations-sitting.summary.title',
  form: emptyForm,
  refusals: refused.map((code) => `examinations-sitting.refusal.${code}`),
  clock: clockOf(attempt),
  attempt: headOf(attempt),
  total: questions.length,
  written: questions.filter(({ kind }) => kind === 'essay' || kind === 'drawing').map(({ number }) => number),
  ...paletteOf(questions, counted, 0),
})

declare module '../../shell/views.ts' {
  interface Views {
    'examinations-sitting/list': ReturnType<typeof examinationsPage>
    'examinations-sitting/attempt': ReturnType<typeof attemptPage>
    'examinations-sitting/question': ReturnType<typeof questionPage>
    'examinations-sitting/summary': ReturnType<typeof summaryPage>
  }
}
