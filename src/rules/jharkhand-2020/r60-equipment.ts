// Rules 59(vii), 60 and 61: stability, anchors, echo sounder and deck equipment.
import { around } from '../around.ts'
import { calculationOf, type CalculationLine } from '../calculation.ts'
import { judged, decisionOf } from '../decision.ts'
import { boolean, number, record } from '../facts/schema.ts'
import { compares } from '../fold/compares.ts'
import { askedOfFacts } from '../fold/asked.ts'
import type { Figure, Parameter } from '../fold/rule.ts'
import { lookUp, type Table } from '../fold/table.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { instrument } from './instrument.ts'
import type { Figures, Law } from './law.ts'

const size = number({ least: 0 })
export const anchorKeys = { length: size, grossTonnage: size }

export type AnchorsValue = { readonly anchors: number; readonly bySurveyingAuthority: boolean }

/** 60(i), (ii): a vessel of exactly 15 m has two. */
export const anchorTable = ({ figures: { equipment } }: Law): Table<Parameter> => ({
  kind: 'table',
  phrase: 'less-than',
  rows: [
    { citation: '60(i)', end: equipment.anchorLength, gives: equipment.oneAnchor },
    { citation: '60(ii)', end: null, gives: equipment.twoAnchors },
  ],
})

/** The anchors, at least; above 100 tons the surveying authority specifies them. */
export function anchorsDecision(law: Law) {
  const { anchorLength, anchorTonnage } = law.figures.equipment
  const table = anchorTable(law)
  return calculationOf(instrument)({
    decision: 'anchors',
    title: say('anchors and cables', 'लंगर और केबल'),
    citation: '60',
    citations: ['60(i)', '60(ii)', '60(iii)'],
    params: record({}, {}),
    facts: record({}, anchorKeys),
    whole: record(anchorKeys, {}),
    leaves: [
      { path: 'length', name: say('length', 'लम्बाई'), tries: around(anchorLength) },
      { path: 'grossTonnage', name: say('gross tonnage', 'सकल टनेज'), tries: around(anchorTonnage) },
    ],
    value: ({ length, grossTonnage }): AnchorsValue => ({
      anchors: lookUp(table, length).gives.value,
      bySurveyingAuthority: compares.exceeding(grossTonnage, anchorTonnage.value),
    }),
    tell: ({ anchors, bySurveyingAuthority }, { length }) => ({
      found: same(anchors),
      lines: [
        counted(
          lookUp(table, length).citation,
          say('anchors with chain cables, at least', 'चेन केबल सहित लंगर, कम से कम'),
          same(anchors),
        ),
        counted('60(iii)', frame(asSpecified, same(anchorTonnage.value)), yesNo(bySurveyingAuthority)),
      ],
    }),
  })
}

const asSpecified = say(
  'above {0} tons, as the surveying authority specifies',
  '{0} टन से अधिक पर जैसा सर्वेक्षण प्राधिकारी तय करे',
)

const yesNo = (holds: boolean): Bilingual =>
  holds ? say('it is so', 'हाँ, ऐसा है') : say('it is not so', 'नहीं')

export const deckKeys = { grossTonnage: size, open: boolean }

export type DeckEquipmentValue = {
  readonly echoSounder: boolean
  readonly leadLines: number
  readonly oars: number
  readonly rowLocks: number
  readonly boatHooks: number
  readonly heavingLines: number
}

/** The echo sounder and the lines, oars and hooks, at least. */
export const deckEquipmentDecision = ({ figures: { equipment } }: Law) =>
  calculationOf(instrument)({
    decision: 'deck-equipment',
    title: say('echo sounder and deck equipment', 'इको साउंडर और डेक के उपकरण'),
    citation: '61',
    citations: ['61(i)', '61(ii)', '61(v)'],
    params: record({}, {}),
    facts: record({}, deckKeys),
    whole: record(deckKeys, {}),
    leaves: [
      { path: 'grossTonnage', name: say('gross tonnage', 'सकल टनेज'), tries: around(equipment.echoTonnage) },
      { path: 'open', name: say('open vessel', 'खुला जलयान'), tries: [false, true] },
    ],
    value: ({ grossTonnage, open }): DeckEquipmentValue => ({
      echoSounder: compares.exceeding(grossTonnage, equipment.echoTonnage.value),
      leadLines: equipment.leadLines.value,
      oars: open ? equipment.oars.value : 0,
      rowLocks: open ? equipment.rowLocks.value : 0,
      boatHooks: open ? equipment.boatHooks.value : 0,
      heavingLines: equipment.heavingLines.value,
    }),
    tell: (value) => ({
      found: say('by Rule 61', 'नियम 61 के अनुसार'),
      lines: [
        counted('61(i)', say('echo sounder', 'इको साउंडर'), yesNo(value.echoSounder)),
        counted('61(i)', say('hand lead lines', 'हैण्डलेड लाईन'), same(value.leadLines)),
        counted('61(ii)', say('oars', 'चप्पू'), same(value.oars)),
        counted('61(ii)', say('row locks', 'रो लॉक'), same(value.rowLocks)),
        counted('61(ii)', say('boat hooks', 'नौका हुक'), same(value.boatHooks)),
        counted('61(v)', say('heaving lines', 'हीविंग लाईन'), same(value.heavingLines)),
      ],
    }),
  })

const counted = (citation: string, words: Bilingual, found: Bilingual): CalculationLine => ({
  citation,
  words,
  found,
})

const enoughHeight = ({ equipment }: Figures): Figure => ({
  kind: 'figure',
  citation: '59(vii)',
  words: frame(
    say('initial GM of at least {0} m', 'प्रारंभिक जीएम कम से कम {0} मी.'),
    same(equipment.metacentric.value),
  ),
  path: 'gmM',
  phrase: 'not-less-than',
  parameter: equipment.metacentric,
  record: say('Initial GM', 'प्रारंभिक जीएम'),
  spoken: say('{0} m', '{0} मी.'),
})

/** Decides the least initial metacentric height; an unstable vessel has one below nothing. */
export function stabilityDecision({ figures }: Law) {
  const height = enoughHeight(figures)
  return decisionOf(instrument)({
    decision: 'stability',
    title: say('stability', 'स्थायित्व'),
    citations: [height.citation],
    reads: [height.path],
    params: record({}, {}),
    facts: record({}, { gmM: number({ least: -1000 }) }),
    answer: (_, on, facts) => judged(say('stability', 'स्थायित्व'), '59', [height], askedOfFacts(facts, on)),
  })
}
