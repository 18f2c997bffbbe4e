// How service is measured: whole months first, then days; every 30 days of the sum make a month.
import type { DayNumber } from '../day.ts'
import { monthOf, startOf } from './month-starts.ts'
import { merge, type Span } from './spans.ts'

/** Months and days of service. */
export type Measure = { readonly months: number; readonly days: number }

/** One merged span: the most whole months that fit, and the days that remain. */
export function measureSpan({ from, to }: Span): Measure {
  const months = wholeMonths(from, to)
  return { months, days: to + 1 - monthsAfter(from, months) }
}

function wholeMonths(from: DayNumber, to: DayNumber): number {
  const months = monthOf(to + 1) - monthOf(from)
  return monthsAfter(from, months) > to + 1 ? months - 1 : months
}

/** The same day so many months on, clipped to the month's end. */
function monthsAfter(from: DayNumber, months: number): DayNumber {
  const first = monthOf(from)
  return Math.min(startOf(first + months) + from - startOf(first), startOf(first + months + 1) - 1)
}

/**
 * The measure as one figure in which a month weighs 30. It orders measures exactly as the law's sum does:
 * months add to months, days to days, and every 30 days of the sum are carried as a month.
 */
export const weigh = ({ months, days }: Measure): number => months * 30 + days

/** What one merged span weighs: the measure in one figure, without making it. */
export function weighSpan(from: DayNumber, to: DayNumber): number {
  const [first, last] = [monthOf(from), monthOf(to + 1)]
  const past = from - startOf(first)
  const day = Math.min(startOf(last) + past, startOf(last + 1) - 1)
  if (day <= to + 1) return (last - first) * 30 + to + 1 - day
  return (last - 1 - first) * 30 + to + 1 - Math.min(startOf(last - 1) + past, startOf(last) - 1)
}

export const weighSpans = (spans: readonly Span[]): number =>
  merge(spans).reduce((sum, span) => sum + weighSpan(span.from, span.to), 0)

export const unweigh = (weight: number): Measure => ({ months: Math.floor(weight / 30), days: weight % 30 })
