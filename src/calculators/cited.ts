// How a provision is called on a page: what the rules core writes is a name for programs ("3(iv) notice").
import type { Bilingual } from '../shell/text.ts'

/** The key of its words with its number. */
export type Cited = { readonly key: string; readonly number: string }

/** Citations that are no number, each with the rule in which it stands. */
const rules: Readonly<Record<string, string>> = { 'basic courses': '23(vi)', 'preparatory course': '23(vi)' }

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^Schedule /, 'schedule'],
  [/^Form /, 'form'],
  [/^Annexure-/, 'annexure'],
  [/^Appendix-/, 'appendix'],
]

/** Rule 31(v), Schedule IV 1(a). */
export function cited(citation: string): Cited {
  const [start, kind = 'rule'] = kinds.find(([shape]) => shape.test(citation)) ?? []
  const number = start ? citation.replace(start, '') : (rules[citation] ?? citation.replace(/ .*/, ''))
  return { key: `calculators.answer.cite.${kind}`, number }
}

/** As a sentence begins: the rules write their words as they stand within one. */
export const sentence = ({ en, hi }: Bilingual): Bilingual => ({
  en: en.charAt(0).toUpperCase() + en.slice(1),
  hi,
})
