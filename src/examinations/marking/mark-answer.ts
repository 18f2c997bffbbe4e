import type { MarkedQuestion } from '../papers/paper.ts'
import { withoutUnit } from './number-text.ts'
import { type Fraction, isWithin, readNumber } from './read-number.ts'

/** Marks are counted in hundredths, whole numbers, so that sums and comparisons are exact. */
export const hundredths = (marks: number): number => Math.round(marks * 100)

/** What of a question decides its marks. */
export type Markable = Pick<MarkedQuestion, 'marks' | 'unit' | 'key'>

/** Is the question marked by an examiner from its sheet, and not by its key? */
export const needsMarker = ({ key }: Pick<Markable, 'key'>): boolean =>
  key.kind === 'essay' || key.kind === 'drawing'

/**
 * The marks of an answer to a question marked by its key, in hundredths: all of them or none. An answer that was
 * never given, was cleared, or is of another kind earns none; nothing is ever taken off.
 */
export const markAnswer = (question: Markable, answer: unknown): number =>
  isRight(question, answer) ? hundredths(question.marks) : 0

/** Options are compared by their id, never by their place. */
function isRight({ key, unit }: Markable, answer: unknown): boolean {
  switch (key.kind) {
    case 'single-choice':
      return answer === key.option
    case 'multiple-response':
      return isSameSet(answer, key.options)
    case 'numeric':
      return isRightNumber(answer, key, unit)
    case 'essay':
    case 'drawing':
      throw new Error(`A question of the kind ${key.kind} has no key`)
  }
}

/** All right options and no wrong one; in which order they were ticked does not matter. */
function isSameSet(answer: unknown, key: string[]): boolean {
  if (!Array.isArray(answer)) return false
  const chosen = new Set<unknown>(answer)
  return chosen.size === new Set(key).size && key.every((option) => chosen.has(option))
}

function isRightNumber(
  answer: unknown,
  { value, tolerance }: { value: number; tolerance: number },
  unit: Markable['unit'],
): boolean {
  if (typeof answer !== 'string' && typeof answer !== 'number') return false
  const number = readNumber(withoutUnit(String(answer), unit))
  return number !== null && isWithin(number, fractionOf(value), fractionOf(tolerance))
}

/** A number of the bank as the decimal that its file says: 0.29 is 29/100. */
function fractionOf(value: number): Fraction {
  const [digits = '0', power = '0'] = String(value).split('e')
  const read = readNumber(digits)
  if (!read) throw new Error(`The key ${value} is no number`)
  const shift = 10n ** BigInt(Math.abs(Number(power)))
  return Number(power) < 0
    ? { over: read.over, under: read.under * shift }
    : { over: read.over * shift, under: read.under }
}
