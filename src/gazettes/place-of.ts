// Where a citation of the rules core stands among the pages of the gazettes. Pure: the browser links its answers too.

const schedules: Readonly<Record<string, string>> = { I: '1', II: '2', III: '3', IV: '4' }

/** Citations that are no address by themselves, each with the paragraph where it begins. */
const named: Readonly<Record<string, string>> = {
  'Appendix-A': 'appendix-a',
  'Form 5': 'form-5/forfeiture',
  '31(v)-(viii)': '31(v)',
  'preparatory course': '23(vi)',
  'basic courses': '23(vi)',
}

/** The paragraph of a citation: "Schedule IV 1(a)" is schedule-4/1/a, "3(iv) notice" is 3(iv). */
export function addressOf(citation: string): string {
  const [, schedule, inside = ''] = /^Schedule (I|II|III|IV)\b(.*)$/.exec(citation) ?? []
  if (schedule !== undefined)
    return [`schedule-${schedules[schedule] ?? ''}`, ...(inside.match(/\d+|[a-z]+/g) ?? [])].join('/')
  const [, item] = /^Annexure-1 \((\d)\)$/.exec(citation) ?? []
  if (item !== undefined) return `annexure-1/${item}`
  return named[citation] ?? (citation.split(' ')[0] ?? '').replace(/^3\(i\)([AB])/, '3(i)($1)')
}

/** The page on which a paragraph stands: of a rule its number, of a schedule or form its name. */
export const pageOf = (address: string): string =>
  /^(?:before-)?(\d+)/.exec(address)?.[1] ?? /^[^/(]+/.exec(address)?.[0] ?? ''

/** The address of a citation without language: `/rules/jharkhand-2020/31#31(v)`. */
export function placeOf(ruleSet: string, citation: string): string {
  const address = addressOf(citation)
  return `/rules/${ruleSet}/${pageOf(address)}#${address}`
}

/** Devanagari letters of the labels in their order: the first (0915) is a, the last (092F) z; 0929 is none. */
function labelLetter(letter: string): string {
  const code = letter.charCodeAt(0) - 0x0915
  return String.fromCharCode(0x61 + (code > 0x13 ? code - 1 : code))
}

/** An address as it may be typed from the Hindi print: its digits and letters as the addresses have them. */
export function inLatin(cited: string): string {
  return cited
    .normalize('NFC')
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/\(\u0921[\u093c.]\)/g, '(e)')
    .replace(/\(([\u0915-\u0928\u092a-\u092f])\)/g, (_, letter: string) => `(${labelLetter(letter)})`)
}
