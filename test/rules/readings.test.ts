// Where the rules can be read in more than one way: the answer as it is read, the answer under each other reading,
// and that the explanation names beforehand what the answer hangs on.
import { describe, expect, test } from 'vitest'
import {
  admission,
  competencyWithoutExamination,
  type Grade,
  type MarinerFacts,
  type Result,
  writtenResult,
} from '../../src/rules/index.ts'
import { aCandidate, aCourse, aSerangCandidate, basicCourses, served, soundHealth } from './people.ts'

const on = '2026-06-15'

const hangsOn = (result: Result): string[] =>
  'explanation' in result ? (result.explanation.sensitive ?? []).map(({ under }) => under) : []

type Turn = {
  readonly reading: string
  readonly other: string
  readonly grade: Grade
  readonly facts: MarinerFacts
  readonly asRead: 'satisfied' | 'not-satisfied'
}

const engineRoom = (from: string, to: string, more: object = {}) =>
  served(from, to, { department: 'engine', capacity: 'assistant-to-driver', ...more })

const onDeck = (from: string, to: string, more: object = {}) =>
  served(from, to, { capacity: 'sukani', ...more })

const turns: readonly Turn[] = [
  {
    reading: 'D1: the first service, on 5 October 2020, began between the two dates of the gazette',
    other: 'running-heads',
    grade: 'serang',
    facts: aSerangCandidate({
      courses: [...basicCourses, aCourse('preparatory-serang')],
      service: [onDeck('2020-10-05', '2024-10-04')],
    }),
    asRead: 'satisfied',
  },
  {
    reading: 'D2: four years in the engine department',
    other: 'deck',
    grade: 'serang',
    facts: aSerangCandidate({ service: [onDeck('2021-01-01', '2024-12-31', { department: 'engine' })] }),
    asRead: 'satisfied',
  },
  {
    reading: 'D4: four years as GP rating on a vessel of 100 BHP',
    other: 'same-power',
    grade: 'second-class-engine-driver',
    facts: aCandidate('second-class-engine-driver', [
      served('2021-01-01', '2024-12-31', { capacity: 'gp-rating', vesselBhp: 100 }),
    ]),
    asRead: 'satisfied',
  },
  {
    reading: 'D5: eighteen months on a vessel of exactly 226 BHP',
    other: 'above-the-line',
    grade: 'inland-engineer',
    facts: aCandidate('inland-engineer', [
      engineRoom('2024-01-01', '2025-06-30', { capacity: 'engine-driver', vesselBhp: 226 }),
    ]),
    asRead: 'satisfied',
  },
  {
    reading: 'D17: the year at the helm was on a smaller vessel',
    other: 'anywhere',
    grade: 'serang',
    facts: aSerangCandidate({
      service: [served('2021-01-01', '2024-12-31'), onDeck('2019-01-01', '2019-12-31', { vesselBhp: 39 })],
    }),
    asRead: 'not-satisfied',
  },
  {
    reading: 'D19: three years in the engine room, the certificate held in the last of them only',
    other: 'all-months',
    grade: 'first-class-engine-driver',
    facts: aCandidate('first-class-engine-driver', [engineRoom('2020-01-01', '2022-12-31')]),
    asRead: 'satisfied',
  },
  {
    reading: 'D20: four years in the engine room, no month of them in the State',
    other: 'rating-limb',
    grade: 'second-class-engine-driver',
    facts: aCandidate('second-class-engine-driver', [
      engineRoom('2021-01-01', '2024-12-31', { state: 'IN-WB' }),
    ]),
    asRead: 'not-satisfied',
  },
  {
    reading: 'D23: eighteen months of service on deck',
    other: 'any-department',
    grade: 'inland-engineer',
    facts: aCandidate('inland-engineer', [served('2024-01-01', '2025-06-30')]),
    asRead: 'not-satisfied',
  },
  {
    reading: 'D24: five years as greaser on 85 BHP, no year as assistant',
    other: 'lower-tier',
    grade: 'second-class-engine-driver',
    facts: aCandidate('second-class-engine-driver', [
      engineRoom('2019-01-01', '2023-12-31', { capacity: 'greaser', vesselBhp: 85 }),
    ]),
    asRead: 'not-satisfied',
  },
  {
    reading: 'D25: matriculation and three years, all but the months in the State at sea',
    other: 'inland',
    grade: 'second-class-engine-driver',
    facts: {
      ...aCandidate('second-class-engine-driver', [
        engineRoom('2022-01-01', '2024-06-30', { vesselBhp: 30, waters: 'sea' }),
        engineRoom('2024-07-01', '2024-12-31', { vesselBhp: 30 }),
      ]),
      person: {
        dateOfBirth: '2000-01-15',
        citizenOfIndia: true,
        readsWritesHindi: true,
        education: { highestClass: 10 },
      },
    },
    asRead: 'satisfied',
  },
  {
    reading: 'L1: no induction training, the first service before the rules',
    other: 'everyone',
    grade: 'second-class-engine-driver',
    facts: aCandidate('second-class-engine-driver', [engineRoom('2019-01-01', '2022-12-31')], {
      courses: [...basicCourses, aCourse('preparatory-second-class-engine-driver')],
    }),
    asRead: 'satisfied',
  },
  {
    reading: 'L2: the year at the helm was as helmsman',
    other: 'no-helmsman',
    grade: 'serang',
    facts: aSerangCandidate({
      service: [onDeck('2021-01-01', '2024-12-31', { capacity: 'helmsman' })],
    }),
    asRead: 'satisfied',
  },
  {
    reading: 'L3: the preparatory course was approved by DG Shipping',
    other: 'not-accepted',
    grade: 'serang',
    facts: aSerangCandidate({
      courses: [
        ...basicCourses,
        aCourse('preparatory-serang', { institute: 'dg-shipping' }),
        aCourse('rating-induction-deck'),
      ],
    }),
    asRead: 'satisfied',
  },
  {
    reading: 'L4: the preparatory course was recognised by the Transport Department',
    other: 'not-accepted',
    grade: 'first-class-engine-driver',
    facts: aCandidate(
      'first-class-engine-driver',
      [engineRoom('2022-01-01', '2024-12-31', { mainEngineWatch: true })],
      {
        courses: [
          ...basicCourses,
          aCourse('preparatory-first-class-engine-driver', { institute: 'transport-department' }),
        ],
      },
    ),
    asRead: 'satisfied',
  },
]

