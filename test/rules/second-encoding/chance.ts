// The choices of the generators, drawn from fast-check so that a fixed seed always gives the same cases.
import fc from 'fast-check'
import { dateOf, monthsLater, textOf } from './dates.ts'

export type Chance = fc.GeneratorValue

/** A whole number within the bounds. */
export const whole = (g: Chance, min: number, max: number): number => g(fc.integer, { min, max })

/** One of these. */
export const pick = <Item>(g: Chance, items: readonly Item[]): Item => items[whole(g, 0, items.length - 1)]!

/** True so many times in a hundred. */
export const chance = (g: Chance, percent: number): boolean => whole(g, 1, 100) <= percent

/** A figure on a line, or one hundredth, one tenth or one below or above it. */
export const about = (g: Chance, lines: readonly number[]): number => {
  const step = pick(g, [0, 0, 0, -100, 100, -1, 1, 10, -10, 50])
  return Math.max(0, Math.round(pick(g, lines) * 100) + step) / 100
}

/** A whole figure on a line or next to it. */
export const beside = (g: Chance, lines: readonly number[]): number =>
  Math.max(0, pick(g, lines) + pick(g, [0, 0, -1, 1]))

/** The date so many days later. */
export const daysAfter = (date: string, days: number): string => textOf(dateOf(date) + days)

/** The date so many months later, clipped, and then so many days. */
export const monthsAfter = (date: string, months: number, days = 0): string =>
  textOf(monthsLater(dateOf(date), months) + days)

const marked = [
  '2024-02-29',
  '2028-02-29',
  '2025-02-28',
  '2025-03-01',
  '2026-06-15',
  '2026-03-31',
  '2027-01-01',
  '2023-12-31',
  '2024-01-31',
  '2021-08-30',
]

/** A day after the commencement of both rule sets, often one at the end of a month or in a leap year. */
export const someDay = (g: Chance): string =>
  chance(g, 40) ? pick(g, marked) : daysAfter('2020-10-08', whole(g, 0, 4000))

/** A day on, just before or just after a day. */
export const dayBeside = (g: Chance, date: string): string =>
  daysAfter(date, pick(g, [0, 0, -1, 1, -2, 2, -30, 31]))

/** What a generator makes: the facts of a case, and its params if it has any. */
export type Made = {
  readonly params?: Readonly<Record<string, string>>
  readonly facts: Readonly<Record<string, unknown>>
}

/** Makers of cases by the name of the decision. */
export type Makers = Readonly<Record<string, (g: Chance, on: string) => Made>>

/** True or false. */
export const yes = (g: Chance): boolean => chance(g, 50)
