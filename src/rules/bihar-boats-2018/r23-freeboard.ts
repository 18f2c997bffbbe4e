// Rule 23(2): the freeboard of a boat by its depth.
import { calculationOf, type CalculationLine } from '../calculation.ts'
import { exact, rounded, times } from '../exact.ts'
import { number, record, type FactsOf } from '../facts/schema.ts'
import { frame, same, say } from '../words.ts'
import { noParams } from './conditions.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

const keys = { depthM: number({ least: 0 }) }
const freeboardFacts = record({}, keys)

export type FreeboardFacts = FactsOf<typeof freeboardFacts>
export type FreeboardValue = { readonly fairCm: number; readonly foulCm: number }

const centimetres = (figure: number) => frame(say('{0} cm', '{0} से.मी.'), same(figure))

/** 25 cm for each metre of depth; half as much again in monsoon and flood. */
export const freeboardDecision = (law: Law) =>
  calculationOf(instrument)({
    decision: 'freeboard',
    title: say('freeboard', 'मुक्तांश'),
    citation: '23(2)',
    citations: ['23(2)'],
    params: noParams,
    facts: freeboardFacts,
    whole: record(keys, {}),
    leaves: [{ path: 'depthM', name: say('depth in metres', 'मीटर में गहराई'), tries: [0, 1] }],
    value: ({ depthM }): FreeboardValue => {
      const { freeboard } = law.figures
      const fair = times(exact(depthM), exact(freeboard.perMetre.value))
      return { fairCm: rounded(fair, 2), foulCm: rounded(times(fair, exact(freeboard.flood.value)), 2) }
    },
    tell: ({ fairCm, foulCm }, { depthM }) => ({
      found: frame(
        say('{0} in fair weather, {1} in flood', 'साफ मौसम में {0}, बाढ़ में {1}'),
        centimetres(fairCm),
        centimetres(foulCm),
      ),
      lines: freeboardLines(law, fairCm, foulCm, depthM),
    }),
  })

const freeboardLines = (
  { figures: { freeboard } }: Law,
  fairCm: number,
  foulCm: number,
  depthM: number,
): CalculationLine[] => [
  {
    citation: '23(2)',
    words: frame(
      say('fair weather: {0} for each metre of depth', 'साफ मौसम: गहराई के हर मीटर पर {0}'),
      centimetres(freeboard.perMetre.value),
    ),
    record: frame(say('Depth: {0} metres', 'गहराई: {0} मीटर'), same(depthM)),
    found: centimetres(fairCm),
  },
  {
    citation: '23(2)',
    words: frame(
      say('monsoon and flood: {0} times that', 'मॉनसून और बाढ़: उसका {0} गुना'),
      same(freeboard.flood.value),
    ),
    found: centimetres(foulCm),
  },
]
