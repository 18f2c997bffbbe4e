// Twenty invented people, and what they are told: no unmet line without record, finding, need and shortfall in
// both languages. The lines are printed for reading.
import { expect, test } from 'vitest'
import {
  admission,
  competencyGrant,
  applicationComplete,
  type Bilingual,
  type Explanation,
  type Grade,
  type MarinerFacts,
  type Result,
} from '../../src/rules/index.ts'
import { linesFor } from './answers.ts'
import {
  aCandidate,
  aCourse,
  aPerson,
  aSerangCandidate,
  basicCourses,
  certified,
  examinationDay,
  served,
  soundHealth,
} from './people.ts'

type Told = { who: string; result: Result }

const sits = (who: string, grade: Grade, facts: MarinerFacts): Told => ({
  who,
  result: admission(grade, examinationDay, facts),
})

const engine = { department: 'engine', capacity: 'oilman' } as const
const tenth = { ...aPerson, education: { highestClass: 10 } }

const people: Told[] = [
  sits(
    'Bablu, nineteen years old',
    'serang',
    aSerangCandidate({ person: { ...aPerson, dateOfBirth: '2006-10-12' } }),
  ),
  sits('Ramesh, without any course', 'serang', aSerangCandidate({ courses: [] })),
  sits(
    'Suresh, two years on a small launch',
    'serang',
    aSerangCandidate({ service: [served('2023-01-01', '2024-12-31', { vesselBhp: 30 })] }),
  ),
  sits('Mangal, never at the helm', 'serang', aSerangCandidate({ service: [served('2019-01-01', null)] })),
  sits(
    'Dinesh, only in West Bengal',
    'serang',
    aSerangCandidate({ service: [served('2019-01-01', null, { state: 'IN-WB', capacity: 'sukani' })] }),
  ),
  sits(
    'Kalua, who served and trained nowhere',
    'serang',
    aSerangCandidate({
      service: [],
      courses: [],
      person: { ...aPerson, readsWritesHindi: false, citizenOfIndia: false, education: { highestClass: 5 } },
    }),
  ),
  sits(
    'Raju, cadet without his course',
    'serang',
    aSerangCandidate({
      person: tenth,
      service: [served('2025-01-01', null, { capacity: 'cadet', structuredTraining: true })],
    }),
  ),
  sits(
    'Birsa, four years in the P.A.C.',
    'serang',
    aSerangCandidate({
      service: [],
      uniformedService: [{ force: 'pac', from: '2020-01-01', to: '2023-12-31', waterTransportUnit: true }],
    }),
  ),
  sits(
    'Sonu, a year as greaser',
    'second-class-engine-driver',
    aCandidate('second-class-engine-driver', [
      served('2024-01-01', '2024-12-31', { department: 'engine', capacity: 'greaser' }),
    ]),
  ),
  sits(
    'Karma, on deck all his life',
    'second-class-engine-driver',
    aCandidate('second-class-engine-driver', [served('2010-01-01', null)], { person: tenth }),
  ),
  sits(
    'Munda, with no certificate',
    'first-class-engine-driver',
    aCandidate('first-class-engine-driver', [served('2015-01-01', null, engine)], { certificates: [] }),
  ),
  sits(
    'Lakhan, whose certificate lapsed',
    'first-class-engine-driver',
    aCandidate(
      'first-class-engine-driver',
      [served('2022-01-01', '2022-06-30', { ...engine, mainEngineWatch: true })],
      { certificates: [certified('second-class-engine-driver', '2018-01-01', '2022-12-31')] },
    ),
  ),
  sits(
    'Chotu, 27 months to the day',
    'inland-engineer',
    aCandidate('inland-engineer', [served('2022-01-01', '2024-03-31', { ...engine, vesselBhp: 100 })]),
  ),
  sits(
    'Ganga, whose course is not accepted',
    'inland-engineer',
    aCandidate('inland-engineer', [], {
      courses: [...basicCourses, aCourse('preparatory-inland-engineer', { institute: 'other' })],
    }),
  ),
  sits(
    'Sukhdev, sukani at sea',
    'second-class-master',
    aCandidate('second-class-master', [served('2020-01-01', null, { capacity: 'sukani', waters: 'sea' })]),
  ),
  sits(
    'Phulo, serang for a year',
    'second-class-master',
    aCandidate('second-class-master', [served('2025-01-01', '2025-12-31', { capacity: 'serang' })]),
  ),
  sits(
    'Hari, without the simulator',
    'first-class-master',
    aCandidate(
      'first-class-master',
      [served('2024-01-01', null, { capacity: 'assistant-to-master', vesselBhp: 565 })],
      { courses: basicCourses },
    ),
  ),
  sits(
    'Jagdish, whose course ends after the day',
    'first-class-master',
    aCandidate('first-class-master', [], {
      courses: [
        ...basicCourses,
        aCourse('preparatory-first-class-master', { completedOn: '2026-08-01' }),
        aCourse('manoeuvring-simulator', { completedOn: null }),
      ],
    }),
  ),
  {
    who: 'Shanti, who failed the viva and sees 6/12',
    result: competencyGrant('second-class-master', '2026-07-01', {
      examination: { written: 'passed', viva: 'failed', practical: 'failed' },
      medical: {
        ...soundHealth,
        visionLeft: '6/12',
        colourBlind: true,
        fit: false,
        normalColourVision: false,
        issuedBy: 'registered-medical-officer',
      },
    }),
  },
  {
    who: 'Etwa, whose envelope was empty',
    result: applicationComplete('serang', '2026-06-01', {
      documents: {
        testimonials: false,
        character: false,
        feeReceipt: false,
        earlierCertificate: false,
        photographs: 0,
        proofOfAge: false,
      },
      holdsEarlierCertificate: true,
    }),
  },
]

