// Finds words in both gazettes, in both scripts. All of it is in memory: half a megabyte of law.
import type { Language } from '../shell/text.ts'
import { allGazettes, type RuleSetName } from './gazette.ts'
import { pageOf } from './place-of.ts'

export type Hit = {
  readonly ruleSet: RuleSetName
  readonly address: string
  readonly language: Language
  /** The words around the first hit, cut into pieces; the marked ones are what was looked for. */
  readonly snippet: readonly { readonly text: string; readonly marked: boolean }[]
}

/** Letters as they are compared, and where each stands in the text. */
type Folded = { readonly text: string; readonly at: readonly number[] }

const nukta = '\u093c'
const sameLetter: Readonly<Record<string, string>> = { ...digits(), ['ँ']: 'ं' }
function digits(): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: 10 }, (_, i) => [String.fromCharCode(0x0966 + i), String(i)]),
  )
}

/** Without case and without dots below (क़ is क), with one sign for both nasal dots, and with Latin digits. */
export function folded(text: string): Folded {
  const letters = Array.from({ length: text.length }, (_, at) => ({
    letter: text.charAt(at).toLowerCase(),
    at,
  }))
    .filter(({ letter }) => letter !== nukta)
    .map(({ letter, at }) => ({ letter: (sameLetter[letter] ?? letter).charAt(0), at }))
  return { text: letters.map(({ letter }) => letter).join(''), at: letters.map(({ at }) => at) }
}
const plain = (question: string): string => folded(question.normalize('NFC')).text.trim()

type Line = {
  readonly ruleSet: RuleSetName
  readonly address: string
  readonly language: Language
  readonly text: string
  readonly folded: Folded
}
const lines: readonly Line[] = allGazettes().flatMap(({ ruleSet, pages }) =>
  pages.flatMap(({ chapter, paragraphs }) =>
    [...chapter, ...paragraphs].flatMap(({ address, en, hi }) =>
      (
        [
          ['en', en],
          ['hi', hi],
        ] as const
      ).flatMap(([language, text]) =>
        text === null ? [] : [{ ruleSet, address, language, text, folded: folded(text) }],
      ),
    ),
  ),
)

/** The paragraphs in which all words stand, in the order of the law; none for an empty question. */
export function search(question: string, first: Language): Hit[] {
  const words = plain(question)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const found = lines.filter((line) => words.every((word) => line.folded.text.includes(word)))
  const inOwn = found.filter(({ language }) => language === first)
  const inOther = found.filter(
    ({ language, ruleSet, address }) =>
      language !== first && !inOwn.some((one) => one.ruleSet === ruleSet && one.address === address),
  )
  return [...inOwn, ...inOther].map((line) => hitOf(line, words))
}

/** Rule number → its page: "नियम 31", "rule 31(v)", "३१" lead there at once. */
export function pageAsked(question: string): { address: string; page: string } | null {
  const [, address] = /^(?:rule|नियम)?\s*-?\s*(\d+(?:\([^)\s]{1,5}\))*)$/.exec(plain(question)) ?? []
  return address === undefined ? null : { address, page: pageOf(address) }
}

const around = 70
function hitOf(
  { ruleSet, address, language, text, folded: { text: letters, at } }: Line,
  words: readonly string[],
): Hit {
  const first = Math.min(...words.map((word) => letters.indexOf(word)))
  const from = first <= around ? 0 : letters.indexOf(' ', first - around) + 1
  const end = letters.indexOf(' ', first + around * 2)
  const until = end === -1 ? letters.length : end
  const place = (letter: number): number => at[letter] ?? text.length
  const marks = marksIn(letters.slice(from, until), words).map((mark) => ({
    from: place(from + mark.from),
    to: place(from + mark.to),
  }))
  return {
    ruleSet,
    address,
    language,
    snippet: piecesOf(text, { from: place(from), to: place(until) }, marks),
  }
}

type Span = { readonly from: number; readonly to: number }

/** Where the words stand, one after the other; where two overlap, the first. */
function marksIn(letters: string, words: readonly string[], from = 0): Span[] {
  const places = words
    .map((word) => ({ from: letters.indexOf(word, from), length: word.length }))
    .filter((one) => one.from >= 0)
    .toSorted((one, other) => one.from - other.from || other.length - one.length)
  const [next] = places
  if (next === undefined) return []
  const mark = { from: next.from, to: next.from + next.length }
  return [mark, ...marksIn(letters, words, mark.to)]
}

function piecesOf(text: string, { from, to }: Span, marks: readonly Span[]): Hit['snippet'] {
  const [mark, ...others] = marks
  if (mark === undefined) return from < to ? [{ text: text.slice(from, to), marked: false }] : []
  const before = mark.from > from ? [{ text: text.slice(from, mark.from), marked: false }] : []
  const marked = { text: text.slice(mark.from, mark.to), marked: true }
  return [...before, marked, ...piecesOf(text, { from: mark.to, to }, others)]
}
