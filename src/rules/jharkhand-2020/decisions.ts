// The decisions of the Jharkhand rules in the order of their page, and all that they apply.
import type { Picked } from '../picks.ts'
import { grades } from '../vocabulary/grades.ts'
import { admissionDecision, admissionRules } from './admission.ts'
import { alterationDecision } from './alteration-route.ts'
import { applicationDecision, applicationRules } from './application-complete.ts'
import { clockDecision, clockRules } from './clock.ts'
import { grantDecision, grantRules } from './competency-grant.ts'
import { lateApplicationDecision, lateDeclarationDecision, neglectDecision } from './delays.ts'
import { drawingFeeDecision } from './drawing-fee.ts'
import { examinationFeeDecision } from './examination-fee.ts'
import { extensionDecision } from './extension.ts'
import { examinationFees } from './grade-figures.ts'
import { freeboardDecision } from './freeboard.ts'
import { instrument } from './instrument.ts'
import { interpretations } from './interpretations.ts'
import type { Law } from './law.ts'
import { licenceDecision, licenceRules } from './licence-to-act.ts'
import { crews, manningDecision } from './manning.ts'
import { plyingDecision } from './may-ply.ts'
import { noticeDecision } from './notice.ts'
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
import { categoryDecision, groundsOfA, lowPower } from './vessel-category.ts'
import { writtenDecision } from './written-result.ts'

/** Every decision, made of a law. */
export const jharkhandDecisions = (law: Law) => ({
  admission: admissionDecision(law),
  'competency-grant': grantDecision(law),
  'certificate-of-service': serviceCertificateDecision(law),
  'competency-without-examination': withoutExaminationDecision(law),
  'boat-handler-licence': boatHandlerDecision(law),
  'licence-to-act': licenceDecision(law),
  manning: manningDecision(law),
  renewal: renewalDecision(law),
  'examination-fee': examinationFeeDecision(law),
  'registration-fee': registrationFeeDecision(law),
  'supervision-fee': supervisionFeeDecision(law),
  'survey-fee': surveyFeeDecision(law),
  'drawing-fee': drawingFeeDecision(law),
  'late-survey-application': lateApplicationDecision(law),
  'other-survey-fee': otherSurveyFeeDecision(law),
  'neglect-penalty': neglectDecision(law),
  'late-declaration': lateDeclarationDecision(law),
  'vessel-category': categoryDecision(law),
  freeboard: freeboardDecision(law),
  'passenger-capacity': capacityDecision(law),
  'life-saving-appliances': lifeSavingDecision(law),
  'fire-appliances': fireDecision(law),
  anchors: anchorsDecision(law),
  'deck-equipment': deckEquipmentDecision(law),
  stability: stabilityDecision(law),
  'survey-due': surveyDueDecision(law),
  'written-result': writtenDecision(law),
  'application-complete': applicationDecision(law),
  'may-ply': plyingDecision(law),
  'alteration-route': alterationDecision,
  clock: clockDecision(law),
  notice: noticeDecision(law),
  extension: extensionDecision(law),
})

export type JharkhandDecisions = ReturnType<typeof jharkhandDecisions>

/** The event whose day each decision is asked for, and whose version of the rules holds. */
export const jharkhandPicks: Readonly<Record<keyof JharkhandDecisions, Picked>> = {
  admission: 'examination',
  'competency-grant': 'issue',
  'certificate-of-service': 'issue',
  'competency-without-examination': 'issue',
  'boat-handler-licence': 'issue',
  'licence-to-act': 'issue',
  manning: 'voyage',
  renewal: 'issue',
  'examination-fee': 'payment',
  'registration-fee': 'payment',
  'supervision-fee': 'payment',
  'survey-fee': 'payment',
  'drawing-fee': 'payment',
  'late-survey-application': 'offence',
  'other-survey-fee': 'payment',
  'neglect-penalty': 'offence',
  'late-declaration': 'offence',
  'vessel-category': 'survey',
  freeboard: 'survey',
  'passenger-capacity': 'survey',
  'life-saving-appliances': 'survey',
  'fire-appliances': 'survey',
  anchors: 'survey',
  'deck-equipment': 'survey',
  stability: 'survey',
  'survey-due': 'survey',
  'written-result': 'examination',
  'application-complete': 'application',
  'may-ply': 'voyage',
  'alteration-route': 'application',
  clock: 'event',
  notice: 'event',
  extension: 'issue',
}

/** All data that the decisions apply; the fingerprint of the rule set is taken of it. */
export const jharkhandData = (law: Law): unknown => [
  instrument,
  interpretations,
  law,
  examinationFees(law),
  admissionRules(law),
  grades.map((grade) => [grantRules(grade), applicationRules(law, grade)]),
  grades.map((grade) => [serviceCertificateRules(law, grade), withoutExaminationRules(law, grade)]),
  [boatHandlerRules(law), licenceRules(law), crews(law), clockRules(law)],
  [registrationScale(law), supervisionScale(law), surveyScale(law)],
  [
    groundsOfA(law),
    lowPower(law),
    passengerBuoys(law),
    cargoBuoys(law),
    fireAppliances(law),
    anchorTable(law),
  ],
]
