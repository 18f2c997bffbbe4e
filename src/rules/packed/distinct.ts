// Lists in which each value stands once, so that a word needs only its place.
import { halfMask } from './layout.ts'

export type Distinct<T> = { readonly values: T[]; readonly places: Map<T, number> }

export const distinct = <T>(first: T): Distinct<T> => ({ values: [first], places: new Map() })

/** More values than half a word can tell apart: the person is left out. */
export const noRoom = -1

export function placeOf<T>(list: Distinct<T>, value: T): number {
  const known = list.places.get(value)
  if (known !== undefined) return known
  if (list.values.length > halfMask) return noRoom
  list.places.set(value, list.values.length)
  return list.values.push(value) - 1
}
