// A mariner as the second encoding sees one, and the counting of service day by day.
import { anniversary, dateOf, monthsLater } from './dates.ts'

export type Period = { readonly from: string; readonly to: string | null }

export type Service = Period & {
  readonly department: string
  readonly capacity: string
  readonly waters: string
  readonly state: string
  readonly vesselBhp: number | null
  readonly vesselNhp: number | null
  readonly mainEngineWatch: boolean
  readonly inCharge: boolean
  readonly watchkeepingUnder: string | null
  readonly structuredTraining: boolean
}

export type Uniformed = Period & {
  readonly force: string
  readonly capacity: string
  readonly waterTransportUnit: boolean
  readonly vesselBhp: number | null
}

export type Course = {
  readonly course: string
  readonly institute: string
  readonly from?: string
  readonly completedOn: string | null
}

export type Certificate = {
  readonly grade: string
  readonly kind: string
  readonly issuedOn: string
  readonly validUntil: string
  readonly endedOn?: string | null
  readonly interruptions?: readonly Period[]
  readonly maxNhp?: number
}

export type Medical = {
  readonly issuedBy: string
  readonly fit: boolean
  readonly colourBlind: boolean
  readonly normalColourVision: boolean
  readonly visionRight: string
  readonly visionLeft: string
}

export type Person = {
  readonly dateOfBirth: string
  readonly citizenOfIndia: boolean
  readonly readsWritesHindi: boolean
  readonly education: { readonly highestClass: number }
}

export type Mariner = {
  readonly person: Person
  readonly uniformedService: readonly Uniformed[]
  readonly courses: readonly Course[]
  readonly certificates: readonly Certificate[]
  readonly service: readonly Service[]
  readonly medical: Medical | null
  readonly examination: {
    readonly written: string
    readonly viva: string
    readonly practical?: string
  }
}

export type Measure = { readonly months: number; readonly days: number }

/** One mark for each day before `on`: marked days count. */
export type Days = { readonly first: number; readonly marks: Uint8Array }

/** A calendar without a mark, long enough for every period given and ending the day before `on`. */
export const blank = (on: string, mariner: Mariner): Days => {
  const last = dateOf(on) - 1
  const starts = [
    ...mariner.service.map((one) => dateOf(one.from)),
    ...mariner.uniformedService.map((one) => dateOf(one.from)),
    ...mariner.courses.flatMap((one) => (one.from === undefined ? [] : [dateOf(one.from)])),
  ]
  const first = Math.min(last + 1, ...starts)
  return { first, marks: new Uint8Array(last + 1 - first) }
}

/** Marks the days of a period that lie before `on`. */
export const mark = ({ first, marks }: Days, { from, to }: Period): void => {
  const end = to === null ? marks.length : Math.min(marks.length, dateOf(to) - first + 1)
  for (let day = dateOf(from) - first; day < end; day += 1) marks[day] = 1
}

/** Takes away the marks of the days on which no such certificate is held. */
export const whileHolding = (days: Days, certificates: readonly Certificate[], grades: string[]): void => {
  const theirs = certificates.filter((one) => grades.includes(one.grade) && one.kind !== 'licence')
  const spans = theirs.map(spanOf)
  for (let index = 0; index < days.marks.length; index += 1) {
    if (days.marks[index] === 1 && !spans.some((one) => holdsOn(one, days.first + index)))
      days.marks[index] = 0
  }
}

type Span = { from: number; until: number; ended: number; interruptions: (readonly [number, number])[] }

const spanOf = (one: Certificate): Span => ({
  from: dateOf(one.issuedOn),
  until: dateOf(one.validUntil),
  ended: one.endedOn ? dateOf(one.endedOn) : Infinity,
  interruptions: (one.interruptions ?? []).map(
    ({ from, to }) => [dateOf(from), to === null ? Infinity : dateOf(to)] as const,
  ),
})

const holdsOn = (one: Span, day: number): boolean => {
  if (day < one.from || day > one.until || day >= one.ended) return false
  return !one.interruptions.some(([from, to]) => from <= day && day <= to)
}

/** Is a certificate in force on the day? */
export const inForce = (one: Certificate, on: string): boolean => holdsOn(spanOf(one), dateOf(on))

/** Holds a certificate of competency or service of exactly that grade on the day. */
export const holds = (certificates: readonly Certificate[], grade: string, on: string): boolean =>
  certificates.some((one) => one.grade === grade && one.kind !== 'licence' && inForce(one, on))

/** The months and days of all unbroken runs of marks, added; thirty days make a month. */
export const measure = ({ first, marks }: Days): Measure => {
  let months = 0
  let days = 0
  let day = 0
  while (day < marks.length) {
    if (marks[day] === 0) {
      day += 1
      continue
    }
    const start = day
    while (day < marks.length && marks[day] === 1) day += 1
    let whole = 0
    while (monthsLater(first + start, whole + 1) <= first + day) whole += 1
    months += whole
    days += first + day - monthsLater(first + start, whole)
  }
  return { months: months + Math.floor(days / 30), days: days % 30 }
}

/** Has the person attained 21 years on the day? */
export const isTwentyOne = (person: Person, on: string): boolean =>
  anniversary(dateOf(person.dateOfBirth), 21) <= dateOf(on)

const accepted = (institute: string, citation: string): boolean => {
  if (institute === 'nini' || institute === 'recognised') return true
  if (institute === 'dg-shipping') return !['33(ii)(b)', '33(v)', '34(i)(a)', '34(ii)(a)'].includes(citation)
  return institute === 'transport-department' && citation === '27(ii)'
}

/** The courses of a name that count for a citation. */
export const counting = (mariner: Mariner, name: string, citation: string, on: string): Course[] =>
  mariner.courses.filter(
    (one) =>
      one.course === name &&
      accepted(one.institute, citation) &&
      one.completedOn !== null &&
      dateOf(one.completedOn) < dateOf(on),
  )

/** Has completed a course that counts for the citation. */
export const completed = (mariner: Mariner, name: string, citation: string, on: string): boolean =>
  counting(mariner, name, citation, on).length > 0

/** Has completed all four basic safety courses. */
export const basicCourses = (mariner: Mariner, citation: string, on: string): boolean =>
  ['efa', 'pst', 'pssr', 'fpff'].every((name) => completed(mariner, name, citation, on))

/** Marks the training periods of a course. */
export const markTraining = (
  days: Days,
  mariner: Mariner,
  name: string,
  citation: string,
  on: string,
): void => {
  for (const one of counting(mariner, name, citation, on))
    if (one.from !== undefined) mark(days, { from: one.from, to: one.completedOn })
}

export const commencement = '2020-10-08'
