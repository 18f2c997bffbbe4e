// Every rule set that is installed. Another state's rules are a folder and a line here.
import { boatRules } from './bihar-boats-2018/rule-set.ts'
import { jharkhand } from './jharkhand-2020/rule-set.ts'
import type { RuleSet } from './rule-set.ts'

export const ruleSets: readonly RuleSet[] = [jharkhand, boatRules]

export const ruleSetNamed = (name: unknown): RuleSet | undefined =>
  ruleSets.find(({ ruleSet }) => ruleSet === name)

/** The decisions of a rule set by name, in the order of their page. */
export const decisionNames = ({ latest }: RuleSet): string[] => latest().map(({ decision }) => decision)
