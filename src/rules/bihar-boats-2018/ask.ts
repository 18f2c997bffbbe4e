// What the rooms ask about boats, each question with the facts it takes.
import type { Day } from '../day.ts'
import type { Result } from '../decision.ts'
import { cancellationDecision, type CancellationFacts, type CancellationValue } from './r06-cancellation.ts'
import { licenceConditionsDecision } from './r09-licence-conditions.ts'
import { licenceFeeFactorDecision } from './r13-fee-factor.ts'
import type { LicenceFeeFactorFacts, LicenceFeeFactorValue } from './r13-fee-factor.ts'
import { licenceTermDecision, type LicenceTermFacts, type LicenceTermValue } from './r11-licence-term.ts'
import { lifeBuoysDecision, type LifeBuoyFacts, type LifeBuoyValue } from './life-buoys.ts'
import { loadingDecision, type LoadingFacts } from './loading.ts'
import { boatClassDecision, scopeDecision } from './r02-boats.ts'
import type { BoatClassFacts, BoatClassValue, ScopeFacts } from './r02-boats.ts'
import { mayPlyDecision, type MayPlyFacts } from './r03-may-ply.ts'
import { surveyReportDecision, transferReportDecision } from './r05-reports.ts'
import type { DueValue, SurveyReportFacts, TransferReportFacts } from './r05-reports.ts'
import { renewalApplicantDecision, type RenewalApplicantFacts } from './r13-renewal.ts'
import { grossTonnageDecision, type GrossTonnageFacts, type GrossTonnageValue } from './r22-gross-tonnage.ts'
import { freeboardDecision, type FreeboardFacts, type FreeboardValue } from './r23-freeboard.ts'
import { passengerCapacityDecision, personsEquivalentDecision } from './r24-passengers.ts'
import type { PassengerCapacityFacts, PassengerCapacityValue } from './r24-passengers.ts'
import type { PersonsEquivalentFacts, PersonsEquivalentValue } from './r24-passengers.ts'
import { crewDecision, type CrewFacts, type CrewValue } from './r25-crew.ts'
import { boatFeeDecision, type BoatFeeFacts, type BoatFeeValue } from './r32-fee.ts'
import { annualReturnDecision, type AnnualReturnValue } from './r34-annual-return.ts'
import { registrationMarkDecision } from './registration-mark.ts'
import type { RegistrationMarkFacts, RegistrationMarkValue } from './registration-mark.ts'
import type { LicenceConditionFacts } from './survey-facts.ts'

type Question<F, V = unknown> = (on: Day, facts: F) => Result<V>

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
  readonly annualReturnDue: (on: Day) => Result<AnnualReturnValue>
  readonly mayPly: Question<MayPlyFacts>
  readonly loading: Question<LoadingFacts>
  readonly fee: Question<BoatFeeFacts, BoatFeeValue>
  readonly registrationMark: Question<RegistrationMarkFacts, RegistrationMarkValue>
}

/** Every question about a boat under the rules of 2018, asked for a day. */
export const boats: BoatQuestions = {
  scope: (on, facts) => scopeDecision.ask({}, on, facts),
  boatClass: (on, facts) => boatClassDecision.ask({}, on, facts),
  grossTonnage: (on, facts) => grossTonnageDecision.ask({}, on, facts),
  freeboard: (on, facts) => freeboardDecision.ask({}, on, facts),
  passengerCapacity: (on, facts) => passengerCapacityDecision.ask({}, on, facts),
  personsEquivalent: (on, facts) => personsEquivalentDecision.ask({}, on, facts),
  crew: (on, facts) => crewDecision.ask({}, on, facts),
  lifeBuoys: (on, facts) => lifeBuoysDecision.ask({}, on, facts),
  licenceConditions: (on, facts) => licenceConditionsDecision.ask({}, on, facts),
  licenceTerm: (on, facts) => licenceTermDecision.ask({}, on, facts),
  licenceFeeFactor: (on, facts) => licenceFeeFactorDecision.ask({}, on, facts),
  renewalApplicant: (on, facts) => renewalApplicantDecision.ask({}, on, facts),
  transferReport: (on, facts) => transferReportDecision.ask({}, on, facts),
  surveyReport: (on, facts) => surveyReportDecision.ask({}, on, facts),
  cancellationGround: (on, facts) => cancellationDecision.ask({}, on, facts),
  annualReturnDue: (on) => annualReturnDecision.ask({}, on, {}),
  mayPly: (on, facts) => mayPlyDecision.ask({}, on, facts),
  loading: (on, facts) => loadingDecision.ask({}, on, facts),
  fee: (on, facts) => boatFeeDecision.ask({}, on, facts),
  registrationMark: (on, facts) => registrationMarkDecision.ask({}, on, facts),
}
