import { z } from 'zod'
import type { Bilingual } from '../shell/text.ts'
import { layoutOf } from './paper-forms.ts'

type Words = Record<string, string>
/** What a paper says, in both languages, as it was granted: the register's copy (23(x), 30(x)). */
export type PaperContent = { en: Words; hi: Words }

const WordsOf = z.record(z.string(), z.string())
const Content = z.object({ en: WordsOf, hi: WordsOf })

/** The content of the register's row. */
export const readContent = (value: unknown): PaperContent => Content.parse(value)

/** The content in composed letters; throws when a form's field is missing, so that no paper is granted half. */
export function completeContent(form: string, content: PaperContent): PaperContent {
  const { fields } = layoutOf(form)
  const complete = (words: Words, language: string): Words =>
    Object.fromEntries(
      fields.map((field) => {
        const value = words[field]
        if (value === undefined) throw new Error(`${form} lacks "${field}" in ${language}`)
        return [field, value.normalize('NFC')]
      }),
    )
  return { en: complete(content.en, 'en'), hi: complete(content.hi, 'hi') }
}

/** The holder's name as the paper prints it in each language. */
export const holderOf = (content: PaperContent): Bilingual => ({
  en: content.en['holder'] ?? '',
  hi: content.hi['holder'] ?? '',
})
