// Whole facts that just fulfil a list of conditions: served to the day, born to the day, every course done the day
// before, every paper good until the day and no longer.
import { dayText, dayNumber, type DayNumber } from '../day.ts'
import type { CertificateFacts, CourseFacts, ServiceFacts, UniformedServiceFacts } from '../facts/mariner.ts'
import type { Institute } from '../vocabulary/courses.ts'
import type { CertificateGrade } from '../vocabulary/grades.ts'
import { beginning, countingOf, lastDay, together, type Layout, type Scene } from './example-service.ts'
import type { ServiceKind, Stay } from './example-service.ts'
import {
  plainFacts,
  valuesFor,
  withValue,
  type Condition,
  type Setting,
  type Values,
} from './example-values.ts'
import type { Leaf } from './example-ways.ts'
import type { Service, Uniformed } from './rule.ts'

export type Facts = Readonly<Record<string, unknown>>

/** A certificate of an example, and for which condition it is held. */
export type Held = {
  readonly grade: CertificateGrade
  readonly from: DayNumber
  readonly to: DayNumber
  readonly by: Leaf
  readonly more?: Partial<CertificateFacts>
}

/** An example before it is written as facts. */
export type Draft = {
  readonly setting: Setting
  readonly layout: Layout
  readonly held: readonly Held[]
  readonly courses: readonly CourseFacts[]
  readonly uniformed: readonly UniformedServiceFacts[]
  readonly values: Values
  readonly absent: readonly string[]
}

/** Conditions that all hold, in a tree that names others too. */
export type Asking = {
  readonly conditions: readonly Condition[]
  readonly absent: readonly Leaf[]
  readonly tree: readonly Leaf[]
  readonly setting: Setting
}

export const leavesHeld = ({ conditions }: Asking): Leaf[] =>
  conditions.flatMap(({ leaf, holds }) => (holds ? [leaf] : []))

export const servicesOf = (leaves: readonly Leaf[]): Service[] =>
  leaves.filter((leaf) => leaf.kind === 'service')

export const sceneOf = ({ setting, tree }: Asking): Scene => ({
  on: setting.on,
  counting: countingOf(setting.conventions),
  neutral: neutralKind(tree),
})

/** Service of a kind that no condition of the tree asks. */
function neutralKind(tree: readonly Leaf[]): ServiceKind {
  const engine = servicesOf(tree).some(({ where }) => where.department === 'engine')
  return {
    department: engine ? 'deck' : 'engine',
    capacity: 'other',
    waters: 'sea',
    state: 'IN-WB',
    vesselBhp: 10,
    vesselNhp: 10,
    mainEngineWatch: false,
    inCharge: false,
    structuredTraining: false,
    watchkeepingUnder: null,
  }
}

export function draftOf(
  asking: Asking,
  layout = together(servicesOf(leavesHeld(asking)), sceneOf(asking)),
): Draft {
  const { conditions, absent, setting } = asking
  const leaves = leavesHeld(asking)
  return {
    setting,
    layout: withFirstService(layout, asking),
    held: heldFor(leaves, layout, setting.on),
    courses: coursesFor(leaves, setting.on),
    uniformed: leaves.flatMap((leaf) => uniformedFor(leaf, setting)),
    values: valuesFor(conditions, setting),
    absent: absent.flatMap((leaf) => ('path' in leaf ? [leaf.path] : [])),
  }
}

/** A day of service before the rules, where the first service has to be so early. */
function withFirstService(layout: Layout, asking: Asking): Layout {
  const limits = leavesHeld(asking).flatMap((leaf) =>
    leaf.kind === 'first-service-by' ? [dayNumber(leaf.day)] : [],
  )
  const stays = limits.map((day): Stay => ({ from: day, to: day, serves: [], kind: sceneOf(asking).neutral }))
  return { ...layout, stays: [...stays, ...layout.stays] }
}

