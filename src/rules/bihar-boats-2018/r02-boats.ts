// Rule 2: what a boat is, and its class.
import { calculationOf } from '../calculation.ts'
import { boolean, choice, number, record, type FactsOf } from '../facts/schema.ts'
import type { Rule } from '../fold/rule.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { fact, noParams, ruled, unless } from './conditions.ts'
import type { BoatClass } from './fee-list.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

const scopeFacts = record(
  {},
  {
    boat: record({}, { length: number({ least: 0 }), hasEngine: boolean, bhp: number({ least: 0 }) }),
  },
)

export type ScopeFacts = FactsOf<typeof scopeFacts>

const noEngine = fact(
  {
    citation: '2(a) engine',
    path: 'boat.hasEngine',
    words: say('a boat without an engine', 'बिना इंजन की नाव'),
    record: say('Engine', 'इंजन'),
  },
  [false],
  {
    met: say('no engine', 'इंजन नहीं है'),
    unmet: say('has an engine', 'इंजन लगा है'),
    short: say('has an engine', 'इंजन लगा है'),
  },
)

export const scopeRules = ({ figures: { boat } }: Law): readonly Rule[] => [
  {
    kind: 'figure',
    citation: '2(a) length',
    words: frame(say('up to {0} metres long', '{0} मीटर तक लम्बी'), same(boat.length.value)),
    path: 'boat.length',
    phrase: 'not-exceeding',
    parameter: boat.length,
    record: say('Length', 'लम्बाई'),
    spoken: say('{0} metres', '{0} मीटर'),
  },
  unless(
    {
      kind: 'figure',
      citation: '2(a) engine',
      words: frame(
        say('with an engine, less than {0} horse power', 'इंजन हो तो {0} अश्व-शक्ति से कम'),
        same(boat.bhp.value),
      ),
      path: 'boat.bhp',
      phrase: 'less-than',
      parameter: boat.bhp,
      record: say('Power of the engine', 'इंजन की शक्ति'),
      spoken: say('{0} horse power', '{0} अश्व-शक्ति'),
    },
    [noEngine],
  ),
]

/** Whether these rules are about this boat at all. */
export const scopeDecision = (law: Law) =>
  ruled({
    decision: 'scope',
    title: say('a boat under these rules', 'इस नियमावली के अधीन नाव'),
    citation: '2(a)',
    facts: scopeFacts,
    rules: scopeRules(law),
  })

/** What a hull is built of; all but the last make a Class I boat (2(d)). */
const hulls = ['iron', 'wood', 'frp', 'ferro-cement', 'other'] as const

export type Hull = (typeof hulls)[number]

const shape = { shipShape: boolean, straightKeel: boolean, hull: choice(hulls) }
const classFacts = record({}, shape)

export type BoatClassFacts = FactsOf<typeof classFacts>
export type BoatClassValue = { readonly boatClass: BoatClass }

const classNames: Readonly<Record<BoatClass, Bilingual>> = {
  I: say('Class I boat', 'वर्ग-I नाव'),
  II: say('Class II boat', 'वर्ग-II नाव'),
}

/** The class of a boat: I when ship-shape, with a straight keel, of one of the four materials; else II. */
export const boatClassDecision = calculationOf(instrument)({
  decision: 'boat-class',
  title: say('class of the boat', 'नाव का वर्ग'),
  citation: '2(d)',
  citations: ['2(d)', '2(e)'],
  params: noParams,
  facts: classFacts,
  whole: record(shape, {}),
  leaves: [
    { path: 'shipShape', name: say('ship-shape', 'जहाजनुमा'), tries: [true, false] },
    { path: 'straightKeel', name: say('straight keel', 'सीधी कील'), tries: [true, false] },
    { path: 'hull', name: say('material of the hull', 'नाव किससे बनी है'), tries: ['iron', 'other'] },
  ],
  value: ({ shipShape, straightKeel, hull }): BoatClassValue => ({
    boatClass: shipShape && straightKeel && hull !== 'other' ? 'I' : 'II',
  }),
  tell: ({ boatClass }) => {
    const found = classNames[boatClass]
    const words =
      boatClass === 'I'
        ? say(
            'ship-shape, with a straight keel, of iron, wood, fibre reinforced plastic or ferro-cement',
            'जहाजनुमा, सीधी कील वाली, लोहा, लकड़ी, फाइबर प्लास्टिक या फेरो सीमेंट की बनी',
          )
        : say('any boat other than Class I', 'वर्ग-I से भिन्न कोई भी नाव')
    return { found, lines: [{ citation: boatClass === 'I' ? '2(d)' : '2(e)', words, found }] }
  },
})
