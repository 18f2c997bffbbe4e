// Stands for src/rules/installed.ts in the script of the Jharkhand rules.
import { jharkhand } from '../../rules/jharkhand-2020/rule-set.ts'
import type { RuleSet } from '../../rules/rule-set.ts'

export const ruleSets: readonly RuleSet[] = [jharkhand]
