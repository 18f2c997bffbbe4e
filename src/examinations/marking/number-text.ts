/** A number as it was typed, in parts; what the fraction has above and below its line, each a decimal. */
export type NumberText = { isNegative: boolean; above: Decimal; below: Decimal }
export type Decimal = { whole: string; part: string }

const digitsOf = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))

const decimal = /^(\d+|\d{1,3}(?:,\d{2,3})+)?(?:\.(\d+))?$/
const longest = 40

/**
 * A number as people type it: in Latin or Devanagari digits, with a sign, with the commas of Indian grouping, as a
 * decimal or as a fraction (3/4). Null when it is no number. The examination's screen says with it what marking
 * will say, so it uses nothing that an older browser lacks.
 */
export function readNumberText(typed: string): NumberText | null {
  const text = digitsOf(typed.trim())
    .replace(/[−–]/g, '-')
    .replace(/^([+-])\s+/, '$1')
    .replace(/\s*\/\s*/, '/')
  if (text.length > longest) return null
  const [above = '', below = '1', ...more] = text.replace(/^[+-]/, '').split('/')
  const [one, other] = [readDecimal(above), readDecimal(below)]
  if (more.length > 0 || !one || !other || isZero(other)) return null
  return { isNegative: text.startsWith('-'), above: one, below: other }
}

function readDecimal(text: string): Decimal | null {
  const match = decimal.exec(text)
  if (text === '' || !match) return null
  const [, whole = '', part = ''] = match
  return { whole: whole.replace(/,/g, ''), part }
}

const isZero = ({ whole, part }: Decimal): boolean => !/[1-9]/.test(whole + part)

type Unit = { en: string; hi: string } | null

/** The unit stands beside the box; who writes it once more has not answered wrongly. */
export function withoutUnit(answer: string, unit: Unit): string {
  const text = answer.normalize('NFC').trim()
  const written = (unit ? [unit.en, unit.hi] : [])
    .map((one) => one.normalize('NFC'))
    .find((one) => text.toLowerCase().endsWith(one.toLowerCase()))
  return written === undefined ? text : text.slice(0, -written.length)
}
