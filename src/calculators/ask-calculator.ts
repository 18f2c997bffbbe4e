// Asks a decision with what was typed. The browser asks with the same lines.
import { decide, type Settings } from '../rules/index.ts'
import type { FieldError, FormState } from '../shell/form.ts'
import type { Typed } from '../shell/typed.ts'
import { placeOf } from '../gazettes/index.ts'
import { answerView, type AnswerView } from './answer.page.ts'
import type { Calculator } from './definitions.ts'
import { faultsAt, readFacts } from './read-facts.ts'

type Sent = {
  /** Cleaned (typedValues). */
  readonly values: FormState['values']
  readonly today: string
  readonly settings: Settings
}
type Shown = { readonly on: string; readonly form: FormState; readonly answer: AnswerView | null }

/** What the page shows: the answer when it was asked for, else the questions. */
export function answered(calculator: Calculator, { values, today, settings }: Sent): Shown {
  const on = typeof values['on'] === 'string' && values['on'] !== '' ? values['on'] : today
  if (values['ask'] === undefined) return { on, form: { values, errors: [] }, answer: null }
  const { answer, errors } = askCalculator(calculator, { on, values, settings })
  return { on, form: { values, errors }, answer }
}

type Asked = {
  readonly on: string
  /** Cleaned (typedValues). */
  readonly values: Readonly<Record<string, Typed>>
  readonly settings: Settings
}
type Answered = { readonly answer: AnswerView | null; readonly errors: FieldError[] }

/** The answer, or what is wrong at which field; never both. */
function askCalculator({ entry, params, facts }: Calculator, { on, values, settings }: Asked): Answered {
  const chosen = readFacts(params, values)
  const told = readFacts(facts, values)
  const left = params.filter(({ key }) => chosen.facts[key] === undefined)
  const missing = left.map(({ key }) => ({ field: key, key: 'calculators.wrong.missing' }))
  const unread = [
    ...missing,
    ...chosen.faults.filter(({ field }) => !left.some(({ key }) => key === field)),
    ...told.faults,
  ]
  if (unread.length > 0) return { answer: null, errors: unread.map(asError) }
  const { ruleSet, decision } = entry
  const question = { ruleSet, decision, params: chosen.facts, on, facts: told.facts }
  const result = decide(question, { settings })
  return result.outcome === 'invalid'
    ? { answer: null, errors: faultsAt(result.errors).map(asError) }
    : { answer: answerView(result, { ruleSet, placeOf }), errors: [] }
}

const asError = ({ field, key, values }: ReturnType<typeof faultsAt>[number]): FieldError => ({
  field,
  key,
  ...(values ? { values } : {}),
})
