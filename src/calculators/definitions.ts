// What anyone may calculate: every decision of both rule sets that can be asked by itself, for whom it is of use.
// Nothing but the grouping is said here; title, questions and provisions come from the rules.
import { catalogue, type CatalogueEntry } from '../rules/index.ts'
import { type Field, fieldsOf } from './fields.ts'

export const groups = ['boat', 'boat-licence', 'vessel', 'equipment', 'fees', 'delays', 'papers'] as const
export type Group = (typeof groups)[number]

export type Calculator = {
  /** The last part of its address: the decision's name, with `boat-` before it where both rule sets have one. */
  readonly slug: string
  readonly group: Group
  readonly entry: CatalogueEntry
  readonly params: readonly Field[]
  readonly facts: readonly Field[]
}

const jharkhand: Readonly<Record<string, Group>> = {
  'may-ply': 'vessel',
  manning: 'vessel',
  'survey-due': 'vessel',
  extension: 'vessel',
  notice: 'vessel',
  clock: 'vessel',
  'vessel-category': 'vessel',
  'alteration-route': 'vessel',
  freeboard: 'equipment',
  'passenger-capacity': 'equipment',
  'life-saving-appliances': 'equipment',
  'fire-appliances': 'equipment',
  'deck-equipment': 'equipment',
  anchors: 'equipment',
  stability: 'equipment',
  'survey-fee': 'fees',
  'other-survey-fee': 'fees',
  'registration-fee': 'fees',
  'supervision-fee': 'fees',
  'drawing-fee': 'fees',
  'examination-fee': 'fees',
  'late-survey-application': 'delays',
  'neglect-penalty': 'delays',
  'late-declaration': 'delays',
  renewal: 'papers',
  'licence-to-act': 'papers',
  'application-complete': 'papers',
  'written-result': 'papers',
  'competency-grant': 'papers',
  'competency-without-examination': 'papers',
  'certificate-of-service': 'papers',
  'boat-handler-licence': 'papers',
}

const boats: Readonly<Record<string, Group>> = {
  'may-ply': 'boat',
  'passenger-capacity': 'boat',
  loading: 'boat',
  'persons-equivalent': 'boat',
  freeboard: 'boat',
  'gross-tonnage': 'boat',
  crew: 'boat',
  'life-buoys': 'boat',
  scope: 'boat',
  'boat-class': 'boat',
  fee: 'boat-licence',
  'licence-fee-factor': 'boat-licence',
  'licence-term': 'boat-licence',
  'licence-conditions': 'boat-licence',
  'renewal-applicant': 'boat-licence',
  'transfer-report': 'boat-licence',
  'survey-report': 'boat-licence',
  'cancellation-ground': 'boat-licence',
  'registration-mark': 'boat-licence',
  'annual-return-due': 'boat-licence',
}

const grouped: Readonly<Record<string, Readonly<Record<string, Group>>>> = {
  'bihar-boats-2018': boats,
  'jharkhand-2020': jharkhand,
}

/** In the order of their pages. */
export const calculators: readonly Calculator[] = Object.entries(grouped).flatMap(([ruleSet, named]) =>
  Object.entries(named).flatMap(([decision, group]) => {
    const entry = catalogue().find((one) => one.ruleSet === ruleSet && one.decision === decision)
    return entry === undefined ? [] : [calculatorOf(entry, group)]
  }),
)

function calculatorOf(entry: CatalogueEntry, group: Group): Calculator {
  const { ruleSet, decision, params, facts, reads } = entry
  const isShared = ruleSet === 'bihar-boats-2018' && Object.hasOwn(jharkhand, decision)
  return {
    slug: isShared ? `boat-${decision}` : decision,
    group,
    entry,
    params: fieldsOf(params),
    facts: fieldsOf(facts, reads),
  }
}

/** Where a decision may be asked by anyone: its address without language. Null for an unknown one. */
export const calculatorNamed = (slug: string): Calculator | null =>
  calculators.find((one) => one.slug === slug) ?? null
