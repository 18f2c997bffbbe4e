// The second encoding's own door: every decision of both rule sets by its name.
import { admissions } from './admission.ts'
import { judged, open, type Answer, type Requirement } from './answer.ts'
import * as boats from './boats.ts'
import * as clocks from './clocks.ts'
import * as fees from './fees.ts'
import * as grants from './grants.ts'
import type { Admission } from './counting.ts'
import { manning, type Manned } from './manning.ts'
import type { Mariner } from './mariner.ts'
import { atBest, atWorst, between } from './partial.ts'
import * as vessels from './vessels.ts'

export type Case = {
  readonly ruleSet: string
  readonly decision: string
  readonly params: Readonly<Record<string, string>>
  readonly on: string
  readonly facts: Readonly<Record<string, unknown>>
}

type Decide = (facts: never, on: string, params: never) => Answer

const isEngine = (name: string): boolean => name.includes('engine')

const simulatorGrades = ['second-class-master', 'first-class-master']

const bounds = ({ facts, on, params }: Case): { best: Mariner; worst: Mariner } => {
  const name = params['grade'] ?? params['as'] ?? ''
  const asked = { on, engine: isEngine(name), simulator: simulatorGrades.includes(name) }
  return { best: atBest(facts, asked), worst: atWorst(facts, asked) }
}

const routeOutcome = (best: boolean, worst: boolean): string =>
  worst ? 'satisfied' : best ? 'unknown' : 'not-satisfied'

const ways = (best: Admission, worst: Admission) =>
  worst.ways.map(({ route, met, measures }, index) => ({
    route,
    outcome: routeOutcome(best.ways[index]!.met, met),
    measures: measures.map(({ have, need }) => ({ have, need: { months: need } })),
  }))

const admission = (one: Case): Answer => {
  const grade = admissions[one.params['grade']!]!
  const { best, worst } = bounds(one)
  const atBestAnswer = grade(best, one.on)
  const atWorstAnswer = grade(worst, one.on)
  return {
    ...between(atBestAnswer.requirements, atWorstAnswer.requirements),
    value: { routes: ways(atBestAnswer, atWorstAnswer) },
  }
}

type Grant = (mariner: Mariner, on: string, which: string, nhp: number) => Requirement[]

const grant = (one: Case, decide: Grant): Answer => {
  const { best, worst } = bounds(one)
  const which = one.params['grade'] ?? one.params['as'] ?? ''
  const nhp = (one.facts['vessel'] as { nhp?: number } | undefined)?.nhp
  const answer = between(decide(best, one.on, which, nhp ?? 0), decide(worst, one.on, which, nhp ?? 9999))
  if (one.decision !== 'competency-grant' || answer.outcome !== 'satisfied') return answer
  return { ...answer, value: grants.competencyCertificate(one.on, which) }
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
