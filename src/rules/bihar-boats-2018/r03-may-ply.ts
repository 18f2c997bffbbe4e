// Rule 3: no boat plies unless it is registered, licensed and bears its number.
import { boolean, day, nullable, record, type FactsOf } from '../facts/schema.ts'
import type { Rule } from '../fold/rule.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { fact, ruled } from './conditions.ts'
import type { Law } from './law.ts'

const plyFacts = record(
  {},
  {
    registered: boolean,
    licence: nullable(record({}, { validUntil: day, revokedOn: nullable(day) })),
    numberPainted: boolean,
  },
)

export type MayPlyFacts = FactsOf<typeof plyFacts>

/** The Hindi text asks another height of the figures than the English (L3). */
const numberWords = ({ figures: { painted } }: Law): Bilingual =>
  frame(
    say(
      'letters and number painted in white on both sides, at least {0} cm high and {1} cm broad (the Hindi text says {2} cm; {3} cm applies)',
      'अक्षर-समूह और निबंधन संख्या दोनों तरफ सफेद रंग से, कम से कम {0} से.मी. ऊँची और {1} से.मी. चौड़ी (हिन्दी पाठ में {2} से.मी. छपा है; {3} से.मी. लागू है)',
    ),
    same(painted.height.value),
    same(painted.breadth.value),
    same(painted.heightInHindi.value),
    same(painted.height.value),
  )

export const plyRules = (law: Law): readonly Rule[] => [
  fact(
    {
      citation: '3(a) registration',
      path: 'registered',
      words: say('registered (Form II)', 'निबंधित (प्रपत्र-II)'),
      record: say('Registration', 'निबंधन'),
    },
    [true],
    {
      met: say('registered', 'निबंधित है'),
      unmet: say('not registered', 'निबंधित नहीं है'),
      short: say('the boat is to be registered first', 'पहले नाव का निबंधन कराना होगा'),
    },
  ),
  {
    kind: 'in-force',
    citation: '3(a) licence',
    words: say('a licence in force (Form III)', 'प्रभावी अनुज्ञप्ति (प्रपत्र-III)'),
    path: 'licence',
    record: say('Licence', 'अनुज्ञप्ति'),
  },
  fact(
    {
      citation: '3(b)',
      path: 'numberPainted',
      words: numberWords(law),
      record: say('Number on the boat', 'नाव पर लिखी संख्या'),
    },
    [true],
    {
      met: say('painted on both sides', 'दोनों तरफ लिखी है'),
      unmet: say('not painted as asked', 'माँगे अनुसार नहीं लिखी है'),
      short: say('the number is to be painted on both sides', 'दोनों तरफ संख्या लिखवानी होगी'),
    },
  ),
]

/** Whether a boat may ply on the day. */
export const mayPlyDecision = (law: Law) =>
  ruled({
    decision: 'may-ply',
    title: say('leave to ply', 'नाव चलाने की अनुमति'),
    citation: '3',
    facts: plyFacts,
    rules: plyRules(law),
  })
