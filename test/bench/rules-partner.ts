// The partner of the rules bench: json-rules-engine, a widely used engine, asked the same requirements. What it
// cannot express (sums of service, courses of accepted institutes, days on which a certificate is held) is done
// for it beforehand, outside the clock: its rules compare ready figures only.
import { Engine, type NestedCondition, type TopLevelCondition } from 'json-rules-engine'
import type { MarinerFacts } from '../../src/rules/index.ts'
import { ageOn } from '../../src/rules/age/attained.ts'
import { dayNumber } from '../../src/rules/day.ts'
import { askedOfMariner, lookup } from '../../src/rules/fold/asked.ts'
import { judge } from '../../src/rules/fold/judge.ts'
import { isFulfilled } from '../../src/rules/fold/outcomes.ts'
import type { Rule } from '../../src/rules/fold/rule.ts'

/** What one requirement is to json-rules-engine: a condition on a fact of its own, and how that fact is prepared. */
type Leaf = {
  readonly name: string
  readonly condition: NestedCondition
  readonly prepare: (facts: MarinerFacts, on: number) => string | number | boolean
}

const operators = {
  'not-less-than': 'greaterThanInclusive',
  exceeding: 'greaterThan',
  'not-exceeding': 'lessThanInclusive',
  'less-than': 'lessThan',
} as const

function leafOf(rule: Rule, name: string): Leaf {
  const leaf = (operator: string, value: unknown, prepare: Leaf['prepare']): Leaf => ({
    name,
    condition: { fact: name, operator, value },
    prepare,
  })
  if (rule.kind === 'fact') return leaf('in', rule.among, (facts) => lookup(facts, rule.path) as string)
  if (rule.kind === 'figure') {
    return leaf(operators[rule.phrase], rule.parameter.value, (facts) => lookup(facts, rule.path) as number)
  }
  if (rule.kind === 'age') {
    return leaf('greaterThanInclusive', rule.parameter.value, (facts, on) => {
      return ageOn(dayNumber(facts.person!.dateOfBirth!), on).years
    })
  }
  if (rule.kind === 'service' || rule.kind === 'uniformed') {
    const phrase = rule.kind === 'service' ? rule.phrase : 'not-less-than'
    return leaf(operators[phrase], rule.parameter.value * 30, (facts, on) => {
      const { months, days } = judge(rule, askedOfMariner(facts, on)).counted!.have
      return months * 30 + days
    })
  }
  return leaf('equal', true, (facts, on) => isFulfilled(judge(rule, askedOfMariner(facts, on)).outcome))
}

function conditionOf(rule: Rule, leaves: Leaf[]): NestedCondition {
  const each = (rules: readonly Rule[]) => rules.map((one) => conditionOf(one, leaves))
  if (rule.kind === 'all') return { all: each(rule.of) }
  if (rule.kind === 'any') return { any: each(rule.of) }
  if (rule.kind === 'unless') return { any: each([rule.rule, ...rule.exemptions]) }
  const leaf = leafOf(rule, `${rule.kind} ${leaves.length} of ${rule.citation}`)
  leaves.push(leaf)
  return leaf.condition
}

export type Prepared = Readonly<Record<string, unknown>>

export type Partner = {
  /** How many conditions there are. */
  readonly conditions: number
  readonly prepare: (facts: MarinerFacts, on: number) => Prepared
  readonly run: (prepared: Prepared) => Promise<boolean>
}

/** The requirements as one rule of json-rules-engine. */
export function partnerFor(rules: readonly Rule[]): Partner {
  const leaves: Leaf[] = []
  const conditions: TopLevelCondition = { all: rules.map((rule) => conditionOf(rule, leaves)) }
  const engine = new Engine([{ conditions, event: { type: 'admitted' } }])
  return {
    conditions: leaves.length,
    prepare: (facts, on) => Object.fromEntries(leaves.map(({ name, prepare }) => [name, prepare(facts, on)])),
    run: async (prepared) => {
      const { events } = await engine.run({ ...prepared })
      return events.length > 0
    },
  }
}
