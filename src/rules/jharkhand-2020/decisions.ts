// The decisions of the Jharkhand rules in the order of their page, and all that they apply.
import type { Decision } from '../decision.ts'
import { grades } from '../vocabulary/grades.ts'
import { admissionDecision, admissionRules } from './admission.ts'
import { alterationDecision } from './alteration-route.ts'
import { applicationDecision, applicationRules } from './application-complete.ts'
import { clockDecision, clockRules } from './clock.ts'
import { grantDecision, grantRules } from './competency-grant.ts'
import { lateApplicationDecision, lateDeclarationDecision, neglectDecision } from './delays.ts'
import { drawingFeeDecision } from './drawing-fee.ts'
import { examinationFeeDecision, examinationFees } from './examination-fee.ts'
import { extensionDecision } from './extension.ts'
import * as feeParameters from './fee-parameters.ts'
import { freeboardDecision } from './freeboard.ts'
import { instrument } from './instrument.ts'
import { interpretations } from './interpretations.ts'
import { licenceDecision, licenceRules } from './licence-to-act.ts'
import { crews, manningDecision } from './manning.ts'
import { plyingDecision } from './may-ply.ts'
import { noticeDecision } from './notice.ts'
import * as parameters from './parameters.ts'
import { capacityDecision } from './passenger-capacity.ts'
import {
  boatHandlerDecision,
  boatHandlerRules,
  serviceCertificateDecision,
  serviceCertificateRules,
  withoutExaminationDecision,
  withoutExaminationRules,
} from './r34-in-uniform.ts'
import { cargoBuoys, lifeSavingDecision, passengerBuoys } from './r49-life-saving.ts'
import { fireAppliances, fireDecision } from './r54-fire.ts'
import { anchorTable, anchorsDecision, deckEquipmentDecision, stabilityDecision } from './r60-equipment.ts'
import { renewalDecision } from './renewal.ts'
import {
  registrationFeeDecision,
  registrationScale,
  supervisionFeeDecision,
  supervisionScale,
} from './schedule-1.ts'
import { otherSurveyFeeDecision, surveyFeeDecision, surveyScale } from './schedule-4.ts'
import { surveyDueDecision } from './survey-due.ts'
import { categoryDecision, groundsOfA } from './vessel-category.ts'
import * as vesselParameters from './vessel-parameters.ts'
import { writtenDecision } from './written-result.ts'

export const jharkhandDecisions: readonly Decision[] = [
  admissionDecision,
  grantDecision,
  serviceCertificateDecision,
  withoutExaminationDecision,
  boatHandlerDecision,
  licenceDecision,
  manningDecision,
  renewalDecision,
  examinationFeeDecision,
  registrationFeeDecision,
  supervisionFeeDecision,
  surveyFeeDecision,
  drawingFeeDecision,
  lateApplicationDecision,
  otherSurveyFeeDecision,
  neglectDecision,
  lateDeclarationDecision,
  categoryDecision,
  freeboardDecision,
  capacityDecision,
  lifeSavingDecision,
  fireDecision,
  anchorsDecision,
  deckEquipmentDecision,
  stabilityDecision,
  surveyDueDecision,
  writtenDecision,
  applicationDecision,
  plyingDecision,
  alterationDecision,
  clockDecision,
  noticeDecision,
  extensionDecision,
]

/** All data that the decisions apply; the fingerprint of the rule set is taken of it. */
export const jharkhandLaw: readonly unknown[] = [
  instrument,
  interpretations,
  [parameters, feeParameters, vesselParameters],
  examinationFees,
  admissionRules,
  grades.map((grade) => [grantRules(grade), applicationRules(grade)]),
  grades.map((grade) => [serviceCertificateRules(grade), withoutExaminationRules(grade)]),
  [boatHandlerRules, licenceRules, crews, clockRules],
  [registrationScale, supervisionScale, surveyScale],
  [groundsOfA, passengerBuoys, cargoBuoys, fireAppliances, anchorTable],
]
