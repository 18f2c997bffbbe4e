// Leaves facts out of a complete case: of a mariner any that may be unknown, of other cases one yes-or-no fact.
import { chance, pick, whole, type Chance } from './chance.ts'
import type { Case } from './decide.ts'

type Tree = { readonly [key: string]: unknown }

/** The keys whose absence says that the fact is not known; `from` of a course or `endedOn` say nothing so. */
const mayBeUnknown: Readonly<Record<string, readonly string[]>> = {
  person: ['dateOfBirth', 'citizenOfIndia', 'readsWritesHindi', 'education'],
  service: [
    'waters',
    'state',
    'vesselBhp',
    'vesselNhp',
    'mainEngineWatch',
    'inCharge',
    'watchkeepingUnder',
    'structuredTraining',
  ],
  uniformedService: ['capacity', 'waterTransportUnit', 'vesselBhp'],
  courses: ['institute', 'completedOn'],
  medical: ['issuedBy', 'fit', 'colourBlind', 'normalColourVision', 'visionRight', 'visionLeft'],
  examination: ['written', 'viva', 'practical'],
}

const without = (tree: Tree, key: string): Tree =>
  Object.fromEntries(Object.entries(tree).filter(([name]) => name !== key))

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const leaveOne = (g: Chance, facts: Tree): Tree => {
  const key = pick(g, Object.keys(mayBeUnknown))
  const value = facts[key]
  if (chance(g, 12)) return without(facts, pick(g, [key, 'certificates']))
  if (Array.isArray(value) && value.length > 0) {
    const at = whole(g, 0, value.length - 1)
    const entries = (value as readonly Tree[]).map((one, index) => {
      const name = pick(g, mayBeUnknown[key]!)
      const isTraining = name === 'completedOn' && 'from' in one
      return index === at && !isTraining ? without(one, name) : one
    })
    return { ...facts, [key]: entries }
  }
  if (isTree(value)) return { ...facts, [key]: without(value, pick(g, mayBeUnknown[key]!)) }
  return facts
}

/**
 * The case of a mariner without one to three of the facts. The end of a training whose beginning is known
 * stays: it could be any day.
 */
export const leaveOutOf = (g: Chance, one: Case): Case => {
  let { facts } = one
  for (let times = whole(g, 1, 3); times > 0; times -= 1) facts = leaveOne(g, facts)
  return { ...one, facts }
}

type Path = readonly (string | number)[]

const yesOrNo = (value: unknown, path: Path): Path[] => {
  if (typeof value === 'boolean') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => yesOrNo(below, [...path, key]))
}

/** The paths of all yes-or-no facts of a case. */
export const yesOrNoPaths = (one: Case): Path[] => yesOrNo(one.facts, [])

const changed = (tree: unknown, [key, ...rest]: Path, value: boolean | undefined): unknown => {
  if (!isTree(tree) || key === undefined) return value
  if (rest.length === 0 && value === undefined) return without(tree, String(key))
  return { ...tree, [key]: changed(tree[key], rest, value) }
}

/** The same case with the yes-or-no fact at the path answered so, or left out. */
export const answered = (one: Case, path: Path, value: boolean | undefined): Case => ({
  ...one,
  facts: changed(one.facts, path, value) as Case['facts'],
})
