// A calculation: amounts, dates and counts from facts. A fact that is missing is asked for only where it could
// change what is computed, and that is found out by trying it.
import { decisionOf, type Decided, type Decision } from './decision.ts'
import { BeyondCalendar, type DayNumber } from './day.ts'
import { check, isRecord, type Fault } from './facts/check.ts'
import type { Schema } from './facts/schema.ts'
import { lookup } from './fold/asked.ts'
import type { Explanation } from './fold/explanation.ts'
import type { InterpretationNumber } from './fold/rule.ts'
import { notKnown } from './vocabulary/phrases.ts'
import { say, type Bilingual } from './words.ts'

/** One fact of a calculation: its place, its name, and values on every side of every line drawn through it. */
export type Leaf = {
  readonly path: string
  readonly name: Bilingual
  readonly tries: readonly unknown[]
}

/** Which keys of the value hang on which facts; where a calculation names none, all hang on all. */
export type Group = { readonly keys: readonly string[]; readonly reads: readonly string[] }

/** What was applied: the provision, its words, and what it came to. */
export type CalculationLine = {
  readonly citation: string
  readonly words: Bilingual
  readonly found: Bilingual
  readonly record?: Bilingual
  readonly need?: Bilingual
  readonly interpretations?: readonly InterpretationNumber[]
}

type Told = { readonly found: Bilingual; readonly lines: readonly CalculationLine[] }

type Definition<P, F, W, V> = {
  readonly decision: string
  readonly title: Bilingual
  /** The provision that the head of the explanation names. */
  readonly citation: string
  readonly citations: readonly string[]
  /** Provisions of other decisions whose figures it applies too. */
  readonly applies?: readonly string[]
  readonly params: Schema<P>
  /** The facts as they come, with what is not known left out. */
  readonly facts: Schema<F>
  /** The same facts with nothing left out. */
  readonly whole: Schema<W>
  readonly leaves: readonly Leaf[]
  /** Paths that are read where they are given, and never asked for. */
  readonly optional?: readonly string[]
  readonly groups?: readonly Group[]
  readonly faults?: (facts: F) => readonly Fault[]
  readonly value: (facts: W, on: DayNumber, params: P) => V
  readonly tell: (value: V, facts: W, on: DayNumber, params: P) => Told
}

type Instrument = { readonly ruleSet: string }

/** Makes a calculation of a rule set from its definition. */
export const calculationOf =
  (instrument: Instrument) =>
  <P, F, W, V extends object>(definition: Definition<P, F, W, V>): Decision<V> =>
    decisionOf(instrument)<P, F, V>({
      decision: definition.decision,
      title: definition.title,
      citations: definition.citations,
      ...(definition.applies ? { applies: definition.applies } : {}),
      reads: [...definition.leaves.map(({ path }) => path), ...(definition.optional ?? [])],
      params: definition.params,
      facts: definition.facts,
      ...(definition.faults ? { faults: definition.faults } : {}),
      answer: (params, on, facts) => {
        const of = (whole: W) => definition.value(whole, on, params)
        const asked = missing({ ...definition, of }, facts)
        const whole = firstCompletion(definition, facts)
        if (asked.length > 0 || whole === null) return open(definition, asked)
        const value = of(whole)
        return computed(definition, value, definition.tell(value, whole, on, params))
      },
    })

type Computing<W> = Pick<Definition<unknown, unknown, W, object>, 'whole' | 'leaves' | 'groups'> & {
  readonly of: (facts: W) => object
}

/** The missing facts that could change any key, in the order of the page. */
function missing<W>(computing: Computing<W>, facts: unknown): readonly Leaf[] {
  const absent = computing.leaves.filter(({ path }) => lookup(facts, path) === undefined)
  return absent.filter((leaf) => groupsOf(computing).some((group) => matters(computing, facts, leaf, group)))
}

type Probed = { readonly reads: readonly string[] | null; readonly keys: readonly string[] | null }

const groupsOf = <W>({ groups }: Computing<W>): readonly Probed[] => groups ?? [{ reads: null, keys: null }]

