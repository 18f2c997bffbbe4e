// Every rule set and its decisions, and the fingerprint of what they apply.
import { boatDecisions, boatLaw } from './bihar-boats-2018/decisions.ts'
import { instrument as boatInstrument } from './bihar-boats-2018/instrument.ts'
import type { Decision } from './decision.ts'
import { jharkhandDecisions, jharkhandLaw } from './jharkhand-2020/decisions.ts'
import { instrument } from './jharkhand-2020/instrument.ts'

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
  version: `${instrument.ruleSet}/${instrument.commencement}/${fingerprint(jharkhandLaw)}`,
  decisions: jharkhandDecisions,
}

const boats: RuleSet = {
  ruleSet: boatInstrument.ruleSet,
  version: `${boatInstrument.ruleSet}/${boatInstrument.commencement}/${fingerprint(boatInstrument, boatLaw)}`,
  decisions: boatDecisions,
}

export const ruleSets: readonly RuleSet[] = [jharkhand, boats]
