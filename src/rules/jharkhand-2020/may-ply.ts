// Rules 1(iii)(a), 6(vii) and 10(i): may the vessel ply on the day?
import { concluded, decisionOf } from '../decision.ts'
import { dayNumber, type DayNumber } from '../day.ts'
import { boolean, day, nullable, record } from '../facts/schema.ts'
import type { Explanation, Outcome } from '../fold/explanation.ts'
import { line } from '../fold/line.ts'
import { some } from '../fold/outcomes.ts'
import { spanWords } from '../vocabulary/figure-words.ts'
import { dayWords, notKnown } from '../vocabulary/phrases.ts'
import { frame, say, type Bilingual } from '../words.ts'
import { instrument } from './instrument.ts'
import type { Figures, Law } from './law.ts'

export const plyingFacts = record(
  {},
  {
    surveyCertificate: nullable(record({}, { validUntil: day, endedOn: nullable(day) })),
    registration: nullable(record({}, { active: boolean })),
    temporaryPass: nullable(record({}, { issuedOn: day })),
    insurance: nullable(record({}, { validUntil: day })),
  },
)

const title = say('the vessel may ply', 'जलयान चल सकता है')

/** Decides whether survey, registration and insurance are in force. */
export const plyingDecision = ({ figures: { plying } }: Law) =>
  decisionOf(instrument)({
    decision: 'may-ply',
    title,
    // 6(iii)(c): a certificate ends with its cancellation; 14(ii): the days of a pass.
    citations: ['1(iii)(a)', '10(i)', '6(vii)', '6(iii)(c)', '14(ii)'],
    reads: [
      'surveyCertificate.validUntil',
      'surveyCertificate.endedOn',
      'registration.active',
      'temporaryPass.issuedOn',
      'insurance.validUntil',
    ],
    params: record({}, {}),
    facts: plyingFacts,
    answer: (_, on, facts) => {
      const { surveyCertificate, registration, temporaryPass, insurance } = facts
      const allowed = some([registered(registration), onPass(plying, temporaryPass, on)])
      return concluded(title, '1(iii)', [
        surveyLine(surveyCertificate, on),
        registrationLine(plying, allowed, on),
        insuranceLine(insurance, on),
      ])
    },
  })

type Paper = { readonly validUntil?: string | undefined; readonly endedOn?: string | null | undefined }

/** Good to its last day; a certificate that was ended is over from that very day. */
function inForce(paper: Paper | null | undefined, on: DayNumber): Outcome {
  if (paper === undefined) return 'unknown'
  if (paper === null || (typeof paper.endedOn === 'string' && on >= dayNumber(paper.endedOn))) return 'unmet'
  if (paper.validUntil === undefined) return 'unknown'
  return on <= dayNumber(paper.validUntil) ? 'met' : 'unmet'
}

const surveyRecord = say('Certificate of survey', 'सर्वेक्षण प्रमाणपत्र')

const surveyLine = (paper: Paper | null | undefined, on: DayNumber): Explanation =>
  line(
    {
      citation: '1(iii)(a)',
      words: say('a certificate of survey is in force', 'सर्वेक्षण प्रमाणपत्र लागू है'),
      interpretations: ['D28'],
    },
    inForce(paper, on),
    {
      record: surveyRecord,
      found: paperWords(paper),
      need: frame(say('in force on {0}', '{0} को लागू'), dayWords(on)),
      short: say(
        'no certificate of survey is in force; survey is needed',
        'सर्वेक्षण प्रमाणपत्र लागू नहीं; सर्वेक्षण कराना होगा',
      ),
    },
  )

function paperWords(paper: Paper | null | undefined): Bilingual {
  if (paper === null) return say('there is none', 'कोई नहीं है')
  if (typeof paper?.endedOn === 'string')
    return frame(say('ended on {0}', '{0} को समाप्त किया गया'), dayWords(dayNumber(paper.endedOn)))
  return paper?.validUntil === undefined
    ? notKnown
    : frame(say('valid until {0}', '{0} तक विधिमान्य'), dayWords(dayNumber(paper.validUntil)))
}

function registered(registration: { readonly active?: boolean | undefined } | null | undefined): Outcome {
  if (registration === null || registration?.active === false) return 'unmet'
  return registration?.active === true ? 'met' : 'unknown'
}

/** The day of issue is the first of the thirty. */
function onPass(
  plying: Figures['plying'],
  pass: { readonly issuedOn?: string | undefined } | null | undefined,
  on: DayNumber,
): Outcome {
  if (pass === null) return 'unmet'
  if (pass?.issuedOn === undefined) return 'unknown'
  const first = dayNumber(pass.issuedOn)
  return first <= on && on < first + plying.pass.value ? 'met' : 'unmet'
}

const registrationFound: Partial<Record<Outcome, Bilingual>> = {
  met: say('registered, or on a temporary pass', 'निबंधित, या अस्थाई पास पर'),
  unmet: say('neither registered nor on a temporary pass', 'न निबंधन, न अस्थाई पास'),
}

const registrationLine = ({ pass }: Figures['plying'], outcome: Outcome, on: DayNumber): Explanation =>
  line(
    {
      citation: '10(i)',
      words: frame(
        say(
          'registration in force, or a temporary pass of at most {0}',
          'निबंधन लागू हो, या अधिक से अधिक {0} का अस्थाई पास हो',
        ),
        spanWords(pass),
      ),
    },
    outcome,
    {
      record: say('Registration', 'निबंधन'),
      found: registrationFound[outcome] ?? notKnown,
      need: frame(say('in force on {0}', '{0} को लागू'), dayWords(on)),
      short: say('registration is needed', 'निबंधन कराना होगा'),
    },
  )

const insuranceLine = (insurance: Paper | null | undefined, on: DayNumber): Explanation =>
  line(
    { citation: '6(vii)', words: say('the vessel is insured', 'जलयान का बीमा है') },
    inForce(insurance, on),
    {
      record: say('Insurance', 'बीमा'),
      found: paperWords(insurance),
      need: frame(say('in force on {0}', '{0} को लागू'), dayWords(on)),
      short: say('insurance is needed', 'बीमा कराना होगा'),
    },
  )
