// What all records together give to one measure: the days that surely count, merged, those that may, and every
// record with the days of it that counted. Days that an earlier record has counted are named as an overlap.
import type { Pool } from '../counting/bounds.ts'
import { merge, type Span } from '../counting/spans.ts'
import type { Evidence } from './explanation.ts'
import { overlapping, type Piece } from './pieces.ts'

export type Tally = { readonly pool: Pool; readonly evidence: readonly Evidence[] }

export function tallyOf(pieces: readonly Piece[]): Tally {
  const sure: Taken = []
  const whole: (readonly Span[])[] = []
  const free: Span[] = []
  const evidence = pieces.map((piece) => {
    if (piece.counts === 'sure') return counted(sure, piece)
    if (piece.counts === 'whole') whole.push(piece.spans)
    else if (piece.counts === 'free') free.push(...piece.spans)
    return piece.evidence
  })
  return { pool: { sure, whole, free: free.length === 0 ? free : merge(free) }, evidence }
}

/** The days that are taken: spans in their order, apart from each other. */
type Taken = { from: number; to: number }[]

function counted(taken: Taken, { spans, evidence }: Piece): Evidence {
  let days = 0
  for (const { from, to } of spans) days += take(taken, from, to)
  return days === evidence.days ? evidence : overlapping(evidence, days, evidence.days - days)
}

/** Takes the days of a span and says how many of them were not taken before. */
function take(taken: Taken, from: number, to: number): number {
  const last = taken[taken.length - 1]
  if (last === undefined || from > last.to + 1) {
    taken.push({ from, to })
    return to - from + 1
  }
  if (from < last.from) return takeOutOfOrder(taken, { from, to })
  const days = Math.max(to - last.to, 0)
  last.to += days
  return days
}

/** A training, or a record that stands before an earlier one. */
function takeOutOfOrder(taken: Taken, span: Span): number {
  let days = span.to - span.from + 1
  for (const { from, to } of taken) {
    days -= Math.max(0, Math.min(to, span.to) - Math.max(from, span.from) + 1)
  }
  taken.splice(0, taken.length, ...merge([...taken, span]))
  return days
}
