// The form that asks for facts: fields with their words, entries that can be added and taken away without script.
import type { FormState } from '../shell/form.ts'
import { type AskedBy, inDecision } from '../shell/in-decision.ts'
import { stateCodes } from '../shell/state-codes.ts'
import type { Bilingual } from '../shell/text.ts'
import type { Typed } from '../shell/typed.ts'
import type { Field } from './fields.ts'
import { entriesOf, mostEntries, nameOf } from './read-facts.ts'

/** The words of a page in its language; `has` tells whether there is a text of that key at all. */
export type Words = {
  readonly say: (key: string) => string
  readonly has: (key: string) => boolean
  readonly tr: (words: Bilingual) => string
  /** A day (YYYY-MM-DD) in words. */
  readonly day: (day: string) => string
}

/** The words as one decision has them: its own go before those that the fact has everywhere. */
export const wordsOf = (words: Words, by: AskedBy): Words => {
  const keyOf = (key: string) => inDecision(words.has, by, key)
  return { ...words, say: (key) => words.say(keyOf(key)), has: (key) => words.has(keyOf(key)) }
}

type Item = { readonly value: string; readonly text: string }
export type FieldView = {
  readonly name: string
  /** `absent`: no question, only the box that says of a group of facts that there is none. */
  readonly as: 'day' | 'radios' | 'select' | 'figure' | 'text' | 'list' | 'absent'
  readonly label: string
  readonly hint: string
  readonly items: readonly Item[]
  readonly entries: readonly EntryView[]
  /** The words of the box that says that there is none; '' where it cannot be said. */
  readonly none: string
  /** The entry that may be added (`service.1`); '' where there are enough. */
  readonly next: string
}
type EntryView = {
  /** `service.0` */
  readonly name: string
  readonly number: number
  readonly title: string
  readonly fields: readonly FieldView[]
}

type Values = FormState['values']

/** The fields with what was typed; before a group that may be missing as a whole the box that says so. */
export const fieldViews = (
  fields: readonly Field[],
  values: Values,
  words: Words,
  before = '',
): FieldView[] =>
  fields.flatMap((field, place) => {
    const { group, path, key } = field
    const view = fieldView(field, values, words, before)
    if (group === null || fields[place - 1]?.group === group) return [view]
    const label = words.say(`facts.label.${path.slice(0, path.length - key.length)}${group}`)
    return [absentView(nameOf(before, group), label, words), view]
  })

const absentView = (name: string, label: string, { say }: Words): FieldView => ({
  ...{ name, label, as: 'absent', hint: '', items: [], entries: [], next: '' },
  none: say('calculators.form.none'),
})

function fieldView(field: Field, values: Values, words: Words, before: string): FieldView {
  const name = nameOf(before, field.key)
  const plain = {
    name,
    label: words.say(`facts.label.${field.path}`),
    hint: hintOf(field, words),
    none: canBeNone(field, before) ? words.say('calculators.form.none') : '',
  }
  if (field.kind !== 'list')
    return {
      ...plain,
      as: isNamed(field, words) ? 'select' : looks(field),
      items: itemsOf(field, words),
      entries: [],
      next: '',
    }
  const shown = shownEntries(name, values)
  const entries = Array.from({ length: shown }, (_, place) => ({
    name: `${name}.${place}`,
    number: place + 1,
    title: words.say(`facts.entry.${field.path}`),
    fields: fieldViews(field.of, values, words, `${name}.${place}`),
  }))
  return { ...plain, as: 'list', items: [], entries, next: shown < mostEntries ? `${name}.${shown}` : '' }
}

/** A list begins with one empty entry; within an entry of another list (suspensions of a certificate) with none. */
const shownEntries = (list: string, values: Values): number =>
  Math.max(entriesOf(list, values), /\.\d+\./.test(list) ? 0 : 1)

/** A certificate of which no suspension is told has none: that is not asked. */
function canBeNone({ kind, nullable, path }: Field, before: string): boolean {
  if (kind === 'list') return choiceOf(path) !== 'interruptions'
  return before === '' && nullable && (kind === 'day' || kind === 'number')
}

