// A table of the law: rows that divide a figure, each with its citation. A look-up gives the row itself, so that
// what was applied can be told.
import { compares } from './compares.ts'
import type { Parameter } from './rule.ts'

export type Row<G> = {
  readonly citation: string
  /** The end of the row; the last row has none. */
  readonly end: Parameter | null
  /** Where this row ends otherwise than the table says. */
  readonly phrase?: Table<G>['phrase']
  readonly gives: G
}

export type Table<G> = {
  readonly kind: 'table'
  /** Whether a figure on the line belongs to the row that ends there ("up to") or to the next ("less than"). */
  readonly phrase: 'not-exceeding' | 'less-than'
  readonly rows: readonly [Row<G>, ...Row<G>[]]
}

/** The first row whose end is not passed. Rows stand in rising order; the last is open. */
export function lookUp<G>({ phrase, rows }: Table<G>, figure: number): Row<G> {
  const [first] = rows
  return (
    rows.find((row) => row.end === null || compares[row.phrase ?? phrase](figure, row.end.value)) ?? first
  )
}
