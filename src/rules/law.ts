// What a rule set is read by: its figures, the readings taken where its text leaves a choice, and the conventions
// it does not name. Versions, an authority's settings and the other readings differ in this alone; the decisions
// are made of it.
import { contractConventions, type Conventions } from './conventions.ts'
import { isRecord } from './facts/check.ts'
import type { Parameter } from './fold/rule.ts'

/** Figures by group and name (`serang.tierOne`); a figure may stand alone (`term`). */
export type Figures = Readonly<Record<string, Parameter | Readonly<Record<string, Parameter>>>>

/** Which reading is taken of each interpretation that has another. */
export type Readings = Readonly<Record<string, string>>

/** Amounts that the text leaves to the authority, by key; not set where there is none. */
export type Amounts = Readonly<Record<string, number>>

export type Law<F extends Figures = Figures, R extends Readings = Readings> = {
  readonly figures: F
  readonly readings: R
  readonly conventions: Conventions
  readonly amounts: Amounts
  /** What has been ruled on, and so is no longer open to another reading. */
  readonly ruled: readonly string[]
}

/** A law as its gazette gives it, under the contract's conventions. */
export const lawOf = <F extends Figures, R extends Readings>(figures: F, readings: R): Law<F, R> => ({
  figures,
  readings,
  conventions: contractConventions,
  amounts: {},
  ruled: [],
})

/** What changes of a law: figures by path, readings by number, conventions, amounts. */
export type Change = {
  readonly figures?: Readonly<Record<string, Partial<Parameter>>>
  readonly readings?: Readings
  readonly conventions?: Partial<Conventions>
  readonly amounts?: Amounts
  readonly ruled?: readonly string[]
}

/** The law with that changed; throws a RangeError for a figure or a reading that it has not. */
export function changed<F extends Figures, R extends Readings>(law: Law<F, R>, change: Change): Law<F, R> {
  const figures = Object.entries(change.figures ?? {}).reduce(withFigure, law.figures)
  const readings = { ...law.readings, ...change.readings }
  if (!hasKeysOf(law.readings, readings)) throw new RangeError('a reading that the law has not')
  return {
    figures: figuresLike(law.figures, figures),
    readings,
    conventions: { ...law.conventions, ...change.conventions },
    amounts: { ...law.amounts, ...change.amounts },
    ruled: [...law.ruled, ...(change.ruled ?? [])],
  }
}

/** The figure at a path; throws a RangeError where there is none. */
export function figureAt(figures: Figures, path: string): Parameter {
  const [group = '', name] = path.split('.')
  const found = figures[group]
  const one = found === undefined || isParameter(found) ? found : found[name ?? '']
  if (one === undefined || !isParameter(one)) throw new RangeError(`no figure ${path}`)
  return one
}

export const isParameter = (value: unknown): value is Parameter =>
  isRecord(value) && typeof value['value'] === 'number' && typeof value['citation'] === 'string'

/** Every figure with its path. */
export const figurePaths = (figures: Figures): (readonly [string, Parameter])[] =>
  Object.entries(figures).flatMap(([group, found]) =>
    isParameter(found)
      ? [[group, found] as const]
      : Object.entries(found).map(([name, one]) => [`${group}.${name}`, one] as const),
  )

function withFigure(figures: Figures, [path, change]: readonly [string, Partial<Parameter>]): Figures {
  const one = { ...figureAt(figures, path), ...change }
  const [group = '', name] = path.split('.')
  const found = figures[group]
  if (found === undefined || name === undefined || isParameter(found)) return { ...figures, [group]: one }
  return { ...figures, [group]: { ...found, [name]: one } }
}

/** A law's figures after a change have the keys they had, and so their type. */
function figuresLike<F extends Figures>(like: F, figures: Figures): F {
  if (!hasKeysOf(like, figures)) throw new RangeError('a figure that the law has not')
  return figures
}

function hasKeysOf<T extends object>(like: T, value: object): value is T {
  return Object.keys(value).every((key) => Object.hasOwn(like, key))
}
