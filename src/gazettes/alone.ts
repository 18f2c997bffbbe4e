// Paragraphs that only one language has, with the reason in words of both (text/unmatched.json has it in English).
import type { RuleSetName } from './gazette.ts'

/** From the beginning of an address to its reason; the first that fits. */
const reasons: Readonly<Record<RuleSetName, readonly (readonly [string, string])[]>> = {
  'jharkhand-2020': [
    ['25(iv)(b)', 'oneRoute'],
    ['42(ix)', 'oneSubRule'],
    ['49(ii)(e)', 'oneClause'],
    ['schedule-4/power', 'power'],
    ['form-3/8/crew', 'crewLine'],
    ['masthead', 'masthead'],
    ['4(i)(d)', 'surveyorPower'],
    ['form-20/part-a/photograph', 'photographWords'],
    ['form-21/photograph', 'photographBox'],
  ],
  'bihar-boats-2018': [
    ['27(k)', 'animals'],
    ['30(f)', 'animals'],
    ['imprint', 'imprint'],
    ['22(4)/table/', 'tableK'],
    ['appendix-a/', 'districts'],
    ['annexure-1/', 'feeTable'],
    ['form-3/', 'formWords'],
    ['form-4/', 'formFour'],
  ],
}

/** The key of the reason why only one language has this paragraph. Throws when none has been written. */
export function whyAlone(ruleSet: RuleSetName, address: string): string {
  const [, reason] = reasons[ruleSet].find(([start]) => address.startsWith(start)) ?? []
  if (reason === undefined) throw new Error(`No reason why one language alone has ${ruleSet} ${address}`)
  return `gazettes.alone.${reason}`
}
