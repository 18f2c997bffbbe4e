// Calendar days as whole numbers. The rules have no clock and no time zone: a day is a day.

/** A calendar day, `YYYY-MM-DD`. Such text sorts as the days do. */
export type Day = string

/** Days since 1 January of the year 1, which is 0. */
export type DayNumber = number

export type CivilDate = { readonly year: number; readonly month: number; readonly day: number }

const beforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
const shape = /^\d{4}-\d{2}-\d{2}$/

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

function parts(text: string): CivilDate | null {
  if (!shape.test(text)) return null
  return { year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)), day: Number(text.slice(8)) }
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

export function dayText(number: DayNumber): Day {
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