const turned = { satisfied: 'not-satisfied', 'not-satisfied': 'satisfied' } as const

describe('each reading turns the answer that hangs on it, and is named before it is ruled on', () => {
  test.each(turns)('$reading', ({ reading, other, grade, facts, asRead }) => {
    const number = reading.slice(0, reading.indexOf(':'))
    const answer = admission(grade, on, facts)
    expect(answer.outcome).toBe(asRead)
    expect(hangsOn(answer)).toContain(number)
    const ruled = admission(grade, on, facts, { settings: { [`reading.${number}`]: other } })
    expect(ruled.outcome).toBe(turned[asRead])
    expect(hangsOn(ruled)).not.toContain(number)
  })

  test('D12: 42 of 100 marks pass by the English text and fail by the Hindi', () => {
    const marks = { sections: [{ maximum: 100, obtained: 42 }], absent: false }
    const answer = writtenResult('inland-engineer', on, marks)
    expect(answer).toMatchObject({ outcome: 'satisfied', value: { passPercent: 40, disputed: true } })
    expect(hangsOn(answer)).toEqual(['D12'])
    const ruled = writtenResult('inland-engineer', on, marks, { settings: { 'reading.D12': 'forty-five' } })
    expect(ruled).toMatchObject({ outcome: 'not-satisfied', value: { passPercent: 45, disputed: false } })
    expect(hangsOn(ruled)).toEqual([])
    const set = writtenResult('inland-engineer', on, marks, {
      settings: { 'pass-percent.inland-engineer': 42 },
    })
    expect(set).toMatchObject({ outcome: 'satisfied', value: { passPercent: 42, disputed: false } })
    expect(hangsOn(set)).toEqual([])
  })

  test('D15: the course asked for competency without examination', () => {
    const facts: MarinerFacts = {
      ...aSerangCandidate(),
      medical: soundHealth,
      uniformedService: [
        {
          force: 'army',
          capacity: 'master',
          vesselBhp: 20,
          waterTransportUnit: false,
          from: '2015-01-01',
          to: '2019-12-31',
        },
      ],
    }
    const answer = competencyWithoutExamination('serang', on, facts)
    expect(answer.outcome).toBe('satisfied')
    expect(hangsOn(answer)).toContain('D15')
    const ruled = competencyWithoutExamination('serang', on, facts, {
      settings: { 'reading.D15': 'boat-handler' },
    })
    expect(ruled.unmet).toEqual(['34(i)(a)'])
  })
})
