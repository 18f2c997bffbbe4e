// Every rule set and its decisions, and the fingerprint of what they apply.
import { boatDecisions, boatLaw } from './bihar-boats-2018/decisions.ts'
import { instrument as boatInstrument } from './bihar-boats-2018/instrument.ts'
import type { Decision } from './decision.ts'
import { admissionDecision, admissionRules } from './jharkhand-2020/admission.ts'
import { applicationDecision, applicationRules } from './jharkhand-2020/application-complete.ts'
import { grantDecision, grantRules } from './jharkhand-2020/competency-grant.ts'
import { examinationFeeDecision, examinationFees } from './jharkhand-2020/examination-fee.ts'
import { instrument } from './jharkhand-2020/instrument.ts'
import { interpretations } from './jharkhand-2020/interpretations.ts'
import * as parameters from './jharkhand-2020/parameters.ts'
import { writtenDecision } from './jharkhand-2020/written-result.ts'
import { grades } from './vocabulary/grades.ts'

export type RuleSet = {
  readonly ruleSet: string
  readonly version: string
  readonly decisions: readonly Decision[]
}

/** Two versions of one text differ in their fingerprint as soon as any rule, figure or word differs. */
function fingerprint(...data: readonly unknown[]): string {
  let hash = 0xcbf29ce484222325n
  for (const unit of JSON.stringify(data)) {
    hash = ((hash ^ BigInt(unit.codePointAt(0) ?? 0)) * 0x100000001b3n) & 0xffffffffffffffffn
  }
  return hash.toString(16).padStart(16, '0')
}

const jharkhand: RuleSet = {
  ruleSet: instrument.ruleSet,
  version: `${instrument.ruleSet}/${instrument.commencement}/${fingerprint(
    instrument,
    interpretations,
    parameters,
    examinationFees,
    admissionRules,
    grades.map((grade) => [grantRules(grade), applicationRules(grade)]),
  )}`,
  decisions: [admissionDecision, grantDecision, writtenDecision, applicationDecision, examinationFeeDecision],
}

const boats: RuleSet = {
  ruleSet: boatInstrument.ruleSet,
  version: `${boatInstrument.ruleSet}/${boatInstrument.commencement}/${fingerprint(boatInstrument, boatLaw)}`,
  decisions: boatDecisions,
}

export const ruleSets: readonly RuleSet[] = [jharkhand, boats]
