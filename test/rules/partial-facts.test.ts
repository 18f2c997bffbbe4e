// Contract of the rules core, "Facts left out": met or unmet only where no missing fact could turn it.
import { describe, expect, test } from 'vitest'
import { admission, type MarinerFacts, type ServiceFacts } from '../../src/rules/index.ts'
import { admitted } from './answers.ts'
import {
  aCandidate,
  aCourse,
  aPerson,
  aSerangCandidate,
  basicCourses,
  certified,
  examinationDay,
  served,
} from './people.ts'

const without = <T extends object, K extends keyof T>(whole: T, ...keys: K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => !keys.some((left) => left === key))) as Omit<
    T,
    K
  >

describe('a whole list that is not known', () => {
  test('nothing known: everything is open', () => {
    expect(admitted('serang', {})).toBe(
      'unknown 31(i)(a) 31(i)(b) 31(i)(c) 31(ii) 31(iii) 31(iv) 30(iii) 31(v)-(viii)',
    )
  })

  test('courses: training may fill the missing day of the total, but not the months at the helm, D3', () => {
    const missing = (capacity: ServiceFacts['capacity']) =>
      admitted(
        'serang',
        without(
          aSerangCandidate({
            service: [served('2021-01-03', '2023-12-31'), served('2024-01-01', '2024-12-31', { capacity })],
          }),
          'courses',
        ),
      )
    expect(missing('sukani')).toBe('unknown 31(iii) 31(iv) 30(iii) 31(v)-(viii)')
    expect(missing('lascar')).toBe('unmet 31(v)-(viii); unknown 31(iii) 31(iv) 30(iii)')
  })

  test('certificates: whether any service was while holding is open', () => {
    const service = [served('2022-01-01', '2024-03-31', { capacity: 'master' })]
    expect(
      admitted('first-class-master', without(aCandidate('first-class-master', service), 'certificates')),
    ).toBe('unknown 33(ii)(a) 33(iii)')
  })

  test('service: one who held the certificate for less than 18 months cannot have served them, 33(iii)', () => {
    const since = (issuedOn: string) =>
      admitted(
        'first-class-master',
        without(
          aCandidate('first-class-master', [], {
            certificates: [certified('second-class-master', issuedOn, '2030-06-30')],
          }),
          'service',
        ),
      )
    expect(since('2025-01-01')).toBe('unmet 33(iii)')
    expect(since('2024-12-15')).toBe('unknown 33(iii)')
  })

  test('uniformed service: may exempt from the induction, and nothing else stands open, 31(iv)', () => {
    const courses = [...basicCourses, aCourse('preparatory-serang')]
    expect(admitted('serang', without(aSerangCandidate({ courses }), 'uniformedService'))).toBe(
      'unknown 31(iv)',
    )
    expect(admitted('serang', without(aSerangCandidate(), 'uniformedService'))).toBe('satisfied')
  })
})

describe('one field of one entry that is not known', () => {
  const bhpUnknown = (from: string) =>
    admitted(
      'serang',
      aSerangCandidate({
        service: [
          without(served(from, '2023-12-31'), 'vesselBhp'),
          served('2024-01-01', '2024-12-31', { capacity: 'sukani' }),
        ],
      }),
    )

  test('the power of a vessel leaves the tier open, and only as far as the days could reach', () => {
    expect(bhpUnknown('2021-01-01')).toBe('unknown 31(v)-(viii)')
    expect(bhpUnknown('2021-06-01')).toBe('unmet 31(v)-(viii)')
  })

  test('a power that cannot matter is not asked for: above 27 months any vessel does, 29(ii)(b)(ii)', () => {
    const service = (to: string) => [
      without(served('2022-01-01', to, { department: 'engine', capacity: 'engineer' }), 'vesselBhp'),
    ]
    expect(admitted('inland-engineer', aCandidate('inland-engineer', service('2024-04-01')))).toBe(
      'satisfied',
    )
    expect(admitted('inland-engineer', aCandidate('inland-engineer', service('2023-12-31')))).toBe(
      'unknown 29(ii)(b)(ii)',
    )
    expect(admitted('inland-engineer', aCandidate('inland-engineer', service('2023-05-31')))).toBe(
      'unmet 29(ii)(b)(ii)',
    )
  })

  test('a failing fact decides, whatever else of the entry is missing', () => {
    const sea = without(
      served('2022-01-01', '2024-12-31', { capacity: 'serang', waters: 'sea' }),
      'vesselBhp',
      'state',
    )
    expect(admitted('second-class-master', aCandidate('second-class-master', [sea]))).toBe('unmet 32(iv)')
  })

  test('a course whose institute is not known is open; one that began on the day cannot be done', () => {
    const courses = (more: object) => [
      ...basicCourses,
      aCourse('rating-induction-deck'),
      { course: 'preparatory-serang' as const, ...more },
    ]
    const prepared = (more: object) => admitted('serang', aSerangCandidate({ courses: courses(more) }))
    expect(prepared({ completedOn: '2024-05-10' })).toBe('unknown 31(iii)')
    expect(prepared({ institute: 'nini' })).toBe('unknown 31(iii)')
    expect(prepared({ institute: 'other' })).toBe('unmet 31(iii)')
    expect(prepared({ institute: 'nini', completedOn: null })).toBe('unmet 31(iii)')
    expect(prepared({ from: examinationDay })).toBe('unmet 31(iii)')
  })

  test('a class is open as long as it is not known, and matriculation with it', () => {
    const person = without(aPerson, 'education')
    const short = {
      person,
      service: [served('2023-01-01', '2025-12-31', { capacity: 'sukani', vesselBhp: 30 })],
    }
    expect(admitted('serang', aSerangCandidate(short))).toBe('unknown 31(ii) 31(v)-(viii)')
  })
})

test('two spans may measure a day or two less when they become one: the outcome waits for the fact', () => {
  // 29 days of January and 31 January to 27 February (one month) are 59; joined by 30 January they are 57.
  const facts = (power: Partial<ServiceFacts>): MarinerFacts =>
    aSerangCandidate({
      service: [
        served('2021-01-01', '2021-01-29'),
        { ...without(served('2021-01-30', '2021-01-30'), 'vesselBhp'), ...power },
        served('2021-01-31', '2021-02-27'),
        served('2021-04-01', '2024-01-31'),
        served('2024-03-01', '2025-02-28', { capacity: 'sukani' }),
        served('2026-01-01', '2026-01-01'),
      ],
    })
  expect(admitted('serang', facts({ vesselBhp: 30 }))).toBe('satisfied')
  expect(admitted('serang', facts({ vesselBhp: 300 }))).toBe('unmet 31(v)-(viii)')
  expect(admitted('serang', facts({}))).toBe('unknown 31(v)-(viii)')
})

test('the measure shown is the sure part', () => {
  const facts = aSerangCandidate({
    service: [
      without(served('2021-01-01', '2023-12-31'), 'vesselBhp'),
      served('2024-01-01', '2024-12-31', { capacity: 'sukani' }),
    ],
  })
  const result = admission('serang', examinationDay, facts)
  expect(result).toMatchObject({
    value: {
      routes: [
        {
          route: '(v)',
          outcome: 'unknown',
          measures: [{ have: { months: 12, days: 0 }, need: { months: 48 } }, {}, {}, {}, {}, {}, {}],
        },
        {},
        {},
        {},
      ],
    },
  })
})
