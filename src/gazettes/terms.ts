// Which official terms stand in a text: whole words, the longest first, so that a short term inside a long one is none.
import type { Bilingual, Language } from '../shell/text.ts'
import { glossary, type Term } from './data/glossary.ts'
import type { GazettePage } from './gazette.ts'

export type TermHere = { readonly words: Bilingual; readonly explained: Bilingual | null }

type Pattern = { readonly term: Term; readonly length: number; readonly pattern: RegExp }

/** "suspended / cancelled (of a licence)" names two terms; what stands in brackets explains them. */
const variants = (words: string): string[] =>
  words
    .replace(/\([^)]*\)|"[^"]*"/g, ' ')
    .split(/[/;,]/)
    .map((one) => one.trim().replace(/^to /, ''))
    .filter((one) => one.length > 2)

const escaped = (words: string): string =>
  words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')

const patternsIn = (language: Language): Pattern[] =>
  glossary
    .flatMap((term) =>
      variants(term[language]).map((words) => ({
        term,
        length: words.length,
        // An English term may stand in the plural.
        pattern: new RegExp(
          `(?<![\\p{L}\\p{M}\\p{N}])${escaped(words)}${language === 'en' ? '(?:e?s)?' : ''}(?![\\p{L}\\p{M}\\p{N}])`,
          'giu',
        ),
      })),
    )
    .toSorted((one, other) => other.length - one.length)

const patterns = { en: patternsIn('en'), hi: patternsIn('hi') }

/** The terms of a text in its language. */
function termsIn(language: Language, text: string): Term[] {
  const found = new Set<Term>()
  let rest = text
  for (const { term, pattern } of patterns[language]) {
    const without = rest.replace(pattern, '\n')
    if (without !== rest) found.add(term)
    rest = without
  }
  return [...found]
}

/** The terms that stand on a page in the languages shown, in the order of the glossary. */
export function termsOn({ paragraphs }: GazettePage, shown: Language | 'both'): TermHere[] {
  const languages: readonly Language[] = shown === 'both' ? ['en', 'hi'] : [shown]
  const found = new Set(
    languages.flatMap((language) =>
      termsIn(language, paragraphs.map((one) => one[language] ?? '').join('\n')),
    ),
  )
  return glossary
    .filter((term) => found.has(term))
    .map(({ en, hi, explained }) => ({ words: { en, hi }, explained }))
}
