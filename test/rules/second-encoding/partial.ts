// Facts left out. Every way in which the missing facts can turn out is tried: what all of them meet is met,
// what none of them meets is unmet, and the rest is open (contract, Facts left out).
import type { Answer, Requirement } from './answer.ts'
import { dateOf, textOf } from './dates.ts'
import type { Certificate, Mariner } from './mariner.ts'

type Tree = Readonly<Record<string, unknown>>

/** A key that may be missing, with the values that can make a difference. */
type Choices = Readonly<Record<string, readonly unknown[]>>

export type Asked = { readonly on: string; readonly wanted: string }

const eitherWay = [true, false]
const waters = ['inland', 'sea']
const states = ['IN-JH', 'IN-WB']

/** Of the facts of a service those that can matter for what is wanted, with the values that differ. */
const mattering: Readonly<Record<string, Choices>> = {
  serang: {
    state: states,
    vesselBhp: [null, 40, 85, 226],
    watchkeepingUnder: [null, 'serang'],
    structuredTraining: eitherWay,
  },
  'second-class-engine-driver': {
    waters,
    state: states,
    vesselBhp: [null, 40, 85, 226],
    watchkeepingUnder: [null, 'inland-engineer'],
    structuredTraining: eitherWay,
  },
  'first-class-engine-driver': { vesselBhp: [null, 113, 226, 565], mainEngineWatch: eitherWay },
  'inland-engineer': { vesselBhp: [null, 226] },
  'second-class-master': { waters, vesselBhp: [null, 282] },
  'first-class-master': { vesselBhp: [null, 226, 565] },
  engineer: { waters, vesselNhp: [null, 70], inCharge: eitherWay },
  master: { waters, vesselNhp: [null, 40] },
}

/** The ways of one service; structured training is asked of a cadet only. */
const serviceWays = (one: Tree, wanted: string): Tree[] => {
  const { structuredTraining, ...rest } = mattering[wanted] ?? {}
  const asked = one['capacity'] === 'cadet' && structuredTraining ? { structuredTraining } : {}
  return filled(one, { ...rest, ...asked })
}

const uniformChoices: Choices = {
  capacity: ['master', 'engineer', 'other'],
  waterTransportUnit: eitherWay,
  vesselBhp: [null, 226, 565],
}

const good: Tree = {
  issuedBy: 'government-medical-officer',
  fit: true,
  colourBlind: false,
  normalColourVision: true,
  visionRight: '6/6',
  visionLeft: '6/6',
}

const bad: Tree = {
  issuedBy: 'registered-medical-officer',
  fit: false,
  colourBlind: true,
  normalColourVision: false,
  visionRight: '6/9',
  visionLeft: '6/9',
}

const simulatorGrades = ['second-class-master', 'first-class-master']

/** The tree with each of its missing keys filled in every way. */
const filled = (tree: Tree, choices: Choices): Tree[] =>
  Object.entries(choices).reduce<Tree[]>(
    (ways, [key, values]) =>
      key in tree ? ways : ways.flatMap((way) => values.map((value) => ({ ...way, [key]: value }))),
    [tree],
  )

/** Every combination of the ways of each entry. */
const listed = (entries: readonly Tree[], ways: (entry: Tree) => Tree[]): Tree[][] =>
  entries.reduce<Tree[][]>(
    (before, entry) => before.flatMap((list) => ways(entry).map((way) => [...list, way])),
    [[]],
  )

const long = '2000-01-01'
const split = (names: string): string[] => names.split(' ')

/** A long service in everything, for a list of service that is missing. */
const everyService = (wanted: string): Tree[] =>
  ['deck', 'engine'].flatMap((department) =>
    split(
      'helmsman sukani assistant-to-master serang master gp-rating oilman assistant-to-driver engine-driver cadet',
    ).map((capacity) => ({
      from: long,
      to: null,
      department,
      capacity,
      waters: 'inland',
      state: 'IN-JH',
      vesselBhp: 565,
      vesselNhp: 70,
      mainEngineWatch: true,
      inCharge: true,
      watchkeepingUnder: wanted === 'serang' ? 'serang' : 'inland-engineer',
      structuredTraining: true,
    })),
  )

