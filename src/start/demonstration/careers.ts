// Careers that are enough for each grade, by different ways of the rules.
import type { Day } from '../../db/act.ts'
import type { RecordKind } from '../../mariners/index.ts'
import type { Candidate } from './cast.ts'
import { dayAfter } from './stage.ts'

/** One entry of a record as it is typed into its form. */
export type Entry = { kind: RecordKind; fields: Record<string, string> }

/** Schooling, courses, certificates held and service, as they stand on a day. */
export function pathOf(candidate: Candidate, on: Day): Entry[] {
  if (candidate.grade === 'second-class-master') return masterPath(on)
  if (candidate.grade === 'inland-engineer') return engineerPath(on)
  return [serangByPower, serangByYears, serangByMatric][candidate.seed % 3]?.(on) ?? []
}

/** 31(v), first tier: four years at 226 BHP or more, one of them at the helm. */
const serangByPower = (on: Day): Entry[] => [
  schooling('8'),
  service('SBG-0226', 'lascar', dayAfter(on, -3000), dayAfter(on, -2000)),
  service('SBG-0300', 'sukani', dayAfter(on, -1990), dayAfter(on, -210)),
  ...courses(on, 'preparatory-serang', 'rating-induction-deck'),
]

/** 31(v), second tier: five years at 85 BHP or more. */
const serangByYears = (on: Day): Entry[] => [
  schooling('9'),
  service('SBG-0113', 'deck-rating', dayAfter(on, -3100), dayAfter(on, -1800)),
  service('SBG-0085', 'assistant-to-master', dayAfter(on, -1780), dayAfter(on, -250)),
  ...courses(on, 'preparatory-serang', 'rating-induction-deck'),
]

/** 31(vi): matriculation and three years, whatever the vessel's power. */
const serangByMatric = (on: Day): Entry[] => [
  schooling('10'),
  service('SBG-0040', 'gp-rating', dayAfter(on, -2400), dayAfter(on, -1400)),
  service('SBG-0084', 'helmsman', dayAfter(on, -1390), dayAfter(on, -220)),
  ...courses(on, 'preparatory-serang', 'rating-induction-deck'),
]

/** 32(ii) to (iv): serang's certificate, and three years as serang. */
const masterPath = (on: Day): Entry[] => [
  schooling('10'),
  held('serang', 'RNC/SER/107', dayAfter(on, -1600)),
  service('SBG-0282', 'serang', dayAfter(on, -1590), dayAfter(on, -200)),
  ...courses(on, 'preparatory-second-class-master'),
]

/** 29(ii): the first class engine driver's certificate, and the engine room while holding it. */
const engineerPath = (on: Day): Entry[] => [
  schooling('12'),
  held('first-class-engine-driver', 'RNC/FED/031', dayAfter(on, -1550)),
  service('SBG-0565', 'engine-driver', dayAfter(on, -1540), dayAfter(on, -190)),
  ...courses(on, 'preparatory-inland-engineer'),
]

const schooling = (highestClass: string): Entry => ({
  kind: 'education',
  fields: { highestClass, school: 'Madhya Vidyalaya, Rajmahal', board: '', passedIn: '' },
})

const engineRoom: readonly string[] = ['engine-driver', 'engineer', 'greaser', 'oilman']

function service(vesselNumber: string, capacity: string, fromDay: Day, toDay: Day): Entry {
  const inEngineRoom = engineRoom.includes(capacity)
  return {
    kind: 'service',
    fields: {
      vesselNumber,
      vesselName: vesselNumber,
      fromDay,
      toDay,
      continuing: 'no',
      department: inEngineRoom ? 'engine' : 'deck',
      capacity,
      waters: 'inland',
      state: 'IN-JH',
      ...(inEngineRoom ? { mainEngineWatch: 'yes', inCharge: 'yes' } : {}),
    },
  }
}

const held = (grade: string, number: string, issuedOn: Day): Entry => ({
  kind: 'certificate',
  fields: {
    grade,
    kind: 'competency',
    number,
    issuedAt: 'Ranchi',
    issuedOn,
    validUntil: dayAfter(issuedOn, 1825),
  },
})

const basic = ['efa', 'pst', 'pssr', 'fpff'] as const

const courses = (on: Day, ...own: string[]): Entry[] =>
  [...own, ...basic].map((course, at) => ({
    kind: 'course',
    fields: {
      course,
      institute: 'nini',
      instituteName: 'National Inland Navigation Institute, Patna',
      certificateNumber: `NINI/${course}/${String(100 + at)}`,
      fromDay: '',
      completedOn: dayAfter(on, -180 + at * 9),
    },
  }))

/** 31(v): four years at 300 BHP but for one day (thirty days make a month). */
export function oneDayShort(entries: Entry[]): Entry[] {
  const rest = entries.filter(({ kind }) => kind !== 'service' && kind !== 'education')
  return [...rest, schooling('8'), service('SBG-0300', 'sukani', '2020-01-01', '2023-12-29')]
}

/** 30(iii): everything but the course in fighting fire. */
export const withoutFireCourse = (entries: Entry[]): Entry[] =>
  entries.filter(({ fields }) => fields['course'] !== 'fpff')
