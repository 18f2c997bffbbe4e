// The door of the rules: decides from facts alone, with no database, no clock and no network.
import type { Day } from './day.ts'
import { invalid, type Result } from './decision.ts'
import type { MarinerFacts } from './facts/mariner.ts'
import type { AdmissionValue } from './jharkhand-2020/admission.ts'
import type { GrantValue } from './jharkhand-2020/competency-grant.ts'
import type { FeeValue } from './jharkhand-2020/examination-fee.ts'
import type { WrittenValue } from './jharkhand-2020/written-result.ts'
import { jharkhand } from './jharkhand-2020/rule-set.ts'
import type { UnderLaw } from './rule-set.ts'
import { decisionNames, ruleSetNamed, ruleSets } from './rule-sets.ts'
import type { Grade } from './vocabulary/grades.ts'

export { boats } from './bihar-boats-2018/ask.ts'
export { boatDistricts, districtLetters } from './bihar-boats-2018/district-letters.ts'
export type { BoatClass } from './bihar-boats-2018/fee-list.ts'
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
export {
  catalogue,
  checkSetting,
  interpretationsOf,
  ruleSetVersion,
  settingsOf,
  type CatalogueEntry,
} from './catalogue.ts'
export { whoTurns, type ClauseChange, type Turned } from './compare.ts'
export { isWithin } from './facts/fits.ts'
export { lawView, type DraftFigure, type FigureView, type LawView } from './law-view.ts'
export type { UnderLaw } from './rule-set.ts'
export type { SettingEntry, Settings, SettingValue } from './settings.ts'
export type { Bilingual } from './words.ts'

/** A question as it comes from a file or over HTTP: nothing of it is trusted. */
export type Case = {
  readonly ruleSet: unknown
  readonly decision: unknown
  readonly params?: unknown
  readonly on: unknown
  readonly facts: unknown
}

/** Decides any case. Bad input, and a day without law, give the outcome `invalid`; nothing is thrown for them. */
export function decide({ ruleSet: named, decision, params, on, facts }: Case, under?: UnderLaw): Result {
  const ruleSet = ruleSetNamed(named)
  if (!ruleSet)
    return unknownName(
      'ruleSet',
      ruleSets.map((one) => one.ruleSet),
    )
  const names = decisionNames(ruleSet)
  if (typeof decision !== 'string' || !names.includes(decision)) return unknownName('decision', names)
  return ruleSet.askNamed(decision, { params, on, facts }, under)
}

const unknownName = (path: string, names: readonly string[]): Result =>
  invalid([{ path, message: `expected one of ${names.join(', ')}` }])

export type AdmissionResult = Result<AdmissionValue>
export type GrantResult = Result<GrantValue>
export type WrittenResult = Result<WrittenValue>
export type FeeResult = Result<FeeValue>

/** May this person sit the examination for the grade held on the day? */
export const admission = (grade: Grade, on: Day, facts: MarinerFacts, under?: UnderLaw): AdmissionResult =>
  jharkhand.ask((all) => all.admission, { params: { grade }, on, facts }, under)

/** May the certificate of competency be granted on the day? */
export const competencyGrant = (grade: Grade, on: Day, facts: MarinerFacts, under?: UnderLaw): GrantResult =>
  jharkhand.ask((all) => all['competency-grant'], { params: { grade }, on, facts }, under)

/** What the marks of a written examination are told as. */
export type WrittenFacts = {
  readonly sections?: readonly { readonly maximum?: number; readonly obtained?: number }[]
  readonly absent?: boolean
  readonly passPercent?: number
}

/** Is the written examination passed? */
export const writtenResult = (grade: Grade, on: Day, facts: WrittenFacts, under?: UnderLaw): WrittenResult =>
  jharkhand.ask((all) => all['written-result'], { params: { grade }, on, facts }, under)

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
export const applicationComplete = (
  grade: Grade,
  on: Day,
  facts: ApplicationFacts,
  under?: UnderLaw,
): Result => jharkhand.ask((all) => all['application-complete'], { params: { grade }, on, facts }, under)

/** The examination fee of the grade (Rule 33(vi)). */
export const examinationFee = (grade: Grade, on: Day, under?: UnderLaw): FeeResult =>
  jharkhand.ask((all) => all['examination-fee'], { params: { grade }, on, facts: {} }, under)
