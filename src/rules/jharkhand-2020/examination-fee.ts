// Rule 33(vi): the examination fee of each grade.
import { decisionOf, type Decided } from '../decision.ts'
import { record } from '../facts/schema.ts'
import { gradeNames } from '../vocabulary/grades.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { gradeParams } from './grade-params.ts'
import { examinationFees } from './grade-figures.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

export type FeeLine = { readonly citation: string; readonly label: Bilingual; readonly amount: number }

export type FeeValue = { readonly amount: number; readonly lines: readonly FeeLine[] }

/** The fee in rupees, with its line. */
export const examinationFeeDecision = (law: Law) =>
  decisionOf(instrument)({
    decision: 'examination-fee',
    title: say('examination fee', 'परीक्षा शुल्क'),
    citations: ['33(vi)'],
    reads: [],
    params: gradeParams,
    facts: record({}, {}),
    answer: ({ grade }): Decided<FeeValue> => {
      const { value: amount, citation } = examinationFees(law)[grade]
      const label = frame(say('examination fee, {0}', 'परीक्षा शुल्क, {0}'), gradeNames[grade])
      return {
        outcome: 'computed',
        unmet: [],
        unknown: [],
        value: { amount, lines: [{ citation, label, amount }] },
        explanation: {
          citation,
          requirement: label,
          outcome: 'met',
          record: null,
          found: frame(say('Rs {0}', '{0} रुपये'), same(amount)),
          need: null,
          short: null,
          interpretations: [],
        },
      }
    },
  })
