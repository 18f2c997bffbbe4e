// The decisions as people look for them: who wants a certificate, who owns a vessel, who has a boat.

/** In the order of the page. */
const jharkhand = {
  examination: ['admission', 'application-complete', 'examination-fee', 'written-result', 'competency-grant'],
  certificates: [
    'certificate-of-service',
    'competency-without-examination',
    'boat-handler-licence',
    'licence-to-act',
    'renewal',
  ],
  crew: ['manning'],
  survey: ['may-ply', 'survey-due', 'extension', 'vessel-category', 'notice', 'clock', 'alteration-route'],
  equipment: [
    'freeboard',
    'passenger-capacity',
    'life-saving-appliances',
    'fire-appliances',
    'anchors',
    'deck-equipment',
    'stability',
  ],
  fees: ['registration-fee', 'supervision-fee', 'survey-fee', 'drawing-fee', 'other-survey-fee'],
  delays: ['late-survey-application', 'neglect-penalty', 'late-declaration'],
} as const

const boats = {
  boat: ['may-ply', 'scope', 'boat-class', 'gross-tonnage', 'registration-mark'],
  loading: ['freeboard', 'passenger-capacity', 'persons-equivalent', 'loading', 'crew', 'life-buoys'],
  licence: ['licence-conditions', 'licence-term', 'renewal-applicant', 'cancellation-ground'],
  boatFees: ['fee', 'licence-fee-factor'],
  reports: ['transfer-report', 'survey-report', 'annual-return-due'],
} as const

const grouped: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'jharkhand-2020': jharkhand,
  'bihar-boats-2018': boats,
}

export type DecisionGroup = { readonly group: string; readonly decisions: readonly string[] }

/** The groups of a rule set, each with the names of its decisions. */
export const groupsOf = (ruleSet: string): DecisionGroup[] =>
  Object.entries(grouped[ruleSet] ?? {}).map(([group, decisions]) => ({ group, decisions }))
