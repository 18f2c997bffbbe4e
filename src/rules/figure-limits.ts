// Between which values a figure of the law can lie, for trying another one: a class is one of twelve, a percentage
// at most a hundred, and what is counted is whole.
import type { Parameter, Unit } from './fold/rule.ts'

export type Limits = { readonly least: number; readonly most: number; readonly whole: boolean }

const counted: Partial<Record<Unit, Limits>> = {
  months: { least: 1, most: 1200, whole: true },
  years: { least: 1, most: 100, whole: true },
  days: { least: 1, most: 3660, whole: true },
  class: { least: 1, most: 12, whole: true },
  percent: { least: 0, most: 100, whole: false },
  rupees: { least: 0, most: 100_000_000, whole: false },
  'hour of the day': { least: 0, most: 24, whole: false },
  'day of the month': { least: 1, most: 28, whole: true },
  'month of the year': { least: 1, most: 12, whole: true },
}

/** A measure that has no end of its own may be tried up to a hundred times what it is. */
export const limitsOf = ({ unit, value }: Parameter): Limits =>
  counted[unit] ?? { least: 0, most: Math.max(100, value * 100), whole: wholeUnits.has(unit) }

const wholeUnits: ReadonlySet<Unit> = new Set([
  'bhp',
  'nhp',
  'copies',
  'persons',
  'navik',
  'life buoys',
  'pieces',
])
