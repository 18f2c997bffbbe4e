// The facts of an example in words: the question, and what was answered.
import { type HasText, inDecision } from '../shell/in-decision.ts'

/** A fact as told: one of the three says what was answered. */
export type ToldFact = {
  readonly labelKey: string
  readonly key: string | null
  readonly day: string | null
  readonly text: string
}

export type FactWords = { readonly has: HasText; readonly keyOf: (key: string) => string }

/** The words of the facts as one decision has them. */
export const factWords = (
  has: HasText,
  by: { readonly ruleSet: string; readonly decision: string },
): FactWords => ({
  has,
  keyOf: (key) => inDecision(has, by, key),
})

/** The key of the question that asks for a path: `service[0].from` and `service[].from` are `service.from`. */
export const labelKeyOf = (path: string, { keyOf }: FactWords): string =>
  keyOf(`facts.label.${plainPath(path)}`)

const plainPath = (path: string) => path.replaceAll(/\[\d*\]/g, '')

const dayShape = /^\d{4}-\d{2}-\d{2}$/

/** One fact of an example: a day, a number, one of a list, or that there is none. */
export function toldOf(path: string, value: unknown, words: FactWords): ToldFact {
  const none = { labelKey: labelKeyOf(path, words), key: null, day: null, text: '' }
  if (typeof value === 'boolean') return { ...none, key: value ? 'gazettes.told.yes' : 'gazettes.told.no' }
  if (typeof value === 'number') return { ...none, text: grouped.format(value) }
  if (typeof value !== 'string') return { ...none, key: 'gazettes.told.none' }
  if (dayShape.test(value)) return { ...none, day: value }
  const choice = words.keyOf(`facts.choice.${plainPath(path).replace(/.*\./, '')}.${value}`)
  return words.has(choice) ? { ...none, key: choice } : { ...none, text: value }
}

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 4 })

/** Every fact of an example, the entries of its lists one after the other; an empty list is told as none. */
export const allTold = (facts: unknown, words: FactWords): ToldFact[] =>
  pairsOf(facts, '').map(([path, value]) => toldOf(path, value, words))

function pairsOf(value: unknown, path: string): (readonly [path: string, value: unknown])[] {
  if (Array.isArray(value) && value.length > 0) return value.flatMap((one: unknown) => pairsOf(one, path))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]]
  return Object.entries(value).flatMap(([key, one]) => pairsOf(one, path === '' ? key : `${path}.${key}`))
}
