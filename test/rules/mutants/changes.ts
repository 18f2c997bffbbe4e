// One thing changed at a time: a list by one, a figure by a step.
import { roundedTo, stepOf } from '../../../src/rules/fold/example-values.ts'
import type { Parameter, Rule } from '../../../src/rules/fold/rule.ts'

/** A rule with one thing changed; without a citation it is the rule's own. */
export type Change = { readonly what: string; readonly rule: Rule; readonly citation?: string }

/** Every list with one of it dropped. */
export const dropped = <T>(list: readonly T[]): T[][] =>
  list.length < 2 ? [] : list.map((_, i) => list.toSpliced(i, 1))

const added = <T>(list: readonly T[], all: readonly T[]): T[][] =>
  all.filter((one) => !list.includes(one)).map((one) => [...list, one])

/** Every list with one dropped, and with one added that is not in it. */
export const lists = <T extends string | boolean | null>(
  name: string,
  list: readonly T[],
  all: readonly T[],
) => [
  ...dropped(list).map((some) => ({
    what: `${name} without ${String(list.find((one) => !some.includes(one)))}`,
    list: some,
  })),
  ...added(list, all).map((some) => ({ what: `${name} with ${String(some.at(-1))}`, list: some })),
]

/** A figure one step more and one step less. */
export const beside = (name: string, parameter: Parameter) => {
  const step = stepOf(parameter)
  return [-step, step].map((by) => {
    const value = roundedTo(parameter.value + by)
    return { what: `${name} ${parameter.value} to ${value}`, parameter: { ...parameter, value } }
  })
}
