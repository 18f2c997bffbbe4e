// Rule 34: the yearly return of the Registration Officer to the District Magistrate.
import { calculationOf } from '../calculation.ts'
import { anniversary, civil, dayNumber, dayText, type Day, type DayNumber } from '../day.ts'
import { record } from '../facts/schema.ts'
import { dayOfYear, dayWords } from '../vocabulary/phrases.ts'
import { frame, say } from '../words.ts'
import { noParams } from './conditions.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

export type AnnualReturnValue = { readonly dueOn: Day }

/** The next first of May; the day itself is one. */
export const annualReturnDecision = (law: Law) =>
  calculationOf(instrument)({
    decision: 'annual-return-due',
    title: say('annual return of registered boats', 'निबंधित नावों का वार्षिक प्रतिवेदन'),
    citation: '34',
    citations: ['34'],
    params: noParams,
    facts: record({}, {}),
    whole: record({}, {}),
    leaves: [],
    value: (_, on): AnnualReturnValue => ({ dueOn: dayText(nextReturn(law, on)) }),
    tell: (_value, _facts, on) => {
      const found = dayWords(nextReturn(law, on))
      const { month, day } = law.figures.annualReturn
      const words = frame(
        say(
          'extract of the book of registry to the District Magistrate on {0} of every year',
          'हर वर्ष {0} को निबंधन पंजी का सार जिला दण्डाधिकारी को',
        ),
        dayOfYear(month.value, day.value),
      )
      return { found, lines: [{ citation: '34', words, found }] }
    },
  })

function nextReturn({ figures: { annualReturn } }: Law, on: DayNumber): DayNumber {
  const { year } = civil(on)
  const thisYear = dayNumber(
    [padded(year, 4), padded(annualReturn.month.value, 2), padded(annualReturn.day.value, 2)].join('-'),
  )
  return thisYear >= on ? thisYear : anniversary(thisYear, 1)
}

const padded = (figure: number, digits: number) => String(figure).padStart(digits, '0')
