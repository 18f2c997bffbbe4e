// Finds a rule set and its decisions by name.
import { ruleSets } from './installed.ts'
import type { RuleSet } from './rule-set.ts'

export { ruleSets } from './installed.ts'

export const ruleSetNamed = (name: unknown): RuleSet | undefined =>
  ruleSets.find(({ ruleSet }) => ruleSet === name)

/** The decisions of a rule set by name, in the order of their page. */
export const decisionNames = ({ latest }: RuleSet): string[] => latest().map(({ decision }) => decision)
