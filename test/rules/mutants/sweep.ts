// A calculation at its lines: every figure of the facts below, on and above each line that is drawn through it, with
// every answer of the other facts.
import { addMonths, anniversary, dayNumber, dayText } from '../../../src/rules/day.ts'
import type { Parameter } from '../../../src/rules/fold/rule.ts'
import { grades } from '../../../src/rules/index.ts'
import type { Case } from '../second-encoding/decide.ts'

type Values = Readonly<Record<string, readonly unknown[]>>

export type Sweep = {
  readonly ruleSet: string
  readonly decision: string
  readonly params?: readonly Readonly<Record<string, string>>[]
  readonly on?: readonly string[]
  /** Facts with few answers: every combination of them. */
  readonly choices?: Values
  /** Figures and days: one after the other, the others at their first value. */
  readonly measures?: Values
}

/** The day on which they are asked. */
export const day = '2027-06-15'

/** Just below, on and just above each of the figures. */
export const around = (lines: readonly Parameter[], step = 0.01): number[] =>
  lines.flatMap(({ value }) => beside(value, step))

export const beside = (value: number, step = 0.01): number[] =>
  [value - step, value, value + step].map((one) => Math.round(one * 1000) / 1000).filter((one) => one >= 0)

export const eitherWay = [true, false]

export const after = (from: string, days: readonly number[]): string[] =>
  days.map((count) => dayText(dayNumber(from) + count))

export const monthsAfter = (from: string, months: number, days: readonly number[]): string[] =>
  days.map((count) => dayText(addMonths(dayNumber(from), months) + count))

export const yearsAfter = (from: string, years: number, days: readonly number[]): string[] =>
  days.map((count) => dayText(anniversary(dayNumber(from), years) + count))

export const near = [-1, 0, 1]

export const perGrade = grades.map((grade) => ({ grade }))

const withPath = (facts: Case['facts'], path: string, value: unknown): Case['facts'] => {
  if (value === undefined) return facts
  const [key = '', ...rest] = path.split('.')
  const inner = (facts[key] ?? {}) as Case['facts']
  return { ...facts, [key]: rest.length === 0 ? value : withPath(inner, rest.join('.'), value) }
}

/** Every combination. */
const product = (values: Values): Case['facts'][] =>
  Object.entries(values).reduce<Case['facts'][]>(
    (all, [path, ways]) => all.flatMap((facts) => ways.map((way) => withPath(facts, path, way))),
    [{}],
  )

/** One measure after the other at each of its values, the others at their first. */
const oneByOne = (values: Values): [path: string, value: unknown][][] => {
  const paths = Object.keys(values)
  if (paths.length === 0) return [[]]
  return paths.flatMap((varied) =>
    values[varied]!.map((value) =>
      paths.map((path): [string, unknown] => [path, path === varied ? value : values[path]![0]]),
    ),
  )
}

/** All cases of a sweep, each once. */
export const casesOf = (sweep: Sweep): Case[] => {
  const all = (sweep.params ?? [{}]).flatMap((params) =>
    (sweep.on ?? [day]).flatMap((on) =>
      product(sweep.choices ?? {}).flatMap((chosen) =>
        oneByOne(sweep.measures ?? {}).map((told) => ({
          ruleSet: sweep.ruleSet,
          decision: sweep.decision,
          params,
          on,
          facts: told.reduce((facts, [path, value]) => withPath(facts, path, value), chosen),
        })),
      ),
    ),
  )
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]
}
