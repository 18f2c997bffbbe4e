// Asks a decision with what was typed. The browser asks with the same lines.
import { decide, type Settings } from '../rules/index.ts'
import type { FieldError, FormState } from '../shell/form.ts'
import { answerView, type AnswerView, type PlaceOf } from './answer.page.ts'
import type { Calculator } from './definitions.ts'
import { dayAsked, faultsAt, type FieldFault, readFacts } from './read-facts.ts'

type Sent = {
  /** Cleaned (typedValues). */
  readonly values: FormState['values']
  readonly today: string
  readonly settings: Settings
  readonly placeOf: PlaceOf
}
type Shown = { readonly on: string; readonly form: FormState; readonly answer: AnswerView | null }

/** What the page shows: the answer when it was asked for, or what is wrong at which field; else the questions. */
export function answered(calculator: Calculator, sent: Sent): Shown {
  const { values, today } = sent
  const on = dayAsked(values, today)
  const { answer, errors } =
    values['ask'] === undefined ? { answer: null, errors: [] } : askOn(calculator, sent, on)
  return { on: on ?? today, form: { values, errors }, answer }
}

type Answered = { readonly answer: AnswerView | null; readonly errors: FieldError[] }

/** The answer, or what is wrong; never both. */
function askOn({ entry, params, facts }: Calculator, sent: Sent, on: string | null): Answered {
  const { values, settings, placeOf } = sent
  const chosen = readFacts(params, values)
  const told = readFacts(facts, values)
  const isRead = (key: string) =>
    chosen.facts[key] !== undefined || chosen.faults.some(({ field }) => field === key)
  const left = params.filter(({ key }) => !isRead(key))
  const unread = [
    ...left.map(({ key }) => ({ field: key, key: 'calculators.wrong.missing' })),
    ...chosen.faults,
    ...told.faults,
    ...(on === null ? [{ field: 'on', key: 'calculators.wrong.day' }] : []),
  ]
  if (on === null || unread.length > 0) return { answer: null, errors: unread.map(asError) }
  const { ruleSet, decision } = entry
  const question = { ruleSet, decision, params: chosen.facts, on, facts: told.facts }
  const result = decide(question, { settings })
  return result.outcome === 'invalid'
    ? { answer: null, errors: faultsAt(result.errors).map(asError) }
    : { answer: answerView(result, { ruleSet, placeOf }), errors: [] }
}

const asError = ({ field, key, values }: FieldFault): FieldError => ({
  field,
  key,
  ...(values ? { values } : {}),
})
