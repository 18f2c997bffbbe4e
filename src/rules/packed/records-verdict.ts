// Conditions on courses, certificates and the beginning of service, asked of packed people.
import { dayNumber } from '../day.ts'
import type { CourseDone, FirstServiceBy, Holds } from '../fold/rule.ts'
import { courses, institutes, type Course, type Institute } from '../vocabulary/courses.ts'
import { certificateGrades } from '../vocabulary/grades.ts'
import { aboveDay, courseMask, courseWords, dayMask, holdingWords, instituteShift } from './layout.ts'
import { wordAt } from './people.ts'
import type { Test } from './test.ts'

/** Whether a course in a packed word is this one, of an accepted institute, completed before the day. */
export function courseCounts(
  course: Course,
  accepts: readonly Institute[],
): (word: number, on: number) => boolean {
  const code = courses.indexOf(course)
  const accepted = bitsOf(accepts.map((one) => institutes.indexOf(one)))
  return (word, on) =>
    ((word >>> aboveDay) & courseMask) === code &&
    ((accepted >>> (word >>> instituteShift)) & 1) === 1 &&
    (word & dayMask) < on
}

/** A set of small codes as bits. */
export const bitsOf = (codes: readonly number[]): number => codes.reduce((set, code) => set | (1 << code), 0)

export function courseTest({ course, accepts }: CourseDone): Test {
  const counts = courseCounts(course, accepts)
  return ({ words, courses: first, holdings: end }, on) => {
    for (let at = first; at < end; at += courseWords) if (counts(wordAt(words, at), on)) return true
    return false
  }
}

export function holdsTest({ grade }: Holds): Test {
  const code = certificateGrades.indexOf(grade)
  return ({ words, holdings, uniformed }, on) => {
    for (let at = holdings; at < uniformed; at += holdingWords) {
      const word = wordAt(words, at)
      if (word >>> aboveDay === code && (word & dayMask) <= on && on <= wordAt(words, at + 1)) return true
    }
    return false
  }
}

/** Records lie in the order in which they begin: the first is the earliest. */
export const inUniform: Test = ({ words, uniformed, end }, on) =>
  uniformed < end && (wordAt(words, uniformed) & dayMask) < on

export function firstServiceTest({ day }: FirstServiceBy): Test {
  const limit = dayNumber(day)
  return ({ words, services, courses: end }) => services < end && (wordAt(words, services) & dayMask) <= limit
}
