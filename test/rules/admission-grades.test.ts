import { describe, expect, test } from 'vitest'
import type { Grade, ServiceFacts } from '../../src/rules/index.ts'
import { admitted } from './answers.ts'
import { aCandidate, aCourse, aPerson, basicCourses, certified, examinationDay, served } from './people.ts'

const withService = (grade: Grade, ...service: ServiceFacts[]) => admitted(grade, aCandidate(grade, service))

describe('Rules 24 and 25: second class engine driver', () => {
  const engine = (from: string, to: string, more: Partial<ServiceFacts>) =>
    served(from, to, { department: 'engine', capacity: 'greaser', ...more })
  const driver = (...service: ServiceFacts[]) => withService('second-class-engine-driver', ...service)

  test('four years in the engine room of 226 BHP with a year as assistant to driver, 25(iv)(a)', () => {
    const on = (bhp: number, capacity: ServiceFacts['capacity'] = 'assistant-to-driver') =>
      driver(
        engine('2021-01-01', '2023-12-31', { vesselBhp: bhp }),
        engine('2024-01-01', '2024-12-31', { capacity, vesselBhp: bhp }),
      )
    expect([on(226), on(225), on(226, 'oilman')]).toEqual(['satisfied', 'unmet 25(iv)', 'unmet 25(iv)'])
  })

  test('four years as rating on any vessel, six months of them in the State, 25(iv)(a)-(b), D4, D20', () => {
    const rated = (stateFrom: string) =>
      driver(
        engine('2021-01-01', '2024-05-31', {
          capacity: 'gp-rating',
          state: 'IN-WB',
          vesselBhp: null,
          department: 'deck',
        }),
        engine(stateFrom, '2024-12-31', { capacity: 'engine-rating', vesselBhp: null }),
      )
    expect([rated('2024-07-01'), rated('2024-06-01')]).toEqual(['unmet 25(iv)', 'satisfied'])
  })

  test('the year in the State must be within the limb it belongs to, D20', () => {
    expect(
      driver(
        engine('2020-01-01', '2020-12-31', { vesselBhp: 60 }),
        engine('2021-01-01', '2024-12-31', { state: 'IN-WB', capacity: 'assistant-to-driver' }),
      ),
    ).toBe('unmet 25(iv)')
  })

  test('five years on 85 BHP or six on 40, a year of either as assistant or oilman, 25(iv)(c), D24', () => {
    const tier = (from: string, bhp: number, capacity: ServiceFacts['capacity'] = 'oilman') =>
      driver(
        engine(from, '2023-12-31', { vesselBhp: bhp, state: 'IN-WB' }),
        engine('2024-01-01', '2024-12-31', { capacity, vesselBhp: bhp, state: 'IN-WB' }),
      )
    expect([tier('2020-01-01', 85), tier('2020-01-01', 84), tier('2019-01-01', 84)]).toEqual([
      'satisfied',
      'unmet 25(iv)',
      'satisfied',
    ])
    expect(tier('2019-01-01', 39)).toBe('unmet 25(iv)')
    expect(tier('2019-01-01', 84, 'greaser')).toBe('unmet 25(iv)')
  })

  test('matriculation: three years in any department, six months of service in the State, 25(iv)(d), D25', () => {
    const matric = { person: { ...aPerson, education: { highestClass: 10 } } }
    const service = (waters: 'sea' | 'inland') => [
      served('2022-01-01', '2023-12-31', { vesselBhp: 30, waters }),
      served('2024-01-01', '2024-12-31', { capacity: 'oilman', vesselBhp: 30, waters }),
    ]
    const at = (waters: 'sea' | 'inland') =>
      admitted(
        'second-class-engine-driver',
        aCandidate('second-class-engine-driver', service(waters), matric),
      )
    expect([at('sea'), at('inland')]).toEqual(['satisfied', 'satisfied'])
  })
})

