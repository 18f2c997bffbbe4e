// Rule 22(4): gross tonnage is K times the volume, K by straight-line interpolation in the printed table.
import { calculationOf } from '../calculation.ts'
import { compare, exact, minus, per, plus, rounded, times, type Exact } from '../exact.ts'
import { number, record, type FactsOf } from '../facts/schema.ts'
import { frame, same, say } from '../words.ts'
import { coefficients, type KRow } from './coefficient-k.ts'
import { noParams } from './conditions.ts'
import { instrument } from './instrument.ts'

const keys = { volumeM3: number({ least: 0 }) }
const tonnageFacts = record({}, keys)

export type GrossTonnageFacts = FactsOf<typeof tonnageFacts>
export type GrossTonnageValue = { readonly k: number; readonly grossTonnage: number }

/** K to four decimals, the tonnage to two, from the unrounded K. */
export const grossTonnageDecision = calculationOf(instrument)({
  decision: 'gross-tonnage',
  title: say('gross tonnage', 'सकल टनेज'),
  citation: '22(4)',
  citations: ['22(4)'],
  params: noParams,
  facts: tonnageFacts,
  whole: record(keys, {}),
  leaves: [{ path: 'volumeM3', name: say('volume in cubic metres', 'घनमीटर में आयतन'), tries: [10, 1000] }],
  value: ({ volumeM3 }): GrossTonnageValue => {
    const volume = exact(volumeM3)
    const k = coefficientAt(volume)
    return { k: rounded(k, 4), grossTonnage: rounded(times(k, volume), 2) }
  },
  tell: ({ k, grossTonnage }, { volumeM3 }) => {
    const found = frame(say('{0} tons', '{0} टन'), same(grossTonnage))
    const outside = volumeM3 < firstRow.volume || volumeM3 > lastRow.volume
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

const none: KRow = { volume: 0, k: 0, address: '' }
const firstRow = coefficients[0] ?? none
const lastRow = coefficients.at(-1) ?? none

/** Below the table as in its first row, above it as in its last (B1). */
function coefficientAt(volume: Exact): Exact {
  if (compare(volume, exact(firstRow.volume)) <= 0) return exact(firstRow.k)
  const above = coefficients.findIndex((row) => compare(volume, exact(row.volume)) <= 0)
  if (above === -1) return exact(lastRow.k)
  return between(coefficients[above - 1] ?? firstRow, coefficients[above] ?? lastRow, volume)
}

/** On the straight line between two rows. */
function between(low: KRow, high: KRow, volume: Exact): Exact {
  const part = per(minus(volume, exact(low.volume)), minus(exact(high.volume), exact(low.volume)))
  return plus(exact(low.k), times(minus(exact(high.k), exact(low.k)), part))
}
