// What was typed into a form, cleaned at the edge. No package: the browser reads its own forms with the same lines.

const devanagariDigits = /[०-९]/g
// A NUL, which PostgreSQL keeps in no text, and its like; lines and tabs stay.
const controls = /[^\P{Cc}\n\r\t]/gu
/** At the edge: no control characters, composed letters (NFC), no blanks around, and २७ is 27. */
export const clean = (text: string): string =>
  text
    .replace(controls, '')
    .normalize('NFC')
    .trim()
    .replace(devanagariDigits, (digit) => String(digit.charCodeAt(0) - 0x0966))

export type Typed = string | string[]

const isTyped = (value: unknown): value is Typed =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((entry: unknown) => typeof entry === 'string'))

/** What the person typed, as text or list of texts; anything else (files) is left out. */
export function typedValues(body: unknown): Record<string, Typed> {
  if (typeof body !== 'object' || body === null) return {}
  const values: Record<string, Typed> = {}
  for (const [name, value] of Object.entries(body)) {
    if (isTyped(value) && name !== '_csrf')
      values[name] = Array.isArray(value) ? value.map(clean) : clean(value)
  }
  for (const name of Object.keys(values)
    .filter((key) => key.endsWith('-year'))
    .map((key) => key.slice(0, -5))) {
    values[name] = dayOfParts(values, name)
  }
  return values
}

/** Day, month and year typed in `<name>-day`, `-month`, `-year` are one text YYYY-MM-DD ('' when all are empty). */
function dayOfParts(values: Record<string, Typed>, name: string): string {
  const raw = ['year', 'month', 'day'].map((part) => String(values[`${name}-${part}`] ?? ''))
  if (raw.every((text) => text === '')) return ''
  return raw.map((text, index) => text.padStart(index === 0 ? 4 : 2, '0')).join('-')
}
