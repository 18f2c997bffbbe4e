// Rule 44: the least clear height of the side above water, in fair and in foul season.
import { calculationOf } from '../calculation.ts'
import { compare, exact, minus, per, plus, rounded, times, type Exact } from '../exact.ts'
import { number, record } from '../facts/schema.ts'
import { frame, same, say } from '../words.ts'
import { instrument } from './instrument.ts'
import { freeboard } from './vessel-parameters.ts'

export const lengthKeys = { length: number({ least: 0 }) }

export type FreeboardValue = { readonly fairCm: number; readonly foulCm: number }

const centimetres = (figure: number) => frame(say('{0} cm', '{0} से.मी.'), same(figure))

/** The freeboard in centimetres, each from the unrounded figure. */
export const freeboardDecision = calculationOf(instrument)({
  decision: 'freeboard',
  title: say('freeboard', 'शीर्षातंर (फ्री बोर्ड)'),
  citation: '44',
  citations: ['44(i)', '44(ii)'],
  params: record({}, {}),
  facts: record({}, lengthKeys),
  whole: record(lengthKeys, {}),
  leaves: [{ path: 'length', name: say('length', 'लम्बाई'), tries: [6, 18] }],
  value: ({ length }): FreeboardValue => {
    const fair = fairHeight(exact(length))
    const foul = times(fair, exact(freeboard.foul.value))
    return { fairCm: rounded(fair, 2), foulCm: rounded(foul, 2) }
  },
  tell: ({ fairCm, foulCm }) => ({
    found: centimetres(fairCm),
    lines: [
      {
        citation: '44(i)',
        words: frame(
          say(
            'fair season: {0} cm up to 6 m, {1} cm from 18 m, in proportion between',
            'अच्छा मौसम: 6 मी. तक {0} से.मी., 18 मी. से {1} से.मी., बीच में अनुपात में',
          ),
          same(freeboard.least.value),
          same(freeboard.most.value),
        ),
        found: centimetres(fairCm),
      },
      {
        citation: '44(ii)',
        words: frame(say('foul season: {0} times', 'प्रतिकूल मौसम: {0} गुणा'), same(freeboard.foul.value)),
        found: centimetres(foulCm),
      },
    ],
  }),
})

/** Between the two lengths the height rises in proportion. */
function fairHeight(length: Exact): Exact {
  const [short, long] = [exact(freeboard.short.value), exact(freeboard.long.value)]
  const [least, most] = [exact(freeboard.least.value), exact(freeboard.most.value)]
  if (compare(length, short) <= 0) return least
  if (compare(length, long) >= 0) return most
  const share = per(minus(length, short), minus(long, short))
  return plus(least, times(minus(most, least), share))
}
