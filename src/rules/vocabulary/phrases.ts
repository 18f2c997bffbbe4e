// Days, durations and figures in words.
import { civil, type DayNumber } from '../day.ts'
import type { Measure } from '../counting/measure.ts'
import { say, type Bilingual } from '../words.ts'

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

export function dayWords(number: DayNumber): Bilingual {
  const { year, month, day } = civil(number)
  return say(`${day} ${monthsEn[month - 1] ?? ''} ${year}`, `${day} ${monthsHi[month - 1] ?? ''} ${year}`)
}

export const dayCount = (count: number): Bilingual =>
  say(count === 1 ? '1 day' : `${count} days`, `${count} दिन`)

/** "2 years 1 month 3 days" */
export function duration({ months, days }: Measure): Bilingual {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const parts = [
    years > 0 ? say(years === 1 ? '1 year' : `${years} years`, `${years} वर्ष`) : null,
    rest > 0 ? say(rest === 1 ? '1 month' : `${rest} months`, `${rest} माह`) : null,
    days > 0 || months === 0 ? dayCount(days) : null,
  ].filter((part) => part !== null)
  return say(parts.map((part) => part.en).join(' '), parts.map((part) => part.hi).join(' '))
}

export const ordinal = (count: number): string => {
  const tens = count % 100
  if (tens >= 11 && tens <= 13) return `${count}th`
  return `${count}${['th', 'st', 'nd', 'rd'][count % 10] ?? 'th'}`
}

export const notKnown = say('not known yet', 'अभी ज्ञात नहीं')
