// Rules 19, 24(1)(d) and 27(k): how a boat may be loaded.
import { boolean, number, record, type FactsOf } from '../facts/schema.ts'
import type { Rule } from '../fold/rule.ts'
import { say } from '../words.ts'
import { fact, ruled, unless } from './conditions.ts'
import type { Law } from './law.ts'

const count = number({ least: 0, whole: true })

const loadingFacts = record(
  {},
  { loadLineSubmerged: boolean, persons: count, capacity: count, animals: boolean, otherPassengers: boolean },
)

export type LoadingFacts = FactsOf<typeof loadingFacts>

const noAnimals = fact(
  {
    citation: '27(k)',
    path: 'animals',
    words: say(
      'no animals together with other passengers (in the English text only)',
      'दूसरे यात्रियों के साथ पशु नहीं (केवल अंग्रेजी पाठ में)',
    ),
    record: say('Animals', 'पशु'),
  },
  [false],
  {
    met: say('no animals on board', 'नाव पर पशु नहीं हैं'),
    unmet: say('animals on board with other passengers', 'दूसरे यात्रियों के साथ पशु हैं'),
    short: say(
      'only the one who brings the animal may travel with it',
      'पशु के साथ केवल उसे लाने वाला ही जा सकता है',
    ),
  },
)

const nobodyElse = fact(
  {
    citation: '27(k)',
    path: 'otherPassengers',
    words: say('no other passengers', 'कोई दूसरा यात्री नहीं'),
    record: say('Other passengers', 'दूसरे यात्री'),
  },
  [false],
  {
    met: say('no other passengers', 'कोई दूसरा यात्री नहीं'),
    unmet: say('there are other passengers', 'दूसरे यात्री हैं'),
    short: say('there are other passengers', 'दूसरे यात्री हैं'),
  },
)

/** The clause on animals stands in the English text alone (L1). */
export const loadingRules = ({ readings }: Law): readonly Rule[] => [
  fact(
    {
      citation: '19',
      path: 'loadLineSubmerged',
      words: say('the load line is not under water', 'लोड लाईन पानी में न डूबे'),
      record: say('Load line', 'लोड लाईन'),
    },
    [false],
    {
      met: say('above the water', 'पानी के ऊपर है'),
      unmet: say('under water', 'पानी में डूबी है'),
      short: say('the load is to be lightened', 'भार कम करना होगा'),
    },
  ),
  {
    kind: 'at-most',
    citation: '24(1)(d)',
    words: say('no more persons than the surveyor allowed', 'सर्वेक्षक द्वारा तय संख्या से ज्यादा सवारी नहीं'),
    path: 'persons',
    against: 'capacity',
    record: say('Persons on board', 'नाव पर सवार व्यक्ति'),
  },
  ...(readings.L1 === 'not-with-others'
    ? [{ ...unless(noAnimals, [nobodyElse]), interpretations: ['L1'] as const }]
    : []),
]

/** Is the boat loaded as the rules allow? */
export const loadingDecision = (law: Law) =>
  ruled({
    decision: 'loading',
    title: say('loading of the boat', 'नाव का लदान'),
    citation: '19',
    facts: loadingFacts,
    rules: loadingRules(law),
  })
