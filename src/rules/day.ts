// Calendar days as whole numbers. The rules have no clock and no time zone: a day is a day.

/** A calendar day, `YYYY-MM-DD`. Such text sorts as the days do. */
export type Day = string

/** Days since 1 January of the year 1, which is 0. */
export type DayNumber = number

export type CivilDate = { readonly year: number; readonly month: number; readonly day: number }

const beforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

/** A day that cannot be written: YYYY-MM-DD ends with the year 9999. */
export class BeyondCalendar extends RangeError {}

/** 31 December 9999. */
export const lastOfCalendar: DayNumber = 3_652_058

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysBeforeYear = (year: number) => {
  const past = year - 1
  return past * 365 + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400)
}

const daysBeforeMonth = (year: number, month: number) =>
  (beforeMonth[month - 1] ?? 0) + (month > 2 && isLeap(year) ? 1 : 0)

const daysInMonth = (year: number, month: number) =>
  month === 12 ? 31 : daysBeforeMonth(year, month + 1) - daysBeforeMonth(year, month)

const toNumber = ({ year, month, day }: CivilDate): DayNumber =>
  daysBeforeYear(year) + daysBeforeMonth(year, month) + day - 1

/** Whether the text names a day that the calendar has. */
export function isDay(text: string): boolean {
  const read = parts(text)
  return (
    read !== null &&
    read.year >= 1 &&
    read.month >= 1 &&
    read.month <= 12 &&
    read.day >= 1 &&
    read.day <= daysInMonth(read.year, read.month)
  )
}

/** Read character by character: days are read more often than anything else. */
function parts(text: string): CivilDate | null {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return null
  const year = digits(text, 0, 4)
  const month = digits(text, 5, 7)
  const day = digits(text, 8, 10)
  return year < 0 || month < 0 || day < 0 ? null : { year, month, day }
}

/** The number that the digits make; below 0 where one is none. */
function digits(text: string, first: number, end: number): number {
  let number = 0
  for (let i = first; i < end; i += 1) {
    const digit = text.charCodeAt(i) - 48
    if (digit < 0 || digit > 9) return -1
    number = number * 10 + digit
  }
  return number
}

export function dayNumber(day: Day): DayNumber {
  const read = parts(day)
  if (read === null) throw new RangeError(`not a day: ${day}`)
  return toNumber(read)
}

export function civil(number: DayNumber): CivilDate {
  let year = Math.floor(number / 365.2425) + 1
  while (daysBeforeYear(year + 1) <= number) year += 1
  while (daysBeforeYear(year) > number) year -= 1
  const inYear = number - daysBeforeYear(year)
  let month = Math.min(12, Math.floor(inYear / 29) + 1)
  while (daysBeforeMonth(year, month) > inYear) month -= 1
  return { year, month, day: inYear - daysBeforeMonth(year, month) + 1 }
}

/** The day as it is written; throws BeyondCalendar for one after the year 9999, which has no such text. */
export function dayText(number: DayNumber): Day {
  if (number > lastOfCalendar) throw new BeyondCalendar()
  const { year, month, day } = civil(number)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The same day of the month so many months on, clipped to the month's end. */
export function addMonths(number: DayNumber, months: number): DayNumber {
  const { year, month, day } = civil(number)
  const whole = year * 12 + month - 1 + months
  const then = { year: Math.floor(whole / 12), month: (whole % 12) + 1 }
  return toNumber({ ...then, day: Math.min(day, daysInMonth(then.year, then.month)) })
}

/** The N-th anniversary: of 29 February it is 1 March in a common year. */
export function anniversary(number: DayNumber, years: number): DayNumber {
  const { year, month, day } = civil(number)
  const then = year + years
  if (month === 2 && day === 29 && !isLeap(then)) return toNumber({ year: then, month: 3, day: 1 })
  return toNumber({ year: then, month, day })
}

/** The last day of something given for N years on that day: the day before the N-th anniversary. */
export const lastDayOfTerm = (number: DayNumber, years: number): DayNumber => anniversary(number, years) - 1
