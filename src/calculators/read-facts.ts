// Reads a form into facts, on the server and in the browser alike. What is left empty is not known and stays out.
import type { Fault } from '../rules/index.ts'
import type { Typed } from '../shell/typed.ts'
import type { Field } from './fields.ts'

/** What is wrong with a field: the name of the field and the key of the words. */
export type FieldFault = { readonly field: string; readonly key: string; readonly values?: Limits }
type Limits = Readonly<Record<string, number>>

export type ReadFacts = { readonly facts: Told; readonly faults: readonly FieldFault[] }
type Told = { readonly [key: string]: unknown }
type Values = Readonly<Record<string, Typed>>

/** So many entries of a list are asked on a page. */
export const mostEntries = 30

/** A field's name on the page: `service.0.from` is of the first entry, `holidays.0` the first of plain values. */
export const nameOf = (before: string, key: string): string =>
  [before, key].filter((part) => part !== '').join('.')

/** How many entries of the list the form has, told or still empty. */
export function entriesOf(list: string, values: Values): number {
  const places = Object.keys(values)
    .filter((name) => name.startsWith(`${list}.`))
    .map((name) => Number.parseInt(name.slice(list.length + 1), 10))
  return Math.min(Math.max(-1, ...places.filter((place) => place >= 0)) + 1, mostEntries)
}

/** The facts that were told, and what could not be read of them. `values` are cleaned (typedValues). */
export function readFacts(fields: readonly Field[], values: Values, before = ''): ReadFacts {
  const absent = new Set(groupsOf(fields).filter((group) => isNone(values, nameOf(before, group))))
  const asked = fields.filter(({ group }) => group === null || !absent.has(group))
  const read = asked.map((field) => ({ field, ...readOne(field, values, nameOf(before, field.key)) }))
  const facts: Record<string, unknown> = Object.fromEntries([...absent].map((group) => [group, null]))
  for (const { field, value } of read) if (value !== undefined) put(facts, field.key.split('.'), value)
  const torn = fields.filter(
    ({ group, key }) => group !== null && absent.has(group) && isTold(values, nameOf(before, key)),
  )
  return { facts, faults: [...read.flatMap(({ faults }) => faults), ...torn.map(bothAt(before))] }
}

const bothAt =
  (before: string) =>
  ({ key }: Field): FieldFault => ({ field: nameOf(before, key), key: 'calculators.wrong.none' })

/** The groups of facts that may be missing as a whole, in the order of their questions. */
export const groupsOf = (fields: readonly Field[]): string[] => [
  ...new Set(fields.flatMap(({ group }) => group ?? [])),
]

const isNone = (values: Values, name: string): boolean => textOf(values[noneOf(name)]) === 'yes'

type ReadOne = { readonly value: unknown; readonly faults: readonly FieldFault[] }

function readOne(field: Field, values: Values, name: string): ReadOne {
  if (isNone(values, name)) return readNone(field, values, name)
  if (field.kind === 'list') return readList(field, values, name)
  const typed = textOf(values[name])
  if (typed === '') return { value: undefined, faults: [] }
  const value = valueOf(field, typed)
  return value === undefined ? { value, faults: [{ field: name, ...wrong(field) }] } : { value, faults: [] }
}

/** The name of the box that says of a fact: there is none. */
export const noneOf = (name: string): string => `${name}.none`

/** That there is none is a fact; that there is none and yet one is told is not. */
function readNone(field: Field, values: Values, name: string): ReadOne {
  const others = Object.fromEntries(Object.entries(values).filter(([one]) => one !== noneOf(name)))
  if (isTold(others, name))
    return { value: undefined, faults: [{ field: name, key: 'calculators.wrong.none' }] }
  return { value: field.kind === 'list' ? [] : null, faults: [] }
}

