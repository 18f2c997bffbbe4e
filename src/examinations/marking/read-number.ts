/** A number as a fraction of whole numbers: nothing is rounded, and 0.29 is twenty-nine hundredths. */
export type Fraction = { over: bigint; under: bigint }

const digitsOf = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))

const decimal = /^(\d+|\d{1,3}(?:,\d{2,3})+)?(?:\.(\d+))?$/

/**
 * A number as people type it: in Latin or Devanagari digits, with a sign, with the commas of Indian grouping, as a
 * decimal or as a fraction (3/4). Null when it is no number.
 */
export function readNumber(typed: string): Fraction | null {
  const text = digitsOf(typed.trim())
    .replace(/[−–]/g, '-')
    .replace(/^([+-])\s+/, '$1')
    .replace(/\s*\/\s*/, '/')
  if (text.length > 40) return null
  const sign = text.startsWith('-') ? -1n : 1n
  const [above = '', below = '1', ...more] = text.replace(/^[+-]/, '').split('/')
  const [one, other] = [readDecimal(above), readDecimal(below)]
  if (more.length > 0 || !one || !other || other.over === 0n) return null
  return { over: sign * one.over * other.under, under: one.under * other.over }
}

function readDecimal(text: string): Fraction | null {
  const match = decimal.exec(text)
  if (text === '' || text === '.' || !match) return null
  const [, whole = '', part = ''] = match
  return { over: BigInt(whole.replaceAll(',', '') + part || '0'), under: 10n ** BigInt(part.length) }
}

/** Is the answer no further from the value than the tolerance allows? Exactly at its edge is right. */
export function isWithin(answer: Fraction, value: Fraction, tolerance: Fraction): boolean {
  const difference = answer.over * value.under - value.over * answer.under
  const distance = difference < 0n ? -difference : difference
  return distance * tolerance.under <= tolerance.over * answer.under * value.under
}
