// Months of service, counted by a convention. Each weighs service in units of its own, exactly; a month of the
// law is so many of them.
import { daysOfAMonth, type MonthsConvention } from '../conventions.ts'
import { reaches, type Pool, type Reach } from './bounds.ts'
import { unweigh, weighSpan, weighSpans, type Measure } from './measure.ts'
import { countDays, type Span } from './spans.ts'

export type Counting = {
  /** What one span weighs. */
  readonly weighSpan: (from: number, to: number) => number
  /** What these days weigh; days that overlap weigh once. */
  readonly weigh: (spans: readonly Span[]) => number
  /** What so many months weigh. */
  readonly months: (months: number) => number
  readonly unweigh: (weight: number) => Measure
  /** Whether the service weighs at least so much, however what is not known turns out. */
  readonly reaches: (pool: Pool, weight: number) => Reach
}

const calendar: Counting = {
  weighSpan,
  weigh: weighSpans,
  months: (months) => months * 30,
  unweigh,
  reaches,
}

/** Where a month is a number of days, more days never weigh less: the two ends are the least and the most. */
const byDays = ({ over, under }: { over: number; under: number }): Counting => {
  const weigh = (spans: readonly Span[]) => countDays(spans) * under
  return {
    weighSpan: (from, to) => (to - from + 1) * under,
    weigh,
    months: (months) => months * over,
    unweigh: (weight) => ({ months: Math.floor(weight / over), days: Math.floor((weight % over) / under) }),
    reaches: (pool, weight) => {
      if (weigh(pool.sure) >= weight) return 'met'
      const most = weigh([...pool.sure, ...pool.whole.flat(), ...pool.free])
      return most >= weight ? 'unknown' : 'unmet'
    },
  }
}

/** Each convention of months as a way to count. */
export const countings: Readonly<Record<MonthsConvention, Counting>> = {
  calendar,
  '360-day-year': byDays(daysOfAMonth['360-day-year']),
  '365-day-year': byDays(daysOfAMonth['365-day-year']),
  'mean-month': byDays(daysOfAMonth['mean-month']),
}
