// Facts told by path that just fulfil a condition.
import { attainedOn } from '../age/attained.ts'
import type { Conventions } from '../conventions.ts'
import { addMonths, anniversary, dayText, type DayNumber } from '../day.ts'
import { isRecord } from '../facts/check.ts'
import type { JsonSchema } from '../facts/json-schema.ts'
import { neededFor } from './counts-judged.ts'
import type { Leaf } from './example-ways.ts'
import type { Fact, Figure, OneForEvery, Parameter, Phrase } from './rule.ts'

/** Facts by their path. */
export type Values = ReadonlyMap<string, unknown>

/** What an example is made for. */
export type Setting = {
  readonly on: DayNumber
  readonly conventions: Conventions
  /** The facts that the decision takes. */
  readonly schema: JsonSchema
}

type Given = readonly (readonly [path: string, value: unknown])[]

type LeafOf<K extends Leaf['kind']> = Extract<Leaf, { kind: K }>

type Makers = {
  readonly [K in Leaf['kind']]: (rule: LeafOf<K>, known: Values, setting: Setting) => Given
}

const none = (): Given => []

const makers: Makers = {
  fact: ({ path, among }) => [[path, among[0]]],
  figure: (rule, known) => [[rule.path, figureFor(rule, known.get(rule.path))]],
  'at-most': ({ path, against }) => [
    [against, someCount],
    [path, someCount],
  ],
  'one-for-every': (rule, known) => [
    [rule.of, known.get(rule.of) ?? rule.every.value],
    [rule.halvedBy, known.get(rule.halvedBy) ?? false],
    [rule.path, Math.max(numberOf(known.get(rule.path)), countFor(rule, known))],
  ],
  'years-since': ({ path, parameter }, _, { on }) => [[path, dayText(yearsBefore(on, parameter.value))]],
  'within-days': ({ from, done, parameter }, _, { on }) => [
    [from, dayText(on - parameter.value)],
    [done, dayText(on)],
  ],
  'in-force': ({ path }, _, { on }) => [[path, { validUntil: dayText(on), revokedOn: null }]],
  vision: ({ path }) => [[path, '6/6']],
  age: ({ parameter }, _, setting) => [
    ['person.dateOfBirth', dayText(bornToBe(parameter.value, setting.on, setting.conventions))],
  ],
  holds: none,
  course: none,
  service: none,
  uniformed: none,
  'in-uniform': none,
  'first-service-by': none,
}

/** A count where any will do. */
const someCount = 10

function made<K extends Leaf['kind']>(rule: LeafOf<K>, known: Values, setting: Setting): Given {
  return makers[rule.kind](rule, known, setting)
}

/** A condition that is to hold, or is not to. */
export type Condition = { readonly leaf: Leaf; readonly holds: boolean }

/** The facts that just fulfil these, each as little as it must, and not the others; the later ones prevail. */
export function valuesFor(conditions: readonly Condition[], setting: Setting): Values {
  const values = new Map<string, unknown>()
  for (const { leaf, holds } of conditions) {
    const given = holds ? made(leaf, values, setting) : unmade(leaf, setting)
    for (const [path, value] of given) values.set(path, value)
  }
  return values
}

/** Facts that leave a condition unfulfilled. */
function unmade(leaf: Leaf, { schema }: Setting): Given {
  if (leaf.kind === 'fact') return [[leaf.path, otherThan(leaf, schema)[0]]]
  if (leaf.kind === 'figure') return [[leaf.path, figureBeside(leaf, -1)]]
  return leaf.kind === 'one-for-every' ? [[leaf.path, 0]] : []
}

/** The answers that do not fulfil a condition on a fact. */
export function otherThan({ path, among: asked }: Fact, schema: JsonSchema): readonly (string | boolean)[] {
  const found = schemaAt(schema, path)
  const answers = found['type'] === 'boolean' ? [true, false] : among(found)
  return answers.filter((one) => !asked.includes(one))
}

/** The smallest difference that is told of a figure. */
export const stepOf = ({ value, unit }: Parameter): number =>
  Number.isInteger(value) || unit === 'bhp' ? 1 : 0.01

