// Rules 6(iii), 7 and 8: until when a survey certificate and a dry docking are good.
import { calculationOf, type CalculationLine, type Leaf } from '../calculation.ts'
import { dayNumber, dayText, lastDayOfTerm, type Day } from '../day.ts'
import { boolean, day, nullable, record } from '../facts/schema.ts'
import { spanWords } from '../vocabulary/figure-words.ts'
import { dayWords } from '../vocabulary/phrases.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

export const surveyDueKeys = {
  certificateOn: day,
  sufficientUntil: nullable(day),
  lastDryDockOn: day,
  carriesPetroleum: boolean,
}

export type SurveyDueValue = { readonly certificateUntil: Day; readonly dryDockUntil: Day }

const twoDays = ['2000-06-15', '2010-06-15']

/** The last day of the certificate and of the docking period, both included. */
export const surveyDueDecision = ({ figures: { clocks } }: Law) =>
  calculationOf(instrument)({
    decision: 'survey-due',
    title: say('when the next survey is due', 'अगला सर्वेक्षण कब तक'),
    citation: '8(i)',
    citations: ['6(iii)(a)', '6(iii)(b)', '7(ii)', '8(i)(b)', '8(i)(c)'],
    params: record({}, {}),
    facts: record({}, surveyDueKeys),
    whole: record(surveyDueKeys, {}),
    leaves,
    value: ({ certificateOn, sufficientUntil, lastDryDockOn, carriesPetroleum }): SurveyDueValue => {
      const year = dayText(lastDayOfTerm(dayNumber(certificateOn), clocks.certificate.value))
      const docked = carriesPetroleum ? clocks.dryDockPetroleum : clocks.dryDock
      return {
        certificateUntil: sufficientUntil !== null && sufficientUntil < year ? sufficientUntil : year,
        dryDockUntil: dayText(lastDayOfTerm(dayNumber(lastDryDockOn), docked.value)),
      }
    },
    tell: (value) => ({ found: until(value.certificateUntil), lines: linesOf(clocks, value) }),
  })

const leaves: readonly Leaf[] = [
  {
    path: 'certificateOn',
    name: say('date of the certificate', 'प्रमाणपत्र की तिथि'),
    tries: ['0001-01-01', '0001-01-02', ...twoDays],
  },
  {
    path: 'sufficientUntil',
    name: say('sufficient until', 'कब तक पर्याप्त'),
    tries: [null, '0001-01-01'],
  },
  { path: 'lastDryDockOn', name: say('last dry docking', 'पिछली ड्राई डॉकिंग'), tries: twoDays },
  {
    path: 'carriesPetroleum',
    name: say('carries petroleum products', 'पेट्रोलियम उत्पाद की ढुलाई'),
    tries: [false, true],
  },
]

const linesOf = (
  { certificate, dryDock, dryDockPetroleum }: Law['figures']['clocks'],
  { certificateUntil, dryDockUntil }: SurveyDueValue,
): CalculationLine[] => [
  {
    citation: '6(iii)',
    words: frame(
      say(
        'the certificate: {0}, or less where something is sufficient for less',
        'प्रमाणपत्र: {0}, या कम यदि कुछ कम समय के लिए ही पर्याप्त हो',
      ),
      spanWords(certificate),
    ),
    found: until(certificateUntil),
    interpretations: ['D28'],
  },
  {
    citation: '7(ii)',
    words: frame(
      say('the dry docking: {0} years, with petroleum {1}', 'ड्राई डॉकिंग: {0} वर्ष, पेट्रोलियम के साथ {1}'),
      same(dryDock.value),
      same(dryDockPetroleum.value),
    ),
    found: until(dryDockUntil),
  },
]

const until = (last: Day): Bilingual => frame(say('until {0}', '{0} तक'), dayWords(dayNumber(last)))
