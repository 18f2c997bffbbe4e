// Days, durations and figures in words.
import { civil, type DayNumber } from '../day.ts'
import type { Measure } from '../counting/measure.ts'
import { join, perNumber, say, type Bilingual } from '../words.ts'

const monthsEn = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const monthsHi = [
  'जनवरी',
  'फरवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
]

export const dayWords = perNumber((number: DayNumber): Bilingual => {
  const { year, month, day } = civil(number)
  const { en, hi } = dayOfYear(month, day)
  return say(`${en} ${year}`, `${hi} ${year}`)
})

/** "1 May" */
export const dayOfYear = (month: number, day: number): Bilingual =>
  say(`${day} ${monthsEn[month - 1] ?? ''}`, `${day} ${monthsHi[month - 1] ?? ''}`)

export const dayCount = perNumber((count) => say(count === 1 ? '1 day' : `${count} days`, `${count} दिन`))

/** "2 years 1 month 3 days" */
export const duration = ({ months, days }: Measure): Bilingual => durations(months * mostDays + days)

/** Words around the duration of a measure, made once for each. */
export function perMeasure(around: (duration: Bilingual) => Bilingual): (measure: Measure) => Bilingual {
  const made = perNumber((measure) => around(durations(measure)))
  return ({ months, days }) => made(months * mostDays + days)
}

/** Months of the law as a person says them: 48 months are 4 years. */
export const timeOf = ({ value }: { readonly value: number }): Bilingual =>
  duration({ months: value, days: 0 })

/** More days than a measure ever has beside its months. */
const mostDays = 1000

const durations = perNumber((measure) => {
  const [months, days] = [Math.floor(measure / mostDays), measure % mostDays]
  const years = Math.floor(months / 12)
  const rest = months % 12
  const parts = [
    years > 0 ? say(years === 1 ? '1 year' : `${years} years`, `${years} वर्ष`) : null,
    rest > 0 ? say(rest === 1 ? '1 month' : `${rest} months`, `${rest} माह`) : null,
    days > 0 || months === 0 ? dayCount(days) : null,
  ].filter((part) => part !== null)
  return join(parts, say(' ', ' '))
})

export const ordinal = (count: number): string => {
  const tens = count % 100
  if (tens >= 11 && tens <= 13) return `${count}th`
  return `${count}${['th', 'st', 'nd', 'rd'][count % 10] ?? 'th'}`
}

export const notKnown = say('not known yet', 'अभी ज्ञात नहीं')
