// The second door of the rules: a decision as it is read, not asked. Conditions, figures and examples are printed from
// the tree and the law of a day; nothing of it is written by hand. It stands apart so that who only asks carries none
// of it (the browser does not).
import type { Day } from './day.ts'
import { dayNumber } from './day.ts'
import { boundariesOf, type Boundary } from './fold/boundaries.ts'
import { printed, type Printed } from './fold/page.ts'
import type { FigureView } from './law-view.ts'
import { lawView } from './law-view.ts'
import type { UnderLaw } from './rule-set.ts'
import { ruleSetNamed } from './rule-sets.ts'
import { amountOf } from './vocabulary/units.ts'
import type { Bilingual } from './words.ts'

export type { Printed } from './fold/page.ts'

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

/** A figure of the law: how much, where it stands, and the words of both texts there. */
export type PrintedFigure = Pick<FigureView, 'citation' | 'amount' | 'gazette'>

export type PrintedTree = {
  readonly params: Readonly<Record<string, string>>
  readonly lines: readonly Printed[]
  /** The figures that these requirements compare with. */
  readonly figures: readonly PrintedFigure[]
  readonly boundaries: readonly PrintedBoundary[]
}

export type PrintedDecision = {
  readonly version: string
  /** The figures that the cited provisions give. */
  readonly figures: readonly PrintedFigure[]
  /** The requirements for each choice of the parameters; none where amounts are computed. */
  readonly trees: readonly PrintedTree[]
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
  const view = lawView(name, on, under)
  const found = edition?.decisions[decision]
  if (!edition || !view || !found) return null
  const setting = { on: dayNumber(on), conventions: edition.law.conventions, schema: found.facts }
  return {
    version: edition.version,
    figures: view.figures.filter((figure) => isCited(figure.citation, found.citations)),
    trees: found.trees.map(({ params, rules }) => {
      const lines = rules.map(printed)
      const boundaries = once(boundariesOf(rules, setting).map(boundaryView))
      return { params, lines, figures: figuresIn(lines), boundaries }
    }),
  }
}

/** The figures of all lines and of those below them, each once. */
const figuresIn = (lines: readonly Printed[]): PrintedFigure[] => [
  ...new Map(lines.flatMap(allFigures).map((one) => [`${one.citation} ${one.amount.en}`, one])).values(),
]

const allFigures = ({ figures, parts }: Printed): PrintedFigure[] => [
  ...figures.map(({ citation, gazette, value, unit }) => ({
    citation,
    gazette,
    amount: amountOf(value, unit),
  })),
  ...parts.flatMap(allFigures),
]

/** A figure belongs to a decision that cites its provision or one above it. */
const isCited = (citation: string, cited: readonly string[]): boolean =>
  cited.some(
    (one) => one === citation || (citation.startsWith(one) && /^[ (/]/.test(citation.slice(one.length))),
  )

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
