// Reads the numbers that stand in words of the gazettes, as digits or as number words of the language.
import type { Language } from './gazette.ts'

const english: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  seventy: 70,
  half: 0.5,
  double: 2,
  twice: 2,
  thrice: 3,
  first: 1,
  third: 3,
  eighth: 8,
  // The matriculation is the examination of class X: "class X (Matric)", 25(iv)(e) and 31(vii).
  matric: 10,
}

const hindi: Readonly<Record<string, number>> = {
  एक: 1,
  दो: 2,
  दौ: 2,
  तीन: 3,
  चार: 4,
  पाँच: 5,
  'छ:': 6,
  छह: 6,
  बीस: 20,
  तीस: 30,
  चालीस: 40,
  डेढ़: 1.5,
  ढाई: 2.5,
  दोगुना: 2,
  दोगुने: 2,
  दुगुना: 2,
  तिगुनी: 3,
  तिहाई: 3,
  आधा: 0.5,
  आधे: 0.5,
  आधी: 0.5,
  आठवीं: 8,
  मैट्रिक: 10,
}

const nfc = (table: Readonly<Record<string, number>>) =>
  new Map(Object.entries(table).map(([word, value]) => [word.normalize('NFC'), value]))

const smalls = { en: nfc(english), hi: nfc(hindi) }
const lakh = /^(lakhs?|लाख)$/
const joins = new Set(['and', 'a'])

/** Each number in the order of the words: "one hundred and seventy" is 170, "two and a half" 2.5, "10 लाख" 1000000; "a month" 1; the 0 of "मी0" is a full stop. */
export function numbersIn(words: string, language: Language): number[] {
  const plain = words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/(?<=\p{Script=Devanagari})0(?!\d)/gu, ' ')
    .replace(/(?<=\d)-00\b/g, '')
    .replace(/\ba(?= month\b)/g, 'one')
  const tokens = plain.match(/\d+(?:\.\d+)?|[\p{L}\p{M}]+:?/gu) ?? []
  const found: number[] = []
  let run: number | null = null
  for (const token of tokens) {
    if (run !== null && joins.has(token)) continue
    const longer: number | null = run === null ? null : continued(run, token, smalls[language])
    if (longer === null && run !== null) found.push(run)
    run = longer ?? begun(token, smalls[language])
  }
  return run === null ? found : [...found, run]
}

type Small = ReadonlyMap<string, number>

function begun(token: string, small: Small): number | null {
  if (/^\d/.test(token)) return Number(token)
  return token === 'hundred' ? 100 : (small.get(token) ?? null)
}

/** What the number so far becomes with one more word; null where that word is no part of it. */
function continued(run: number, token: string, small: Small): number | null {
  if (token === 'hundred') return run * 100
  if (lakh.test(token)) return run * 100_000
  const value = small.get(token)
  return value !== undefined && (run >= 100 || value < 1) ? run + value : null
}
