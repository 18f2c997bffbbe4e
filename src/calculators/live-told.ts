// What an answer that is kept beside a form is given and tells, and what stands in its place where there is none. Pure.
import type { Settings } from '../rules/index.ts'
import type { FieldError } from '../shell/form.ts'
import type { Typed } from '../shell/typed.ts'
import type { FieldView, Words } from './form.page.ts'

/** What the page gave with the form, and what draws a partial of views/ in its language. */
export type LiveGiven = {
  /** Of a calculator its slug. */
  readonly name: string
  readonly today: string
  /** The address of the page, for the printed sheet. */
  readonly address: string
  /** The day on which the settings hold. */
  readonly on: string
  readonly settings: Settings
  readonly words: SayingWords
  readonly draw: (partial: string, model: object) => string
}
type SayingWords = Words & {
  readonly say: (key: string, values?: Readonly<Record<string, unknown>>) => string
}

/** What stands in the region of the answer, and in one line for who is further down. */
type LiveShown = { readonly html: string; readonly line: string; readonly isAnswer: boolean }
export type LiveShow = (typed: Readonly<Record<string, Typed>>) => LiveShown

/** What is wrong and at which field; where nothing is, the server has to be asked. Never an answer of before. */
export function withoutAnswer(
  { words, draw }: LiveGiven,
  errors: readonly FieldError[],
  fields: readonly FieldView[],
): LiveShown {
  const titleKey = errors.length > 0 ? 'calculators.live.wrong' : 'calculators.live.server'
  const wrong = errors.map(({ field, key, values }) => ({
    field,
    label: labelOf(fields, field),
    words: words.say(key, values),
  }))
  const html = draw('calculators/_wrong', { titleKey, wrong })
  return { html, line: words.say(titleKey), isAnswer: false }
}

/** The label of the field with that name; '' for the day asked about, which is no fact. */
function labelOf(fields: readonly FieldView[], name: string): string {
  for (const field of fields) {
    if (field.name === name) return field.label
    const within = field.entries.flatMap((entry) => entry.fields)
    const found = labelOf(within, name)
    if (found !== '') return found
  }
  return ''
}