/** Whether, with the other missing facts at some values, two values of this fact give two results. */
function matters<W>(computing: Computing<W>, facts: unknown, leaf: Leaf, { reads, keys }: Probed): boolean {
  const read = (path: string) => reads === null || reads.includes(path)
  if (!read(leaf.path)) return false
  const others = computing.leaves.filter(
    ({ path }) => path !== leaf.path && read(path) && lookup(facts, path) === undefined,
  )
  const rest = computing.leaves.filter(({ path }) => !read(path))
  const turns = (partial: unknown): boolean => {
    const results = leaf.tries
      .map((value) => check(computing.whole, withFact(partial, leaf.path, value), 'facts'))
      .flatMap((one) => (one.ok ? [computedOf(computing, one.value, keys)] : []))
    return new Set(results).size > 1
  }
  // One at a time, and no longer than needed: they are many.
  for (const partial of completions(filled(facts, rest), others)) if (turns(partial)) return true
  return false
}

/** What is computed of facts that are tried; a day after the year 9999 is a result of its own. */
function computedOf<W>({ of }: Computing<W>, facts: W, keys: readonly string[] | null): string {
  try {
    return picked(of(facts), keys)
  } catch (error) {
    if (error instanceof BeyondCalendar) return 'beyond the calendar'
    throw error
  }
}

function picked(value: object, keys: readonly string[] | null): string {
  return JSON.stringify(Object.entries(value).filter(([key]) => keys === null || keys.includes(key)))
}

/** Facts that are not being tried stand at their first value. */
const filled = (facts: unknown, leaves: readonly Leaf[]): unknown =>
  leaves
    .filter(({ path }) => lookup(facts, path) === undefined)
    .reduce<unknown>((known, { path, tries }) => withFact(known, path, tries[0]), facts)

/** Every way in which these facts may turn out, one at a time. */
function* completions(facts: unknown, leaves: readonly Leaf[]): Generator<unknown, void> {
  const [first, ...others] = leaves
  if (first === undefined) yield facts
  else for (const value of first.tries) yield* completions(withFact(facts, first.path, value), others)
}

/** The facts with that one known. */
function withFact(facts: unknown, path: string, value: unknown): unknown {
  const [key = '', ...rest] = path.split('.')
  const known = isRecord(facts) ? facts : {}
  return { ...known, [key]: rest.length === 0 ? value : withFact(known[key], rest.join('.'), value) }
}

/** What cannot matter stands at any value; null where no completion agrees with what is known. */
function firstCompletion<W>({ whole, leaves }: Pick<Computing<W>, 'whole' | 'leaves'>, facts: unknown) {
  const absent = leaves.filter(({ path }) => lookup(facts, path) === undefined)
  for (const one of completions(facts, absent)) {
    const checked = check(whole, one, 'facts')
    if (checked.ok) return checked.value
  }
  return null
}

type Head = { readonly title: Bilingual; readonly citation: string }

function open({ title, citation }: Head, asked: readonly Leaf[]): Decided<never> {
  const explanation: Explanation = {
    ...bare(citation, title),
    outcome: 'unknown',
    found: notKnown,
    missing: asked.map(({ path }) => path),
    children: asked.map(({ name }) => ({
      ...bare(citation, name),
      outcome: 'unknown',
      record: name,
      found: notKnown,
      need: say('this fact is needed', 'यह जानकारी चाहिए'),
    })),
  }
  return { outcome: 'unknown', unmet: [], unknown: asked.map(({ path }) => path), explanation }
}

const bare = (citation: string, requirement: Bilingual): Explanation => ({
  citation,
  requirement,
  outcome: 'met',
  record: null,
  found: null,
  need: null,
  short: null,
  interpretations: [],
})

function computed<V>({ title, citation }: Head, value: V, { found, lines }: Told): Decided<V> {
  const children = lines.map((one): Explanation => ({
    ...bare(one.citation, one.words),
    record: one.record ?? null,
    found: one.found,
    need: one.need ?? null,
    interpretations: one.interpretations ?? [],
  }))
  const interpretations = [...new Set(children.flatMap((one) => one.interpretations))]
  const explanation: Explanation = { ...bare(citation, title), found, interpretations, children }
  return { outcome: 'computed', unmet: [], unknown: [], value, explanation }
}
