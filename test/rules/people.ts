// Invented people for the tests of the rules.
import type {
  CertificateFacts,
  CourseFacts,
  Grade,
  MarinerFacts,
  MedicalFacts,
  PersonFacts,
  ServiceFacts,
} from '../../src/rules/index.ts'

export const examinationDay = '2026-06-15'

export const aPerson: PersonFacts = {
  dateOfBirth: '2000-01-15',
  citizenOfIndia: true,
  readsWritesHindi: true,
  education: { highestClass: 8 },
}

export const aCourse = (course: CourseFacts['course'], more: Partial<CourseFacts> = {}): CourseFacts => ({
  course,
  institute: 'nini',
  completedOn: '2024-05-10',
  ...more,
})

export const basicCourses = [aCourse('efa'), aCourse('pst'), aCourse('pssr'), aCourse('fpff')]

export const served = (from: string, to: string | null, more: Partial<ServiceFacts> = {}): ServiceFacts => ({
  from,
  to,
  department: 'deck',
  capacity: 'lascar',
  waters: 'inland',
  state: 'IN-JH',
  vesselBhp: 300,
  mainEngineWatch: false,
  structuredTraining: false,
  watchkeepingUnder: null,
  ...more,
})

export const certified = (
  grade: CertificateFacts['grade'],
  issuedOn: string,
  validUntil: string,
): CertificateFacts => ({
  grade,
  kind: 'competency',
  issuedOn,
  validUntil,
})

export const soundHealth: MedicalFacts = {
  issuedOn: '2026-05-01',
  issuedBy: 'government-medical-officer',
  fit: true,
  colourBlind: false,
  normalColourVision: true,
  visionRight: '6/6',
  visionLeft: '6/6',
}

/** Four years on deck, the last of them as sukani: all that Rule 31 asks, and no day more. */
export const aSerangCandidate = (more: Partial<MarinerFacts> = {}): MarinerFacts => ({
  person: aPerson,
  uniformedService: [],
  courses: [...basicCourses, aCourse('preparatory-serang'), aCourse('rating-induction-deck')],
  certificates: [],
  service: [served('2021-01-01', '2023-12-31'), served('2024-01-01', '2024-12-31', { capacity: 'sukani' })],
  ...more,
})

const certificateBefore: Partial<Record<Grade, CertificateFacts['grade']>> = {
  'second-class-master': 'serang',
  'first-class-master': 'second-class-master',
  'first-class-engine-driver': 'second-class-engine-driver',
  'inland-engineer': 'first-class-engine-driver',
}

const coursesOf: Record<Grade, CourseFacts['course'][]> = {
  serang: ['preparatory-serang', 'rating-induction-deck'],
  'second-class-master': ['preparatory-second-class-master'],
  'first-class-master': ['preparatory-first-class-master', 'manoeuvring-simulator'],
  'second-class-engine-driver': ['preparatory-second-class-engine-driver', 'rating-induction-engine'],
  'first-class-engine-driver': ['preparatory-first-class-engine-driver'],
  'inland-engineer': ['preparatory-inland-engineer'],
}

/** Has all but the service: the certificate below since 2022, every course. */
export function aCandidate(
  grade: Grade,
  service: ServiceFacts[],
  more: Partial<MarinerFacts> = {},
): MarinerFacts {
  const below = certificateBefore[grade]
  return {
    person: aPerson,
    uniformedService: [],
    courses: [...basicCourses, ...coursesOf[grade].map((course) => aCourse(course))],
    certificates: below === undefined ? [] : [certified(below, '2022-01-01', '2026-12-31')],
    service,
    ...more,
  }
}
