// What the rooms ask about boats, each question with the facts it takes.
import type { Day } from '../day.ts'
import type { Result } from '../decision.ts'
import type { CancellationFacts, CancellationValue } from './r06-cancellation.ts'
import type { LicenceFeeFactorFacts, LicenceFeeFactorValue } from './r13-fee-factor.ts'
import type { LicenceTermFacts, LicenceTermValue } from './r11-licence-term.ts'
import type { LifeBuoyFacts, LifeBuoyValue } from './life-buoys.ts'
import type { LoadingFacts } from './loading.ts'
import type { BoatClassFacts, BoatClassValue, ScopeFacts } from './r02-boats.ts'
import type { MayPlyFacts } from './r03-may-ply.ts'
import type { DueValue, SurveyReportFacts, TransferReportFacts } from './r05-reports.ts'
import type { RenewalApplicantFacts } from './r13-renewal.ts'
import type { GrossTonnageFacts, GrossTonnageValue } from './r22-gross-tonnage.ts'
import type { FreeboardFacts, FreeboardValue } from './r23-freeboard.ts'
import type { PassengerCapacityFacts, PassengerCapacityValue } from './r24-passengers.ts'
import type { PersonsEquivalentFacts, PersonsEquivalentValue } from './r24-passengers.ts'
import type { CrewFacts, CrewValue } from './r25-crew.ts'
import type { BoatFeeFacts, BoatFeeValue } from './r32-fee.ts'
import type { AnnualReturnValue } from './r34-annual-return.ts'
import type { RegistrationMarkFacts, RegistrationMarkValue } from './registration-mark.ts'
import type { LicenceConditionFacts } from './survey-facts.ts'
import type { UnderLaw } from '../rule-set.ts'
import { boatRules } from './rule-set.ts'

type Question<F, V = unknown> = (on: Day, facts: F, under?: UnderLaw) => Result<V>

type BoatQuestions = {
  readonly scope: Question<ScopeFacts>
  readonly boatClass: Question<BoatClassFacts, BoatClassValue>
  readonly grossTonnage: Question<GrossTonnageFacts, GrossTonnageValue>
  readonly freeboard: Question<FreeboardFacts, FreeboardValue>
  readonly passengerCapacity: Question<PassengerCapacityFacts, PassengerCapacityValue>
  readonly personsEquivalent: Question<PersonsEquivalentFacts, PersonsEquivalentValue>
  readonly crew: Question<CrewFacts, CrewValue>
  readonly lifeBuoys: Question<LifeBuoyFacts, LifeBuoyValue>
  readonly licenceConditions: Question<LicenceConditionFacts>
  readonly licenceTerm: Question<LicenceTermFacts, LicenceTermValue>
  readonly licenceFeeFactor: Question<LicenceFeeFactorFacts, LicenceFeeFactorValue>
  readonly renewalApplicant: Question<RenewalApplicantFacts>
  readonly transferReport: Question<TransferReportFacts, DueValue>
  readonly surveyReport: Question<SurveyReportFacts, DueValue>
  readonly cancellationGround: Question<CancellationFacts, CancellationValue>
  readonly annualReturnDue: (on: Day, under?: UnderLaw) => Result<AnnualReturnValue>
  readonly mayPly: Question<MayPlyFacts>
  readonly loading: Question<LoadingFacts>
  readonly fee: Question<BoatFeeFacts, BoatFeeValue>
  readonly registrationMark: Question<RegistrationMarkFacts, RegistrationMarkValue>
}

/** Every question about a boat under the rules of 2018, asked for a day. */
export const boats: BoatQuestions = {
  scope: (on, facts, under) => boatRules.ask((all) => all.scope, { params: {}, on, facts: facts }, under),
  boatClass: (on, facts, under) =>
    boatRules.ask((all) => all['boat-class'], { params: {}, on, facts: facts }, under),
  grossTonnage: (on, facts, under) =>
    boatRules.ask((all) => all['gross-tonnage'], { params: {}, on, facts: facts }, under),
  freeboard: (on, facts, under) =>
    boatRules.ask((all) => all.freeboard, { params: {}, on, facts: facts }, under),
  passengerCapacity: (on, facts, under) =>
    boatRules.ask((all) => all['passenger-capacity'], { params: {}, on, facts: facts }, under),
  personsEquivalent: (on, facts, under) =>
    boatRules.ask((all) => all['persons-equivalent'], { params: {}, on, facts: facts }, under),
  crew: (on, facts, under) => boatRules.ask((all) => all.crew, { params: {}, on, facts: facts }, under),
  lifeBuoys: (on, facts, under) =>
    boatRules.ask((all) => all['life-buoys'], { params: {}, on, facts: facts }, under),
  licenceConditions: (on, facts, under) =>
    boatRules.ask((all) => all['licence-conditions'], { params: {}, on, facts: facts }, under),
  licenceTerm: (on, facts, under) =>
    boatRules.ask((all) => all['licence-term'], { params: {}, on, facts: facts }, under),
  licenceFeeFactor: (on, facts, under) =>
    boatRules.ask((all) => all['licence-fee-factor'], { params: {}, on, facts: facts }, under),
  renewalApplicant: (on, facts, under) =>
    boatRules.ask((all) => all['renewal-applicant'], { params: {}, on, facts: facts }, under),
  transferReport: (on, facts, under) =>
    boatRules.ask((all) => all['transfer-report'], { params: {}, on, facts: facts }, under),
  surveyReport: (on, facts, under) =>
    boatRules.ask((all) => all['survey-report'], { params: {}, on, facts: facts }, under),
  cancellationGround: (on, facts, under) =>
    boatRules.ask((all) => all['cancellation-ground'], { params: {}, on, facts: facts }, under),
  annualReturnDue: (on, under) =>
    boatRules.ask((all) => all['annual-return-due'], { params: {}, on, facts: {} }, under),
  mayPly: (on, facts, under) =>
    boatRules.ask((all) => all['may-ply'], { params: {}, on, facts: facts }, under),
  loading: (on, facts, under) => boatRules.ask((all) => all.loading, { params: {}, on, facts: facts }, under),
  fee: (on, facts, under) => boatRules.ask((all) => all.fee, { params: {}, on, facts: facts }, under),
  registrationMark: (on, facts, under) =>
    boatRules.ask((all) => all['registration-mark'], { params: {}, on, facts: facts }, under),
}
