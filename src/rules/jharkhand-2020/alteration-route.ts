// Rule 16(i): whether an alteration is recorded, referred, or means registration anew.
import { calculationOf } from '../calculation.ts'
import { boolean, record } from '../facts/schema.ts'
import { say, type Bilingual } from '../words.ts'
import { instrument } from './instrument.ts'

export const alterationKeys = { hullDimensions: boolean, propulsion: boolean, stabilityEndangered: boolean }

export type AlterationRoute = 'anew' | 'refer' | 'record'

const citations: Readonly<Record<AlterationRoute, string>> = {
  anew: '16(i)(a)',
  refer: '16(i)(b)',
  record: '16(i)(b)',
}

const words: Readonly<Record<AlterationRoute, Bilingual>> = {
  anew: say(
    'the hull or the means of propulsion is altered: new registration',
    'हल के आयाम या प्रणोदन के साधन में परिवर्तन: नया निबंधन',
  ),
  refer: say(
    'the stability may be endangered: the registering authority decides',
    'स्थायित्व को खतरा हो सकता है: निबंधन प्राधिकार तय करेगा',
  ),
  record: say('the alteration is recorded', 'परिवर्तन दर्ज किया जाता है'),
}

const found: Readonly<Record<AlterationRoute, Bilingual>> = {
  anew: say('registration anew', 'नया निबंधन'),
  refer: say('to be referred', 'प्राधिकार को भेजें'),
  record: say('to be recorded', 'दर्ज करें'),
}

const eitherWay = [false, true]

/** Which way an alteration of a registered vessel goes. */
export const alterationDecision = calculationOf(instrument)({
  decision: 'alteration-route',
  title: say('alteration of a registered vessel', 'निबंधित जलयान में परिवर्तन'),
  citation: '16(i)',
  citations: ['16(i)(a)', '16(i)(b)'],
  params: record({}, {}),
  facts: record({}, alterationKeys),
  whole: record(alterationKeys, {}),
  leaves: [
    {
      path: 'hullDimensions',
      name: say('length, breadth or depth altered', 'लम्बाई, चौड़ाई या गहराई में परिवर्तन'),
      tries: eitherWay,
    },
    {
      path: 'propulsion',
      name: say('means of propulsion altered', 'प्रणोदन के साधन में परिवर्तन'),
      tries: eitherWay,
    },
    {
      path: 'stabilityEndangered',
      name: say('stability endangered', 'स्थायित्व को खतरा'),
      tries: eitherWay,
    },
  ],
  value: ({ hullDimensions, propulsion, stabilityEndangered }): { route: AlterationRoute } => {
    if (hullDimensions || propulsion) return { route: 'anew' }
    return { route: stabilityEndangered ? 'refer' : 'record' }
  },
  tell: ({ route }) => ({
    found: found[route],
    lines: [{ citation: citations[route], words: words[route], found: found[route] }],
  }),
})
