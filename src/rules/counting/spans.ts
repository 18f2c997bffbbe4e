// Spans of days, both ends included.

export type Span = { readonly from: number; readonly to: number }

/** A day before every record: where nothing is known, service may have begun ever so early. */
export const beginningOfTime = 0

export const endOfTime = 3_652_058 // 31 December 9999

/** Spans that overlap or touch become one, so that no day counts twice. */
export function merge(spans: readonly Span[]): Span[] {
  const merged: { from: number; to: number }[] = []
  for (const { from, to } of spans.filter(isSpan).sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last !== undefined && from <= last.to + 1) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}

const isSpan = (span: Span) => span.from <= span.to

export function overlap(some: readonly Span[], others: readonly Span[]): Span[] {
  return some.flatMap((a) =>
    others.map((b) => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) })).filter(isSpan),
  )
}

export function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
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
