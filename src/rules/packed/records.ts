// Each record of a person as words. A record of which something is not known has none, and the person is left out.
import { dayNumber, type Day } from '../day.ts'
import { heldDays } from '../fold/asked.ts'
import { endOfTime } from '../counting/spans.ts'
import type { CourseFacts, MarinerFacts, ServiceFacts, UniformedServiceFacts } from '../facts/mariner.ts'
import { certificateGrades, type CertificateGrade } from '../vocabulary/grades.ts'
import { courses, institutes } from '../vocabulary/courses.ts'
import { capacities, forces, uniformedCapacities } from '../vocabulary/service.ts'
import { noRoom, placeOf, type Distinct } from './distinct.ts'
import {
  aboveDay,
  capacityShift,
  half,
  instituteShift,
  noDay,
  serviceMarks,
  uniformedCapacityShift,
  waterTransportMark,
} from './layout.ts'

/** What all packed people share. */
export type Shared = { readonly figures: Distinct<number>; readonly texts: Distinct<string> }

type Words = readonly number[] | null

const dayOr = (day: Day | null, other: number) => (day === null ? other : dayNumber(day))

/** The place of a figure; the first place where there is none. */
export const figurePlace = ({ figures }: Shared, figure: number | null): number =>
  figure === null ? 0 : placeOf(figures, figure)

type Whole<T, K extends keyof T> = T & { readonly [P in K]-?: Exclude<T[P], undefined> }

/** Whether everything that a rule may ask of the record is known. */
const isWhole = <T extends object, K extends keyof T>(record: T, keys: readonly K[]): record is Whole<T, K> =>
  keys.every((key) => record[key] !== undefined)

const serviceKeys = [
  'waters',
  'state',
  'vesselBhp',
  'vesselNhp',
  'mainEngineWatch',
  'inCharge',
  'watchkeepingUnder',
  'structuredTraining',
] as const

export function serviceRecord(entry: ServiceFacts, shared: Shared): Words {
  if (!isWhole(entry, serviceKeys)) return null
  const bhp = figurePlace(shared, entry.vesselBhp)
  const nhp = figurePlace(shared, entry.vesselNhp)
  const state = placeOf(shared.texts, entry.state)
  if (Math.min(bhp, nhp, state) === noRoom) return null
  return [
    dayNumber(entry.from) | marksOf(entry) | (capacities.indexOf(entry.capacity) << capacityShift),
    dayOr(entry.to, endOfTime) | (watchCode(entry.watchkeepingUnder) << aboveDay),
    state,
    bhp | (nhp << half),
  ]
}

function marksOf(entry: ServiceFacts): number {
  return (
    (entry.department === 'engine' ? serviceMarks.engine : 0) |
    (entry.waters === 'sea' ? serviceMarks.sea : 0) |
    (entry.mainEngineWatch ? serviceMarks.mainEngineWatch : 0) |
    (entry.inCharge ? serviceMarks.inCharge : 0) |
    (entry.structuredTraining ? serviceMarks.structuredTraining : 0)
  )
}

/** 0 is a watch under no officer. */
export const watchCode = (grade: CertificateGrade | null): number =>
  grade === null ? 0 : 1 + certificateGrades.indexOf(grade)

export function courseRecord(entry: CourseFacts): Words {
  if (!isWhole(entry, ['institute', 'completedOn'])) return null
  const { institute, completedOn, from } = entry
  return [
    dayOr(completedOn, noDay) |
      (courses.indexOf(entry.course) << aboveDay) |
      (institutes.indexOf(institute) << instituteShift),
    from === undefined ? noDay : dayNumber(from),
  ]
}

/** The days on which each grade is held do not hang on the day asked about: they are merged once. */
export function holdingRecords(facts: Pick<MarinerFacts, 'certificates'>): Words[] {
  const grades = new Set((facts.certificates ?? []).map(({ grade }) => grade))
  return [...grades].flatMap((grade) =>
    (heldDays(facts, grade) ?? []).map(({ from, to }) => [
      from | (certificateGrades.indexOf(grade) << aboveDay),
      to,
    ]),
  )
}

export function uniformedRecord(entry: UniformedServiceFacts, shared: Shared): Words {
  if (!isWhole(entry, ['capacity', 'waterTransportUnit', 'vesselBhp'])) return null
  const bhp = figurePlace(shared, entry.vesselBhp)
  if (bhp === noRoom) return null
  return [
    dayNumber(entry.from) |
      (forces.indexOf(entry.force) << aboveDay) |
      (uniformedCapacities.indexOf(entry.capacity) << uniformedCapacityShift) |
      (entry.waterTransportUnit ? waterTransportMark : 0),
    dayOr(entry.to, endOfTime),
    bhp,
  ]
}
