// A provision that a decision applies, as it is called on a page, with its place in the gazette.
import { type Name, nameOf, nameOfPlace } from './place-name.ts'
import { addressOf, pageOf, placeOf } from './place-of.ts'

export type Cite = Name & { readonly href: string }

/** What the rules core cites ("3(iv) notice", "Schedule IV 1(a)") by its name in the print. */
export const citeOf = (ruleSet: string, citation: string): Cite => ({
  ...nameOfPlace(ruleSet, addressOf(citation)),
  href: placeOf(ruleSet, citation),
})

/** The rules and schedules that are cited, each once, in their order. */
export const pagesOf = (ruleSet: string, citations: readonly string[]): Name[] =>
  [...new Set(citations.map((citation) => pageOf(addressOf(citation))))].map((page) => nameOf(ruleSet, page))
