// Worked examples of decisions whose answer is computed: facts are made from what the decision says that it reads, the
// figures of the law are tried on them, and where the answer turns is told. The decision itself is the only judge.
import type { Day } from './day.ts'
import type { Decision } from './decision.ts'
import type { Explanation } from './fold/explanation.ts'
import { lookup } from './fold/asked.ts'
import { withValue } from './fold/example-values.ts'
import { placesOf, type Lines, type Place } from './fold/worked-places.ts'
import { isRecord } from './facts/check.ts'
import type { Bilingual } from './words.ts'

/** One question with the answer that the decision gives. */
export type Worked = {
  readonly params: Told
  readonly facts: Told
  readonly outcome: 'satisfied' | 'not-satisfied' | 'unknown' | 'computed'
  /** What was computed, in words; null of a yes or no. */
  readonly found: Bilingual | null
  readonly lines: readonly WorkedLine[]
}

export type WorkedLine = Pick<
  Explanation,
  'citation' | 'requirement' | 'found' | 'outcome' | 'short' | 'interpretations'
>

/** One fact just below, on and just above a line at which the answer turns, all else being alike. */
export type Turn = {
  /** `facts.vessel.bhp` */
  readonly path: string
  readonly told: readonly [unknown, unknown, unknown]
  readonly answers: readonly [Worked, Worked, Worked]
}

export type WorkedOut = { readonly examples: readonly Worked[]; readonly turns: readonly Turn[] }

type Told = Readonly<Record<string, unknown>>

export type Working = { readonly decision: Decision; readonly on: Day; readonly figures: Lines }

/** Examples that show as many of the provisions as they can, and the lines at which the answer turns. */
export function workedOut({ decision, on, figures }: Working): WorkedOut {
  const places = placesOf(decision, on, figures)
  const ask = asking(decision, on)
  const bases = basesOf(places).filter((told) => ask(told) !== null)
  const turns = once(bases.flatMap((told) => places.flatMap((place) => turnsAt(place, told, ask))))
  const [first, ...others] = bases.flatMap((told) => ask(told)?.worked ?? [])
  const onLines = turns.map(({ answers: [below, at, above] }) => [at, above, below])
  const found = [...(first ? [first] : []), ...onLines.flat(), ...others]
  return { turns, examples: telling(found) }
}

type Answered = { readonly worked: Worked; readonly kind: string; readonly value: string }
type Ask = (told: Told) => Answered | null

const asking =
  (decision: Decision, on: Day): Ask =>
  (told) => {
    const { params = {}, facts = {} } = told
    if (!isRecord(params) || !isRecord(facts)) return null
    const result = decision.ask(params, on, facts)
    if (result.outcome === 'invalid' || result.outcome === 'unknown') return null
    const { outcome, explanation, value } = result
    const lines = (explanation.children ?? []).map(lineOf)
    const worked = { params, facts, outcome, lines, found: outcome === 'computed' ? explanation.found : null }
    return { worked, kind: kindOf(worked).join('\n'), value: withoutDays(value) }
  }

const lineOf = (line: Explanation): WorkedLine => {
  const { citation, requirement, found, outcome, short, interpretations } = line
  return { citation, requirement, found, outcome, short, interpretations }
}

/** What was applied, whatever it came to. */
const kindOf = ({ outcome, lines }: Worked): string[] =>
  [outcome, ...lines.map((one) => `${one.citation} ${one.outcome} ${one.requirement.en}`)].map((one) =>
    one.replaceAll(/[\d,.]+/g, '#'),
  )

const withoutDays = (value: unknown): string =>
  JSON.stringify(value ?? null).replaceAll(/\d{4}-\d{2}-\d{2}/g, '')

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Every choice by itself, and every two together, with all else at its first answer. */
function basesOf(places: readonly Place[]): Told[] {
  const first = places.reduce<Told>((told, { path, values }) => put(told, path, values[0]), {})
  const changes = places.flatMap(({ path, values }) => values.slice(1).map((value) => ({ path, value })))
  const singles = changes.map(({ path, value }) => put(first, path, value))
  const pairs = changes.flatMap((one, i) =>
    changes
      .slice(i + 1)
      .filter(({ path }) => path !== one.path)
      .map(({ path, value }) => put(put(first, one.path, one.value), path, value)),
  )
  return [first, ...singles, ...pairs].slice(0, mostBases)
}

/** So many are enough to find every line; more would take long. */
const mostBases = 120

/** What is left as it is, is not put; of a list it is put into the first entry. */
function put(told: Told, path: string, value: unknown): Told {
  if (value === undefined) return told
  const [list = '', key] = path.split('[].')
  if (key === undefined) return withValue(told, path, value)
  const entries: unknown = lookup(told, list)
  const [first, ...others] = listOf(entries)
  return first === undefined ? told : withValue(told, list, [withValue(first, key, value), ...others])
}

/** A line is where the answer is of another kind, or where a value that stays the same on one side does not on the other. */
function turnsAt({ path, threes }: Place, told: Told, ask: Ask): Turn[] {
  return threes.flatMap((three) => {
    const [below, at, above] = three.map((value) => ask(put(told, path, value)))
    if (!below || !at || !above) return []
    const isOther = below.kind !== at.kind || at.kind !== above.kind
    const isStep = (below.value === at.value) !== (at.value === above.value)
    return isOther || isStep
      ? [{ path, told: three, answers: [below.worked, at.worked, above.worked] as const }]
      : []
  })
}

/** A line is told once: where it turns the answer itself, if anywhere, and of those with the fewest other changes. */
function once(turns: readonly Turn[]): Turn[] {
  const told = new Map<string, Turn>()
  for (const one of turns) {
    const key = [one.path, one.told[1], ...Object.values(one.answers[1].params)].join('|')
    const known = told.get(key)
    if (known === undefined || heads(one) > heads(known)) told.set(key, one)
  }
  return [...told.values()]
}

/** In how many ways the three are answered. */
const heads = ({ answers }: Turn): number =>
  new Set(answers.map(({ outcome, found }) => found?.en ?? outcome)).size

/** As few as show every provision, and then every wording, that any of them applies. */
function telling(all: readonly Worked[]): Worked[] {
  const shown = new Set<string>()
  const told = new Set<Worked>()
  const rich = all.toSorted((a, b) => b.lines.length - a.lines.length)
  for (const wordsOf of [citationsOf, kindOf]) {
    for (const one of rich) {
      const words = wordsOf(one)
      if (told.size >= mostExamples || words.every((word) => shown.has(word))) continue
      for (const word of words) shown.add(word)
      told.add(one)
    }
  }
  return [...told, ...rich.filter((one) => !told.has(one)).slice(0, Math.max(0, leastExamples - told.size))]
}

/** Each choice of the parameters has its own. */
const citationsOf = ({ params, lines }: Worked): string[] =>
  ['', ...lines.map(({ citation }) => citation)].map((one) => `${JSON.stringify(params)} ${one}`)
const mostExamples = 16
const leastExamples = 2
