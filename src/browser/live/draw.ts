// Draws the same partials as the server (views/), compiled when the script is built: nothing is evaluated here.
import Handlebars from 'handlebars'
import { templates } from 'live-templates'
import { formatDay, formatMoney, formatNumber } from '../../shell/format.ts'
import type { Language } from '../../shell/languages.ts'
import { viewHelpers } from '../../shell/view-helpers.ts'
import type { Say } from './words.ts'

type Bilingual = { readonly en: string; readonly hi: string }
type Options = { readonly hash: Readonly<Record<string, unknown>> }

/** The helpers that speak (src/shell/views.ts), in the language of this page. */
const speakingHelpers = (language: Language, say: Say): Record<string, Handlebars.HelperDelegate> => ({
  t: (key: string, { hash }: Options) => say(key, hash),
  tr: (words: Bilingual) => words[language],
  day: (day: string) => formatDay(day, language),
  money: (rupees: number) => formatMoney(rupees, language),
  num: (value: number) => formatNumber(value, language),
  path: (address: string) => `/${language}${address}`,
})

/** Draws a partial with its model. A partial that was not built in throws. */
export function drawIn(language: Language, say: Say): (partial: string, model: object) => string {
  const engine = Handlebars.create()
  engine.registerHelper({ ...viewHelpers, ...speakingHelpers(language, say) })
  const drawn = new Map(Object.entries(templates).map(([name, spec]) => [name, engine.template(spec)]))
  for (const [name, template] of drawn) engine.registerPartial(name, template)
  return (partial, model) => {
    const template = drawn.get(partial)
    if (template === undefined) throw new Error(`No partial "${partial}"`)
    return template(model)
  }
}
