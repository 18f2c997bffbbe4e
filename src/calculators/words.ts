import { readMessages } from '../shell/text.ts'
import type { Language, Text } from '../shell/text.ts'
import type { Words } from './form.page.ts'

/** Which questions have a hint is known from the messages themselves. */
const keys = new Set(readMessages(new URL('../../views/', import.meta.url), 'en').keys())

/** The words of a page in its language. */
export const wordsIn = (text: Text, language: Language): Words => ({
  say: (key) => text(language, key),
  has: (key) => keys.has(key),
  tr: (words) => words[language],
})
