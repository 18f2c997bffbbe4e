import type { QuestionForm } from './sitting.forms.ts'
import { type Answer } from './answer.ts'

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

/** Where the candidate goes after it, below the address of the attempt; after the last question, to the summary. */
export function placeAfter(form: QuestionForm, number: number, total: number): string {
  if (form.goTo !== undefined) return `/${Math.min(form.goTo, total)}`
  if (form.language !== undefined || form.then === 'clear') return `/${number}`
  if (form.then === 'summary' || number === total) return '/summary'
  return `/${number + 1}`
}
