// An age is attained at the start of the anniversary of birth; one born on 29 February attains it on 1 March
// in a common year (contract: dates and durations).
import { addMonths, anniversary, civil, type DayNumber } from '../day.ts'
import type { AgeConvention } from '../conventions.ts'

export type Age = { readonly years: number; readonly months: number }

/** `day-before` is the reading of the Supreme Court in Sesma (1986): the age is attained a day earlier. */
export const attainedOn = (
  born: DayNumber,
  years: number,
  convention: AgeConvention = 'anniversary',
): DayNumber => anniversary(born, years) - (convention === 'day-before' ? 1 : 0)

/** Completed years, and completed months since the last birthday, for showing. */
export function ageOn(born: DayNumber, on: DayNumber): Age {
  let years = civil(on).year - civil(born).year
  if (anniversary(born, years) > on) years -= 1
  const birthday = anniversary(born, years)
  let months = 0
  while (months < 11 && addMonths(birthday, months + 1) <= on) months += 1
  return { years, months }
}