const lowest: Readonly<Record<Phrase, number>> = {
  'not-less-than': 0,
  exceeding: 1,
  'not-exceeding': 0,
  'less-than': -1,
}

const rises = (phrase: Phrase) => phrase === 'not-less-than' || phrase === 'exceeding'

/** A figure that just fulfils the condition, or so many steps further on the good side of its line. */
function figureBeside({ phrase, parameter }: Figure, steps: number): number {
  const units = lowest[phrase] + (rises(phrase) ? steps : -steps)
  return roundedTo(parameter.value + units * stepOf(parameter))
}

/** The sum of decimals of at most two places, as such a decimal. */
export const roundedTo = (figure: number): number => Math.round(figure * 100) / 100

function figureFor(rule: Figure, known: unknown): number {
  const value = figureBeside(rule, 0)
  return rises(rule.phrase) ? Math.max(value, numberOf(known)) : value
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0)

const countFor = (rule: OneForEvery, known: Values) =>
  neededFor(numberOf(known.get(rule.of) ?? rule.every.value), known.get(rule.halvedBy) === true, rule)

/** The latest day of birth of one who has attained the age on the day. */
export const bornToBe = (years: number, on: DayNumber, { age }: Conventions): DayNumber =>
  latest(on, years, (born) => attainedOn(born, years, age) <= on)

/** The latest day from which so many years have passed. */
export const yearsBefore = (on: DayNumber, years: number): DayNumber =>
  latest(on, years, (day) => anniversary(day, years) <= on)

function latest(on: DayNumber, years: number, holds: (day: DayNumber) => boolean): DayNumber {
  let day = addMonths(on, -12 * years) + 3
  while (!holds(day)) day -= 1
  return day
}

/** Facts of which every answer is known and none fulfils more than it must: no, nothing, none, the last of a list. */
export const plainFacts = (schema: JsonSchema): Readonly<Record<string, unknown>> =>
  plainRecord(schema['properties'])

function plainValue(schema: JsonSchema): unknown {
  if (schema['type'] === 'object') return plainFacts(schema)
  if (schema['type'] === 'array') return []
  if (schema['type'] === 'boolean') return false
  if (schema['anyOf'] !== undefined) return null
  if (schema['minimum'] !== undefined) return schema['minimum']
  return among(schema).at(-1)
}

function plainRecord(properties: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(properties)) return {}
  const made = Object.entries(properties).map(([key, one]) => [key, plainOf(one)] as const)
  return Object.fromEntries(made.filter(([, value]) => value !== undefined))
}

const plainOf = (schema: unknown): unknown => (isSchema(schema) ? plainValue(schema) : undefined)

const isSchema = (value: unknown): value is JsonSchema => isRecord(value)

/** The answers among which a fact is chosen. */
export const among = (schema: JsonSchema): readonly string[] =>
  Array.isArray(schema['enum']) ? schema['enum'].filter((one) => typeof one === 'string') : []

const firstOf = (list: unknown): unknown => (Array.isArray(list) ? list.find(isRecord) : undefined)

/** The schema at a path of the facts. */
export function schemaAt(schema: JsonSchema, path: string): JsonSchema {
  let found: unknown = schema
  for (const key of path.split('.')) {
    const record = isRecord(found) ? (firstOf(found['anyOf']) ?? found) : found
    const properties: unknown = isRecord(record) ? record['properties'] : undefined
    found = isRecord(properties) ? properties[key] : undefined
  }
  return isSchema(found) ? found : {}
}

/** The facts with that at its path; a record on the way that was nothing is begun. */
export function withValue(facts: unknown, path: string, value: unknown): Readonly<Record<string, unknown>> {
  const [key = '', ...rest] = path.split('.')
  const known = isRecord(facts) ? facts : {}
  if (rest.length > 0) return { ...known, [key]: withValue(known[key], rest.join('.'), value) }
  if (value !== undefined) return { ...known, [key]: value }
  return Object.fromEntries(Object.entries(known).filter(([name]) => name !== key))
}
