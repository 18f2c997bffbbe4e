// The decisions of the boat rules in the order of their page, and all that they apply.
import type { Picked } from '../picks.ts'
import { coefficients } from './coefficient-k.ts'
import { boatDistricts, districtLetters } from './district-letters.ts'
import { feeItems } from './fee-list.ts'
import { boatInterpretations, boatLanguageDifferences } from './interpretations.ts'
import { lifeBuoysDecision } from './life-buoys.ts'
import { loadingDecision, loadingRules } from './loading.ts'
import { boatClassDecision, scopeDecision, scopeRules } from './r02-boats.ts'
import { mayPlyDecision, plyRules } from './r03-may-ply.ts'
import { surveyReport, surveyReportDecision, transferReport, transferReportDecision } from './r05-reports.ts'
import { cancellationDecision, cancellationGrounds } from './r06-cancellation.ts'
import { instrument } from './instrument.ts'
import { licenceConditionRules, licenceConditionsDecision } from './r09-licence-conditions.ts'
import { licenceTermDecision } from './r11-licence-term.ts'
import type { Law } from './law.ts'
import { licenceFeeFactorDecision } from './r13-fee-factor.ts'
import { renewalApplicantDecision, renewalApplicantRules } from './r13-renewal.ts'
import { grossTonnageDecision } from './r22-gross-tonnage.ts'
import { freeboardDecision } from './r23-freeboard.ts'
import { passengerCapacityDecision, personsEquivalentDecision } from './r24-passengers.ts'
import { crewDecision, crewTables } from './r25-crew.ts'
import { boatFeeDecision } from './r32-fee.ts'
import { annualReturnDecision } from './r34-annual-return.ts'
import { inTheTerritory, registrationMarkDecision } from './registration-mark.ts'

/** Every decision, made of a law. */
export const boatDecisions = (law: Law) => ({
  scope: scopeDecision(law),
  'gross-tonnage': grossTonnageDecision(law),
  freeboard: freeboardDecision(law),
  'passenger-capacity': passengerCapacityDecision(law),
  'persons-equivalent': personsEquivalentDecision(law),
  crew: crewDecision(law),
  'life-buoys': lifeBuoysDecision(law),
  'licence-conditions': licenceConditionsDecision(law),
  'licence-term': licenceTermDecision(law),
  'licence-fee-factor': licenceFeeFactorDecision(law),
  'transfer-report': transferReportDecision(law),
  'survey-report': surveyReportDecision(law),
  'cancellation-ground': cancellationDecision(law),
  'annual-return-due': annualReturnDecision(law),
  'boat-class': boatClassDecision,
  'renewal-applicant': renewalApplicantDecision,
  'may-ply': mayPlyDecision(law),
  loading: loadingDecision(law),
  fee: boatFeeDecision(law),
  'registration-mark': registrationMarkDecision,
})

export type BoatDecisions = ReturnType<typeof boatDecisions>

/** The event whose day each decision is asked for, and whose version of the rules holds. */
export const boatPicks: Readonly<Record<keyof BoatDecisions, Picked>> = {
  scope: 'survey',
  'gross-tonnage': 'survey',
  freeboard: 'survey',
  'passenger-capacity': 'survey',
  'persons-equivalent': 'voyage',
  crew: 'survey',
  'life-buoys': 'survey',
  'licence-conditions': 'survey',
  'licence-term': 'issue',
  'licence-fee-factor': 'payment',
  'transfer-report': 'event',
  'survey-report': 'event',
  'cancellation-ground': 'event',
  'annual-return-due': 'event',
  'boat-class': 'survey',
  'renewal-applicant': 'application',
  'may-ply': 'voyage',
  loading: 'voyage',
  fee: 'payment',
  'registration-mark': 'issue',
}

/** All data that the decisions apply; the fingerprint of the rule set is taken of it. */
export const boatData = (law: Law): unknown => [
  instrument,
  law,
  boatInterpretations,
  boatLanguageDifferences,
  coefficients(law),
  boatDistricts,
  districtLetters,
  feeItems,
  crewTables(law),
  [scopeRules(law), plyRules(law), loadingRules(law), licenceConditionRules(law), renewalApplicantRules],
  [transferReport(law), surveyReport(law), cancellationGrounds(law), inTheTerritory],
]
