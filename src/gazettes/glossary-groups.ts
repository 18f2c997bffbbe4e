// The official terms by their first letter in either language, and those that answer a question.
import type { Language } from '../shell/text.ts'
import { glossary, type Term } from './data/glossary.ts'
import { folded, placeOfWord } from './fold-letters.ts'

export type Listed = { readonly id: string; readonly term: Term }
export type Group = { readonly letter: string; readonly terms: readonly Listed[] }

/** A name for an address, of the English term: `certificate-of-competency`; the second of the same name has its number. */
function idsOf(terms: readonly Term[]): Listed[] {
  const taken = new Map<string, number>()
  return terms.map((term) => {
    const name =
      term.en
        .toLowerCase()
        .match(/[a-z0-9]+/g)
        ?.join('-') ?? ''
    const times = (taken.get(name) ?? 0) + 1
    taken.set(name, times)
    return { id: times === 1 ? name : `${name}-${times}`, term }
  })
}

const listed = idsOf(glossary)

/** The letter under which a term stands; signs before it are passed over. */
export const letterOf = (words: string): string => /\p{L}/u.exec(words.toUpperCase())?.[0] ?? ''

function groupsIn(language: Language): Group[] {
  const { compare } = new Intl.Collator(language)
  const sorted = listed.toSorted((one, other) => compare(one.term[language], other.term[language]))
  const groups = Map.groupBy(sorted, ({ term }) => letterOf(term[language]))
  return [...groups].map(([letter, terms]) => ({ letter, terms }))
}

const groups = { en: groupsIn('en'), hi: groupsIn('hi') }

/** All terms in the order of a language. */
export const groupsOf = (language: Language): readonly Group[] => groups[language]

const textOf = new Map(
  listed.map((one) => [one, folded(`${one.term.en} ${one.term.hi}`.normalize('NFC')).text]),
)

/** The terms that have every word of the question, in either language. */
export function termsAsked(language: Language, question: string): Group[] {
  const words = folded(question.normalize('NFC')).text.split(/\s+/).filter(Boolean)
  const isAsked = (one: Listed) => words.every((word) => placeOfWord(textOf.get(one) ?? '', word, 0) !== -1)
  return groups[language]
    .map(({ letter, terms }) => ({ letter, terms: terms.filter(isAsked) }))
    .filter(({ terms }) => terms.length > 0)
}

type Wanted = { readonly language: Language; readonly question: string; readonly wanted: string }

/** What is listed: what answers the question, else what stands under the letter, else everything. */
export function listAsked({ language, question, wanted }: Wanted) {
  const all = groups[language]
  const letters = all.map((one) => one.letter)
  if (question !== '') return { question, letters, letter: '', groups: termsAsked(language, question) }
  const letter = letters.find((one) => one === wanted) ?? ''
  return { question, letters, letter, groups: letter ? all.filter((one) => one.letter === letter) : all }
}
