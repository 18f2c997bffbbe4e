// Rule 22(4): gross tonnage is K times the volume, K by straight-line interpolation in the printed table.
import { calculationOf } from '../calculation.ts'
import { exact, rounded, times } from '../exact.ts'
import { number, record, type FactsOf } from '../facts/schema.ts'
import { frame, same, say } from '../words.ts'
import { coefficientAt, coefficients, endsOf } from './coefficient-k.ts'
import { noParams } from './conditions.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

const volumeName = say('volume in cubic metres', 'घनमीटर में आयतन')

const keys = { volumeM3: number({ least: 0 }) }
const tonnageFacts = record({}, keys)

export type GrossTonnageFacts = FactsOf<typeof tonnageFacts>
export type GrossTonnageValue = { readonly k: number; readonly grossTonnage: number }

/** K to four decimals, the tonnage to two, from the unrounded K. */
export function grossTonnageDecision(law: Law) {
  const { first, last } = endsOf(coefficients(law))
  return calculationOf(instrument)({
    decision: 'gross-tonnage',
    title: say('gross tonnage', 'सकल टनेज'),
    citation: '22(4)',
    citations: ['22(4)'],
    params: noParams,
    facts: tonnageFacts,
    whole: record(keys, {}),
    leaves: [{ path: 'volumeM3', name: volumeName, tries: [first.volume, last.volume] }],
    value: ({ volumeM3 }): GrossTonnageValue => {
      const volume = exact(volumeM3)
      const k = coefficientAt(law, volume)
      return { k: rounded(k, 4), grossTonnage: rounded(times(k, volume), 2) }
    },
    tell: ({ k, grossTonnage }, { volumeM3 }) => {
      const found = frame(say('{0} tons', '{0} टन'), same(grossTonnage))
      const outside = volumeM3 < first.volume || volumeM3 > last.volume
      return {
        found,
        lines: [
          {
            citation: '22(4)',
            words: say('coefficient K by the table', 'तालिका से गुणांक K'),
            record: frame(say('Volume: {0} cubic metres', 'आयतन: {0} घनमीटर'), same(volumeM3)),
            found: same(k),
            interpretations: outside ? ['B1'] : [],
          },
          { citation: '22(4)', words: say('gross tonnage = K × volume', 'सकल टनेज = K × आयतन'), found },
        ],
      }
    },
  })
}
