// Calendar arithmetic of the second encoding: a date is the number of days since 1 January of the year 1.
// Nothing here knows a time, a zone or the language's own dates.

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const lengthOf = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : monthLengths[month - 1]!

const daysBeforeYear = (year: number): number => {
  const past = year - 1
  return past * 365 + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400)
}

const numberOf = (year: number, month: number, day: number): number => {
  let days = daysBeforeYear(year)
  for (let before = 1; before < month; before += 1) days += lengthOf(year, before)
  return days + day - 1
}

const partsOf = (date: number): { year: number; month: number; day: number } => {
  let year = Math.floor(date / 366) + 1
  while (daysBeforeYear(year + 1) <= date) year += 1
  let left = date - daysBeforeYear(year)
  let month = 1
  while (left >= lengthOf(year, month)) {
    left -= lengthOf(year, month)
    month += 1
  }
  return { year, month, day: left + 1 }
}

/** The day number of `2026-06-15`. */
export const dateOf = (text: string): number => {
  const [year, month, day] = text.split('-')
  return numberOf(Number(year), Number(month), Number(day))
}

/** `2026-06-15` of a day number. */
export const textOf = (date: number): string => {
  const { year, month, day } = partsOf(date)
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  )
}

/** So many months later, clipped to the end of the month (contract, Dates and durations). */
export const monthsLater = (date: number, months: number): number => {
  const { year, month, day } = partsOf(date)
  const index = year * 12 + (month - 1) + months
  const thenYear = Math.floor(index / 12)
  const thenMonth = (index % 12) + 1
  return numberOf(thenYear, thenMonth, Math.min(day, lengthOf(thenYear, thenMonth)))
}

/** The N-th anniversary; that of 29 February is 1 March in a common year. */
export const anniversary = (date: number, years: number): number => {
  const { year, month, day } = partsOf(date)
  if (month === 2 && day === 29 && !isLeap(year + years)) return numberOf(year + years, 3, 1)
  return numberOf(year + years, month, day)
}

/** 1 January of the year 1 was a Monday. */
export const isSunday = (date: number): boolean => date % 7 === 6

/** The year of a date. */
export const yearOf = (date: number): number => partsOf(date).year
