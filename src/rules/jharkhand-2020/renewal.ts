// Rule 34(iv)(c) to (e): how a certificate is renewed, from when to when, and at what fee.
import { calculationOf, type CalculationLine } from '../calculation.ts'
import { anniversary, dayNumber, dayText, lastDayOfTerm, type Day, type DayNumber } from '../day.ts'
import { choice, day, record } from '../facts/schema.ts'
import { dayWords } from '../vocabulary/phrases.ts'
import { grades, type Grade } from '../vocabulary/grades.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { examinationFees } from './grade-figures.ts'
import { rupeeWords } from './fee-lines.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

export type RenewalPath = 'in-time' | 'lapsed-within-three-years' | 'lapsed-over-three-years'

export type RenewalValue = {
  readonly path: RenewalPath
  readonly oralExamination: boolean
  readonly reasonsRequired: boolean
  readonly fee: number
  readonly validFrom: Day
  readonly validUntil: Day
}

/** Only the six grades are renewed here; a licence, a boat handler's or a merchant shipping certificate is not. */
export const renewedKeys = { grade: choice(grades), validUntil: day }

/** How the certificate is renewed on the day. */
export const renewalDecision = (law: Law) =>
  calculationOf(instrument)({
    decision: 'renewal',
    title: say('renewal of a certificate', 'प्रमाणपत्र का नवीकरण'),
    citation: '34(iv)(c)',
    citations: ['34(iv)(c)', '34(iv)(d)', '34(iv)(e)'],
    // D8: the fee of the examination.
    applies: ['33(vi)'],
    params: record({}, {}),
    facts: record({}, { certificate: record({}, renewedKeys) }),
    whole: record({ certificate: record(renewedKeys, {}) }, {}),
    leaves: [
      { path: 'certificate.grade', name: say('grade of the certificate', 'प्रमाणपत्र का ग्रेड'), tries: grades },
      {
        path: 'certificate.validUntil',
        name: say('last day of validity', 'वैधता का अंतिम दिन'),
        tries: ['0001-01-01', '9999-12-31'],
      },
    ],
    value: ({ certificate }, on): RenewalValue => {
      const ended = dayNumber(certificate.validUntil)
      const path = pathOn(law, ended, on)
      const from = path === 'in-time' ? ended + 1 : on
      const fee = renewalFee(law, certificate.grade)
      return {
        path,
        oralExamination: path === 'lapsed-over-three-years',
        reasonsRequired: path === 'lapsed-within-three-years',
        fee: path === 'in-time' ? fee : fee + fee * law.figures.renewal.extraFees.value,
        validFrom: dayText(from),
        validUntil: dayText(lastDayOfTerm(from, law.figures.renewal.term.value)),
      }
    },
    tell: (value) => ({ found: pathWords(law)[value.path], lines: linesOf(law, value) }),
  })

/** D8: the examination fee until the authority sets a fee of its own. */
const renewalFee = (law: Law, grade: Grade): number =>
  law.amounts[`renewal-fee.${grade}`] ?? examinationFees(law)[grade].value

/** The last day of validity is in time; the third anniversary of it is the last day on reasons alone (D14). */
function pathOn({ figures: { lapse } }: Law, ended: DayNumber, on: DayNumber): RenewalPath {
  if (on <= ended) return 'in-time'
  return on <= anniversary(ended, lapse.value) ? 'lapsed-within-three-years' : 'lapsed-over-three-years'
}

const pathWords = ({ figures: { lapse } }: Law): Readonly<Record<RenewalPath, Bilingual>> => ({
  'in-time': say('renewed in time', 'समय पर नवीकरण'),
  'lapsed-within-three-years': frame(
    say('lapsed for not more than {0} years', 'व्यपगत हुए {0} वर्ष से अधिक नहीं हुए'),
    same(lapse.value),
  ),
  'lapsed-over-three-years': frame(
    say('lapsed for more than {0} years', 'व्यपगत हुए {0} वर्ष से अधिक हुए'),
    same(lapse.value),
  ),
})

const needed: Readonly<Record<RenewalPath, Bilingual>> = {
  'in-time': say('nothing more', 'और कुछ नहीं'),
  'lapsed-within-three-years': say(
    'one extra fee and satisfactory reasons',
    'एक अतिरिक्त शुल्क और संतोषजनक कारण',
  ),
  'lapsed-over-three-years': say('one extra fee and an oral examination', 'एक अतिरिक्त शुल्क और मौखिक परीक्षा'),
}

const linesOf = (law: Law, value: RenewalValue): CalculationLine[] => [
  {
    citation: '34(iv)(c)',
    words: frame(say('renewed for {0} years', '{0} वर्ष के लिए नवीकृत'), same(law.figures.renewal.term.value)),
    found: frame(
      say('{0} to {1}', '{0} से {1}'),
      dayWords(dayNumber(value.validFrom)),
      dayWords(dayNumber(value.validUntil)),
    ),
  },
  {
    citation: '34(iv)(d)',
    words: say('fee for renewal', 'नवीकरण का शुल्क'),
    found: rupeeWords(value.fee),
    interpretations: ['D8'],
  },
  {
    citation: '34(iv)(e)',
    words: pathWords(law)[value.path],
    found: needed[value.path],
    interpretations: ['D14'],
  },
]
