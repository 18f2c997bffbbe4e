// Rule 34: the yearly return of the Registration Officer to the District Magistrate.
import { calculationOf } from '../calculation.ts'
import { civil, dayNumber, dayText, type Day, type DayNumber } from '../day.ts'
import { record } from '../facts/schema.ts'
import { dayWords } from '../vocabulary/phrases.ts'
import { say } from '../words.ts'
import { noParams } from './conditions.ts'
import { instrument } from './instrument.ts'
import { annualReturn } from './parameters.ts'

export type AnnualReturnValue = { readonly dueOn: Day }

/** The next first of May; the day itself is one. */
export const annualReturnDecision = calculationOf(instrument)({
  decision: 'annual-return-due',
  title: say('annual return of registered boats', 'निबंधित नावों का वार्षिक प्रतिवेदन'),
  citation: '34',
  citations: ['34'],
  params: noParams,
  facts: record({}, {}),
  whole: record({}, {}),
  leaves: [],
  value: (_, on): AnnualReturnValue => ({ dueOn: nextReturn(on) }),
  tell: ({ dueOn }) => {
    const found = dayWords(dayNumber(dueOn))
    const words = say(
      'extract of the book of registry to the District Magistrate on 1 May of every year',
      'हर वर्ष 1 मई को निबंधन पंजी का सार जिला दण्डाधिकारी को',
    )
    return { found, lines: [{ citation: '34', words, found }] }
  },
})

function nextReturn(on: DayNumber): Day {
  const { year } = civil(on)
  const days = [year, year + 1].map(returnOf)
  return days.find((day) => dayNumber(day) >= on) ?? dayText(on)
}

const twoDigits = (figure: number) => String(figure).padStart(2, '0')

const returnOf = (year: number): Day =>
  `${String(year).padStart(4, '0')}-${twoDigits(annualReturn.month)}-${twoDigits(annualReturn.day)}`
