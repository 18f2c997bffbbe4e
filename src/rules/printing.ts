// The second door of the rules: a decision as it is read, not asked. Conditions, figures and examples are printed from
// the tree and the law of a day; nothing of it is written by hand. It stands apart so that who only asks carries none
// of it (the browser does not).
import type { Conventions } from './conventions.ts'
import { dayNumber, isDay, type Day } from './day.ts'
import type { Decision } from './decision.ts'
import { boundariesOf, type Boundary } from './fold/boundaries.ts'
import { leavesOf } from './fold/example-ways.ts'
import { printed, printedFigure, type Printed, type PrintedFigure } from './fold/page.ts'
import type { Rule } from './fold/rule.ts'
import { figurePaths, type Readings } from './law.ts'
import type { Edition, UnderLaw } from './rule-set.ts'
import { ruleSetNamed } from './rule-sets.ts'
import { amountOf } from './vocabulary/units.ts'
import type { Bilingual } from './words.ts'
import { workedOut, type WorkedOut } from './worked.ts'

export type { Printed, PrintedFigure } from './fold/page.ts'
export type { Turn, Worked, WorkedLine, WorkedOut } from './worked.ts'

/** What becomes of a requirement just below a line, on it and just above it. */
export type PrintedBoundary = {
  readonly citation: string
  readonly route: string | null
  readonly what: Bilingual
  /** The line itself in words. */
  readonly line: Bilingual
  readonly outcomes: readonly [below: Verdict, at: Verdict, above: Verdict]
  /** The facts in which the three differ, by path; a list entry with its place: `service[0].from`. */
  readonly facts: readonly { readonly path: string; readonly told: readonly [unknown, unknown, unknown] }[]
}
type Verdict = 'met' | 'unmet' | 'unknown'

export type PrintedTree = {
  readonly params: Readonly<Record<string, string>>
  readonly lines: readonly Printed[]
  /** The figures that these requirements compare with. */
  readonly figures: readonly PrintedFigure[]
  readonly boundaries: readonly PrintedBoundary[]
  /** Which conventions it counts by: a setting of the authority may change them. */
  readonly conventions: readonly (keyof Conventions)[]
}

export type PrintedDecision = {
  readonly version: string
  /** Which reading is taken, by the number of the interpretation. */
  readonly readings: Readings
  /** What has been ruled on. */
  readonly ruled: readonly string[]
  /** The figures that the cited provisions give. */
  readonly figures: readonly PrintedFigure[]
  /** The requirements for each choice of the parameters; none where amounts are computed. */
  readonly trees: readonly PrintedTree[]
  /** Examples of what is computed, and where it turns; null where the requirements stand as trees. */
  readonly worked: WorkedOut | null
}

export type VersionView = {
  readonly from: Day
  readonly to: Day | null
  readonly knownFrom: Day
  readonly gazette: Bilingual
}

/** Every version of a rule set, in the order in which they begin; a RangeError for an unknown one. */
export function versionsOf(name: string): readonly VersionView[] {
  const ruleSet = ruleSetNamed(name)
  if (ruleSet === undefined) throw new RangeError(`no rule set ${name}`)
  return ruleSet.versions
}

const made = new WeakMap<Edition, Map<string, PrintedDecision>>()

/**
 * A decision of the law of the day as a page reads it; null where nothing is in force or there is no such decision.
 * Many questions are asked for it, so what was printed of the law and the day is kept.
 */
export function printedDecision(
  name: string,
  decision: string,
  on: Day,
  under: UnderLaw = {},
): PrintedDecision | null {
  const edition = ruleSetNamed(name)?.edition(on, under)
  const found = edition?.decisions[decision]
  if (!edition || !found) return null
  const known = made.get(edition) ?? new Map<string, PrintedDecision>()
  const key = `${decision} ${on}`
  const printed = known.get(key) ?? printedOf(found, edition, on)
  // Of yesterday nothing is asked any more.
  const kept = [...known].filter(([one]) => one.endsWith(on))
  made.set(edition, new Map([...kept, [key, printed]]))
  return printed
}

