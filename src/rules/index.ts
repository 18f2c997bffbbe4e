// The door of the rules: decides from facts alone, with no database, no clock and no network.
import type { Day } from './day.ts'
import { invalid, type Decision, type Result } from './decision.ts'
import type { JsonSchema } from './facts/json-schema.ts'
import type { MarinerFacts } from './facts/mariner.ts'
import { admissionDecision, type AdmissionValue } from './jharkhand-2020/admission.ts'
import { applicationDecision } from './jharkhand-2020/application-complete.ts'
import { grantDecision, type GrantValue } from './jharkhand-2020/competency-grant.ts'
import { examinationFeeDecision, type FeeValue } from './jharkhand-2020/examination-fee.ts'
import { writtenDecision, type WrittenValue } from './jharkhand-2020/written-result.ts'
import { ruleSets } from './rule-sets.ts'
import type { Grade } from './vocabulary/grades.ts'
import type { Bilingual } from './words.ts'

export { boats } from './bihar-boats-2018/ask.ts'
export { boatDistricts, districtLetters } from './bihar-boats-2018/district-letters.ts'
export { boatFeeLists, type BoatClass } from './bihar-boats-2018/fee-list.ts'
export { boatInterpretations, boatLanguageDifferences } from './bihar-boats-2018/interpretations.ts'
export type { LicenceConditionFacts } from './bihar-boats-2018/survey-facts.ts'
export { type Day } from './day.ts'
export type { Decided, Invalid, Result } from './decision.ts'
export type { Fault } from './facts/check.ts'
export type { JsonSchema } from './facts/json-schema.ts'
export type {
  CertificateFacts,
  CourseFacts,
  ExaminationFacts,
  MarinerFacts,
  MedicalFacts,
  PersonFacts,
  ServiceFacts,
  UniformedServiceFacts,
} from './facts/mariner.ts'
export type { Counted, Evidence, EvidenceOutcome, Explanation, Outcome } from './fold/explanation.ts'
export type { AdmissionValue, Route, ShortestWay } from './jharkhand-2020/admission.ts'
export {
  boatHandlerLicence,
  certificateOfService,
  competencyWithoutExamination,
  licenceToAct,
  manning,
  renewal,
  vessels,
  type ManningFacts,
} from './jharkhand-2020/ask.ts'
export { type GrantValue } from './jharkhand-2020/competency-grant.ts'
export type { FeeLine, FeeValue } from './jharkhand-2020/examination-fee.ts'
export type { WrittenValue } from './jharkhand-2020/written-result.ts'
export type { Interpretation } from './interpretation.ts'
export { interpretations } from './jharkhand-2020/interpretations.ts'
export * from './vocabulary/index.ts'
export type { Bilingual } from './words.ts'

/** A question as it comes from a file or over HTTP: nothing of it is trusted. */
export type Case = {
  readonly ruleSet: unknown
  readonly decision: unknown
  readonly params?: unknown
  readonly on: unknown
  readonly facts: unknown
}

/** Decides any case. Bad input gives the outcome `invalid` with its errors; nothing is thrown. */
export function decide(asked: Case): Result {
  const ruleSet = ruleSets.find((one) => one.ruleSet === asked.ruleSet)
  if (!ruleSet)
    return unknownName(
      'ruleSet',
      ruleSets.map((one) => one.ruleSet),
    )
  const decision = ruleSet.decisions.find((one) => one.decision === asked.decision)
  if (!decision)
    return unknownName(
      'decision',
      ruleSet.decisions.map((one) => one.decision),
    )
  return decision.ask(asked.params, asked.on, asked.facts)
}

const unknownName = (path: string, names: readonly string[]): Result =>
  invalid([{ path, message: `expected one of ${names.join(', ')}` }])

export type AdmissionResult = Result<AdmissionValue>
export type GrantResult = Result<GrantValue>
export type WrittenResult = Result<WrittenValue>
export type FeeResult = Result<FeeValue>

/** May this person sit the examination for the grade held on the day? */
export const admission = (grade: Grade, on: Day, facts: MarinerFacts): AdmissionResult =>
  admissionDecision.ask({ grade }, on, facts)

/** May the certificate of competency be granted on the day? */
export const competencyGrant = (grade: Grade, on: Day, facts: MarinerFacts): GrantResult =>
  grantDecision.ask({ grade }, on, facts)

/** What the marks of a written examination are told as. */
export type WrittenFacts = {
  readonly sections?: readonly { readonly maximum?: number; readonly obtained?: number }[]
  readonly absent?: boolean
  readonly passPercent?: number
}

/** Is the written examination passed? */
export const writtenResult = (grade: Grade, on: Day, facts: WrittenFacts): WrittenResult =>
  writtenDecision.ask({ grade }, on, facts)

/** What accompanies an application. */
export type ApplicationFacts = {
  readonly documents?: {
    readonly testimonials?: boolean
    readonly character?: boolean
    readonly feeReceipt?: boolean
    readonly earlierCertificate?: boolean
    readonly photographs?: number
    readonly proofOfAge?: boolean
  }
  readonly holdsEarlierCertificate?: boolean
}

/** Is the application accompanied by all that Rule 23(ii) or 30(ii) asks? */
export const applicationComplete = (grade: Grade, on: Day, facts: ApplicationFacts): Result =>
  applicationDecision.ask({ grade }, on, facts)

/** The examination fee of the grade (Rule 33(vi)). */
export const examinationFee = (grade: Grade, on: Day): FeeResult =>
  examinationFeeDecision.ask({ grade }, on, {})

/** One decision as others may read of it. */
export type CatalogueEntry = {
  readonly ruleSet: string
  readonly decision: string
  readonly title: Bilingual
  readonly params: JsonSchema
  readonly facts: JsonSchema
  readonly citations: readonly string[]
  /** The paths of the facts that can decide it: `service[].vesselBhp`. */
  readonly reads: readonly string[]
}

/** Every rule set and decision, with what it takes and the provisions it applies. */
export const catalogue = (): CatalogueEntry[] => ruleSets.flatMap((one) => one.decisions.map(entryOf))

const entryOf = ({
  ruleSet,
  decision,
  title,
  params,
  facts,
  citations,
  reads,
}: Decision): CatalogueEntry => ({
  ruleSet,
  decision,
  title,
  params,
  facts,
  citations,
  reads,
})

/** The version of a rule set that is stored with each decision; null when there is no such rule set. */
export const ruleSetVersion = (name: string): string | null =>
  ruleSets.find((one) => one.ruleSet === name)?.version ?? null
