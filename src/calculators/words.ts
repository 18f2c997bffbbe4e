import { formatDay } from '../shell/format.ts'
import { hasText } from '../shell/text-keys.ts'
import type { Language, Text } from '../shell/text.ts'
import type { Words } from './form.page.ts'

/** The words of a page in its language. */
export const wordsIn = (text: Text, language: Language): Words => ({
  say: (key) => text(language, key),
  has: hasText,
  tr: (words) => words[language],
  day: (day) => formatDay(day, language),
})
