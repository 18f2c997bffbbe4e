// Who finds what in which rule: the few questions with which people come to the law.
import type { RuleSetName } from './gazette.ts'
import { nameOf, type Name } from './place-name.ts'

const questions: Readonly<Record<RuleSetName, readonly (readonly [question: string, ...slugs: string[]])[]>> =
  {
    'jharkhand-2020': [
      ['serang', '31'],
      ['secondMaster', '32'],
      ['firstMaster', '33'],
      ['secondDriver', '24', '25'],
      ['firstDriver', '27', '28'],
      ['engineer', '29'],
      ['application', '23', '30', 'form-20'],
      ['certificate', '34'],
      ['crew', '22'],
      ['survey', '3', '8'],
      ['registration', '10', 'schedule-1'],
      ['appliances', '49', '54', '60'],
      ['passengers', '36', '58'],
    ],
    'bihar-boats-2018': [
      ['boatRegistration', '3', '4', 'form-4'],
      ['boatLicence', '8', '9', '11', '13'],
      ['boatFees', '32', 'annexure-1'],
      ['boatLoad', '23', '24'],
      ['boatCrew', '25', '26'],
      ['boatMotor', '28'],
      ['boatCharge', '27'],
      ['boatPassengers', '30', '31'],
    ],
  }

export type ForWhom = { readonly questionKey: string; readonly pages: readonly (Name & { href: string })[] }

/** The questions of a rule set, each with the pages that answer it. */
export const forWhom = (ruleSet: RuleSetName): ForWhom[] =>
  questions[ruleSet].map(([question, ...slugs]) => ({
    questionKey: `gazettes.whom.${question}`,
    pages: slugs.map((slug) => ({ ...nameOf(ruleSet, slug), href: `/rules/${ruleSet}/${slug}` })),
  }))
