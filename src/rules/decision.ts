// A decision: what it takes, the provisions it applies, and how it answers. Bad input is an answer, never an
// exception.
import { dayNumber, isDay, type Day, type DayNumber } from './day.ts'
import { check, type Fault } from './facts/check.ts'
import { jsonSchema, type JsonSchema } from './facts/json-schema.ts'
import type { Schema } from './facts/schema.ts'
import { every, isFulfilled } from './fold/outcomes.ts'
import type { Explanation } from './fold/explanation.ts'
import type { Bilingual } from './words.ts'

/** A decided case. `unmet` and `unknown` name requirements (or missing facts of a calculation) in listed order. */
export type Decided<V> = {
  readonly outcome: 'satisfied' | 'not-satisfied' | 'unknown' | 'computed'
  readonly unmet: readonly string[]
  readonly unknown: readonly string[]
  readonly value?: V
  readonly explanation: Explanation
}

export type Invalid = {
  readonly outcome: 'invalid'
  readonly unmet: readonly string[]
  readonly unknown: readonly string[]
  readonly errors: readonly Fault[]
}

export type Result<V = unknown> = Decided<V> | Invalid

export type Decision<V = unknown> = {
  readonly ruleSet: string
  readonly decision: string
  readonly title: Bilingual
  readonly citations: readonly string[]
  /** The paths of the facts that can decide it: `service[].vesselBhp`. */
  readonly reads: readonly string[]
  readonly params: JsonSchema
  readonly facts: JsonSchema
  readonly ask: (params: unknown, on: unknown, facts: unknown) => Result<V>
}

type Definition<P, F, V> = {
  readonly decision: string
  readonly title: Bilingual
  readonly citations: readonly string[]
  readonly reads: readonly string[]
  readonly params: Schema<P>
  readonly facts: Schema<F>
  /** Faults that only this decision can see; paths begin with `facts`. */
  readonly faults?: (facts: F) => readonly Fault[]
  readonly answer: (params: P, on: DayNumber, facts: F) => Decided<V>
}

type Instrument = { readonly ruleSet: string; readonly commencement: Day }

/** Makes a decision of a rule set from its definition. */
export const decisionOf =
  (instrument: Instrument) =>
  <P, F, V>(definition: Definition<P, F, V>): Decision<V> => ({
    ruleSet: instrument.ruleSet,
    decision: definition.decision,
    title: definition.title,
    citations: definition.citations,
    reads: definition.reads,
    params: jsonSchema(definition.params.shape),
    facts: jsonSchema(definition.facts.shape),
    ask: (params, on, facts) => {
      const read = check(definition.params, params ?? {}, 'params')
      const told = check(definition.facts, facts, 'facts')
      const day = checkDay(on, instrument.commencement)
      if (read.ok && told.ok && day.ok) {
        const found = definition.faults?.(told.value) ?? []
        return found.length > 0 ? invalid(found) : definition.answer(read.value, day.number, told.value)
      }
      return invalid([read, told, day].flatMap((one) => (one.ok ? [] : one.errors)))
    },
  })

export const invalid = (errors: readonly Fault[]): Invalid => ({
  outcome: 'invalid',
  unmet: [],
  unknown: [],
  errors,
})

type CheckedDay =
  { readonly ok: true; readonly number: DayNumber } | { readonly ok: false; readonly errors: Fault[] }

/** A day before the rule set's commencement has no rules to decide by. */
function checkDay(on: unknown, commencement: Day): CheckedDay {
  if (typeof on !== 'string' || !isDay(on)) {
    return { ok: false, errors: [{ path: 'on', message: 'expected a calendar day YYYY-MM-DD' }] }
  }
  if (on < commencement) {
    return {
      ok: false,
      errors: [{ path: 'on', message: `expected a day from ${commencement}, the commencement, on` }],
    }
  }
  return { ok: true, number: dayNumber(on) }
}

/** Sums up the listed requirements of a yes/no decision. */
export function concluded(title: Bilingual, citation: string, lines: readonly Explanation[]): Decided<never> {
  const outcome = every(lines.map((one) => one.outcome))
  const named = (wanted: Explanation['outcome']) =>
    lines.filter((one) => one.outcome === wanted).map((one) => one.citation)
  const unmet = lines.filter((one) => one.outcome === 'unmet')
  const explanation: Explanation = {
    citation,
    requirement: title,
    outcome,
    ...headWords(unmet),
    interpretations: [],
    children: lines,
  }
  const verdict = outcome === 'unmet' ? 'not-satisfied' : isFulfilled(outcome) ? 'satisfied' : 'unknown'
  return { outcome: verdict, unmet: named('unmet'), unknown: named('unknown'), explanation }
}

type Head = Pick<Explanation, 'record' | 'found' | 'need' | 'short'>

/** The head of the tree repeats the first hindrance; the rest stands below it. */
function headWords([first]: readonly Explanation[]): Head {
  if (first === undefined) return { record: null, found: null, need: null, short: null }
  return { record: first.record, found: first.found, need: first.need, short: first.short }
}