const isSaid = (words: Bilingual | null) =>
  words !== null && words.en.trim() !== '' && /[\u0900-\u097f]|^6\/\d+/.test(words.hi)

const gaps = (line: Explanation) =>
  (['record', 'found', 'need', 'short'] as const)
    .filter((key) => !isSaid(line[key]))
    .map((key) => `${line.citation} ${key}: ${JSON.stringify(line[key])}`)

test('there are twenty of them, and none is let in', () => {
  const unmet = people.flatMap(({ result }) => linesFor(result)).filter((line) => line.outcome === 'unmet')
  console.log(`20 people, ${unmet.length} unmet lines, ${unmet.flatMap(gaps).length} empty fields`)
  expect(people.map(({ result }) => result.outcome)).toEqual(
    Array.from({ length: 20 }, () => 'not-satisfied'),
  )
})

test.each(people)('$who is told every hindrance in full', ({ who, result }) => {
  const unmet = linesFor(result).filter((line) => line.outcome === 'unmet')
  expect(unmet.length).toBeGreaterThan(1)
  expect(unmet.flatMap(gaps)).toEqual([])
  console.log([who, ...unmet.map(printed)].join('\n'))
})

const printed = ({ citation, requirement, record, found, need, short }: Explanation) =>
  ['en' as const, 'hi' as const]
    .map(
      (tongue) =>
        `  ${citation}: ${requirement[tongue]} | ${record?.[tongue]} | ${found?.[tongue]} | ${need?.[tongue]} | ${short?.[tongue]}`,
    )
    .join('\n')

test.each(people)(
  'nothing that $who is told has a hole, an English word in Hindi or a bare key',
  ({ result }) => {
    for (const line of linesFor(result)) {
      const said = [
        line.requirement,
        line.record,
        line.found,
        line.need,
        line.short,
        ...(line.evidence ?? []).flatMap(({ record, why }) => [record, why]),
      ]
      for (const words of said.filter((one) => one !== null)) {
        expect(words.en + words.hi).not.toMatch(/\{\d\}|undefined|null|NaN|\[object/)
        expect(words.hi.replaceAll(/\([ivx]+\)/g, '')).not.toMatch(/[a-z]{3}/i)
      }
    }
  },
)

test('a shortfall in service is told in months and in the days that it takes', () => {
  const facts = aSerangCandidate({
    service: [served('2021-01-01', '2023-12-31'), served('2024-01-01', '2024-11-30', { capacity: 'sukani' })],
  })
  const line = linesFor(admission('serang', examinationDay, facts)).find(
    (one) => one.counted?.need.months === 48,
  )
  expect(line?.short).toEqual({
    en: '1 month short, that is 30 days more of such service',
    hi: '1 माह कम, यानी ऐसी सेवा के 30 दिन और चाहिए',
  })
})

test('the shortest way and the earliest date follow from it', () => {
  const facts = aSerangCandidate({ service: [served('2022-01-01', null, { capacity: 'sukani' })] })
  const result = admission('serang', '2025-12-01', facts)
  expect(result).toMatchObject({
    outcome: 'not-satisfied',
    value: { shortestWay: { route: '(v)', others: 0, moreDays: 30 }, earliestDate: '2025-12-31' },
  })
  expect(admission('serang', '2025-12-30', facts).outcome).toBe('not-satisfied')
  expect(admission('serang', '2025-12-31', facts).outcome).toBe('satisfied')
})
