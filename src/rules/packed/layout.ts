// How one person lies in a row of 32-bit words:
//
//   birth | answers… | sight | counts | counts | services × 4 | courses × 2 | holdings × 2 | uniformed × 3
//
// A day is a whole number below 2^22, so that the upper ten bits of a word with a day hold something else.
// Powers and figures of sight are places in a list of distinct figures, States in a list of distinct texts.
import { answerWords } from './answers.ts'

/** A day in the lower bits of a word. */
export const dayMask = 2 ** 22 - 1
/** What stands above a day begins here. */
export const aboveDay = 22
/** Two halves of a word. */
export const half = 16
export const halfMask = 2 ** half - 1

/** The first word: the day of birth and one, 0 where it is not told. */
export const birthWord = 0
export const firstAnswerWord = 1
/** The second figures of vision, right eye below, left eye above. */
export const sightWord = firstAnswerWord + answerWords
/** Records of service below, courses above. */
export const serviceCount = sightWord + 1
/** Holdings below, records of service in uniform above. */
export const holdingCount = serviceCount + 1
export const headWords = holdingCount + 1

/** from and marks · to and watch kept under · State · BHP and NHP; in the order of `from`. */
export const serviceWords = 4
/** completed on, course and institute · from; -1 where there is none. */
export const courseWords = 2
/** from and grade · to: the days on which a certificate of a grade is held, merged. */
export const holdingWords = 2
/** from, force, capacity and unit · to · BHP; in the order of `from`. */
export const uniformedWords = 3

/** The marks of a record of service, each a bit above the day; the capacity stands over them. */
export const serviceMarks = {
  engine: 1 << aboveDay,
  sea: 1 << (aboveDay + 1),
  mainEngineWatch: 1 << (aboveDay + 2),
  inCharge: 1 << (aboveDay + 3),
  structuredTraining: 1 << (aboveDay + 4),
} as const
export const capacityShift = aboveDay + 5

/** Of a course: the institute over the course. */
export const instituteShift = aboveDay + 4
export const courseMask = 15

/** Of service in uniform: force, capacity over it, and whether in a water transport unit. */
export const forceMask = 7
export const uniformedCapacityShift = aboveDay + 3
export const uniformedCapacityMask = 3
export const waterTransportMark = 1 << (aboveDay + 5)

/** A course that was not completed, or whose beginning is not on record. */
export const noDay = dayMask - 1
