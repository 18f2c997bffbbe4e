// Rule 3(i): category A or B of a vessel, for the purpose of survey.
import { around, wholeAround } from '../around.ts'
import { calculationOf, type CalculationLine, type Leaf } from '../calculation.ts'
import { boolean, choice, number, record, type FactsOf } from '../facts/schema.ts'
import { compares } from '../fold/compares.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

const hulls = ['frp', 'steel', 'wood', 'other'] as const
const kinds = ['hovercraft', 'hydrofoil', 'other'] as const

export const vesselKeys = {
  onBoardBhp: number({ least: 0 }),
  upperDeck: boolean,
  hull: choice(hulls),
  passengerCapacity: number({ least: 0, whole: true }),
  length: number({ least: 0 }),
  kind: choice(kinds),
}

const wholeVessel = record(vesselKeys, {})

type Vessel = FactsOf<typeof wholeVessel>

type Ground = {
  readonly citation: string
  readonly words: Bilingual
  readonly holds: (vessel: Vessel) => boolean
}

const over = compares.exceeding

/** What makes a vessel one of category A, in the order of the rule. */
export const groundsOfA = ({ figures: { category } }: Law): readonly Ground[] => [
  {
    citation: '3(i)A(a)',
    words: frame(
      say('engine on board of more than {0} HP', '{0} अश्व शक्ति से अधिक का इंजन'),
      same(category.power.value),
    ),
    holds: ({ onBoardBhp }) => over(onBoardBhp, category.power.value),
  },
  {
    citation: '3(i)A(b)',
    words: say('vessel with upper deck', 'उपरी डेक युक्त जलयान'),
    holds: ({ upperDeck }) => upperDeck,
  },
  {
    citation: '3(i)A(c)',
    words: frame(
      say('FRP hull and more than {0} passengers', 'फाइबर प्लास्टिक (एफआरपी) का हल और {0} से अधिक यात्री'),
      same(category.passengers.value),
    ),
    holds: ({ hull, passengerCapacity }) =>
      hull === 'frp' && over(passengerCapacity, category.passengers.value),
  },
  {
    citation: '3(i)A(d)',
    words: frame(say('more than {0} m long', '{0} मीटर से अधिक लम्बाई'), same(category.length.value)),
    holds: ({ length }) => over(length, category.length.value),
  },
  {
    citation: '3(i)A(e)',
    words: say('hovercraft or hydrofoil', 'हॉवर क्राफ्ट या हाइड्रोफॉयल'),
    holds: ({ kind }) => kind !== 'other',
  },
]

export type CategoryValue = { readonly category: 'A' | 'B'; readonly because: readonly string[] }

/** D26: an engine of up to 300 HP makes it B only where (B)(c) is read to prevail. */
export function lowPower({ figures: { category } }: Law): Ground {
  const { citation, value } = category.lowerPower
  return {
    citation,
    words: frame(say('engine of up to {0} HP', '{0} अश्व शक्ति तक का इंजन'), same(value)),
    holds: ({ onBoardBhp }) => onBoardBhp > 0 && compares['not-exceeding'](onBoardBhp, value),
  }
}

/** Category A where any ground holds, else B (D26). */
export function categoryDecision(law: Law) {
  const grounds = groundsOfA(law)
  const before = law.readings.D26 === 'low-power' ? [lowPower(law)] : []
  return calculationOf(instrument)({
    decision: 'vessel-category',
    title: say('category of the vessel', 'जलयान का प्रवर्ग'),
    citation: '3(i)',
    citations: [...new Set([...grounds, ...before].map(({ citation }) => citation)), '3(i)B'],
    params: record({}, {}),
    facts: record({}, { vessel: record({}, vesselKeys) }),
    whole: record({ vessel: wholeVessel }, {}),
    leaves: leavesOf(law),
    value: ({ vessel }): CategoryValue => {
      if (before.some(({ holds }) => holds(vessel))) return { category: 'B', because: [] }
      const because = grounds.filter(({ holds }) => holds(vessel)).map(({ citation }) => citation)
      return { category: because.length > 0 ? 'A' : 'B', because }
    },
    tell: (value, { vessel }) => ({
      found: value.category === 'A' ? say('category A', 'प्रवर्ग क') : say('category B', 'प्रवर्ग ख'),
      lines: [...before, ...grounds].map((ground) => groundLine(ground, vessel)),
    }),
  })
}

const leavesOf = ({ figures: { category } }: Law): Leaf[] => [
  {
    path: 'vessel.onBoardBhp',
    name: say('power of the engine', 'इंजन की शक्ति'),
    tries: [...around(category.power, category.lowerPower), 0],
  },
  { path: 'vessel.upperDeck', name: say('upper deck', 'उपरी डेक'), tries: [false, true] },
  { path: 'vessel.hull', name: say('material of the hull', 'हल किस चीज का'), tries: hulls },
  {
    path: 'vessel.passengerCapacity',
    name: say('passengers', 'यात्री संख्या'),
    tries: wholeAround(category.passengers),
  },
  { path: 'vessel.length', name: say('length', 'लम्बाई'), tries: around(category.length) },
  { path: 'vessel.kind', name: say('kind of vessel', 'जलयान का प्रकार'), tries: kinds },
]

const groundLine = ({ citation, words, holds }: Ground, vessel: Vessel): CalculationLine => ({
  citation,
  words,
  found: holds(vessel) ? say('it is so', 'हाँ, ऐसा है') : say('it is not so', 'नहीं'),
  interpretations: ['D26'],
})
