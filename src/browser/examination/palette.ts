// The palette, brought up to what was answered since the page was drawn.
import type { Change } from './queue.ts'
import type { QuestionForm } from './question-form.ts'

const states = ['not-visited', 'not-answered', 'answered', 'marked', 'answered-marked'] as const
type State = (typeof states)[number]

/** What this device knows beyond the drawn page, by question. */
const known = new Map<number, State>()

const stateOf = ({ answer, marked, isNoNumber }: Change): State => {
  if (answer === null || isNoNumber) return marked ? 'marked' : 'not-answered'
  return marked ? 'answered-marked' : 'answered'
}

export function showPalette({ form }: QuestionForm, changes: readonly Change[]): void {
  for (const change of changes) known.set(change.question, stateOf(change))
  const words = new Map<State, string>()
  for (const state of states) words.set(state, wordsOf(form, state))
  for (const [question, state] of known) setState(form, question, state, words.get(state) ?? '')
  for (const state of states) {
    const count = form.querySelectorAll(`[data-palette].app-mark--${state}`).length
    const sign = form.querySelector(`[data-legend-count="${state}"]`)
    if (sign) sign.textContent = String(count)
    const spoken = sign?.nextElementSibling?.querySelector('.govuk-visually-hidden')
    if (spoken) spoken.textContent = `: ${count}`
  }
}

function setState(form: HTMLFormElement, question: number, state: State, words: string): void {
  const button = form.querySelector(`[data-palette="${question}"]`)
  if (!button) return
  for (const other of states) button.classList.toggle(`app-mark--${other}`, other === state)
  const spoken = button.querySelector('[data-palette-state]')
  if (spoken) spoken.textContent = `, ${words}`
}

/** The legend says each state in words. */
function wordsOf(form: HTMLFormElement, state: State): string {
  const words = form.querySelector(`[data-legend-count="${state}"]`)?.nextElementSibling?.firstChild
  return words?.textContent?.trim() ?? ''
}
