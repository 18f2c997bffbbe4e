// Every rule set that is installed. Another state's rules are a folder and a line here.
import { boatRules } from './bihar-boats-2018/rule-set.ts'
import { jharkhand } from './jharkhand-2020/rule-set.ts'
import type { RuleSet } from './rule-set.ts'

export const ruleSets: readonly RuleSet[] = [jharkhand, boatRules]