const hintOf = ({ path }: Field, { say, has }: Words): string =>
  has(`facts.hint.${path}`) ? say(`facts.hint.${path}`) : ''

const fewChoices = 3

function looks({ kind, choices }: Field): FieldView['as'] {
  if (kind === 'yes-no') return 'radios'
  if (kind === 'choice') return choices.length > fewChoices ? 'select' : 'radios'
  return kind === 'number' ? 'figure' : kind === 'day' ? 'day' : 'text'
}

function itemsOf(field: Field, words: Words): Item[] {
  const { kind, path, choices } = field
  const { say } = words
  const open = { value: '', text: say('calculators.form.notKnown') }
  if (kind === 'yes-no')
    return [
      { value: 'yes', text: say('calculators.form.yes') },
      { value: 'no', text: say('calculators.form.no') },
      open,
    ]
  if (kind === 'number') return [open, ...wholesOf(field, words)]
  if (isState(field)) return [open, ...states.map((value) => ({ value, text: say(itemKey(field, value)) }))]
  if (kind !== 'choice') return []
  const named = choices.map((value) => ({ value, text: say(`facts.choice.${choiceOf(path)}.${value}`) }))
  return choices.length > fewChoices ? [open, ...named] : [...named, open]
}

const itemKey = ({ path }: Field, value: number | string): string => `facts.choice.${choiceOf(path)}.${value}`

const states = stateCodes.map((code) => `IN-${code}`)
const isState = ({ kind, path }: Field): boolean => kind === 'text' && choiceOf(path) === 'state'

/** What has names is chosen and not typed: a State, or one of a few whole numbers as the items of a list of fees. */
const isNamed = (field: Field, { has }: Words): boolean =>
  isState(field) || (field.kind === 'number' && field.whole && has(itemKey(field, field.least ?? 0)))

const wholesOf = (field: Field, { say, has }: Words): Item[] =>
  Array.from({ length: 20 }, (_, i) => (field.least ?? 0) + i)
    .filter((value) => has(itemKey(field, value)))
    .map((value) => ({ value: String(value), text: say(itemKey(field, value)) }))

/** A choice is named by the last key of its path: the grades of all certificates are named once. */
export const choiceOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/**
 * One entry more, or one less, with all else that was typed; null where no such button was pressed. The form is then
 * shown again and not asked.
 */
export function withEntries(values: Values): { readonly values: Values } | null {
  const { add, remove, ...others } = values
  const rest = Object.fromEntries(Object.entries(others).filter(([name]) => name !== 'ask'))
  if (typeof add === 'string') return { values: withOneMore(rest, add) }
  return typeof remove === 'string' ? { values: withoutOne(rest, remove) } : null
}

const dayShape = /^(\d{4})-(\d{2})-(\d{2})$/

/** A day that came as one text, as a link has it, stands in the three boxes of its field. */
export const withDayParts = (values: Values): Values => ({
  ...Object.fromEntries(Object.entries(values).flatMap(([name, value]) => partsOf(name, String(value)))),
  ...values,
})

function partsOf(name: string, text: string): [string, string][] {
  const [, year, month, day] = dayShape.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return []
  return [
    [`${name}-day`, String(Number(day))],
    [`${name}-month`, String(Number(month))],
    [`${name}-year`, year],
  ]
}

function withOneMore(values: Values, list: string): Values {
  const shown = shownEntries(list, values)
  return shown < mostEntries ? { ...values, [`${list}.${shown}.added`]: '' } : values
}

function withoutOne(values: Values, entry: string): Values {
  const dot = entry.lastIndexOf('.')
  const list = entry.slice(0, dot)
  const place = Number(entry.slice(dot + 1))
  const kept = Object.entries(values).flatMap(([name, value]): [string, Typed][] => {
    const [, at = '', rest = ''] = name.startsWith(`${list}.`)
      ? (/^(\d+)(.*)$/.exec(name.slice(list.length + 1)) ?? [])
      : []
    if (at === '' || Number(at) < place) return [[name, value]]
    return Number(at) === place ? [] : [[`${list}.${Number(at) - 1}${rest}`, value]]
  })
  return Object.fromEntries(kept)
}
