// Rule 22(4): the coefficient K of a volume by the table of the law, on the straight line between two rows.
import { compare, exact, minus, per, plus, times, type Exact } from '../exact.ts'
import type { Law } from './law.ts'

/** A row of the table: cubic metres, and K. */
export type KRow = { readonly volume: number; readonly k: number }

const none: KRow = { volume: 0, k: 0 }

/** The rows in rising order of their volumes. */
export const coefficients = ({ figures: { coefficient } }: Law): readonly KRow[] =>
  Object.entries(coefficient)
    .map(([volume, { value }]) => ({ volume: Number(volume), k: value }))
    .sort((a, b) => a.volume - b.volume)

/** The first and the last row: outside them the table gives no K (B1). */
export function endsOf(rows: readonly KRow[]): { readonly first: KRow; readonly last: KRow } {
  return { first: rows[0] ?? none, last: rows.at(-1) ?? none }
}

/** Outside the table K is that of its end, or the straight line of its last two rows goes on (B1). */
export function coefficientAt(law: Law, volume: Exact): Exact {
  const rows = coefficients(law)
  const { first, last } = endsOf(rows)
  if (law.readings.B1 === 'end-row' && compare(volume, exact(first.volume)) <= 0) return exact(first.k)
  if (law.readings.B1 === 'end-row' && compare(volume, exact(last.volume)) >= 0) return exact(last.k)
  const above = rows.findIndex((row, i) => i > 0 && compare(volume, exact(row.volume)) <= 0)
  const high = above === -1 ? rows.length - 1 : above
  return onLine(rows[high - 1] ?? first, rows[high] ?? last, volume)
}

/** On the straight line through two rows. */
function onLine(low: KRow, high: KRow, volume: Exact): Exact {
  const part = per(minus(volume, exact(low.volume)), minus(exact(high.volume), exact(low.volume)))
  return plus(exact(low.k), times(minus(exact(high.k), exact(low.k)), part))
}
