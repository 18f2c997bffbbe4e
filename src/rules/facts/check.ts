// Checks what was handed in, and tells every fault by its path.
import { isDay } from '../day.ts'
import { fitsOf, isAmong, isRecord, isWithin, isWritten, mostEntries } from './fits.ts'
import type { Schema, Shape } from './schema.ts'

export { isRecord } from './fits.ts'

/** What is wrong, and where: `facts.service[0].from`. */
export type Fault = { readonly path: string; readonly message: string }

export type Checked<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly errors: Fault[] }

/** Most of what is handed in fits; paths are made only for what does not. */
export const check = <T>(schema: Schema<T>, value: unknown, path: string): Checked<T> =>
  accepted(schema, value) ? { ok: true, value } : { ok: false, errors: faults(schema.shape, value, path) }

const accepted = <T>({ shape }: Schema<T>, value: unknown): value is T => fitsOf(shape)(value)

const expect = (holds: boolean, path: string, expected: string, value: unknown): Fault[] =>
  holds ? [] : [{ path, message: `expected ${expected}, got ${shown(value)}` }]

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'number') return String(value)
  const printed = typeof value === 'object' ? printedShort(value) : JSON.stringify(value)
  return printed.length > 60 ? `${printed.slice(0, 57)}...` : printed
}

/** What is nested too deep to be printed is told by its kind. */
function printedShort(value: object | null): string {
  try {
    return JSON.stringify(value)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return Array.isArray(value) ? 'a list' : 'an object'
  }
}

type ShapeOf<K extends Shape['kind']> = Extract<Shape, { kind: K }>
type Leaf = Exclude<Shape, { kind: 'list' | 'nullable' | 'record' }>

function faults(shape: Shape, value: unknown, path: string): Fault[] {
  if (shape.kind === 'record') return recordFaults(shape, value, path)
  if (shape.kind === 'nullable') return value === null ? [] : faults(shape.of, value, path)
  if (shape.kind !== 'list') return leafFaults(shape, value, path)
  if (!Array.isArray(value)) return expect(false, path, 'a list', value)
  if (value.length > mostEntries)
    return [{ path, message: `expected at most ${mostEntries} entries, got ${value.length}` }]
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

const numberWords = ({ least, most, whole }: ShapeOf<'number'>) =>
  `a ${whole ? 'whole ' : ''}number from ${least} to ${most}`

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
