// What the three pages of admission share: how service is counted against what is asked.
import type { Requirement } from './answer.ts'
import { dateOf } from './dates.ts'
import {
  blank,
  commencement,
  mark,
  markTraining,
  measure,
  whileHolding,
  type Mariner,
  type Measure,
  type Service,
} from './mariner.ts'

export type Counted = { readonly have: Measure; readonly need: number; readonly met: boolean }
export type Way = { readonly route: string; readonly met: boolean; readonly measures: readonly Counted[] }
export type Admission = { readonly requirements: readonly Requirement[]; readonly ways: readonly Way[] }

export type Training = readonly (readonly [course: string, citation: string])[]
export type Which = (one: Service) => boolean

export const state = 'IN-JH'
export const above = (line: number, figure: number | null): boolean => figure !== null && figure >= line
export const is = (capacity: string, ...wanted: string[]): boolean => wanted.includes(capacity)

export const count = (
  mariner: Mariner,
  on: string,
  which: Which,
  training: Training,
  while_: string[] | null = null,
): Measure => {
  const days = blank(on, mariner)
  for (const one of mariner.service) if (which(one)) mark(days, one)
  if (while_ !== null) whileHolding(days, mariner.certificates, while_)
  for (const [course, citation] of training) markTraining(days, mariner, course, citation, on)
  return measure(days)
}

export const atLeast = (need: number, have: Measure): Counted => ({ have, need, met: have.months >= need })
export const moreThan = (need: number, have: Measure): Counted => ({
  have,
  need,
  met: have.months > need || (have.months === need && have.days > 0),
})

export const all = (measures: readonly Counted[]): boolean => measures.every((one) => one.met)

export const inductionAsked = (mariner: Mariner, on: string): boolean => {
  if (mariner.uniformedService.some((one) => dateOf(one.from) < dateOf(on))) return false
  return !mariner.service.some((one) => dateOf(one.from) <= dateOf(commencement))
}
