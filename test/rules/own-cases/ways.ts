// Facts left out may turn out in many ways. The second encoding answers whole facts only (of a mariner it tries
// the ways itself), so the ways are drawn here from the schema of the facts (contract, Facts left out).
import type { Case } from '../second-encoding/decide.ts'

type Tree = { readonly [key: string]: unknown }

export type Schema = {
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

/** Left out they are not unknown (contract; `heel`, `factor` and `passPercent` by their lines on the rules pages). */
const neverUnknown = ['endedOn', 'revokedOn', 'interruptions', 'maxNhp', 'heel', 'factor', 'passPercent']

const held = (grade: string) => ({
  grade,
  kind: 'competency',
  issuedOn: '2019-01-01',
  validUntil: '2099-12-31',
})

const position = (name: string, ...grades: string[]) => ({ position: name, certificates: grades.map(held) })

/** Of lists and texts the schema alone tells too little. */
const drawnLists: Readonly<Record<string, readonly unknown[]>> = {
  crew: [
    [],
    [
      position('master', 'first-class-master'),
      position('engineer', 'inland-engineer'),
      position('lascar'),
      position('lascar'),
      position('greaser'),
    ],
  ],
  sections: [[{ maximum: 100, obtained: 0 }], [{ maximum: 100, obtained: 100 }]],
  seatLengthsM: [[], [0.5]],
  holidays: [[], ['2026-06-14', '2026-06-15', '2026-08-15']],
}

const drawnTexts: Readonly<Record<string, readonly unknown[]>> = {
  district: ['Darbhanga', 'Patna'],
  number: ['JH-0001'],
}

const days = [
  '2018-01-01',
  '2026-02-01',
  '2026-05-01',
  '2026-06-01',
  '2026-06-15',
  '2027-06-01',
  '2030-01-01',
]
const figures = [0, 1, 2, 3, 12, 30, 45, 100, 1000, 5_000_000]

const leafWays = (key: string, schema: Schema): readonly unknown[] => {
  if (schema.enum) return schema.enum
  if (schema.type === 'array') return drawnLists[key] ?? [[]]
  if (schema.anyOf) return schema.anyOf.flatMap((one) => (one.type === 'null' ? [null] : leafWays(key, one)))
  if (schema.type === 'boolean') return [true, false]
  if (schema.format === 'date') return days
  if (schema.type === 'string') return drawnTexts[key] ?? []
  return key === 'item' ? [1, 2, 8] : figures
}

export type Missing = { readonly path: string; readonly ways: readonly unknown[] }

const recordOf = (schema: Schema): Schema => schema.anyOf?.find((one) => one.type === 'object') ?? schema

/** A record that may be null is drawn whole: none, or one whose leaves are all the same way. */
const wholeRecords = (schema: Schema): unknown[] => {
  const leaves = Object.entries(recordOf(schema).properties ?? {}).filter(
    ([key]) => !neverUnknown.includes(key),
  )
  const longest = Math.max(...leaves.map(([key, one]) => leafWays(key, one).length))
  const at = (index: number) =>
    Object.fromEntries(
      leaves.map(([key, one]) => {
        const ways = leafWays(key, one)
        return [key, ways[index % ways.length]]
      }),
    )
  return [null, ...Array.from({ length: longest }, (_, index) => at(index))]
}

/** The paths that are left out, each with the ways in which it can turn out. */
export const missingOf = (schema: Schema, facts: Tree, path = ''): Missing[] =>
  Object.entries(schema.properties ?? {})
    .filter(([key]) => !neverUnknown.includes(key))
    .flatMap(([key, one]): Missing[] => {
      const at = path === '' ? key : `${path}.${key}`
      const value = facts[key]
      const { properties } = recordOf(one)
      if (properties && one.anyOf && value === undefined) return [{ path: at, ways: wholeRecords(one) }]
      if (properties && value !== null) return missingOf(recordOf(one), (value ?? {}) as Tree, at)
      if (one.items?.properties && Array.isArray(value))
        return value.flatMap((entry: Tree, index) => missingOf(one.items!, entry, `${at}.${index}`))
      return value === undefined ? [{ path: at, ways: leafWays(key, one) }] : []
    })

const put = (tree: Tree, [key = '', ...rest]: readonly string[], value: unknown): Tree => {
  const below = rest.length === 0 ? value : put((tree[key] ?? {}) as Tree, rest, value)
  if (Array.isArray(tree)) return tree.with(Number(key), below) as unknown as Tree
  return { ...tree, [key]: below }
}

export const filled = (one: Case, path: string, value: unknown): Case => ({
  ...one,
  facts: put(one.facts, path.split('.'), value),
})

/** Whole cases drawn from the missing facts: all first ways, all last ways, then any; the same at every run. */
export const someWays = (one: Case, missing: readonly Missing[], count: number): Case[] => {
  let seed = 20_201_008
  const any = (ways: readonly unknown[]): unknown => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return ways[Math.floor((seed / 2_147_483_648) * ways.length)]
  }
  const drawn = (index: number) => (ways: readonly unknown[]) =>
    index === 0 ? ways[0] : index === 1 ? ways.at(-1) : any(ways)
  return Array.from({ length: count }, (_, index) =>
    missing.reduce((whole, { path, ways }) => filled(whole, path, drawn(index)(ways)), one),
  )
}
