// Where the facts and parameters of a decision stand, and what is tried there: every answer of a choice, and of days and
// numbers the figures of the law.
import { addMonths, anniversary, dayNumber, dayText, type Day, type DayNumber } from '../day.ts'
import { isRecord } from '../facts/check.ts'
import type { JsonSchema } from '../facts/json-schema.ts'
import { among, roundedTo, schemaAt } from './example-values.ts'
import type { Parameter } from './rule.ts'

/** What is read of a decision to make examples for it. */
export type Asking = {
  readonly params: JsonSchema
  readonly facts: JsonSchema
  readonly reads: readonly string[]
}

/** The figures of the law that a decision applies. */
export type Lines = readonly Pick<Parameter, 'value' | 'unit'>[]

/** A fact (`facts.vessel.bhp`) or parameter (`params.grade`) and what may stand there. */
export type Place = {
  readonly path: string
  /** The first is taken where another fact is looked at. */
  readonly values: readonly unknown[]
  /** Where a line may lie: just below it, on it and just above it. */
  readonly threes: readonly (readonly [unknown, unknown, unknown])[]
}

/** Every place of a decision on that day; a record that may be missing comes after what stands in it. */
export function placesOf({ params, facts, reads }: Asking, on: Day, lines: Lines): Place[] {
  const names = isRecord(params['properties']) ? Object.keys(params['properties']) : []
  const heads = [...new Set(reads.map((path) => path.replace(/\[\].*/, '')))]
  const entries = reads.filter((path) => /^[^[]*\[\]\.[^[]*$/.test(path))
  const above = [...new Set(heads.flatMap(parentsOf))].filter((path) => isNullable(schemaAt(facts, path)))
  const at = (path: string, schema: JsonSchema) => placeAt(path, schema, { on, lines })
  return [
    ...names.map((name) => at(`params.${name}`, schemaAt(params, name))),
    ...heads.map((path) => at(`facts.${path}`, schemaAt(facts, path))),
    ...entries.map((path) => ({ ...at(`facts.${path}`, entrySchema(facts, path)), values: [undefined] })),
    ...above.map((path): Place => ({ path: `facts.${path}`, values: kept, threes: [] })),
  ]
}

/** As it is, or nothing at all. */
const kept = [undefined, null]

const parentsOf = (path: string): string[] => {
  const above = path.slice(0, Math.max(0, path.lastIndexOf('.')))
  return above === '' ? [] : [above, ...parentsOf(above)]
}

const entrySchema = (facts: JsonSchema, path: string): JsonSchema => {
  const [list = '', key = ''] = path.split('[].')
  const { items } = schemaAt(facts, list)
  return isSchema(items) ? schemaAt(items, key) : {}
}

const isNullable = ({ anyOf }: JsonSchema) => anyOf !== undefined

type Around = { readonly on: Day; readonly lines: Lines }

function placeAt(path: string, schema: JsonSchema, around: Around): Place {
  const inner = withoutNull(schema)
  const values = valuesAt(schema, around)
  if (inner['format'] === 'date') return { path, values, threes: dayThrees(around) }
  return { path, values, threes: isNumber(inner) && !isFew(inner) ? numberThrees(inner, around.lines) : [] }
}

const isNumber = ({ type }: JsonSchema) => type === 'integer' || type === 'number'

/** Few enough whole numbers to try each of them. */
const isFew = ({ type, minimum, maximum }: JsonSchema): boolean =>
  type === 'integer' && Number(maximum) - Number(minimum) <= mostChoices

const mostChoices = 12

const withoutNull = (schema: JsonSchema): JsonSchema => {
  const { anyOf } = schema
  const first: unknown = Array.isArray(anyOf) ? anyOf[0] : undefined
  return isSchema(first) ? first : schema
}

const isSchema = (value: unknown): value is JsonSchema => isRecord(value)

/** The answers that a fact may have; of days and numbers those that will do. */
function valuesAt(schema: JsonSchema, around: Around): readonly unknown[] {
  if (isNullable(schema)) return [...valuesAt(withoutNull(schema), around), null]
  if (schema['type'] === 'boolean') return [false, true]
  if (schema['format'] === 'date') return [around.on]
  if (isNumber(schema)) return numbersAt(schema, around)
  if (schema['type'] === 'array') return [[], [entryOf(schema['items'], around)]]
  return among(schema).length > 0 ? among(schema) : [undefined]
}

/** A figure where any will do, and none. Of a percentage one that the law names. */
function numbersAt(schema: JsonSchema, { lines }: Around): readonly number[] {
  if (isFew(schema)) {
    const first = Number(schema['minimum'])
    return Array.from({ length: Number(schema['maximum']) - first + 1 }, (_, i) => first + i)
  }
  const percent = lines.find(({ unit }) => unit === 'percent')?.value
  const figure = schema['maximum'] === 100 && percent !== undefined ? percent : someFigure
  return [...new Set([within(schema, figure), within(schema, 0)])]
}

const someFigure = 10
const someMarks = 100

const within = ({ minimum, maximum }: JsonSchema, value: number): number =>
  Math.min(Math.max(value, Number(minimum ?? value)), Number(maximum ?? value))

function entryOf(items: unknown, around: Around): unknown {
  if (!isSchema(items)) return undefined
  const { properties } = items
  if (isNumber(items)) return someFigure
  if (!isRecord(properties)) return valuesAt(items, around)[0]
  const made = Object.entries(properties).map(([key, one]) => [key, inEntry(one, around)] as const)
  return Object.fromEntries(made.filter(([, value]) => value !== undefined))
}

const inEntry = (schema: unknown, around: Around): unknown => {
  if (!isSchema(schema)) return undefined
  return isNumber(schema) && !isFew(schema) ? within(schema, someMarks) : valuesAt(schema, around)[0]
}

/** The units in which the law measures what is told, where it draws a line through it. */
const measures: ReadonlySet<Parameter['unit']> = new Set([
  ...(['bhp', 'nhp', 'metres', 'centimetres', 'square metres', 'tons', 'kilograms'] as const),
  ...(['tons for each further fee', 'rupees', 'percent'] as const),
])
const counts: ReadonlySet<Parameter['unit']> = new Set(['persons', 'class', 'rupees'])

/** Around every figure, and around the sum whose percentage is another figure: there the least fee is reached. */
function numberThrees(schema: JsonSchema, lines: Lines): Place['threes'] {
  const isCounted = schema['type'] === 'integer'
  const step = isCounted ? 1 : 0.01
  const measured = lines.filter(({ unit }) => (isCounted ? counts : measures).has(unit))
  const percents = lines.filter(({ unit }) => unit === 'percent')
  const sums = lines.filter(({ unit }) => unit === 'rupees')
  const plain = measured.map(({ value }) => threeAt(value, step))
  // The step is the least that is a paisa of the fee.
  const reached = percents.flatMap((percent) =>
    sums.map((sum) => threeAt((sum.value * 100) / percent.value, 1 / percent.value)),
  )
  const all = new Map([...plain, ...reached].map((three) => [three[1], three]))
  return [...all.values()].filter((three) =>
    three.every((value) => within(schema, value) === value && (!isCounted || Number.isInteger(value))),
  )
}

const threeAt = (value: number, step: number) =>
  [roundedTo(value - step), roundedTo(value), roundedTo(value + step)] as const

type Shift = (day: DayNumber, amount: number) => DayNumber

const shifts: Partial<Record<Parameter['unit'], Shift>> = {
  days: (day, days) => day + days,
  months: addMonths,
  years: anniversary,
}

const oneMonth = { value: 1, unit: 'months' } as const

/** The day before, the day itself and the day after: of the day asked about, and so far before and after it. */
function dayThrees({ on, lines }: Around): Place['threes'] {
  const day = dayNumber(on)
  const moved = [...lines, oneMonth].flatMap(({ value, unit }) => {
    const shift = Number.isInteger(value) ? shifts[unit] : undefined
    return shift === undefined ? [] : [shift(day, value), shift(day, -value)]
  })
  return [...new Set([day, ...moved])].map((at) => [dayText(at - 1), dayText(at), dayText(at + 1)] as const)
}