function readList(field: Field, values: Values, name: string): ReadOne {
  const places = Array.from({ length: entriesOf(name, values) }, (_, place) => place)
  const told = places.filter((place) => isTold(values, `${name}.${place}`))
  const [plain] = field.of.filter(({ key }) => key === '')
  const read = told.map((place) =>
    plain ? readOne(plain, values, `${name}.${place}`) : readEntry(field, values, `${name}.${place}`),
  )
  const faults = read.flatMap((one) => one.faults)
  return { value: told.length === 0 ? undefined : read.map(({ value }) => value), faults }
}

/** An entry that says anything must say all that an entry always has. */
function readEntry(field: Field, values: Values, name: string): ReadOne {
  const { facts, faults } = readFacts(field.of, values, name)
  const left = field.of.filter((one) => one.required && textOf(values[nameOf(name, one.key)]) === '')
  const absent = left.filter((one) => !one.nullable && one.kind !== 'list')
  const none = left.filter((one) => one.nullable).map((one) => [one.key, null] as const)
  const missing = absent.map((one) => ({ field: nameOf(name, one.key), key: 'calculators.wrong.missing' }))
  return { value: { ...facts, ...Object.fromEntries(none) }, faults: [...faults, ...missing] }
}

const isTold = (values: Values, entry: string): boolean =>
  Object.entries(values).some(
    ([name, value]) =>
      textOf(value) !== '' &&
      (name === entry || (/^[.-]/.test(name.slice(entry.length)) && name.startsWith(entry))),
  )

const textOf = (value: Typed | undefined): string =>
  typeof value === 'string' ? value : (value?.at(-1) ?? '')

/** A number with a point, or with commas between the thousands. */
const numberShape = /^-?(\d+|\d{1,3}(,\d{2,3})*)(\.\d+)?$/
const dayShape = /^\d{4}-\d{2}-\d{2}$/

/** Undefined when it cannot be read. */
const valueOf = (field: Field, typed: string): unknown => readers[field.kind](typed, field)

const readers: Readonly<Record<Field['kind'], (typed: string, field: Field) => unknown>> = {
  number: (typed, field) => (numberShape.test(typed) && fits(field, plain(typed)) ? plain(typed) : undefined),
  'yes-no': (typed) => yesNo.get(typed),
  day: (typed) => (isInCalendar(typed) ? typed : undefined),
  choice: (typed, { choices }) => (choices.includes(typed) ? typed : undefined),
  text: (typed) => typed,
  list: () => undefined,
}

const yesNo = new Map([
  ['yes', true],
  ['no', false],
])
const plain = (typed: string): number => Number(typed.replaceAll(',', ''))
const fits = ({ least, most, whole }: Field, value: number): boolean =>
  value >= (least ?? -Infinity) && value <= (most ?? Infinity) && (!whole || Number.isInteger(value))

/** The day that is asked about: today where none was typed; null where what was typed is none. */
export function dayAsked(values: Values, today: string): string | null {
  const typed = textOf(values['on'])
  if (typed === '') return today
  return isInCalendar(typed) ? typed : null
}

function isInCalendar(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return dayShape.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}

function wrong({ kind, least, most, whole }: Field): Omit<FieldFault, 'field'> {
  if (kind !== 'number') return { key: `calculators.wrong.${kind}` }
  const values = { least: least ?? 0, most: most ?? 0 }
  return { key: whole ? 'calculators.wrong.whole' : 'calculators.wrong.number', values }
}

function put(into: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) into[key] = value
  else {
    const inner = into[key]
    const next = isObject(inner) ? inner : {}
    into[key] = next
    put(next, rest, value)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What the rules find wrong with facts that could be read, at its field: days out of their order, and the like. */
export const faultsAt = (faults: readonly Fault[]): FieldFault[] =>
  faults.map(({ path }) => ({
    field: path
      .replace(/^(facts|params)\./, '')
      .replaceAll('[', '.')
      .replaceAll(']', ''),
    key: path === 'on' ? 'calculators.wrong.on' : 'calculators.wrong.together',
  }))
