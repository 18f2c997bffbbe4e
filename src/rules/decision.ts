// A decision: what it takes, the provisions it applies, and how it answers. Bad input is an answer, never an
// exception.
import { BeyondCalendar, dayNumber, isDay, type DayNumber } from './day.ts'
import { check, isRecord, type Fault } from './facts/check.ts'
import { jsonSchema, type JsonSchema } from './facts/json-schema.ts'
import type { Schema } from './facts/schema.ts'
import { lookup, type Asked } from './fold/asked.ts'
import { judge } from './fold/judge.ts'
import { missingFacts } from './fold/missing.ts'
import { every, isFulfilled } from './fold/outcomes.ts'
import type { Explanation } from './fold/explanation.ts'
import type { Rule } from './fold/rule.ts'
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
  /** Provisions of other decisions whose figures it applies too. */
  readonly applies: readonly string[]
  /** The paths of the facts that can decide it: `service[].vesselBhp`. */
  readonly reads: readonly string[]
  readonly params: JsonSchema
  readonly facts: JsonSchema
  /** The requirements as trees, for each choice of the parameters; none where amounts are computed. */
  readonly trees: readonly Tree[]
  readonly ask: (params: unknown, on: unknown, facts: unknown) => Result<V>
}

/** The requirements that are asked with these parameters. */
export type Tree = {
  readonly params: Readonly<Record<string, string>>
  readonly rules: readonly Rule[]
}

type Definition<P, F, V> = {
  readonly decision: string
  readonly title: Bilingual
  readonly citations: readonly string[]
  readonly applies?: readonly string[]
  readonly reads: readonly string[]
  readonly trees?: readonly Tree[]
  readonly params: Schema<P>
  readonly facts: Schema<F>
  /** Faults that only this decision can see; paths begin with `facts`. */
  readonly faults?: (facts: F) => readonly Fault[]
  readonly answer: (params: P, on: DayNumber, facts: F) => Decided<V>
}

type Instrument = { readonly ruleSet: string }

/** Makes a decision of a rule set from its definition. */
export const decisionOf =
  (instrument: Instrument) =>
  <P, F, V>(definition: Definition<P, F, V>): Decision<V> => ({
    ruleSet: instrument.ruleSet,
    decision: definition.decision,
    title: definition.title,
    citations: definition.citations,
    applies: definition.applies ?? [],
    reads: definition.reads,
    params: jsonSchema(definition.params.shape),
    facts: jsonSchema(definition.facts.shape),
    trees: definition.trees ?? [],
    ask: (params, on, facts) => {
      const read = check(definition.params, params === undefined ? {} : params, 'params')
      const told = check(definition.facts, facts, 'facts')
      const day = checkDay(on)
      if (read.ok && told.ok && day.ok) {
        const found = definition.faults?.(told.value) ?? []
        if (found.length > 0) return invalid(found)
        return withinCalendar(
          () => waiting(definition.answer(read.value, day.number, told.value), definition.reads, facts),
          { on, facts },
        )
      }
      return invalid([read, told, day].flatMap((one) => (one.ok ? [] : one.errors)))
    },
  })

/** An answer with a day that cannot be written is refused at the latest day that was given. */
function withinCalendar<V>(answer: () => Decided<V>, asked: object): Result<V> {
  try {
    return answer()
  } catch (error) {
    if (!(error instanceof BeyondCalendar)) throw error
    const [latest] = daysIn('', asked).sort((a, b) => (a.day < b.day ? 1 : -1))
    const message = 'expected a day early enough for the answer to lie before the year 10000'
    return invalid([{ path: latest?.path ?? 'on', message }])
  }
}

type DayAt = { readonly path: string; readonly day: string }

function daysIn(path: string, value: unknown): DayAt[] {
  if (typeof value === 'string') return isDay(value) ? [{ path, day: value }] : []
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, entry]) => daysIn(path === '' ? key : `${path}.${key}`, entry))
}

export const invalid = (errors: readonly Fault[]): Invalid => ({
  outcome: 'invalid',
  unmet: [],
  unknown: [],
  errors,
})

type CheckedDay =
  { readonly ok: true; readonly number: DayNumber } | { readonly ok: false; readonly errors: Fault[] }

function checkDay(on: unknown): CheckedDay {
  if (typeof on === 'string' && isDay(on)) return { ok: true, number: dayNumber(on) }
  return { ok: false, errors: [{ path: 'on', message: 'expected a calendar day YYYY-MM-DD' }] }
}

/** Where a decision has no tree to ask, the facts that it reads and was not given are what it may wait for. */
function waiting<V>(decided: Decided<V>, reads: readonly string[], facts: unknown): Decided<V> {
  if (decided.unknown.length === 0 || decided.explanation.missing !== undefined) return decided
  const missing = reads.flatMap((path) => absentAt(facts, path, ''))
  return { ...decided, explanation: { ...decided.explanation, missing: [...new Set(missing)] } }
}

/** A path that is not given, entry by entry of its lists. */
function absentAt(facts: unknown, path: string, before: string): string[] {
  const [list = '', ...rest] = path.split('[].')
  const found = lookup(facts, list)
  const here = `${before}${list}`
  if (found === undefined) return [here]
  if (rest.length === 0 || !Array.isArray(found)) return []
  return found.flatMap((entry: unknown, i) => absentAt(entry, rest.join('[].'), `${here}[${i}].`))
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

/** Decides listed requirements, and names the facts that can still turn those that are open. */
export function judged(
  title: Bilingual,
  citation: string,
  rules: readonly Rule[],
  asked: Asked,
): Decided<never> {
  const decided = concluded(
    title,
    citation,
    rules.map((rule) => judge(rule, asked)),
  )
  if (decided.unknown.length === 0) return decided
  const missing = [...new Set(rules.flatMap((rule) => missingFacts(rule, asked)))]
  return { ...decided, explanation: { ...decided.explanation, missing } }
}

type Head = Pick<Explanation, 'record' | 'found' | 'need' | 'short'>

/** The head of the tree repeats the first hindrance; the rest stands below it. */
function headWords([first]: readonly Explanation[]): Head {
  if (first === undefined) return { record: null, found: null, need: null, short: null }
  return { record: first.record, found: first.found, need: first.need, short: first.short }
}
