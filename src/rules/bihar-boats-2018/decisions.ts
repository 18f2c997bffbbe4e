// The decisions of the boat rules in the order of their page, and all that they apply.
import type { Decision } from '../decision.ts'
import { coefficients } from './coefficient-k.ts'
import { boatDistricts, districtLetters } from './district-letters.ts'
import { boatFeeLists } from './fee-list.ts'
import { boatInterpretations, boatLanguageDifferences } from './interpretations.ts'
import { lifeBuoysDecision } from './life-buoys.ts'
import { loadingDecision, loadingRules } from './loading.ts'
import * as parameters from './parameters.ts'
import { boatClassDecision, scopeDecision, scopeRules } from './r02-boats.ts'
import { mayPlyDecision, plyRules } from './r03-may-ply.ts'
import { surveyReport, surveyReportDecision, transferReport, transferReportDecision } from './r05-reports.ts'
import { cancellationDecision, cancellationGrounds } from './r06-cancellation.ts'
import { licenceConditionRules, licenceConditionsDecision } from './r09-licence-conditions.ts'
import { licenceTermDecision } from './r11-licence-term.ts'
import { licenceFeeFactorDecision } from './r13-fee-factor.ts'
import { renewalApplicantDecision, renewalApplicantRules } from './r13-renewal.ts'
import { grossTonnageDecision } from './r22-gross-tonnage.ts'
import { freeboardDecision } from './r23-freeboard.ts'
import { passengerCapacityDecision, personsEquivalentDecision } from './r24-passengers.ts'
import { crewDecision, crewTables } from './r25-crew.ts'
import { boatFeeDecision } from './r32-fee.ts'
import { annualReturnDecision } from './r34-annual-return.ts'
import { inTheTerritory, registrationMarkDecision } from './registration-mark.ts'

export const boatDecisions: readonly Decision[] = [
  scopeDecision,
  grossTonnageDecision,
  freeboardDecision,
  passengerCapacityDecision,
  personsEquivalentDecision,
  crewDecision,
  lifeBuoysDecision,
  licenceConditionsDecision,
  licenceTermDecision,
  licenceFeeFactorDecision,
  transferReportDecision,
  surveyReportDecision,
  cancellationDecision,
  annualReturnDecision,
  boatClassDecision,
  renewalApplicantDecision,
  mayPlyDecision,
  loadingDecision,
  boatFeeDecision,
  registrationMarkDecision,
]

/** All data that the decisions apply; the fingerprint of the rule set is taken of it. */
export const boatLaw: readonly unknown[] = [
  parameters,
  boatInterpretations,
  boatLanguageDifferences,
  coefficients,
  boatDistricts,
  districtLetters,
  boatFeeLists,
  crewTables,
  [scopeRules, plyRules, loadingRules, licenceConditionRules, renewalApplicantRules],
  [transferReport, surveyReport, cancellationGrounds, inTheTerritory],
]
