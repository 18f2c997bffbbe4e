import { type Decimal, readNumberText } from './number-text.ts'

/** A number as a fraction of whole numbers: nothing is rounded, and 0.29 is twenty-nine hundredths. */
export type Fraction = { over: bigint; under: bigint }

/** A number as people type it, as a fraction. Null when it is no number. */
export function readNumber(typed: string): Fraction | null {
  const read = readNumberText(typed)
  if (!read) return null
  const sign = read.isNegative ? -1n : 1n
  const [one, other] = [fractionOf(read.above), fractionOf(read.below)]
  return { over: sign * one.over * other.under, under: one.under * other.over }
}

const fractionOf = ({ whole, part }: Decimal): Fraction => ({
  over: BigInt(whole + part || '0'),
  under: 10n ** BigInt(part.length),
})

/** Is the answer no further from the value than the tolerance allows? Exactly at its edge is right. */
export function isWithin(answer: Fraction, value: Fraction, tolerance: Fraction): boolean {
  const difference = answer.over * value.under - value.over * answer.under
  const distance = difference < 0n ? -difference : difference
  return distance * tolerance.under <= tolerance.over * answer.under * value.under
}
