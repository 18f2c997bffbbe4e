// Asks a decision of the law in force on the day, without trying the other readings beside it.
import type { Result } from '../../../src/rules/index.ts'
import { ruleSetNamed } from '../../../src/rules/rule-sets.ts'
import type { Case } from '../second-encoding/decide.ts'

export const plainly = ({ ruleSet, decision, params, on, facts }: Case): Result =>
  ruleSetNamed(ruleSet)!.edition(on)!.decisions[decision]!.ask(params, on, facts)
