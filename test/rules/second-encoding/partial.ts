// Facts left out. Everything missing is once completed as well and once as badly as it can turn out; what
// the bad completion meets is met, what the good one does not meet is unmet, and the rest is open.
import type { Answer, Requirement } from './answer.ts'
import { dateOf, textOf } from './dates.ts'
import type { Certificate, Course, Mariner, Medical, Person, Service, Uniformed } from './mariner.ts'

/** A mariner of whom anything may be unknown. */
export type PartlyKnown = {
  readonly person?: { readonly education?: { readonly highestClass?: number } } & Partial<
    Omit<Person, 'education'>
  >
  readonly uniformedService?: readonly Partial<Uniformed>[]
  readonly courses?: readonly Partial<Course>[]
  readonly certificates?: readonly Certificate[]
  readonly service?: readonly Partial<Service>[]
  readonly medical?: Partial<Medical> | null
  readonly examination?: Partial<Mariner['examination']>
}

export type Asked = { readonly on: string; readonly engine: boolean; readonly simulator: boolean }

const long = '1970-01-01'
const capacities =
  'helmsman sukani assistant-to-master serang master deck-rating gp-rating engine-rating lascar greaser oilman assistant-to-driver engine-driver engineer cadet other'.split(
    ' ',
  )
const courseNames =
  'efa pst pssr fpff rating-induction-deck rating-induction-engine preparatory-serang preparatory-second-class-master preparatory-first-class-master preparatory-second-class-engine-driver preparatory-first-class-engine-driver preparatory-inland-engineer inland-vessel-cadet manoeuvring-simulator boat-handler'.split(
    ' ',
  )
const heldGrades =
  'serang second-class-master first-class-master second-class-engine-driver first-class-engine-driver inland-engineer merchant-shipping-engine-driver'.split(
    ' ',
  )
const forces = 'indian-navy coast-guard army police-water-transport pac paramilitary'.split(' ')

const bestService = (engine: boolean): Service[] =>
  ['deck', 'engine'].flatMap((department) =>
    capacities.map((capacity) => ({ from: long, to: null, department, capacity, ...bestEntry(engine) })),
  )

const bestEntry = (engine: boolean) => ({
  waters: 'inland',
  state: 'IN-JH',
  vesselBhp: 9999,
  vesselNhp: 9999,
  mainEngineWatch: true,
  inCharge: true,
  watchkeepingUnder: engine ? 'inland-engineer' : 'first-class-master',
  structuredTraining: true,
})

const worstEntry = {
  waters: 'sea',
  state: '',
  vesselBhp: null,
  vesselNhp: null,
  mainEngineWatch: false,
  inCharge: false,
  watchkeepingUnder: null,
  structuredTraining: false,
}

const bestMedical: Medical = {
  issuedBy: 'government-medical-officer',
  fit: true,
  colourBlind: false,
  normalColourVision: true,
  visionRight: '6/6',
  visionLeft: '6/6',
}

const worstMedical: Medical = {
  issuedBy: 'registered-medical-officer',
  fit: false,
  colourBlind: true,
  normalColourVision: false,
  visionRight: '6/60',
  visionLeft: '6/60',
}

/** As well as the missing facts can turn out. */
export const atBest = (facts: PartlyKnown, { on, engine }: Asked): Mariner => {
  const eve = textOf(dateOf(on) - 1)
  const uniform = { capacity: engine ? 'engineer' : 'master', waterTransportUnit: true, vesselBhp: 9999 }
  const finish = (one: Partial<Course>): string => {
    const from = one.from ?? eve
    return from > eve ? from : eve
  }
  return {
    person: {
      dateOfBirth: '1950-01-01',
      citizenOfIndia: true,
      readsWritesHindi: true,
      ...facts.person,
      education: { highestClass: 12, ...facts.person?.education },
    },
    uniformedService: facts.uniformedService
      ? facts.uniformedService.map((one) => ({ ...uniform, ...one }) as Uniformed)
      : forces.map((force) => ({ force, from: long, to: null, ...uniform })),
    courses: facts.courses
      ? facts.courses.map((one) => ({ institute: 'nini', completedOn: finish(one), ...one }) as Course)
      : courseNames.map((course) => ({ course, institute: 'nini', from: long, completedOn: eve })),
    certificates:
      facts.certificates ??
      heldGrades.map((grade) => ({ grade, kind: 'competency', issuedOn: long, validUntil: '2100-01-01' })),
    service: facts.service
      ? facts.service.map((one) => ({ ...bestEntry(engine), ...one }) as Service)
      : bestService(engine),
    medical: facts.medical === null ? null : { ...bestMedical, ...facts.medical },
    examination: { written: 'passed', viva: 'passed', practical: 'passed', ...facts.examination },
  }
}

/** As badly as the missing facts can turn out. */
export const atWorst = (facts: PartlyKnown, { on, simulator }: Asked): Mariner => ({
  person: {
    dateOfBirth: on,
    citizenOfIndia: false,
    readsWritesHindi: false,
    ...facts.person,
    education: { highestClass: 0, ...facts.person?.education },
  },
  uniformedService: (facts.uniformedService ?? []).map(
    (one) => ({ capacity: 'other', waterTransportUnit: false, vesselBhp: null, ...one }) as Uniformed,
  ),
  courses: (facts.courses ?? []).map((one) => ({ institute: 'other', completedOn: null, ...one }) as Course),
  certificates: facts.certificates ?? [],
  service: (facts.service ?? []).map((one) => ({ ...worstEntry, ...one }) as Service),
  medical: facts.medical ? { ...worstMedical, ...facts.medical } : null,
  examination: {
    written: 'failed',
    viva: 'failed',
    ...(simulator && { practical: 'failed' }),
    ...facts.examination,
  },
})

/** The answer that lies between the best and the worst. */
export const between = (best: readonly Requirement[], worst: readonly Requirement[]): Answer => {
  const unmet: string[] = []
  const unknown: string[] = []
  best.forEach(([citation, metAtBest], index) => {
    const metAtWorst = worst[index]![1]
    if (!metAtBest) unmet.push(citation)
    else if (!metAtWorst) unknown.push(citation)
  })
  const outcome = unmet.length > 0 ? 'not-satisfied' : unknown.length > 0 ? 'unknown' : 'satisfied'
  return { outcome, unmet, unknown }
}
