// Letters as they are compared in a search, and where each stands in the text that it came from.

export type Folded = { readonly text: string; readonly at: readonly number[] }

/** The dot below (क़ is searched as क), and the invisible joiners. */
const passedOver = /^[\u093c\u200c\u200d]$/
const candrabindu = '\u0901'
const anusvara = '\u0902'
const virama = '\u094d'

/** A nasal before a consonant of its own row is the anusvara too: n and d joined as in Hindi itself. */
const rows: Readonly<Record<string, readonly [number, number]>> = {
  '\u0919': [0x0915, 0x0918],
  '\u091e': [0x091a, 0x091d],
  '\u0923': [0x091f, 0x0922],
  '\u0928': [0x0924, 0x0927],
  '\u092e': [0x092a, 0x092d],
}

const isJoinedNasal = (text: string, at: number): boolean => {
  const row = rows[text.charAt(at)]
  const after = text.charCodeAt(at + 2)
  return row !== undefined && text.charAt(at + 1) === virama && after >= row[0] && after <= row[1]
}

function letterAt(text: string, at: number): string {
  const [letter = ''] = text.charAt(at).toLowerCase().normalize('NFD')
  if (passedOver.test(letter)) return ''
  if (letter === candrabindu || isJoinedNasal(text, at)) return anusvara
  if (letter === virama && at > 0 && isJoinedNasal(text, at - 1)) return ''
  return /[\u0966-\u096f]/.test(letter) ? String(letter.charCodeAt(0) - 0x0966) : letter
}

/** Without case and dots below, with one sign for every nasal, with Latin digits. The text is in composed Unicode (NFC). */
export function folded(text: string): Folded {
  const letters = Array.from({ length: text.length }, (_, at) => ({ letter: letterAt(text, at), at })).filter(
    ({ letter }) => letter !== '',
  )
  return { text: letters.map(({ letter }) => letter).join(''), at: letters.map(({ at }) => at) }
}

const isInWord = (letter: string): boolean => /[\p{L}\p{M}\p{N}]/u.test(letter)
const isDigit = (letter: string): boolean => /\d/.test(letter)

/**
 * Where a word stands in folded letters, from a place on; −1 for nowhere. It stands at the beginning of a word (`age` is
 * in aged and not in passage), a number stands whole (15 is not in 2015 or 150).
 */
export function placeOfWord(letters: string, word: string, from: number): number {
  const at = letters.indexOf(word, from)
  if (at === -1 || isWordAt(letters, word, at)) return at
  return placeOfWord(letters, word, at + 1)
}

function isWordAt(letters: string, word: string, at: number): boolean {
  if (isInWord(word.charAt(0)) && at > 0 && isInWord(letters.charAt(at - 1))) return false
  return !(isDigit(word.charAt(word.length - 1)) && isDigit(letters.charAt(at + word.length)))
}

/** Whether the word stands somewhere without an ending. */
export function isWhole(letters: string, word: string, from = 0): boolean {
  const at = placeOfWord(letters, word, from)
  if (at === -1) return false
  return !isInWord(letters.charAt(at + word.length)) || isWhole(letters, word, at + 1)
}
