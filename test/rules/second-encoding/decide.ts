// The second encoding's own door: every decision of both rule sets by its name.
import { admissions } from './admission.ts'
import { judged, open, type Answer, type Requirement } from './answer.ts'
import * as boats from './boats.ts'
import * as clocks from './clocks.ts'
import * as fees from './fees.ts'
import * as grants from './grants.ts'
import type { Admission } from './counting.ts'
import { manning, type Manned } from './manning.ts'
import type { Mariner, Measure } from './mariner.ts'
import { completions, together } from './partial.ts'
import * as vessels from './vessels.ts'

export type Case = {
  readonly ruleSet: string
  readonly decision: string
  readonly params: Readonly<Record<string, string>>
  readonly on: string
  readonly facts: Readonly<Record<string, unknown>>
}

type Decide = (facts: never, on: string, params: never) => Answer

/** Every mariner that the facts may be of, and what is wanted: a grade, or a licence as engineer or master. */
const askedOf = ({ facts, on, params }: Case): { wanted: string; mariners: Mariner[] } => {
  const wanted = params['grade'] ?? params['as'] ?? ''
  return { wanted, mariners: completions(facts, { on, wanted }) }
}

const outcomeOf = (met: readonly boolean[]): string => {
  if (met.every((one) => one)) return 'satisfied'
  return met.some((one) => one) ? 'unknown' : 'not-satisfied'
}

const units = ({ months, days }: Measure): number => 30 * months + days

/** The routes of all completions together: of each measure the least is sure. */
const ways = (answers: readonly Admission[]) =>
  answers[0]!.ways.map(({ route, measures }, index) => ({
    route,
    outcome: outcomeOf(answers.map((one) => one.ways[index]!.met)),
    measures: measures.map(({ need }, at) => ({
      have: answers
        .map((one) => one.ways[index]!.measures[at]!.have)
        .reduce((least, one) => (units(one) < units(least) ? one : least)),
      need: { months: need },
    })),
  }))

const admission = (one: Case): Answer => {
  const { wanted, mariners } = askedOf(one)
  const answers = mariners.map((mariner) => admissions[wanted]!(mariner, one.on))
  return { ...together(answers.map(({ requirements }) => requirements)), value: { routes: ways(answers) } }
}

type Grant = (mariner: Mariner, on: string, which: string, nhp: number) => Requirement[]

const grant = (one: Case, decide: Grant): Answer => {
  const { wanted, mariners } = askedOf(one)
  const nhp = (one.facts['vessel'] as { nhp: number } | undefined)?.nhp ?? 0
  const answer = together(mariners.map((mariner) => decide(mariner, one.on, wanted, nhp)))
  if (one.decision !== 'competency-grant' || answer.outcome !== 'satisfied') return answer
  return { ...answer, value: grants.competencyCertificate(one.on, wanted) }
}

const grantsByName: Readonly<Record<string, Grant>> = {
  'competency-grant': grants.competencyGrant,
  'certificate-of-service': grants.certificateOfService,
  'competency-without-examination': grants.competencyWithoutExamination,
  'boat-handler-licence': grants.boatHandlerLicence,
  'licence-to-act': grants.licenceToAct,
}

const crew = (facts: Manned & { vessel: { bhp?: number } }, on: string): Answer => {
  if ((facts.vessel as { bhp?: number }).bhp === undefined) return open('22')
  const { requirements, value } = manning(facts, on)
  return judged(requirements, value)
}

const jharkhand: Readonly<Record<string, Decide>> = {
  manning: crew,
  renewal: fees.renewal,
  'examination-fee': fees.examinationFee,
  'registration-fee': fees.registrationFee,
  'supervision-fee': fees.supervisionFee,
  'survey-fee': fees.surveyFee,
  'drawing-fee': fees.drawingFee,
  'late-survey-application': fees.lateSurveyApplication,
  'other-survey-fee': fees.otherSurveyFee,
  'neglect-penalty': fees.neglectPenalty,
  'late-declaration': fees.lateDeclaration,
  'vessel-category': vessels.vesselCategory,
  freeboard: vessels.freeboard,
  'passenger-capacity': vessels.passengerCapacity,
  'life-saving-appliances': vessels.lifeSavingAppliances,
  'fire-appliances': vessels.fireAppliances,
  anchors: vessels.anchors,
  'deck-equipment': vessels.deckEquipment,
  stability: vessels.stability,
  'survey-due': vessels.surveyDue,
  'written-result': clocks.writtenResult,
  'application-complete': clocks.applicationComplete,
  'may-ply': clocks.mayPly,
  'alteration-route': vessels.alterationRoute,
  clock: clocks.clock,
  notice: clocks.notice,
  extension: clocks.extension,
}

const bihar: Readonly<Record<string, Decide>> = {
  scope: boats.scope,
  'gross-tonnage': boats.grossTonnage,
  freeboard: boats.boatFreeboard,
  'passenger-capacity': boats.boatPassengers,
  'persons-equivalent': boats.personsEquivalent,
  crew: boats.boatCrew,
  'life-buoys': boats.lifeBuoys,
  'licence-conditions': boats.licenceConditions,
  'licence-term': boats.licenceTerm,
  'licence-fee-factor': boats.licenceFeeFactor,
  'transfer-report': boats.transferReport,
  'survey-report': boats.surveyReport,
  'cancellation-ground': boats.cancellationGround,
  'annual-return-due': boats.annualReturnDue,
  'boat-class': boats.boatClass,
  'renewal-applicant': boats.renewalApplicant,
  'may-ply': boats.boatMayPly,
  loading: boats.loading,
  fee: boats.boatFee,
  'registration-mark': boats.registrationMark,
}

const commencements: Readonly<Record<string, string>> = {
  'jharkhand-2020': '2020-10-08',
  'bihar-boats-2018': '2018-11-08',
}

/** What the law says to the case, by the second encoding. */
export const decideAgain = (one: Case): Answer => {
  if (one.on < commencements[one.ruleSet]!) return { outcome: 'invalid', unmet: [], unknown: [] }
  if (one.ruleSet === 'jharkhand-2020') {
    if (one.decision === 'admission') return admission(one)
    const granted = grantsByName[one.decision]
    if (granted) return grant(one, granted)
  }
  const decide = (one.ruleSet === 'jharkhand-2020' ? jharkhand : bihar)[one.decision]!
  return decide(one.facts as never, one.on, one.params as never)
}

/** The names of all decisions that the second encoding knows, `rule set/decision`. */
export const decisionNames: readonly string[] = [
  ...['admission', ...Object.keys(grantsByName), ...Object.keys(jharkhand)].map(
    (name) => `jharkhand-2020/${name}`,
  ),
  ...Object.keys(bihar).map((name) => `bihar-boats-2018/${name}`),
]
