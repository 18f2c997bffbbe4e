// How a provision is called on a page: what the rules core writes is a name for programs ("3(iv) notice").
import type { Bilingual } from '../shell/text.ts'

/** Citations that are no number, each with the rule in which it stands. */
const rules: Readonly<Record<string, string>> = { 'basic courses': '23(vi)', 'preparatory course': '23(vi)' }

const kinds: readonly (readonly [RegExp, Bilingual])[] = [
  [/^Schedule /, { en: 'Schedule ', hi: 'अनुसूची ' }],
  [/^Form /, { en: 'Form ', hi: 'प्रारूप ' }],
  [/^Annexure-/, { en: 'Annexure-', hi: 'अनुलग्नक-' }],
  [/^Appendix-A/, { en: 'Appendix A', hi: 'परिशिष्ट-क' }],
]

/** "Rule 31(v)", "अनुसूची IV 1(a)". */
export function cited(citation: string): Bilingual {
  const [start, words] = kinds.find(([shape]) => shape.test(citation)) ?? []
  if (start !== undefined && words !== undefined)
    return { en: citation.replace(start, words.en), hi: citation.replace(start, words.hi) }
  const rule = rules[citation] ?? citation.replace(/ .*/, '')
  return { en: `Rule ${rule}`, hi: `नियम ${rule}` }
}

/** As a sentence begins: the rules write their words as they stand within one. */
export const sentence = ({ en, hi }: Bilingual): Bilingual => ({
  en: en.charAt(0).toUpperCase() + en.slice(1),
  hi,
})
