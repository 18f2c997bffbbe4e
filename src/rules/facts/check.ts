// Checks what was handed in, and tells every fault by its path.
import { isDay } from '../day.ts'
import type { Schema, Shape } from './schema.ts'

/** What is wrong, and where: `facts.service[0].from`. */
export type Fault = { readonly path: string; readonly message: string }

export type Checked<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly errors: Fault[] }

export function check<T>(schema: Schema<T>, value: unknown, path: string): Checked<T> {
  const errors = faults(schema.shape, value, path)
  return accepted(schema, value, errors) ? { ok: true, value } : { ok: false, errors }
}

function accepted<T>(_schema: Schema<T>, _value: unknown, errors: readonly Fault[]): _value is T {
  return errors.length === 0
}

const expect = (holds: boolean, path: string, expected: string, value: unknown): Fault[] =>
  holds ? [] : [{ path, message: `expected ${expected}, got ${shown(value)}` }]

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const printed = JSON.stringify(value)
  return printed.length > 60 ? `${printed.slice(0, 57)}...` : printed
}

type ShapeOf<K extends Shape['kind']> = Extract<Shape, { kind: K }>
type Leaf = Exclude<Shape, { kind: 'list' | 'nullable' | 'record' }>

function faults(shape: Shape, value: unknown, path: string): Fault[] {
  if (shape.kind === 'record') return recordFaults(shape, value, path)
  if (shape.kind === 'nullable') return value === null ? [] : faults(shape.of, value, path)
  if (shape.kind !== 'list') return leafFaults(shape, value, path)
  if (!Array.isArray(value)) return expect(false, path, 'a list', value)
  return value.flatMap((entry, i) => faults(shape.each, entry, `${path}[${i}]`))
}

function leafFaults(shape: Leaf, value: unknown, path: string): Fault[] {
  switch (shape.kind) {
    case 'boolean':
      return expect(typeof value === 'boolean', path, 'true or false', value)
    case 'day':
      return expect(typeof value === 'string' && isDay(value), path, 'a calendar day YYYY-MM-DD', value)
    case 'choice':
      return expect(isAmong(shape, value), path, `one of ${shape.among.join(', ')}`, value)
    case 'text':
      return expect(isWritten(shape, value), path, shape.expected, value)
    case 'number':
      return expect(isWithin(shape, value), path, numberWords(shape), value)
  }
}

const isAmong = ({ among }: ShapeOf<'choice'>, value: unknown) =>
  typeof value === 'string' && among.includes(value)

const isWritten = ({ pattern }: ShapeOf<'text'>, value: unknown) =>
  typeof value === 'string' && new RegExp(pattern, 'u').test(value)

function isWithin({ least, most, whole }: ShapeOf<'number'>, value: unknown): boolean {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false
  return value >= least && value <= (most ?? Number.MAX_VALUE) && (whole !== true || Number.isInteger(value))
}

const numberWords = ({ least, most, whole }: ShapeOf<'number'>) =>
  `a ${whole ? 'whole ' : ''}number ${most === undefined ? `not less than ${least}` : `from ${least} to ${most}`}`

/** A plain object, as JSON gives it. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function recordFaults(shape: ShapeOf<'record'>, value: unknown, path: string): Fault[] {
  if (!isRecord(value)) return expect(false, path, 'an object', value)
  const found = keyFaults(shape, value, path)
  if (found.length > 0) return found
  return shape.checks
    .filter((rule) => !rule.holds(value))
    .flatMap(({ at, expected }) => expect(false, join(path, at), expected, value[at]))
}

function keyFaults(
  shape: ShapeOf<'record'>,
  value: Readonly<Record<string, unknown>>,
  path: string,
): Fault[] {
  const missing = shape.required.filter((key) => value[key] === undefined)
  return [
    ...missing.map((key) => ({ path: join(path, key), message: 'always to be given, but left out' })),
    ...Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .flatMap(([key, entry]) => entryFaults(shape, key, entry, join(path, key))),
  ]
}

function entryFaults(shape: ShapeOf<'record'>, key: string, entry: unknown, path: string): Fault[] {
  const known = Object.hasOwn(shape.keys, key) ? shape.keys[key] : undefined
  if (known) return faults(known, entry, path)
  const expected = Object.keys(shape.keys).join(', ') || 'none'
  return [{ path, message: `not a key of this place (keys: ${expected})` }]
}

const join = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)
