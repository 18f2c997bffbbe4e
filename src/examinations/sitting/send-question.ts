import type { QuestionForm } from './sitting.forms.ts'
import type { PaperQuestion } from '../papers/paper.ts'
import { type Answer, isNoNumber } from './answer.ts'

/** What a button of the question page saves: "clear" takes the answer away, "mark" keeps it for another look. */
export function savedBy(
  form: QuestionForm,
  typed: Answer,
  marked: boolean,
): { answer: Answer; marked: boolean } {
  if (form.then === 'clear') return { answer: null, marked: false }
  if (form.then === 'mark') return { answer: typed, marked: true }
  return { answer: typed, marked: form.then === undefined && marked }
}

/** The question that was sent, what was typed, and what had been saved of it before. */
export type Sent = { asked: PaperQuestion; total: number; typed: Answer; before: Answer }

/** Where the candidate goes after it, below the address of the attempt; after the last question, to the summary. */
export function placeAfter(form: QuestionForm, sent: Sent): string {
  const { total } = sent
  const { number } = sent.asked
  if (form.goTo !== undefined) return `/${Math.min(form.goTo, total)}`
  if (form.language !== undefined || form.then === 'clear') return `/${number}`
  if (form.then === 'summary') return '/summary'
  if (isNews(sent)) return `/${number}`
  return number === total ? '/summary' : `/${number + 1}`
}

/** Its page says that it is no number; who was told so, and sends it again, wants to go on. */
const isNews = ({ asked, typed, before }: Sent): boolean => isNoNumber(asked, typed) && before !== typed
