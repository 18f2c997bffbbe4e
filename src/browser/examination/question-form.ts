// The question on the page, read from and written to its form.
import { readNumberText, withoutUnit } from '../../examinations/marking/number-text.ts'

export type Answer = string | string[] | null

export type QuestionForm = {
  form: HTMLFormElement
  attempt: string
  question: number
  total: number
}

/** The question form of the page; null on other pages. */
export function findQuestion(): QuestionForm | null {
  const form = document.querySelector<HTMLFormElement>('form[data-exam]')
  if (!form) return null
  const { exam = '', question, total } = form.dataset
  return { form, attempt: exam, question: Number(question), total: Number(total) }
}

const inputs = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[name=answer]'),
]

/** What is answered now on the page. */
export function answerOn({ form }: QuestionForm): Answer {
  const all = inputs(form)
  const kind = all[0]?.type
  if (kind === 'text') return all[0]?.value.trim() === '' ? null : (all[0]?.value.trim() ?? null)
  const chosen = all.filter((input) => input.checked).map((input) => input.value)
  if (kind === 'radio') return chosen[0] ?? null
  return chosen.length > 0 ? chosen : null
}

/** Is something typed where a number belongs that marking cannot read as one? */
export function isNoNumber(page: QuestionForm): boolean {
  const [input] = inputs(page.form)
  const answer = answerOn(page)
  if (input?.type !== 'text' || typeof answer !== 'string') return false
  const { unitEn = '', unitHi = '' } = input.dataset
  return readNumberText(withoutUnit(answer, unitEn && unitHi ? { en: unitEn, hi: unitHi } : null)) === null
}

/** Says beside the field that it is no number. Gives whether that is new to the candidate. */
export function tellNumber(page: QuestionForm): boolean {
  const message = page.form.querySelector<HTMLElement>('[data-no-number]')
  const isTold = message?.hidden === false
  const isNone = isNoNumber(page)
  if (message) message.hidden = !isNone
  return isNone && !isTold
}

/** Shows an answer that was saved elsewhere, or waits on this device. */
export function showAnswer({ form }: QuestionForm, answer: Answer): void {
  const values = answer === null ? [] : [answer].flat()
  for (const input of inputs(form)) {
    if (input.type === 'text') input.value = values[0] ?? ''
    else input.checked = values.includes(input.value)
  }
}

export const revisionOf = ({ form }: QuestionForm): number => Number(hidden(form).value)
export function setRevision({ form }: QuestionForm, revision: number): void {
  hidden(form).value = String(revision)
}

const hidden = (form: HTMLFormElement): HTMLInputElement => {
  const input = form.querySelector<HTMLInputElement>('input[name=revision]')
  if (!input) throw new Error('the question has no revision')
  return input
}

export const isMarked = ({ form }: QuestionForm): boolean => form.dataset['marked'] === 'true'
export function setMarked({ form }: QuestionForm, marked: boolean): void {
  form.dataset['marked'] = String(marked)
}

/** The badge: only the server's word is "saved". */
export function say({ form }: QuestionForm, words: string, failed = false): void {
  const badge = form.querySelector('[data-saved]')
  if (!badge) return
  badge.textContent = words
  badge.classList.toggle('app-exam__saved--failed', failed)
}

export const wordsOf = ({ form }: QuestionForm, name: string): string => form.dataset[`words${name}`] ?? ''

/** The token of the session, which stands in every form. */
export const tokenOf = (form: HTMLFormElement): string =>
  form.querySelector<HTMLInputElement>('input[name=_csrf]')?.value ?? ''
