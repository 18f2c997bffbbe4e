import { catalogue } from '../rules/index.ts'
import type { Bilingual } from '../shell/text.ts'

/** The name of a decision; its code, when there is no such decision any more. */
export const titleOf = (ruleSet: string, decision: string): Bilingual =>
  catalogue().find((one) => one.ruleSet === ruleSet && one.decision === decision)?.title ?? {
    en: decision,
    hi: decision,
  }