function heldFor(leaves: readonly Leaf[], layout: Layout, on: DayNumber): Held[] {
  const asked = leaves.flatMap((leaf) => (leaf.kind === 'holds' ? [leaf.grade] : []))
  return leaves.flatMap((by): Held[] => {
    if (by.kind === 'holds') return [{ grade: by.grade, from: on - daysHeld, to: on, by }]
    if (by.kind !== 'service' || by.whileHolding === undefined) return []
    const grades = [by.whileHolding].flat()
    const grade = grades.find((one) => asked.includes(one)) ?? grades[0]
    const ends = layout.stays.filter(({ serves }) => serves.includes(by)).map(({ to }) => to)
    return grade === undefined ? [] : [{ grade, from: layout.from, to: Math.max(...ends), by }]
  })
}

/** Since when a certificate is held that is asked for on the day alone: after all service has ended. */
const daysHeld = 20

function coursesFor(leaves: readonly Leaf[], on: DayNumber): CourseFacts[] {
  const found = new Map<string, CourseFacts>()
  for (const leaf of leaves) {
    if (leaf.kind !== 'course' || found.has(leaf.course)) continue
    found.set(leaf.course, { course: leaf.course, ...done(leaf.accepts, on) })
  }
  return [...found.values()]
}

const done = ([institute]: readonly Institute[], on: DayNumber) => ({
  ...(institute === undefined ? {} : { institute }),
  completedOn: dayText(on - 1),
})

function uniformedFor(leaf: Leaf, setting: Setting): UniformedServiceFacts[] {
  if (leaf.kind === 'uniformed') return [uniformedService(leaf, setting)]
  if (leaf.kind !== 'in-uniform') return []
  const eve = dayText(setting.on - 1)
  return [{ force: 'army', ...unnamed, from: eve, to: eve }]
}

const unnamed = { capacity: 'other', waterTransportUnit: false, vesselBhp: 10 } as const

export function uniformedService(rule: Uniformed, setting: Setting, days = 0): UniformedServiceFacts {
  const { forces, capacity, leastBhp, waterTransportUnit } = rule.where
  const from = beginning(setting.on, rule.parameter.value)
  return {
    ...unnamed,
    force: forces[0] ?? 'army',
    ...(capacity && { capacity }),
    ...(leastBhp && { vesselBhp: leastBhp.value }),
    ...(waterTransportUnit && { waterTransportUnit }),
    from: dayText(from),
    to: dayText(lastDay(rule, from, countingOf(setting.conventions)) + days),
  }
}

/** The draft as facts, with every answer known. */
export function factsOf(draft: Draft): Facts {
  const { setting, values, absent } = draft
  const plain = plainFacts(setting.schema)
  const listed = Object.entries(listsOf(draft)).filter(([key]) => key in plain)
  const known = listed.reduce<Facts>((facts, [key, list]) => withValue(facts, key, list), plain)
  const told = [...values].reduce((facts, [path, value]) => withValue(facts, path, value), known)
  return absent.reduce((facts, path) => withValue(facts, path, undefined), told)
}

/** The records of a mariner. */
export const listsOf = (draft: Draft) => ({
  service: draft.layout.stays.map(serviceFacts),
  certificates: draft.held.map(certificateFacts),
  courses: draft.courses,
  uniformedService: draft.uniformed,
})

const serviceFacts = ({ from, to, kind }: Stay): ServiceFacts => ({
  from: dayText(from),
  to: dayText(to),
  ...kind,
})

const certificateFacts = ({ grade, from, to, more }: Held): CertificateFacts => ({
  grade,
  kind: 'competency',
  issuedOn: dayText(from),
  validUntil: dayText(to),
  ...more,
})

/** One certificate for all for which a grade is held, from the first day to the last. */
export function joined(draft: Draft): Draft {
  const grades = [...new Set(draft.held.map(({ grade }) => grade))]
  const held = grades.flatMap((grade) => {
    const all = draft.held.filter((one) => one.grade === grade)
    const [first] = all
    if (first === undefined) return []
    const [from, to] = [Math.min(...all.map((one) => one.from)), Math.max(...all.map((one) => one.to))]
    return [{ ...first, from, to }]
  })
  return { ...draft, held }
}
