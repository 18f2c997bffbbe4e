// What the rooms ask about certificates without examination, crews and vessels, each with the facts it takes.
import type { Day } from '../day.ts'
import type { Result } from '../decision.ts'
import type { FactsOf, Told } from '../facts/schema.ts'
import type { MarinerFacts } from '../facts/mariner.ts'
import type { Grade } from '../vocabulary/grades.ts'
import type { AlterationRoute, alterationKeys } from './alteration-route.ts'
import type { clockKeys, ClockName, ClockValue } from './clock.ts'
import type { applicationKeys, declarationKeys, LateApplication, neglectKeys } from './delays.ts'
import type { drawingKeys } from './drawing-fee.ts'
import type { FeeValue } from './examination-fee.ts'
import type { extensionKeys, extensionsOf } from './extension.ts'
import type { FreeboardValue, lengthKeys } from './freeboard.ts'
import type { licenceFacts, licenceRules } from './licence-to-act.ts'
import type { manningFacts, ManningValue } from './manning.ts'
import type { plyingFacts } from './may-ply.ts'
import type { noticeFacts, notices } from './notice.ts'
import type { capacityKeys, CapacityValue } from './passenger-capacity.ts'
import type { lifeSavingKeys, LifeSavingValue } from './r49-life-saving.ts'
import type { fireKeys, FireValue } from './r54-fire.ts'
import type { anchorKeys, AnchorsValue, DeckEquipmentValue, deckKeys } from './r60-equipment.ts'
import type { RenewalValue, renewedKeys } from './renewal.ts'
import type { registrationKeys, supervisionKeys } from './schedule-1.ts'
import type { otherKeys, surveyKeys } from './schedule-4.ts'
import type { surveyDueKeys, SurveyDueValue } from './survey-due.ts'
import type { CategoryValue, vesselKeys } from './vessel-category.ts'
import type { UnderLaw } from '../rule-set.ts'
import { jharkhand } from './rule-set.ts'

type Question<F, V = unknown> = (on: Day, facts: F, under?: UnderLaw) => Result<V>

/** May a certificate of service be given for service in uniform (23(vi), 30(vi))? */
export const certificateOfService = (grade: Grade, on: Day, facts: MarinerFacts, under?: UnderLaw): Result =>
  jharkhand.ask((all) => all['certificate-of-service'], { params: { grade }, on, facts: facts }, under)

/** May a certificate of competency be given without examination (34(i))? */
export const competencyWithoutExamination = (
  grade: Grade,
  on: Day,
  facts: MarinerFacts,
  under?: UnderLaw,
): Result =>
  jharkhand.ask(
    (all) => all['competency-without-examination'],
    { params: { grade }, on, facts: facts },
    under,
  )

/** May a licence as boat handler be given (34(ii))? */
export const boatHandlerLicence: Question<MarinerFacts> = (on, facts, under) =>
  jharkhand.ask((all) => all['boat-handler-licence'], { params: {}, on, facts: facts }, under)

/** May a licence to act be given (23(viii), 30(viii))? */
export const licenceToAct = (
  as: keyof ReturnType<typeof licenceRules>,
  on: Day,
  facts: FactsOf<typeof licenceFacts>,
  under?: UnderLaw,
): Result => jharkhand.ask((all) => all['licence-to-act'], { params: { as }, on, facts: facts }, under)

export type ManningFacts = FactsOf<typeof manningFacts>

/** Is the crew on board enough (Rule 22)? */
export const manning: Question<ManningFacts, ManningValue> = (on, facts, under) =>
  jharkhand.ask((all) => all.manning, { params: {}, on, facts: facts }, under)

