// Schedule IV, items 12 and 13: the fee for drawings and plans.
import { calculationOf } from '../calculation.ts'
import { compare, exact, per, times } from '../exact.ts'
import { choice, number, record } from '../facts/schema.ts'
import type { Parameter } from '../fold/rule.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import type { FeeValue } from './examination-fee.ts'
import { feeLine, feeOf, money, tellFee } from './fee-lines.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

const kinds = ['alteration', 'design'] as const

type Drawing = { readonly label: Bilingual; readonly share: Parameter; readonly least: Parameter }

const drawingFees = ({ figures: { drawings } }: Law): Readonly<Record<(typeof kinds)[number], Drawing>> => ({
  alteration: {
    label: say('plans of an alteration or repair', 'बदलाव या मरम्मत की योजना'),
    share: drawings.alteration,
    least: drawings.alterationLeast,
  },
  design: {
    label: say('examination of design plans', 'डिजाइन प्लान पर विचार और परीक्षण'),
    share: drawings.design,
    least: drawings.designLeast,
  },
})

export const drawingKeys = { kind: choice(kinds), cost: number({ least: 0 }) }

/** The fee for drawings in rupees: a share of the cost, and a least amount. */
export function drawingFeeDecision(law: Law) {
  const fees = drawingFees(law)
  return calculationOf(instrument)({
    decision: 'drawing-fee',
    title: say('fee for drawings', 'रेखाचित्र का शुल्क'),
    citation: 'Schedule IV',
    citations: Object.values(fees).map(({ share }) => share.citation),
    params: record({}, {}),
    facts: record({}, drawingKeys),
    whole: record(drawingKeys, {}),
    leaves: [
      { path: 'kind', name: say('kind of drawing', 'रेखाचित्र का प्रकार'), tries: kinds },
      {
        path: 'cost',
        name: say('cost', 'लागत'),
        tries: [0, ...Object.values(fees).map(({ share, least }) => (100 * (least.value + 1)) / share.value)],
      },
    ],
    value: ({ kind, cost }): FeeValue => {
      const { label, share, least } = fees[kind]
      const part = per(times(exact(cost), exact(share.value)), exact(100))
      const amount = compare(part, exact(least.value)) < 0 ? exact(least.value) : part
      const words = frame(
        say('{0}: {1} per cent of the cost, at least Rs {2}', '{0}: लागत का {1} प्रतिशत, कम से कम {2} रुपये'),
        label,
        same(share.value),
        same(least.value),
      )
      return feeOf([feeLine(share.citation, words, money(amount))])
    },
    tell: (value) => tellFee(value),
  })
}
