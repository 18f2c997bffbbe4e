// Rules 1 and 3(b), Appendix-A: the letters of the district and the number that a boat bears.
import { judged, decisionOf, type Decided } from '../decision.ts'
import { number, record, text, type FactsOf } from '../facts/schema.ts'
import { askedOfFacts } from '../fold/asked.ts'
import type { Fact } from '../fold/rule.ts'
import { say } from '../words.ts'
import { fact, noParams } from './conditions.ts'
import { boatDistricts, districtLetters } from './district-letters.ts'
import { instrument } from './instrument.ts'

const markFacts = record(
  {},
  {
    district: text("^[A-Z][A-Za-z ().'-]{1,59}$", 'the name of a district, such as "Madhubani"'),
    number: number({ least: 1, most: 9_999_999, whole: true }),
  },
)

export type RegistrationMarkFacts = FactsOf<typeof markFacts>
export type RegistrationMarkValue = { readonly mark: string }

export const inTheTerritory: Fact = fact(
  {
    citation: '1',
    path: 'district',
    words: say(
      'in Darbhanga Division: Darbhanga, Madhubani or Samastipur',
      'दरभंगा प्रमंडल में: दरभंगा, मधुबनी या समस्तीपुर',
    ),
    record: say('District', 'जिला'),
  },
  boatDistricts,
  {
    met: say('in Darbhanga Division', 'दरभंगा प्रमंडल में है'),
    unmet: say('outside Darbhanga Division', 'दरभंगा प्रमंडल से बाहर है'),
    short: say('these rules extend to three districts only', 'यह नियमावली केवल तीन जिलों में लागू है'),
  },
)

/** The registration mark of a boat: "BRG 0001". */
export const registrationMarkDecision = decisionOf(instrument)({
  decision: 'registration-mark',
  title: say('registration mark', 'निबंधन चिन्ह'),
  citations: ['1', 'Appendix-A'],
  reads: ['district', 'number'],
  trees: [{ params: {}, rules: [inTheTerritory] }],
  params: noParams,
  facts: markFacts,
  answer: (_, on, facts): Decided<RegistrationMarkValue> => {
    const decided = judged(
      say('registration mark', 'निबंधन चिन्ह'),
      '3(b)',
      [inTheTerritory],
      askedOfFacts(facts, on),
    )
    const letters = districtLetters.find(({ district }) => district === facts.district)?.letters
    if (decided.outcome !== 'satisfied' || letters === undefined || facts.number === undefined) return decided
    return { ...decided, value: { mark: markOf(letters, facts.number) } }
  },
})

const markOf = (letters: string, count: number) => `${letters} ${String(count).padStart(4, '0')}`
