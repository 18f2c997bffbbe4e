// The facts of a mariner, as the contract of the rules core names them.
import {
  capacities,
  certificateGrades,
  certificateKinds,
  courses,
  departments,
  forces,
  institutes,
  uniformedCapacities,
  waters,
} from '../vocabulary/index.ts'
import {
  boolean,
  choice,
  day,
  inOrder,
  list,
  nullable,
  number,
  record,
  text,
  type FactsOf,
} from './schema.ts'

const power = nullable(number({ least: 0 }))
const vision = text('^6/[1-9][0-9]{0,2}(\\.[0-9]+)?$', 'a vision such as "6/6" or "6/9"')

const person = record(
  {},
  {
    dateOfBirth: day,
    citizenOfIndia: boolean,
    readsWritesHindi: boolean,
    education: record({}, { highestClass: number({ least: 0, most: 12, whole: true }) }),
  },
)

const uniformedService = record(
  { force: choice(forces), from: day, to: nullable(day) },
  { capacity: choice(uniformedCapacities), waterTransportUnit: boolean, vesselBhp: power },
  [inOrder('from', 'to')],
)

const courseTaken = record(
  { course: choice(courses) },
  { institute: choice(institutes), from: day, completedOn: nullable(day) },
  [inOrder('from', 'completedOn')],
)

const interruption = record({ from: day, to: nullable(day) }, {}, [inOrder('from', 'to')])

const licences: readonly unknown[] = ['licence-master', 'licence-engineer', 'boat-handler']

const certificate = record(
  { grade: choice(certificateGrades), kind: choice(certificateKinds), issuedOn: day, validUntil: day },
  { endedOn: nullable(day), interruptions: list(interruption), maxNhp: number({ least: 0 }) },
  [
    inOrder('issuedOn', 'validUntil'),
    {
      at: 'kind',
      expected: 'licence for licence-master, licence-engineer and boat-handler, and only for them',
      holds: ({ grade, kind }) => licences.includes(grade) === (kind === 'licence'),
    },
  ],
)

const service = record(
  { from: day, to: nullable(day), department: choice(departments), capacity: choice(capacities) },
  {
    waters: choice(waters),
    state: text('^[A-Z]{2}-[A-Z0-9]{1,3}$', 'a state such as "IN-JH"'),
    vesselBhp: power,
    vesselNhp: power,
    mainEngineWatch: boolean,
    inCharge: boolean,
    watchkeepingUnder: nullable(choice(certificateGrades)),
    structuredTraining: boolean,
  },
  [inOrder('from', 'to')],
)

const medicalOfficers = ['registered-medical-officer', 'government-medical-officer'] as const

const medical = record(
  {},
  {
    issuedOn: day,
    issuedBy: choice(medicalOfficers),
    fit: boolean,
    colourBlind: boolean,
    normalColourVision: boolean,
    visionRight: vision,
    visionLeft: vision,
  },
)

const passedOrFailed = choice(['passed', 'failed'])

const examination = record({}, { written: passedOrFailed, viva: passedOrFailed, practical: passedOrFailed })

/** The certificates of one person. */
export const certificates = list(certificate)

/** What the mariner decisions may be told, key by key. */
export const marinerKeys = {
  person,
  uniformedService: list(uniformedService),
  courses: list(courseTaken),
  certificates,
  service: list(service),
  medical: nullable(medical),
  examination,
}

export const marinerFacts = record({}, marinerKeys)

/** All that the rules may be told of a mariner. What is left out is not known; lists are complete when given. */
export type MarinerFacts = FactsOf<typeof marinerFacts>
export type PersonFacts = FactsOf<typeof person>
export type UniformedServiceFacts = FactsOf<typeof uniformedService>
export type CourseFacts = FactsOf<typeof courseTaken>
export type CertificateFacts = FactsOf<typeof certificate>
export type ServiceFacts = FactsOf<typeof service>
export type MedicalFacts = FactsOf<typeof medical>
export type ExaminationFacts = FactsOf<typeof examination>
