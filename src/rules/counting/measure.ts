// How service is measured: whole months first, then days; every 30 days of the sum make a month.
import { addMonths, civil } from '../day.ts'
import { merge, type Span } from './spans.ts'

/** Months and days of service. */
export type Measure = { readonly months: number; readonly days: number }

/** One merged span: the most whole months that fit, and the days that remain. */
export function measureSpan(span: Span): Measure {
  const end = span.to + 1
  const a = civil(span.from)
  const b = civil(end)
  let months = (b.year - a.year) * 12 + b.month - a.month
  if (addMonths(span.from, months) > end) months -= 1
  return { months, days: end - addMonths(span.from, months) }
}

/**
 * The measure as one figure in which a month weighs 30. It orders measures exactly as the law's sum does:
 * months add to months, days to days, and every 30 days of the sum are carried as a month.
 */
export const weigh = ({ months, days }: Measure): number => months * 30 + days

export const weighSpans = (spans: readonly Span[]): number =>
  merge(spans).reduce((sum, span) => sum + weigh(measureSpan(span)), 0)

export const unweigh = (weight: number): Measure => ({ months: Math.floor(weight / 30), days: weight % 30 })