/** How is a certificate renewed (34(iv)(c) to (e))? */
export const renewal: Question<{ readonly certificate?: Told<typeof renewedKeys> }, RenewalValue> = (
  on,
  facts,
  under,
) => jharkhand.ask((all) => all.renewal, { params: {}, on, facts: facts }, under)

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
  readonly clock: (
    which: ClockName,
    on: Day,
    facts: Told<typeof clockKeys>,
    under?: UnderLaw,
  ) => Result<ClockValue>
  readonly notice: (
    which: (typeof notices)[number],
    on: Day,
    facts: FactsOf<typeof noticeFacts>,
    under?: UnderLaw,
  ) => Result
  readonly extension: (
    which: (typeof extensionsOf)[number],
    on: Day,
    facts: Told<typeof extensionKeys>,
    under?: UnderLaw,
  ) => Result
}

/** Every question about a vessel under the rules of 2020, asked for a day. */
export const vessels: VesselQuestions = {
  registrationFee: (on, facts, under) =>
    jharkhand.ask((all) => all['registration-fee'], { params: {}, on, facts: facts }, under),
  supervisionFee: (on, facts, under) =>
    jharkhand.ask((all) => all['supervision-fee'], { params: {}, on, facts: facts }, under),
  surveyFee: (on, facts, under) =>
    jharkhand.ask((all) => all['survey-fee'], { params: {}, on, facts: facts }, under),
  drawingFee: (on, facts, under) =>
    jharkhand.ask((all) => all['drawing-fee'], { params: {}, on, facts: facts }, under),
  otherSurveyFee: (on, facts, under) =>
    jharkhand.ask((all) => all['other-survey-fee'], { params: {}, on, facts: facts }, under),
  lateSurveyApplication: (on, facts, under) =>
    jharkhand.ask((all) => all['late-survey-application'], { params: {}, on, facts: facts }, under),
  neglectPenalty: (on, facts, under) =>
    jharkhand.ask((all) => all['neglect-penalty'], { params: {}, on, facts: facts }, under),
  lateDeclaration: (on, facts, under) =>
    jharkhand.ask((all) => all['late-declaration'], { params: {}, on, facts: facts }, under),
  category: (on, facts, under) =>
    jharkhand.ask((all) => all['vessel-category'], { params: {}, on, facts: facts }, under),
  freeboard: (on, facts, under) =>
    jharkhand.ask((all) => all.freeboard, { params: {}, on, facts: facts }, under),
  passengerCapacity: (on, facts, under) =>
    jharkhand.ask((all) => all['passenger-capacity'], { params: {}, on, facts: facts }, under),
  lifeSavingAppliances: (on, facts, under) =>
    jharkhand.ask((all) => all['life-saving-appliances'], { params: {}, on, facts: facts }, under),
  fireAppliances: (on, facts, under) =>
    jharkhand.ask((all) => all['fire-appliances'], { params: {}, on, facts: facts }, under),
  anchors: (on, facts, under) => jharkhand.ask((all) => all.anchors, { params: {}, on, facts: facts }, under),
  deckEquipment: (on, facts, under) =>
    jharkhand.ask((all) => all['deck-equipment'], { params: {}, on, facts: facts }, under),
  stability: (on, facts, under) =>
    jharkhand.ask((all) => all.stability, { params: {}, on, facts: facts }, under),
  surveyDue: (on, facts, under) =>
    jharkhand.ask((all) => all['survey-due'], { params: {}, on, facts: facts }, under),
  mayPly: (on, facts, under) =>
    jharkhand.ask((all) => all['may-ply'], { params: {}, on, facts: facts }, under),
  alterationRoute: (on, facts, under) =>
    jharkhand.ask((all) => all['alteration-route'], { params: {}, on, facts: facts }, under),
  clock: (which, on, facts, under) =>
    jharkhand.ask((all) => all.clock, { params: { which }, on, facts: facts }, under),
  notice: (which, on, facts, under) =>
    jharkhand.ask((all) => all.notice, { params: { which }, on, facts: facts }, under),
  extension: (which, on, facts, under) =>
    jharkhand.ask((all) => all.extension, { params: { which }, on, facts: facts }, under),
}
