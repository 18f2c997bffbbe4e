// Spans of days as they are collected, kept in the order in which they begin, in arrays that are used again for
// every person: nothing is allocated while people are decided.
import type { Counting } from '../counting/months.ts'

export type Days = { size: number; froms: Int32Array; tos: Int32Array }

export const noDays = (): Days => ({ size: 0, froms: new Int32Array(64), tos: new Int32Array(64) })

const at = (days: Int32Array, place: number): number => days[place] ?? 0

/** Adds a span; one that ends before it begins has no days. */
export function addSpan(days: Days, from: number, to: number): void {
  if (from > to) return
  if (days.size === days.froms.length) grow(days)
  const { froms, tos } = days
  let place = days.size
  while (place > 0 && at(froms, place - 1) > from) {
    froms[place] = at(froms, place - 1)
    tos[place] = at(tos, place - 1)
    place -= 1
  }
  froms[place] = from
  tos[place] = to
  days.size += 1
}

function grow(days: Days): void {
  const [froms, tos] = [new Int32Array(days.size * 2), new Int32Array(days.size * 2)]
  froms.set(days.froms)
  tos.set(days.tos)
  days.froms = froms
  days.tos = tos
}

/** What the days weigh; spans that overlap or touch are one. */
export function weighDays({ size, froms, tos }: Days, { weighSpan }: Counting): number {
  if (size === 0) return 0
  let [weight, from, to] = [0, at(froms, 0), at(tos, 0)]
  for (let place = 1; place < size; place += 1) {
    if (at(froms, place) > to + 1) {
      weight += weighSpan(from, to)
      from = at(froms, place)
      to = at(tos, place)
    } else to = Math.max(to, at(tos, place))
  }
  return weight + weighSpan(from, to)
}
