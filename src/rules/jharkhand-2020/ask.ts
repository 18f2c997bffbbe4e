// What the rooms ask about certificates without examination, crews and vessels, each with the facts it takes.
import type { Day } from '../day.ts'
import type { Result } from '../decision.ts'
import type { FactsOf, Told } from '../facts/schema.ts'
import type { MarinerFacts } from '../facts/mariner.ts'
import type { Grade } from '../vocabulary/grades.ts'
import { alterationDecision, type AlterationRoute, type alterationKeys } from './alteration-route.ts'
import { clockDecision, type clockKeys, type ClockName, type ClockValue } from './clock.ts'
import { lateApplicationDecision, lateDeclarationDecision, neglectDecision } from './delays.ts'
import type { applicationKeys, declarationKeys, LateApplication, neglectKeys } from './delays.ts'
import { drawingFeeDecision, type drawingKeys } from './drawing-fee.ts'
import type { FeeValue } from './examination-fee.ts'
import { extensionDecision, type extensionKeys, type extensionsOf } from './extension.ts'
import { freeboardDecision, type FreeboardValue, type lengthKeys } from './freeboard.ts'
import { licenceDecision, type licenceFacts, type licenceRules } from './licence-to-act.ts'
import { manningDecision, type manningFacts, type ManningValue } from './manning.ts'
import { plyingDecision, type plyingFacts } from './may-ply.ts'
import { noticeDecision, type noticeFacts, type notices } from './notice.ts'
import { capacityDecision, type capacityKeys, type CapacityValue } from './passenger-capacity.ts'
import {
  boatHandlerDecision,
  serviceCertificateDecision,
  withoutExaminationDecision,
} from './r34-in-uniform.ts'
import { lifeSavingDecision, type lifeSavingKeys, type LifeSavingValue } from './r49-life-saving.ts'
import { fireDecision, type fireKeys, type FireValue } from './r54-fire.ts'
import { anchorsDecision, deckEquipmentDecision, stabilityDecision } from './r60-equipment.ts'
import type { anchorKeys, AnchorsValue, DeckEquipmentValue, deckKeys } from './r60-equipment.ts'
import { renewalDecision, type RenewalValue, type renewedKeys } from './renewal.ts'
import { registrationFeeDecision, supervisionFeeDecision } from './schedule-1.ts'
import type { registrationKeys, supervisionKeys } from './schedule-1.ts'
import { otherSurveyFeeDecision, surveyFeeDecision, type otherKeys, type surveyKeys } from './schedule-4.ts'
import { surveyDueDecision, type surveyDueKeys, type SurveyDueValue } from './survey-due.ts'
import { categoryDecision, type CategoryValue, type vesselKeys } from './vessel-category.ts'

type Question<F, V = unknown> = (on: Day, facts: F) => Result<V>

/** May a certificate of service be given for service in uniform (23(vi), 30(vi))? */
export const certificateOfService = (grade: Grade, on: Day, facts: MarinerFacts): Result =>
  serviceCertificateDecision.ask({ grade }, on, facts)

/** May a certificate of competency be given without examination (34(i))? */
export const competencyWithoutExamination = (grade: Grade, on: Day, facts: MarinerFacts): Result =>
  withoutExaminationDecision.ask({ grade }, on, facts)

/** May a licence as boat handler be given (34(ii))? */
export const boatHandlerLicence: Question<MarinerFacts> = (on, facts) =>
  boatHandlerDecision.ask({}, on, facts)

/** May a licence to act be given (23(viii), 30(viii))? */
export const licenceToAct = (
  as: keyof typeof licenceRules,
  on: Day,
  facts: FactsOf<typeof licenceFacts>,
): Result => licenceDecision.ask({ as }, on, facts)

export type ManningFacts = FactsOf<typeof manningFacts>

/** Is the crew on board enough (Rule 22)? */
export const manning: Question<ManningFacts, ManningValue> = (on, facts) => manningDecision.ask({}, on, facts)

/** How is a certificate renewed (34(iv)(c) to (e))? */
export const renewal: Question<{ readonly certificate?: Told<typeof renewedKeys> }, RenewalValue> = (
  on,
  facts,
) => renewalDecision.ask({}, on, facts)