describe('Rule 27: first class engine driver', () => {
  const driver = (...service: ServiceFacts[]) => withService('first-class-engine-driver', ...service)
  const engine = (from: string, to: string, more: Partial<ServiceFacts>) =>
    served(from, to, { department: 'engine', ...more })

  test('a year as assistant on watch on 565 BHP while holding, 27(iii)(a)', () => {
    const on = (bhp: number, mainEngineWatch = true, from = '2022-01-01') =>
      driver(engine(from, '2022-12-31', { capacity: 'assistant-to-driver', vesselBhp: bhp, mainEngineWatch }))
    expect([on(565), on(564), on(565, false)]).toEqual(['satisfied', 'unmet 27(iii)', 'unmet 27(iii)'])
    expect(on(565, true, '2022-01-03')).toBe('unmet 27(iii)')
  })

  test('service before the certificate was held does not count, 27(iii)(d)', () => {
    const from = (day: string, to: string) =>
      driver(engine(day, to, { capacity: 'engine-driver', vesselBhp: 113 }))
    expect([from('2021-12-01', '2023-05-31'), from('2021-12-01', '2023-06-30')]).toEqual([
      'unmet 27(iii)',
      'satisfied',
    ])
  })

  test('holding is asked of the year only, not of all three, 27(iii)(c), D19', () => {
    expect(
      driver(
        engine('2020-01-01', '2021-12-31', { capacity: 'greaser', vesselBhp: 226 }),
        engine('2022-01-01', '2022-12-31', { capacity: 'oilman', vesselBhp: 226 }),
      ),
    ).toBe('satisfied')
  })

  test('a certificate held until the eve is not held on the day, 27(i)', () => {
    const until = (validUntil: string) =>
      admitted(
        'first-class-engine-driver',
        aCandidate(
          'first-class-engine-driver',
          [engine('2022-01-01', '2023-06-30', { capacity: 'engine-driver', vesselBhp: 113 })],
          { certificates: [certified('second-class-engine-driver', '2021-06-16', validUntil)] },
        ),
      )
    expect([until('2026-06-14'), until('2026-06-15')]).toEqual(['unmet 27(i)', 'satisfied'])
  })

  test('a suspension that goes on still interrupts on the day, 27(i)', () => {
    const certificate = {
      ...certified('second-class-engine-driver', '2022-01-01', '2026-12-31'),
      interruptions: [{ from: examinationDay, to: null }],
    }
    const service = [engine('2022-01-01', '2023-06-30', { capacity: 'engine-driver', vesselBhp: 113 })]
    expect(
      admitted(
        'first-class-engine-driver',
        aCandidate('first-class-engine-driver', service, { certificates: [certificate] }),
      ),
    ).toBe('unmet 27(i)')
  })
})

describe('Rule 29: inland vessel engineer', () => {
  const engineer = (to: string, bhp: number, department: 'deck' | 'engine' = 'engine') =>
    withService(
      'inland-engineer',
      served('2022-01-01', to, { department, capacity: 'engine-driver', vesselBhp: bhp }),
    )

  test('18 months on 226 BHP and more, 29(ii)(b)(ii), D5', () => {
    expect([engineer('2023-06-30', 226), engineer('2023-06-30', 225)]).toEqual([
      'satisfied',
      'unmet 29(ii)(b)(ii)',
    ])
  })

  test('on smaller vessels more than 27 months: 27 months are not enough, a day more is', () => {
    expect([engineer('2024-03-31', 100), engineer('2024-04-01', 100)]).toEqual([
      'unmet 29(ii)(b)(ii)',
      'satisfied',
    ])
  })

  test('service on deck is not such service, D23', () => {
    expect(engineer('2024-06-30', 300, 'deck')).toBe('unmet 29(ii)(b)(ii)')
  })
})

describe('Rules 32 and 33: the masters', () => {
  test('two years as sukani on 282 BHP or three as serang on any vessel, inland only, 32(iv)', () => {
    const as = (capacity: ServiceFacts['capacity'], to: string, more: Partial<ServiceFacts>) =>
      withService('second-class-master', served('2022-01-01', to, { capacity, ...more }))
    expect(as('sukani', '2023-12-31', { vesselBhp: 282 })).toBe('satisfied')
    expect(as('sukani', '2023-12-31', { vesselBhp: 281 })).toBe('unmet 32(iv)')
    expect(as('serang', '2024-12-31', { vesselBhp: null })).toBe('satisfied')
    expect(as('serang', '2024-12-29', { vesselBhp: null })).toBe('unmet 32(iv)')
    expect(as('serang', '2024-12-31', { waters: 'sea' })).toBe('unmet 32(iv)')
  })

  test('27 months as master on 226 BHP or 18 as assistant on 565, while holding, 33(iii)', () => {
    const as = (capacity: ServiceFacts['capacity'], to: string, vesselBhp: number) =>
      withService('first-class-master', served('2022-01-01', to, { capacity, vesselBhp }))
    expect([as('master', '2024-03-31', 226), as('master', '2024-03-31', 225)]).toEqual([
      'satisfied',
      'unmet 33(iii)',
    ])
    expect([
      as('assistant-to-master', '2023-06-30', 565),
      as('assistant-to-master', '2023-06-30', 564),
    ]).toEqual(['satisfied', 'unmet 33(iii)'])
  })

  test('DG Shipping is not named for 33(ii)(b) and 33(v), but it is for the basic courses', () => {
    const institute = 'dg-shipping' as const
    const courses = [
      ...basicCourses.map((one) => ({ ...one, institute })),
      aCourse('preparatory-first-class-master', { institute }),
      aCourse('manoeuvring-simulator', { institute }),
    ]
    const service = [served('2022-01-01', '2024-03-31', { capacity: 'master' })]
    expect(admitted('first-class-master', aCandidate('first-class-master', service, { courses }))).toBe(
      'unmet 33(ii)(b) 33(v)',
    )
  })
})
