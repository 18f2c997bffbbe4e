// The second door of the rules: a decision as it is read, not asked. Conditions, figures and examples are printed from
// the tree and the law of a day; nothing of it is written by hand. It stands apart so that who only asks carries none
// of it (the browser does not).
import type { Conventions } from './conventions.ts'
import { dayNumber, type Day } from './day.ts'
import type { Decision } from './decision.ts'
import { boundariesOf, type Boundary } from './fold/boundaries.ts'
import { leavesOf } from './fold/example-ways.ts'
import { printed, printedFigure, type Printed, type PrintedFigure } from './fold/page.ts'
import type { Parameter, Rule } from './fold/rule.ts'
import { figurePaths, type Readings } from './law.ts'
import type { UnderLaw } from './rule-set.ts'
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

/** A decision of the law of the day as a page reads it; null where nothing is in force or there is no such decision. */
export function printedDecision(
  name: string,
  decision: string,
  on: Day,
  under: UnderLaw = {},
): PrintedDecision | null {
  const ruleSet = ruleSetNamed(name)
  const edition = ruleSet?.edition(on, under)
  const found = edition?.decisions[decision]
  if (!edition || !found) return null
  const setting = { on: dayNumber(on), conventions: edition.law.conventions, schema: found.facts }
  const applied = figurePaths(edition.law.figures).flatMap(([, one]) =>
    isCited(one.citation, found.citations) ? [one] : [],
  )
  return {
    version: edition.version,
    readings: edition.law.readings,
    ruled: edition.law.ruled,
    worked: found.trees.length > 0 ? null : workedOn(found, on, applied),
    figures: applied.map(printedFigure),
    trees: found.trees.map(({ params, rules }) => {
      const lines = rules.map(printed)
      const boundaries = once(boundariesOf(rules, setting).map(boundaryView))
      return { params, lines, figures: figuresIn(lines), boundaries, conventions: conventionsOf(rules) }
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
  ...new Map(lines.flatMap(allFigures).map((one) => [`${one.citation} ${one.amount.en}`, one])).values(),
]

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

const made = new WeakMap<Decision, { readonly on: Day; readonly worked: WorkedOut }>()

/** Many questions are asked for it: what was made for the law and the day is kept. */
function workedOn(decision: Decision, on: Day, figures: readonly Parameter[]): WorkedOut {
  const known = made.get(decision)
  if (known?.on === on) return known.worked
  const worked = workedOut({ decision, on, figures })
  made.set(decision, { on, worked })
  return worked
}

function boundaryView({ citation, route, threshold, what, below, at, above }: Boundary): PrintedBoundary {
  const told = [below.facts, at.facts, above.facts].map((facts) => flat(facts, ''))
  const paths = [...new Set(told.flatMap((one) => Object.keys(one)))]
  const facts = paths
    .map((path) => ({ path, told: [told[0]?.[path], told[1]?.[path], told[2]?.[path]] as const }))
    .filter(({ told: [one, other, third] }) => one !== other || other !== third)
  return {
    ...{ citation, route, what, facts },
    line: 'citation' in threshold ? amountOf(threshold.value, threshold.unit) : threshold,
    outcomes: [below.outcome, at.outcome, above.outcome],
  }
}

const flat = (value: unknown, path: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(flatPairs(value, path))

function flatPairs(value: unknown, path: string): (readonly [path: string, value: unknown])[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown, i) => flatPairs(one, `${path}[${i}]`))
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, one]) => flatPairs(one, path === '' ? key : `${path}.${key}`))
}

/** The same line on the same way is told once. */
const once = (all: readonly PrintedBoundary[]): PrintedBoundary[] => [
  ...new Map(
    all.map((one) => [[one.citation, one.route, one.what.en, one.line.en, ...one.outcomes].join('|'), one]),
  ).values(),
]