function printedOf(found: Decision, { law, version }: Edition, on: Day): PrintedDecision {
  const setting = { on: dayNumber(on), conventions: law.conventions, schema: found.facts }
  const figures = figurePaths(law.figures).flatMap(([, one]) =>
    isCited(one.citation, [...found.citations, ...found.applies]) ? [one] : [],
  )
  const compared = new Set(figuresIn(found.trees.flatMap(({ rules }) => rules.map(printed))).map(nameOf))
  // What it gives, and is not asked: the term of a certificate.
  const isOutside = (one: PrintedFigure) => !compared.has(nameOf(one))
  return {
    ...{ version, readings: law.readings, ruled: law.ruled },
    worked: found.trees.length > 0 ? null : workedOut({ decision: found, on, figures }),
    figures: figures.map(printedFigure),
    trees: found.trees.map(({ params, rules }) => {
      const lines = rules.map(printed)
      const boundaries = once(boundariesOf(rules, setting).map(boundaryView))
      const own = [...figuresIn(lines), ...figures.map(printedFigure).filter(isOutside)]
      return { params, lines, figures: own, boundaries, conventions: conventionsOf(rules) }
    }),
  }
}

/** Months of service and the day on which an age is attained are counted as the authority's conventions say. */
function conventionsOf(rules: readonly Rule[]): (keyof Conventions)[] {
  const kinds = new Set(rules.flatMap(leavesOf).map(({ kind }) => kind))
  const counted = kinds.has('service') || kinds.has('uniformed')
  return [...(counted ? (['months'] as const) : []), ...(kinds.has('age') ? (['age'] as const) : [])]
}

/** The figures of all lines and of those below them, each once. */
const figuresIn = (lines: readonly Printed[]): PrintedFigure[] => [
  ...new Map(lines.flatMap(allFigures).map((one) => [nameOf(one), one])).values(),
]

const nameOf = ({ citation, amount }: PrintedFigure): string => `${citation} ${amount.en}`

const allFigures = ({ figures, parts }: Printed): PrintedFigure[] => [
  ...figures,
  ...parts.flatMap(allFigures),
]

/** A figure belongs to a decision that cites its provision, one above it, or a part of it by a name ("3(iv) notice"). */
const isCited = (citation: string, cited: readonly string[]): boolean =>
  cited.some(
    (one) =>
      one === citation ||
      one.startsWith(`${citation} `) ||
      (citation.startsWith(one) && /^[ (/]/.test(citation.slice(one.length))),
  )

function boundaryView({ citation, route, threshold, what, below, at, above }: Boundary): PrintedBoundary {
  const told = [below.facts, at.facts, above.facts].map((facts) => flat(facts, ''))
  const paths = [...new Set(told.flatMap((one) => Object.keys(one)))]
  const facts = paths
    .map((path) => ({ path, told: [told[0]?.[path], told[1]?.[path], told[2]?.[path]] as const }))
    .filter(({ told: [one, other, third] }) => one !== other || other !== third)
  // Where many differ, an answer tells more than the days that had to move with it.
  const days = facts.filter((one) => one.told.some(isDayText))
  const telling = [...facts.filter((one) => !days.includes(one)), ...days]
  return {
    ...{ citation, route, what, facts: telling },
    line: 'citation' in threshold ? amountOf(threshold.value, threshold.unit) : threshold,
    outcomes: [below.outcome, at.outcome, above.outcome],
  }
}

const isDayText = (value: unknown): boolean => typeof value === 'string' && isDay(value)

const flat = (value: unknown, path: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(flatPairs(value, path))

function flatPairs(value: unknown, path: string): (readonly [path: string, value: unknown])[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown, i) => flatPairs(one, `${path}[${i}]`))
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, one]) => flatPairs(one, path === '' ? key : `${path}.${key}`))
}

/** The same line on the same way is told once, by the facts that differ in the least. */
function once(all: readonly PrintedBoundary[]): PrintedBoundary[] {
  const told = new Map<string, PrintedBoundary>()
  for (const one of all) {
    const { citation, route, what, line, outcomes } = one
    const key = [citation, route, what.en, line.en, ...outcomes].join('|')
    const known = told.get(key)
    if (known === undefined || one.facts.length < known.facts.length) told.set(key, one)
  }
  return [...told.values()]
}