const everyCourse = (on: string): Tree[] =>
  split(
    'efa pst pssr fpff rating-induction-deck rating-induction-engine preparatory-serang preparatory-second-class-master preparatory-first-class-master preparatory-second-class-engine-driver preparatory-first-class-engine-driver preparatory-inland-engineer inland-vessel-cadet manoeuvring-simulator boat-handler',
  ).map((course) => ({ course, institute: 'nini', from: long, completedOn: textOf(dateOf(on) - 1) }))

const everyCertificate = (): Certificate[] =>
  split(
    'serang second-class-master first-class-master second-class-engine-driver first-class-engine-driver inland-engineer merchant-shipping-engine-driver',
  ).map((grade) => ({ grade, kind: 'competency', issuedOn: long, validUntil: '2100-01-01' }))

const everyUniform = (wanted: string): Tree[] =>
  split('indian-navy coast-guard army police-water-transport pac paramilitary').map((force) => ({
    force,
    capacity: wanted.includes('engine') ? 'engineer' : 'master',
    waterTransportUnit: true,
    vesselBhp: 565,
    from: long,
    to: null,
  }))

const part = (facts: Tree, key: string): Tree => (facts[key] ?? {}) as Tree
const list = (facts: Tree, key: string): Tree[] | undefined => facts[key] as Tree[] | undefined

/** No medical certificate at all, one of which not all is known, or not known whether there is any. */
const medicalOf = (given: unknown, filling: Tree): Tree | null => {
  if (given === null) return null
  return given === undefined && filling === bad ? null : { ...filling, ...(given as Tree | undefined) }
}

/**
 * Person, medical certificate and examination once as well and once as badly as they can turn out: each
 * requirement hangs on one of their facts alone, and on the service beside the class passed.
 */
const others = (facts: Tree, { on, wanted }: Asked): Tree[] => {
  const way = (person: Tree, highestClass: number, medical: Tree, result: string): Tree => ({
    person: {
      ...person,
      ...part(facts, 'person'),
      education: { highestClass, ...part(part(facts, 'person'), 'education') },
    },
    medical: medicalOf(facts['medical'], medical),
    examination: {
      written: result,
      viva: result,
      ...(simulatorGrades.includes(wanted) && { practical: result }),
      ...part(facts, 'examination'),
    },
  })
  return [
    way({ dateOfBirth: '1950-01-01', citizenOfIndia: true, readsWritesHindi: true }, 12, good, 'passed'),
    way({ dateOfBirth: on, citizenOfIndia: false, readsWritesHindi: false }, 0, bad, 'failed'),
  ]
}

/** Every mariner that the one of whom not all is known can turn out to be. */
export const completions = (facts: Tree, asked: Asked): Mariner[] => {
  const { on, wanted } = asked
  const eve = textOf(dateOf(on) - 1)
  const given = {
    uniformedService: list(facts, 'uniformedService'),
    courses: list(facts, 'courses'),
    certificates: list(facts, 'certificates'),
    service: list(facts, 'service'),
  }
  const courseWays = (one: Tree): Tree[] =>
    filled(one, {
      institute: ['nini', 'dg-shipping', 'transport-department', 'other'],
      completedOn: [null, eve],
    })
  const choices: Choices = {
    uniformedService: given.uniformedService
      ? listed(given.uniformedService, (one) => filled(one, uniformChoices))
      : [[], everyUniform(wanted)],
    courses: given.courses ? listed(given.courses, courseWays) : [[], everyCourse(on)],
    certificates: given.certificates ? [given.certificates] : [[], everyCertificate()],
    service: given.service
      ? listed(given.service, (one) => serviceWays(one, wanted))
      : [[], everyService(wanted)],
  }
  return others(facts, asked).flatMap((one) => filled(one, choices)) as unknown as Mariner[]
}

/** What all of some answers say together. */
export const together = (answers: readonly (readonly Requirement[])[]): Answer => {
  const unmet: string[] = []
  const unknown: string[] = []
  answers[0]!.forEach(([citation], index) => {
    const met = answers.filter((one) => one[index]![1]).length
    if (met === 0) unmet.push(citation)
    else if (met < answers.length) unknown.push(citation)
  })
  const outcome = unmet.length > 0 ? 'not-satisfied' : unknown.length > 0 ? 'unknown' : 'satisfied'
  return { outcome, unmet, unknown }
}
