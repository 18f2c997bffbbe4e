// A small language for the facts a decision reads. The same shape checks a case, gives its type, and is printed
// as JSON Schema. A key that is left out means "not known"; a key that no shape names is an error.

export type RecordCheck = {
  /** The key that the fault is told of. */
  readonly at: string
  readonly expected: string
  readonly holds: (record: Readonly<Record<string, unknown>>) => boolean
}

export type Shape =
  | { readonly kind: 'boolean' }
  | { readonly kind: 'day' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly whole?: boolean }
  | { readonly kind: 'choice'; readonly among: readonly string[] }
  | { readonly kind: 'text'; readonly pattern: string; readonly expected: string }
  | { readonly kind: 'list'; readonly each: Shape }
  | { readonly kind: 'nullable'; readonly of: Shape }
  | {
      readonly kind: 'record'
      readonly required: readonly string[]
      readonly keys: Readonly<Record<string, Shape>>
      readonly checks: readonly RecordCheck[]
    }

/** A shape that knows the type of what it accepts (`example` is never there; it only carries the type). */
export type Schema<T> = { readonly shape: Shape; readonly example?: T }

export type FactsOf<S> = S extends Schema<infer T> ? T : never

type Schemas = Readonly<Record<string, Schema<unknown>>>

type Simplify<T> = { [K in keyof T]: T[K] }

type RecordOf<R extends Schemas, O extends Schemas> = Simplify<
  { readonly [K in keyof R]: FactsOf<R[K]> } & { readonly [K in keyof O]?: FactsOf<O[K]> | undefined }
>

/** What may be told of these keys, each left out where it is not known. */
export type Told<K extends Schemas> = Simplify<{
  readonly [P in keyof K]?: FactsOf<K[P]> | undefined
}>

export const boolean: Schema<boolean> = { shape: { kind: 'boolean' } }

export const day: Schema<string> = { shape: { kind: 'day' } }

/** A number within its limits; without an upper one of its own it stays where figures are exact. */
export const number = (limits: { least: number; most?: number; whole?: boolean }): Schema<number> => ({
  shape: { kind: 'number', most: outOfAllMeasure, ...limits },
})

/** No vessel, crew or sum of money comes near it, and every whole number up to it is exact. */
const outOfAllMeasure = 1e15

export const choice = <T extends string>(among: readonly T[]): Schema<T> => ({
  shape: { kind: 'choice', among },
})

export const text = (pattern: string, expected: string): Schema<string> => ({
  shape: { kind: 'text', pattern, expected },
})

export const list = <T>(each: Schema<T>): Schema<readonly T[]> => ({
  shape: { kind: 'list', each: each.shape },
})

export const nullable = <T>(of: Schema<T>): Schema<T | null> => ({
  shape: { kind: 'nullable', of: of.shape },
})

/** A record: the keys that are always given, those that may be left out, and what must agree between them. */
export function record<R extends Schemas, O extends Schemas>(
  required: R,
  optional: O,
  checks: readonly RecordCheck[] = [],
): Schema<RecordOf<R, O>> {
  const keys: Record<string, Shape> = {}
  for (const [key, schema] of Object.entries<Schema<unknown>>({ ...required, ...optional }))
    keys[key] = schema.shape
  return { shape: { kind: 'record', required: Object.keys(required), keys, checks } }
}

/** `earlier` may not be a later day than `later`; either may be missing or null. */
export const inOrder = (earlier: string, later: string): RecordCheck => ({
  at: earlier,
  expected: `a day not later than ${later}`,
  holds: (found) => {
    const [first, last] = [found[earlier], found[later]]
    return typeof first !== 'string' || typeof last !== 'string' || first <= last
  },
})
