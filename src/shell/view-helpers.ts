import Handlebars from 'handlebars'
import type { HelperOptions } from 'handlebars'
import { dateParts } from './date-parts.ts'

/**
 * How every template is compiled. A component sees only what it was given (explicitPartialContext), so that
 * a page's own `name` or `hint` never slips into a field; inside a component's block the page's fields are
 * reached with `../`. preventIndent keeps the lines a person typed into a textarea as they were typed.
 */
export const compileOptions = {
  strict: true,
  knownHelpersOnly: true,
  explicitPartialContext: true,
  preventIndent: true,
} as const

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Handlebars.SafeString)

const isOptions = (value: unknown): value is HelperOptions => isFields(value) && isFields(value['hash'])

/** What the template wrote, without the options that Handlebars adds at the end. */
const given = (values: unknown[]): unknown[] => values.slice(0, -1)

/** True as in the templates: an empty list and an empty text are nothing. */
const isTrue = (value: unknown): boolean => !Handlebars.Utils.isEmpty(value)

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value)
  return value instanceof Handlebars.SafeString ? value.toString() : ''
}

const attributeOf = (name: string, value: unknown): string => {
  const safeName = Handlebars.escapeExpression(name)
  if (isFields(value)) return optionalAttribute(safeName, value['value'], value['optional'] === true)
  if (value === undefined || value === null) return ''
  return ` ${safeName}="${Handlebars.escapeExpression(textOf(value))}"`
}

const optionalAttribute = (safeName: string, value: unknown, optional: boolean): string => {
  if (optional && value === true) return ` ${safeName}`
  if (value === undefined || value === null || (optional && value === false)) return ''
  return ` ${safeName}="${Handlebars.escapeExpression(textOf(value))}"`
}

/** obj a=1 b=2: an object from the named arguments. */
const obj = (...values: unknown[]): Fields => {
  const options = values.at(-1)
  return isOptions(options) ? { ...options.hash } : {}
}

/** list 1 2 3: an array; what is empty (an `and` that did not hold) is left out. */
const list = (...values: unknown[]): unknown[] =>
  given(values).filter((item) => item !== undefined && item !== false)

/** merge one two: one object from several; the later wins; what is no object is passed over. */
const merge = (...values: unknown[]): Fields => {
  const parts = given(values).filter(isFields)
  return parts.reduce<Fields>((all, part) => ({ ...all, ...part }), {})
}

const concat = (...values: unknown[]): string => given(values).map(textOf).join('')

/** words 'a' undefined 'b': 'a b', for class and aria-describedby. */
const words = (...values: unknown[]): string => given(values).filter(isTrue).map(textOf).join(' ')

/** Compared as text, since a typed form holds '3' where the page has 3. */
const eq = (left: unknown, right: unknown): boolean =>
  left === right || (isPlain(left) && isPlain(right) && textOf(left) === textOf(right))

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

/** and a b: the last when all are true, else nothing (so that a class or attribute is left out). */
const and = (...values: unknown[]): unknown =>
  given(values).every(isTrue) ? given(values).at(-1) : undefined

const or = (...values: unknown[]): unknown => given(values).find(isTrue)

const not = (value: unknown): boolean => !isTrue(value)

/** part label: a component's piece may be given as plain text or as an object with `text`. */
const part = (value: unknown): unknown => {
  if (value instanceof Handlebars.SafeString) return { html: value }
  return isPlain(value) ? { text: value } : value
}

/**
 * content hint: the words of a piece. `html` is written as it stands only when it is a SafeString, which no
 * page model holds: a plain string is escaped like any text.
 */
const content = (value: unknown): unknown => {
  const piece = part(value)
  if (!isFields(piece)) return ''
  return isTrue(piece['html']) ? piece['html'] : (piece['text'] ?? '')
}

/** attrs a b: HTML attributes from objects, names and values escaped, empty ones left out. */
const attrs = (...values: unknown[]): Handlebars.SafeString => {
  const pairs = given(values)
    .filter(isFields)
    .flatMap((fields) => Object.entries(fields))
  return new Handlebars.SafeString(pairs.map(([name, value]) => attributeOf(name, value)).join(''))
}

/** flag disabled: an attribute without a value (attrs), present only when true. */
const flag = (value: unknown): Fields => ({ value: isTrue(value), optional: true })

/** i18n 'show-password' text: the attributes by which a component's script learns its words. */
const i18n = (key: unknown, messages: unknown): Fields => {
  const name = `data-i18n.${textOf(key)}`
  if (!isFields(messages)) return isTrue(messages) ? { [name]: messages } : {}
  return Object.fromEntries(Object.entries(messages).map(([plural, text]) => [`${name}.${plural}`, text]))
}

/** replace 'up to %{count}' '%{count}' 200: for the messages that a component's script fills in itself. */
const replace = (text: unknown, what: unknown, by: unknown): string =>
  textOf(text).replaceAll(textOf(what), textOf(by))

/** numbered 'grade' index: 'grade', 'grade-2', …: the first keeps the plain id, for the error summary. */
const numbered = (prefix: unknown, index: unknown): string => {
  const position = Number(index) + 1
  return position > 1 ? `${textOf(prefix)}-${position}` : textOf(prefix)
}

/** increase 0: 1. */
const increase = (index: unknown): number => Number(index) + 1

/** chosen item value: is this radio, checkbox or option the one? An item's own word goes first. */
const chosen = (item: unknown, value: unknown): boolean => {
  if (!isFields(item)) return false
  const own = item['checked'] ?? item['selected']
  if (typeof own === 'boolean') return own
  const wanted = item['value'] ?? item['text']
  if (Array.isArray(value)) return value.some((one) => eq(one, wanted))
  return isTrue(value) && eq(value, wanted)
}

/** someAct rows: has any row of a summary list an action? Then the others keep the column free. */
const someAct = (rows: unknown): boolean =>
  Array.isArray(rows) &&
  rows.some((row) => isFields(row) && isFields(row['actions']) && isTrue(row['actions']['items']))

/** includes classes 'govuk-panel--interruption': for texts and lists. */
const includes = (all: unknown, wanted: unknown): boolean => {
  if (typeof all === 'string') return all.includes(textOf(wanted))
  return Array.isArray(all) && all.some((one) => eq(one, wanted))
}

/** The plain functions of the templates; the words, days and money of a language stand in their own files. */
export const viewHelpers = {
  obj,
  list,
  merge,
  concat,
  words,
  eq,
  and,
  or,
  not,
  part,
  content,
  attrs,
  flag,
  i18n,
  replace,
  numbered,
  increase,
  chosen,
  someAct,
  includes,
  dateParts,
}
