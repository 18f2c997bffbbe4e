// Spans of days, both ends included.
import { lastOfCalendar } from '../day.ts'

export type Span = { readonly from: number; readonly to: number }

/** A day before every record: where nothing is known, service may have begun ever so early. */
export const beginningOfTime = 0

export const endOfTime = lastOfCalendar

/** Spans that overlap or touch become one, so that no day counts twice. */
export function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  let last: { from: number; to: number } | undefined
  for (const { from, to } of inOrder(spans)) {
    if (from > to) continue
    if (last !== undefined && from <= last.to + 1) last.to = Math.max(last.to, to)
    else merged.push((last = { from, to }))
  }
  return merged
}

/** By the day on which they begin. Records mostly come so already. */
function inOrder(spans: readonly Span[]): readonly Span[] {
  let before = Number.NEGATIVE_INFINITY
  for (const { from } of spans) {
    if (from < before) return spans.toSorted((a, b) => a.from - b.from)
    before = from
  }
  return spans
}

const isSpan = (span: Span) => span.from <= span.to

export function overlap(some: readonly Span[], others: readonly Span[]): Span[] {
  const both: Span[] = []
  for (const a of some) {
    for (const b of others) {
      const span = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }
      if (isSpan(span)) both.push(span)
    }
  }
  return both
}

export function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
  if (taken.length === 0) return merge(spans)
  let left = spans.filter(isSpan)
  for (const cut of taken) {
    left = left.flatMap((span) =>
      [
        { from: span.from, to: Math.min(span.to, cut.from - 1) },
        { from: Math.max(span.from, cut.to + 1), to: span.to },
      ].filter((rest) => isSpan(rest) && rest.from >= span.from && rest.to <= span.to),
    )
  }
  return merge(left)
}

export const holdsDay = (spans: readonly Span[], day: number): boolean =>
  spans.some((span) => span.from <= day && day <= span.to)

export const countDays = (spans: readonly Span[]): number =>
  merge(spans).reduce((sum, span) => sum + span.to - span.from + 1, 0)
