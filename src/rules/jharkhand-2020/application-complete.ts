// Rules 23(ii) and 30(ii): what an application must be accompanied by.
import { decisionOf, judged } from '../decision.ts'
import { boolean, number, record } from '../facts/schema.ts'
import { factsRead } from '../fold/facts-read.ts'
import { askedOfFacts } from '../fold/asked.ts'
import type { Fact, Rule } from '../fold/rule.ts'
import { grades, type Grade } from '../vocabulary/grades.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { gradeParams, gradeTrees } from './grade-params.ts'
import { isDeckGrade } from './competency-grant.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

const applicationFacts = record(
  {},
  {
    documents: record(
      {},
      {
        testimonials: boolean,
        character: boolean,
        feeReceipt: boolean,
        earlierCertificate: boolean,
        photographs: number({ least: 0, whole: true }),
        proofOfAge: boolean,
      },
    ),
    holdsEarlierCertificate: boolean,
  },
)

const enclosed = (citation: string, key: string, name: Bilingual): Fact => ({
  kind: 'fact',
  citation,
  words: name,
  path: `documents.${key}`,
  among: [true],
  record: frame(say('Document: {0}', 'दस्तावेज: {0}'), name),
  findings: {
    met: say('enclosed', 'साथ लगा है'),
    unmet: say('not enclosed', 'साथ नहीं लगा है'),
    short: frame(say('please add: {0}', 'कृपया लगाएँ: {0}'), name),
  },
})

const noneHeld = (citation: string): Fact => ({
  kind: 'fact',
  citation,
  words: say('no earlier certificate is held', 'पहले का कोई प्रमाणपत्र नहीं है'),
  path: 'holdsEarlierCertificate',
  among: [false],
  record: say('Earlier certificate', 'पहले का प्रमाणपत्र'),
  findings: {
    met: say('none is held', 'कोई नहीं है'),
    unmet: say('one is held', 'एक है'),
    short: say('one is held and must be added', 'एक है, उसे लगाना होगा'),
  },
})

const earlierCertificate = (citation: string): Rule => ({
  kind: 'unless',
  citation,
  words: say('any certificate granted under these rules', 'इन नियमों के तहत पहले दिया गया प्रमाणपत्र'),
  rule: enclosed(citation, 'earlierCertificate', say('earlier certificate', 'पहले का प्रमाणपत्र')),
  exemptions: [noneHeld(citation)],
})

const twoPhotographs = ({ figures: { photographs } }: Law, citation: string, deck: boolean): Rule => {
  const parameter = deck ? photographs.deck : photographs.engine
  return {
    kind: 'figure',
    citation,
    words: frame(
      say('{0} recent photographs, signed on the back', 'हाल के {0} फोटो, पीछे हस्ताक्षर सहित'),
      same(parameter.value),
    ),
    path: 'documents.photographs',
    phrase: 'not-less-than',
    parameter,
    record: say('Document: photographs', 'दस्तावेज: फोटो'),
    spoken: say('photographs: {0}', 'फोटो: {0}'),
  }
}

/** The six enclosures, in listed order; engine grades by 23(ii), deck grades by 30(ii). */
export function applicationRules(law: Law, grade: Grade): readonly Rule[] {
  const deck = isDeckGrade(grade)
  const rule = deck ? '30(ii)' : '23(ii)'
  return [
    enclosed(
      `${rule}(a)`,
      'testimonials',
      say('attested copies of all testimonials', 'सभी साक्ष्यों की अनुप्रमाणित प्रति'),
    ),
    enclosed(
      `${rule}(b)`,
      'character',
      say('certificate of good character from the employer', 'नियोक्ता से अच्छे चरित्र का प्रमाणपत्र'),
    ),
    enclosed(
      `${rule}(c)`,
      'feeReceipt',
      say('receipt or challan of the examination fee', 'परीक्षा शुल्क की रसीद या चालान'),
    ),
    earlierCertificate(`${rule}(d)`),
    twoPhotographs(law, `${rule}(e)`, deck),
    enclosed(`${rule}(f)`, 'proofOfAge', say('authentic proof of age', 'आयु का प्रामाणिक प्रमाण')),
  ]
}

const letters = ['a', 'b', 'c', 'd', 'e', 'f']

/** Decides whether an application is accompanied by all it needs. */
export const applicationDecision = (law: Law) =>
  decisionOf(instrument)({
    decision: 'application-complete',
    title: say('completeness of an application', 'आवेदन की पूर्णता'),
    citations: ['23(ii)', '30(ii)'].flatMap((rule) => letters.map((letter) => `${rule}(${letter})`)),
    reads: factsRead(grades.flatMap((grade) => applicationRules(law, grade))),
    trees: gradeTrees((grade) => applicationRules(law, grade)),
    params: gradeParams,
    facts: applicationFacts,
    answer: ({ grade }, on, facts) => {
      const title = say('application with all its enclosures', 'सभी अभिलेखों के साथ आवेदन')
      return judged(
        title,
        isDeckGrade(grade) ? '30(ii)' : '23(ii)',
        applicationRules(law, grade),
        askedOfFacts(facts, on),
      )
    },
  })