type VesselQuestions = {
  readonly registrationFee: Question<Told<typeof registrationKeys>, FeeValue>
  readonly supervisionFee: Question<Told<typeof supervisionKeys>, FeeValue>
  readonly surveyFee: Question<Told<typeof surveyKeys>, FeeValue>
  readonly drawingFee: Question<Told<typeof drawingKeys>, FeeValue>
  readonly otherSurveyFee: Question<Told<typeof otherKeys>, FeeValue>
  readonly lateSurveyApplication: Question<Told<typeof applicationKeys>, LateApplication>
  readonly neglectPenalty: Question<Told<typeof neglectKeys>, { amount: number; months: number }>
  readonly lateDeclaration: Question<Told<typeof declarationKeys>, { amount: number; days: number }>
  readonly category: Question<{ readonly vessel?: Told<typeof vesselKeys> }, CategoryValue>
  readonly freeboard: Question<Told<typeof lengthKeys>, FreeboardValue>
  readonly passengerCapacity: Question<Told<typeof capacityKeys>, CapacityValue>
  readonly lifeSavingAppliances: Question<Told<typeof lifeSavingKeys>, LifeSavingValue>
  readonly fireAppliances: Question<Told<typeof fireKeys>, FireValue>
  readonly anchors: Question<Told<typeof anchorKeys>, AnchorsValue>
  readonly deckEquipment: Question<Told<typeof deckKeys>, DeckEquipmentValue>
  readonly stability: Question<{ readonly gmM?: number }>
  readonly surveyDue: Question<Told<typeof surveyDueKeys>, SurveyDueValue>
  readonly mayPly: Question<FactsOf<typeof plyingFacts>>
  readonly alterationRoute: Question<Told<typeof alterationKeys>, { route: AlterationRoute }>
  readonly clock: (which: ClockName, on: Day, facts: Told<typeof clockKeys>) => Result<ClockValue>
  readonly notice: (which: (typeof notices)[number], on: Day, facts: FactsOf<typeof noticeFacts>) => Result
  readonly extension: (
    which: (typeof extensionsOf)[number],
    on: Day,
    facts: Told<typeof extensionKeys>,
  ) => Result
}

/** Every question about a vessel under the rules of 2020, asked for a day. */
export const vessels: VesselQuestions = {
  registrationFee: (on, facts) => registrationFeeDecision.ask({}, on, facts),
  supervisionFee: (on, facts) => supervisionFeeDecision.ask({}, on, facts),
  surveyFee: (on, facts) => surveyFeeDecision.ask({}, on, facts),
  drawingFee: (on, facts) => drawingFeeDecision.ask({}, on, facts),
  otherSurveyFee: (on, facts) => otherSurveyFeeDecision.ask({}, on, facts),
  lateSurveyApplication: (on, facts) => lateApplicationDecision.ask({}, on, facts),
  neglectPenalty: (on, facts) => neglectDecision.ask({}, on, facts),
  lateDeclaration: (on, facts) => lateDeclarationDecision.ask({}, on, facts),
  category: (on, facts) => categoryDecision.ask({}, on, facts),
  freeboard: (on, facts) => freeboardDecision.ask({}, on, facts),
  passengerCapacity: (on, facts) => capacityDecision.ask({}, on, facts),
  lifeSavingAppliances: (on, facts) => lifeSavingDecision.ask({}, on, facts),
  fireAppliances: (on, facts) => fireDecision.ask({}, on, facts),
  anchors: (on, facts) => anchorsDecision.ask({}, on, facts),
  deckEquipment: (on, facts) => deckEquipmentDecision.ask({}, on, facts),
  stability: (on, facts) => stabilityDecision.ask({}, on, facts),
  surveyDue: (on, facts) => surveyDueDecision.ask({}, on, facts),
  mayPly: (on, facts) => plyingDecision.ask({}, on, facts),
  alterationRoute: (on, facts) => alterationDecision.ask({}, on, facts),
  clock: (which, on, facts) => clockDecision.ask({ which }, on, facts),
  notice: (which, on, facts) => noticeDecision.ask({ which }, on, facts),
  extension: (which, on, facts) => extensionDecision.ask({ which }, on, facts),
}
