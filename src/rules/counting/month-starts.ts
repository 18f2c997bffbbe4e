// The first day of every month, so that months between two days are found by looking and not by dividing.
import type { DayNumber } from '../day.ts'

const monthsOfYear = 12

/** A thousand years beyond the last day that can be written: service still to be served is measured too. */
const lastYear = 11_000

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const starts = monthStarts()

/** Every month from January of the year 1 on. */
function monthStarts(): Int32Array {
  const all = new Int32Array(lastYear * monthsOfYear + 1)
  let [month, first] = [0, 0]
  for (let year = 1; year <= lastYear; year += 1) {
    for (const [i, days] of lengths.entries()) {
      all[month] = first
      month += 1
      first += i === 1 && isLeap(year) ? days + 1 : days
    }
  }
  all[month] = first
  return all
}

/** The first day of a month that is counted from January of the year 1. */
export function startOf(month: number): DayNumber {
  const first = starts[month]
  if (first === undefined) throw new RangeError(`no month ${month}`)
  return first
}

/** The month of a day, counted from January of the year 1. */
export function monthOf(day: DayNumber): number {
  // 400 years are 4,800 months and 146,097 days: never off by more than one month.
  const near = Math.floor((day * 4800) / 146_097)
  if (day < startOf(near)) return near - 1
  return day < startOf(near + 1) ? near : near + 1
}
