// Finds words in both gazettes, in both scripts. All of it is in memory: half a megabyte of law.
import type { Language } from '../shell/text.ts'
import { folded, isWhole, placeOfWord, type Folded } from './fold-letters.ts'
import { allGazettes, findPlace, gazetteNamed, type RuleSetName } from './gazette.ts'
import { inLatin } from './place-of.ts'

export type Hit = {
  readonly ruleSet: RuleSetName
  readonly address: string
  readonly slug: string
  readonly language: Language
  /** The words around the first hit, cut into pieces; the marked ones are what was looked for. */
  readonly snippet: readonly { readonly text: string; readonly marked: boolean }[]
}

type Line = Omit<Hit, 'snippet'> & { readonly text: string; readonly folded: Folded }

const lines: readonly Line[] = allGazettes().flatMap(({ ruleSet, pages }) =>
  pages.flatMap(({ slug, paragraphs }) =>
    paragraphs.flatMap(({ address, ...words }) =>
      (['en', 'hi'] as const).flatMap((language) => {
        const text = words[language]
        return text === null ? [] : [{ ruleSet, address, slug, language, text, folded: folded(text) }]
      }),
    ),
  ),
)

const keyOf = ({ ruleSet, address }: Line): string => `${ruleSet} ${address}`

/**
 * The paragraphs in which all words stand: first those of the asker's language, then those of the other which were not
 * found yet; in each those with the whole words first, else in the order of the law. None for an empty question.
 */
export function search(question: string, first: Language): Hit[] {
  const words = folded(question.normalize('NFC'))
    .text.split(/[\s,;]+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const found = lines.filter((line) => words.every((word) => placeOfWord(line.folded.text, word, 0) >= 0))
  const isExact = ({ folded: { text } }: Line) => words.every((word) => isWhole(text, word))
  const exactFirst = (some: readonly Line[]) =>
    [true, false].flatMap((exact) => some.filter((line) => isExact(line) === exact))
  const inOwn = found.filter(({ language }) => language === first)
  const seen = new Set(inOwn.map(keyOf))
  const inOther = found.filter((line) => line.language !== first && !seen.has(keyOf(line)))
  return [...exactFirst(inOwn), ...exactFirst(inOther)].map((line) => hitOf(line, words))
}

export type Direct = { readonly ruleSet: RuleSetName; readonly address: string; readonly href: string }

/** A rule by its number, in either print's letters ("rule 31(v)", "31"), where a gazette has it. */
export function directTo(question: string): Direct[] {
  const typed = inLatin(question).toLowerCase().replaceAll(' ', '')
  // The word before the number: rule, and the same in Hindi (niyam).
  const [, address] =
    /^(?:rule|\u0928\u093f\u092f\u092e)?[-.:]?(\d+(?:\([a-z0-9]{1,5}\))*)$/.exec(typed) ?? []
  if (address === undefined) return []
  return allGazettes().flatMap(({ ruleSet }) => {
    const gazette = gazetteNamed(ruleSet)
    const href = gazette && findPlace(gazette, address)
    return href === null ? [] : [{ ruleSet, address, href }]
  })
}

const around = 70
function hitOf({ text, folded: { text: letters, at }, ...line }: Line, words: readonly string[]): Hit {
  const first = Math.min(...words.map((word) => placeOfWord(letters, word, 0)))
  const from = first <= around ? 0 : letters.indexOf(' ', first - around) + 1
  const end = letters.indexOf(' ', first + around * 2)
  const until = end === -1 ? letters.length : end
  const place = (letter: number): number => at[letter] ?? text.length
  const marks = marksIn(letters.slice(0, until), words, from).map((mark) => ({
    from: place(mark.from),
    to: place(mark.to),
  }))
  const snippet = piecesOf(text, { from: place(from), to: place(until) }, marks)
  const plain = (shown: string) => ({ text: shown, marked: false })
  return {
    ...line,
    snippet: [
      ...(from > 0 ? [plain('… ')] : []),
      ...snippet,
      ...(until < letters.length ? [plain(' …')] : []),
    ],
  }
}

type Span = { readonly from: number; readonly to: number }

const isInWord = (letter: string): boolean => /[\p{L}\p{M}]/u.test(letter)

/** To the end of the word: half a Devanagari letter cannot be marked. */
const wordEnd = (letters: string, to: number): number =>
  isInWord(letters.charAt(to - 1)) && isInWord(letters.charAt(to)) ? wordEnd(letters, to + 1) : to

/** Where the words stand, one after the other; where two overlap, the first. */
function marksIn(letters: string, words: readonly string[], from: number): Span[] {
  const places = words
    .map((word) => ({ from: placeOfWord(letters, word, from), length: word.length }))
    .filter((one) => one.from >= 0)
    .toSorted((one, other) => one.from - other.from || other.length - one.length)
  const [next] = places
  if (next === undefined) return []
  const mark = { from: next.from, to: wordEnd(letters, next.from + next.length) }
  return [mark, ...marksIn(letters, words, mark.to)]
}

function piecesOf(text: string, { from, to }: Span, marks: readonly Span[]): Hit['snippet'] {
  const [mark, ...others] = marks
  if (mark === undefined) return from < to ? [{ text: text.slice(from, to), marked: false }] : []
  const before = mark.from > from ? [{ text: text.slice(from, mark.from), marked: false }] : []
  const marked = { text: text.slice(mark.from, mark.to), marked: true }
  return [...before, marked, ...piecesOf(text, { from: mark.to, to }, others)]
}
