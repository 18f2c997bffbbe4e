// What service comes to when some of it is not known: reached however the missing facts turn out, never
// reached, or open. Adding a day can lower a measure (two spans that become one may measure a day or two less
// than they did apart: 29 days and a February of one month are 1 month 29 days, joined they are 1 month 27),
// so both ends are searched and not taken for granted.
import { addMonths } from '../day.ts'
import { measureSpan, weigh, weighSpans } from './measure.ts'
import { merge, overlap, without, type Span } from './spans.ts'

/** Known service; records that may count as a whole or not at all; days of which any may count. */
export type Pool = {
  readonly sure: readonly Span[]
  readonly whole: readonly (readonly Span[])[]
  readonly free: readonly Span[]
}

export type Reach = 'met' | 'unmet' | 'unknown'

/** Whether the pool weighs at least so much. */
export function reaches(pool: Pool, weight: number): Reach {
  const known = weighSpans(pool.sure)
  if (pool.whole.length === 0 && pool.free.length === 0) return known >= weight ? 'met' : 'unmet'
  if (known >= weight) return leastOf(pool) >= weight ? 'met' : 'unknown'
  return canReach(pool, weight) ? 'unknown' : 'unmet'
}

/** Records that are few are tried in every combination; beyond this the bounds of single days are taken. */
const tried = 10

const combinations = (pool: Pool): number[] | null => {
  if (pool.free.length > 0 || pool.whole.length > tried) return null
  return Array.from({ length: 2 ** pool.whole.length }, (_, choice) =>
    weighSpans([...pool.sure, ...pool.whole.flatMap((spans, i) => ((choice >> i) & 1 ? spans : []))]),
  )
}

function leastOf(pool: Pool): number {
  const all = combinations(pool)
  return all ? Math.min(...all) : leastByDays(merge(pool.sure), optionalDays(pool))
}

/** Only a gap that closes can lower a measure: each run of known spans stands apart or as one. */
function leastByDays(sure: readonly Span[], optional: readonly Span[]): number {
  const closes = sure.map((span, i) => gapCloses(sure[i - 1], span, optional))
  const least = [0]
  for (const [last, end] of sure.entries()) {
    let lightest = Number.POSITIVE_INFINITY
    for (let first = last; first >= 0; first -= 1) {
      const start = sure[first] ?? end
      lightest = Math.min(
        lightest,
        (least[first] ?? 0) + weigh(measureSpan({ from: start.from, to: end.to })),
      )
      if (closes[first] !== true) break
    }
    least.push(lightest)
  }
  return least.at(-1) ?? 0
}

/** Whether the days between two spans may all count; optional days are merged, so that one span holds them all. */
const gapCloses = (before: Span | undefined, { from }: Span, optional: readonly Span[]): boolean =>
  before !== undefined && optional.some((days) => days.from <= before.to + 1 && days.to >= from - 1)

function canReach(pool: Pool, weight: number): boolean {
  const everything = merge([...pool.sure, ...pool.whole.flat(), ...pool.free])
  const full = weighSpans(everything)
  if (full >= weight) return true
  if (full + mostGained(everything) < weight) return false
  const all = combinations(pool)
  if (all) return Math.max(...all) >= weight
  const optional = optionalDays(pool)
  return everything.reduce((sum, span) => sum + mostByDays(span, optional), 0) >= weight
}

const optionalDays = (pool: Pool) => without([...pool.whole.flat(), ...pool.free], pool.sure)

/** Splitting gains at most two days at the end of a February. */
const mostGained = (spans: readonly Span[]) =>
  spans.reduce((sum, span) => sum + 2 * (Math.floor((span.to - span.from) / 365) + 2), 0)

/** The heaviest set of days within one span that keeps every day that is not optional. */
function mostByDays(span: Span, optional: readonly Span[]): number {
  const length = span.to - span.from + 1
  const mayGo = new Set(
    overlap([span], optional).flatMap((days) => range(days.from - span.from, days.to - span.from)),
  )
  const best = new Array<number>(length + 1).fill(Number.NEGATIVE_INFINITY)
  const leftOut = (day: number) => (mayGo.has(day) ? (best[day] ?? 0) : Number.NEGATIVE_INFINITY)
  for (let start = 0; start < length; start += 1) {
    const before = start === 0 ? 0 : leftOut(start - 1)
    best[start] = Math.max(best[start] ?? 0, before)
    if (before >= 0) tryPieces(best, before, span.from, start)
  }
  return Math.max(best[length] ?? 0, leftOut(length - 1))
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Every piece that begins on that day, measured as its end moves on. */
function tryPieces(best: number[], before: number, origin: number, start: number): void {
  const from = origin + start
  let [months, last, next] = [0, from, addMonths(from, 1)]
  for (let end = start + 1; end < best.length; end += 1) {
    const day = origin + end
    if (day === next) [months, last, next] = [months + 1, next, addMonths(from, months + 2)]
    best[end] = Math.max(best[end] ?? 0, before + weigh({ months, days: day - last }))
  }
}
