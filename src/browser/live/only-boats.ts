// Stands for src/rules/installed.ts in the script of the boat rules.
import { boatRules } from '../../rules/bihar-boats-2018/rule-set.ts'
import type { RuleSet } from '../../rules/rule-set.ts'

export const ruleSets: readonly RuleSet[] = [boatRules]
