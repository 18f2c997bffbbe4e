import { readdirSync, readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import { z } from 'zod'
import { type Language, locales } from './languages.ts'

export { type Language, languages, otherLanguage } from './languages.ts'
export type Bilingual = { en: string; hi: string }
export type TextArguments = Record<string, string | number | boolean | Date>
/** The message of a key in a language, with its arguments filled in; a key or argument that is missing throws. */
export type Text = (language: Language, key: string, values?: TextArguments) => string

const Messages = z.record(z.string(), z.string())
type Catalogue = Map<string, string | IntlMessageFormat>

const compile = (message: string, language: Language): string | IntlMessageFormat =>
  message.includes('{')
    ? new IntlMessageFormat(message, locales[language], undefined, { ignoreTag: true })
    : message

/** views/<room>/text.<language>.json: flat keys, the room's name goes before each. */
export function readMessages(views: URL, language: Language): Map<string, string> {
  const messages = new Map<string, string>()
  for (const file of readdirSync(views, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith(`/text.${language}.json`)) continue
    const room = file.slice(0, -`/text.${language}.json`.length).replaceAll('/', '.')
    const content = Messages.parse(JSON.parse(readFileSync(new URL(file, views), 'utf8')))
    for (const [key, message] of Object.entries(content))
      messages.set(`${room}.${key}`, message.normalize('NFC'))
  }
  return messages
}

/** Every message of both languages, compiled once at boot. */
export function loadText(views: URL): Text {
  const load = (language: Language): Catalogue =>
    new Map([...readMessages(views, language)].map(([key, message]) => [key, compile(message, language)]))
  const catalogues = { hi: load('hi'), en: load('en') }
  return (language, key, values = {}) => {
    const message = catalogues[language].get(key)
    if (message === undefined) throw new Error(`No text "${key}" in ${language}`)
    return typeof message === 'string' ? message : String(message.format(values))
  }
}

const BilingualText = z.object({ en: z.string(), hi: z.string() })
/** Words kept in both languages in a jsonb column. Throws when one is missing. */
export const bilingual = (value: unknown): Bilingual => BilingualText.parse(value)
