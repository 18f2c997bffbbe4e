// Whether a value has the shape asked for, by yes or no: the question is made into closures once for a shape.
import { isDay } from '../day.ts'
import type { Shape } from './schema.ts'

/** No career, crew or paper has more; what would need hours to be weighed is refused at once. */
export const mostEntries = 200

type ShapeOf<K extends Shape['kind']> = Extract<Shape, { kind: K }>
type Fits = (value: unknown) => boolean

const made = new WeakMap<Shape, Fits>()

/** The question for a shape. */
export function fitsOf(shape: Shape): Fits {
  const known = made.get(shape)
  if (known !== undefined) return known
  const fits = make(shape)
  made.set(shape, fits)
  return fits
}

function make(shape: Shape): Fits {
  switch (shape.kind) {
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'day':
      return (value) => typeof value === 'string' && isDay(value)
    case 'choice':
      return (value) => isAmong(shape, value)
    case 'text':
      return writtenAs(shape)
    case 'number':
      return (value) => isWithin(shape, value)
    case 'list':
      return listFits(fitsOf(shape.each))
    case 'nullable':
      return orNull(fitsOf(shape.of))
    case 'record':
      return recordFits(shape)
  }
}

export const isAmong = ({ among }: ShapeOf<'choice'>, value: unknown): boolean =>
  typeof value === 'string' && among.includes(value)

export const isWritten = (shape: ShapeOf<'text'>, value: unknown): boolean => fitsOf(shape)(value)

function writtenAs({ pattern }: ShapeOf<'text'>): Fits {
  const written = new RegExp(pattern, 'u')
  return (value) => typeof value === 'string' && written.test(value)
}

/** Whether it is a number within these limits. */
export function isWithin({ least, most, whole }: Omit<ShapeOf<'number'>, 'kind'>, value: unknown): boolean {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false
  return value >= least && value <= most && (whole !== true || Number.isInteger(value))
}

const orNull =
  (fits: Fits): Fits =>
  (value) =>
    value === null || fits(value)

const listFits =
  (fits: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.length <= mostEntries && value.every(fits)

/** A plain object, as JSON gives it. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function recordFits({ keys, required, checks }: ShapeOf<'record'>): Fits {
  const known = new Map(Object.entries(keys).map(([key, shape]) => [key, fitsOf(shape)]))
  return (value) => {
    if (!isRecord(value)) return false
    for (const key of required) if (value[key] === undefined) return false
    for (const key of Object.keys(value)) {
      const entry = value[key]
      if (entry !== undefined && known.get(key)?.(entry) !== true) return false
    }
    return checks.every((rule) => rule.holds(value))
  }
}
