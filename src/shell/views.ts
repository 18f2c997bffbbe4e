import { readdirSync, readFileSync } from 'node:fs'
import Handlebars from 'handlebars'
import { z } from 'zod'
import { formatDay, formatHour, formatMoney, formatNumber, formatTime } from './format.ts'
import type { FieldError, FormState } from './form.ts'
import type { Bilingual, Language, Text, TextArguments } from './text.ts'
import { compileOptions, viewHelpers } from './view-helpers.ts'

/** What every page's model has; the rest is its own (see Views). */
export type PageModel = {
  /** Where the page's back link goes, without language; none when absent. */
  back?: string
  titleKey: string
  titleValues?: TextArguments
  form?: FormState
  refusals?: string[]
}

/** Each room adds its pages here: `declare module '../shell/views.ts' { interface Views { 'people/sign-in': … } }`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the rooms
export interface Views {}
export type ViewName = Extract<keyof Views, string>

/** What a layout shows around a page: made by the shell from the request, never by a room. */
export type Frame = {
  lang: Language
  title: string
  hasErrors: boolean
  signedIn: boolean
  personName: string
  actingFor: string
  menu: { href: string; key: string; current: boolean }[]
  otherLanguage: Language
  otherLanguageHref: string
  csrf: string
  nonce: string
  /** The address of the back link, or ''. */
  back: string
  assets: Record<string, string>
  authority: { name: Bilingual | null }
  /** The address of the page itself, without language. */
  here: string
}

export type Render = (view: string, layout: string, model: object, frame: Frame) => string

const Root = z.looseObject({ page: z.custom<Frame>((value) => typeof value === 'object' && value !== null) })
const Data = z.object({ root: Root })
const rootOf = (options: Handlebars.HelperOptions): Frame => Data.parse(options.data).root.page

const Values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.date()]))
const BilingualText = z.object({ en: z.string(), hi: z.string() })
const Form = z.object({
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  errors: z.array(z.custom<FieldError>((value) => typeof value === 'object')),
})

/** The helpers that speak: they know the language of the page and the messages. */
const speakingHelpers = (text: Text): Record<string, Handlebars.HelperDelegate> => ({
  t: (key: unknown, options: Handlebars.HelperOptions) =>
    text(rootOf(options).lang, z.string().parse(key), Values.parse(options.hash)),
  tr: (words: unknown, options: Handlebars.HelperOptions) => BilingualText.parse(words)[rootOf(options).lang],
  day: (value: unknown, options: Handlebars.HelperOptions) =>
    formatDay(z.iso.date().parse(value), rootOf(options).lang),
  time: (value: unknown, options: Handlebars.HelperOptions) =>
    formatTime(z.coerce.date().parse(value), rootOf(options).lang),
  hour: (value: unknown, options: Handlebars.HelperOptions) =>
    formatHour(z.coerce.date().parse(value), rootOf(options).lang),
  money: (value: unknown, options: Handlebars.HelperOptions) =>
    formatMoney(z.number().parse(value), rootOf(options).lang),
  num: (value: unknown, options: Handlebars.HelperOptions) =>
    formatNumber(z.number().parse(value), rootOf(options).lang),
  path: (address: unknown, options: Handlebars.HelperOptions) =>
    `/${rootOf(options).lang}${z.string().parse(address)}`,
  /** {{field form "name"}}: what was typed and what is wrong with it, in words. */
  field: (form: unknown, name: unknown, options: Handlebars.HelperOptions) => {
    const { values, errors } = Form.parse(form)
    const field = z.string().parse(name)
    const error = errors.find((one) => one.field === field)
    const words = error ? text(rootOf(options).lang, error.key, error.values) : undefined
    return {
      value: values[field] ?? '',
      error: words,
      errorMessage: words === undefined ? undefined : { text: words },
    }
  },
  /** The list for govuk/error-summary: each error with a link to its field. */
  errorList: (form: unknown, options: Handlebars.HelperOptions) =>
    Form.parse(form).errors.map((error) => ({
      text: text(rootOf(options).lang, error.key, error.values),
      href: `#${error.field}`,
    })),
})

const readTemplates = (views: URL): Map<string, string> => {
  const files = readdirSync(views, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.hbs'),
  )
  return new Map(files.map((file) => [file.slice(0, -4), readFileSync(new URL(file, views), 'utf8')]))
}

const isPartial = (name: string): boolean =>
  name.startsWith('govuk/') || name.startsWith('partials/') || name.includes('/_')

/**
 * All templates, compiled at boot so that a broken one stops the start and not a reader. A view `room/page`
 * is drawn with its model and `page` (the Frame), then put into its layout as `body`.
 */
export function loadViews(views: URL, text: Text): Render {
  const engine = Handlebars.create()
  const helpers = { ...viewHelpers, ...speakingHelpers(text) }
  engine.registerHelper(helpers)
  const known = Object.fromEntries(Object.keys(helpers).map((name) => [name, true]))
  const options = { ...compileOptions, knownHelpers: known }
  const pages = new Map<string, HandlebarsTemplateDelegate>()
  for (const [name, source] of readTemplates(views)) {
    engine.precompile(source, options)
    const template = engine.compile<object>(source, options)
    if (isPartial(name)) engine.registerPartial(name, template)
    else pages.set(name, template)
  }
  const draw = (name: string, data: object): string => {
    const template = pages.get(name)
    if (!template) throw new Error(`No view "${name}"`)
    return template(data)
  }
  return (view, layout, model, frame) => {
    const body = draw(view, { ...model, page: frame })
    return draw(`layouts/${layout}`, { ...model, page: frame, body: new engine.SafeString(body) })
  }
}
