// The ways in which a requirement can be fulfilled: each a list of conditions that all hold.
import type { All, Any, Rule, Unless, WhenGiven } from './rule.ts'

/** A condition that is not made of others. */
export type Leaf = Exclude<Rule, All | Any | Unless | WhenGiven>

export type Way = {
  /** The name of the route, where the way is one of several. */
  readonly route: string | null
  readonly leaves: readonly Leaf[]
  /** Conditions that this way does without. */
  readonly against: readonly Leaf[]
  /** Conditions on facts that this way leaves out. */
  readonly absent: readonly Leaf[]
}

const nothing: Way = { route: null, leaves: [], against: [], absent: [] }

/** Every way to fulfil the rule, in its own order. */
export function waysOf(rule: Rule): readonly Way[] {
  return plainWays(rule).map((way) => ({ ...way, route: rule.route ?? way.route }))
}

function plainWays(rule: Rule): readonly Way[] {
  if (rule.kind === 'all') return rule.of.map(waysOf).reduce<readonly Way[]>(eachWithEach, [nothing])
  if (rule.kind === 'any') return rule.of.flatMap(waysOf)
  if (rule.kind === 'unless') return [rule.rule, ...rule.exemptions].flatMap(withoutTheOthers)
  if (rule.kind === 'when-given') return [{ ...nothing, absent: leavesOf(rule.rule) }, ...waysOf(rule.rule)]
  return [{ ...nothing, leaves: [rule] }]
}

const eachWithEach = (some: readonly Way[], others: readonly Way[]): readonly Way[] =>
  some.flatMap((a) =>
    others.map((b) => ({
      route: a.route ?? b.route,
      leaves: [...a.leaves, ...b.leaves],
      against: [...a.against, ...b.against],
      absent: [...a.absent, ...b.absent],
    })),
  )

/** The ways of one of these, the others left unfulfilled. */
const withoutTheOthers = (rule: Rule, _: number, all: readonly Rule[]): readonly Way[] =>
  waysOf(rule).map((way) => ({
    ...way,
    against: [...way.against, ...all.filter((one) => one !== rule).flatMap(leavesOf)],
  }))

/** Every condition that the rule names, on any way. */
export function leavesOf(rule: Rule): readonly Leaf[] {
  if (rule.kind === 'all' || rule.kind === 'any') return rule.of.flatMap(leavesOf)
  if (rule.kind === 'unless') return [rule.rule, ...rule.exemptions].flatMap(leavesOf)
  return rule.kind === 'when-given' ? leavesOf(rule.rule) : [rule]
}
