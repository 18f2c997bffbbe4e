import { describe, expect, test } from 'vitest'
import { admission, type MarinerFacts, type PersonFacts } from '../../src/rules/index.ts'
import { admitted, linesFor } from './answers.ts'
import { aCourse, aPerson, aSerangCandidate, basicCourses, served } from './people.ts'

const serang = (more: Partial<MarinerFacts>, on?: string) => admitted('serang', aSerangCandidate(more), on)
const someone = (more: PersonFacts) => ({ person: { ...aPerson, ...more } })

describe('Rule 31(i): the person', () => {
  test('one who is no citizen of India is not admitted, 31(i)(a)', () => {
    expect(serang(someone({ citizenOfIndia: false }))).toBe('unmet 31(i)(a)')
  })

  test('the day before the 21st birthday is too early, the birthday itself is not, 31(i)(b)', () => {
    expect(serang(someone({ dateOfBirth: '2005-06-16' }))).toBe('unmet 31(i)(b)')
    expect(serang(someone({ dateOfBirth: '2005-06-15' }))).toBe('satisfied')
  })

  test('one born on 29 February attains 21 on 1 March of a common year, 31(i)(b)', () => {
    expect(serang(someone({ dateOfBirth: '2004-02-29' }), '2025-02-28')).toBe('unmet 31(i)(b)')
    expect(serang(someone({ dateOfBirth: '2004-02-29' }), '2025-03-01')).toBe('satisfied')
  })

  test('Hindi in Devanagari and the eighth class are asked, 31(i)(c) and 31(ii)', () => {
    expect(serang(someone({ readsWritesHindi: false, education: { highestClass: 7 } }))).toBe(
      'unmet 31(i)(c) 31(ii)',
    )
  })
})

describe('Rules 31(iii), 31(iv) and 30(iii): the courses', () => {
  const withCourses = (courses: MarinerFacts['courses']) => serang({ courses })
  const induction = aCourse('rating-induction-deck')

  test('a preparatory course approved by DG Shipping counts, one of the Transport Department does not, 31(iii)', () => {
    const by = (institute: 'dg-shipping' | 'transport-department') =>
      withCourses([...basicCourses, induction, aCourse('preparatory-serang', { institute })])
    expect([by('dg-shipping'), by('transport-department')]).toEqual(['satisfied', 'unmet 31(iii)'])
  })

  test('a course completed on the day of the examination is too late, on the eve is in time, 31(iii)', () => {
    const on = (completedOn: string) =>
      withCourses([...basicCourses, induction, aCourse('preparatory-serang', { completedOn })])
    expect([on('2026-06-15'), on('2026-06-14')]).toEqual(['unmet 31(iii)', 'satisfied'])
  })

  test('each of the four basic courses is asked, 30(iii)', () => {
    const prepared = [aCourse('preparatory-serang'), induction]
    for (const left of basicCourses) {
      const others = basicCourses.filter((one) => one !== left)
      expect(withCourses([...others, ...prepared])).toBe('unmet 30(iii)')
    }
  })

  const untrained = [...basicCourses, aCourse('preparatory-serang')]

  test('induction is asked of one whose first service began after commencement, 31(iv), D1, D22', () => {
    const from = (day: string) =>
      serang({
        courses: untrained,
        service: [served(day, '2023-12-31'), served('2024-01-01', '2024-12-31', { capacity: 'sukani' })],
      })
    expect([from('2020-10-08'), from('2020-10-09')]).toEqual(['satisfied', 'unmet 31(iv)'])
  })

  test('it is not asked of one in uniform since before the day, 31(iv)', () => {
    const since = (from: string) =>
      serang({ courses: untrained, uniformedService: [{ force: 'army', from, to: null }] })
    expect([since('2026-06-14'), since('2026-06-15')]).toEqual(['satisfied', 'unmet 31(iv)'])
  })

  test('an exemption is told as "not asked", with its ground', () => {
    const facts = aSerangCandidate({
      courses: untrained,
      uniformedService: [{ force: 'pac', from: '2020-01-01', to: null }],
    })
    const line = linesFor(admission('serang', '2026-06-15', facts)).find((one) => one.citation === '31(iv)')
    expect([line?.outcome, line?.found?.en]).toEqual(['not-asked', 'P.A.C., from 1 January 2020'])
  })
})

describe('Rule 31(v): years of service by the power of the vessel', () => {
  const years = (from: string, bhp: number | null, helmBhp = bhp) =>
    serang({
      service: [
        served(from, '2023-12-31', { vesselBhp: bhp }),
        served('2024-01-01', '2024-12-31', { capacity: 'sukani', vesselBhp: helmBhp }),
      ],
    })

  test('48 months on 226 BHP: one day short fails, 47 months and 30 days are 48 months', () => {
    expect(years('2021-01-03', 226)).toBe('unmet 31(v)-(viii)')
    expect(years('2021-01-02', 226)).toBe('satisfied')
    expect(years('2021-01-01', 226)).toBe('satisfied')
  })

  test('on 225 BHP five years are asked, and on 85 BHP they are enough', () => {
    expect(years('2021-01-01', 225)).toBe('unmet 31(v)-(viii)')
    expect(years('2020-01-01', 225)).toBe('satisfied')
    expect(years('2020-01-01', 85)).toBe('satisfied')
  })

  test('on 84 BHP six years are asked; below 40 BHP, or without an engine, no years are enough', () => {
    expect(years('2020-01-01', 84)).toBe('unmet 31(v)-(viii)')
    expect(years('2019-01-01', 84)).toBe('satisfied')
    expect(years('2019-01-01', 40)).toBe('satisfied')
    expect(years('2010-01-01', 39)).toBe('unmet 31(v)-(viii)')
    expect(years('2010-01-01', null)).toBe('unmet 31(v)-(viii)')
  })

  test('the year at the helm is counted on vessels of the tier, D17', () => {
    expect(years('2020-12-01', 300, 100)).toBe('unmet 31(v)-(viii)')
    expect(years('2020-01-01', 300, 100)).toBe('satisfied')
    expect(years('2010-01-01', 300, 39)).toBe('unmet 31(v)-(viii)')
  })

  test('service in the engine room counts as well, D2', () => {
    expect(
      serang({
        service: [
          served('2021-01-01', '2023-12-31', { department: 'engine', capacity: 'greaser' }),
          served('2024-01-01', '2024-12-31', { capacity: 'helmsman' }),
        ],
      }),
    ).toBe('satisfied')
  })

  test('six months in the State, to the day', () => {
    const home = (to: string) =>
      serang({
        service: [
          served('2020-11-01', '2023-12-31', { state: 'IN-WB' }),
          served('2024-01-01', to, { capacity: 'sukani' }),
          served('2024-09-01', '2025-03-31', { capacity: 'sukani', state: 'IN-WB' }),
        ],
      })
    expect([home('2024-06-29'), home('2024-06-30')]).toEqual(['unmet 31(v)-(viii)', 'satisfied'])
  })

  test('a course during service counts no day twice; before it, its days fill the gap, D3', () => {
    const trainedIn = (from: string, completedOn: string) =>
      serang({
        courses: [
          ...basicCourses,
          aCourse('preparatory-serang', { from, completedOn }),
          aCourse('rating-induction-deck'),
        ],
        service: [
          served('2021-01-03', '2023-12-31'),
          served('2024-01-01', '2024-12-31', { capacity: 'sukani' }),
        ],
      })
    expect(trainedIn('2024-03-01', '2024-03-30')).toBe('unmet 31(v)-(viii)')
    expect(trainedIn('2025-01-06', '2025-01-06')).toBe('satisfied')
  })
})

describe('Rules 31(vi) to (viii): the other ways', () => {
  const tenth = someone({ education: { highestClass: 10 } })

  test('matriculation makes 36 months enough, without a BHP line, 31(vi)', () => {
    const service = [
      served('2022-01-01', '2023-12-31', { vesselBhp: null }),
      served('2024-01-01', '2024-12-31', { capacity: 'helmsman', vesselBhp: null }),
    ]
    expect([serang({ service }), serang({ ...tenth, service })]).toEqual(['unmet 31(v)-(viii)', 'satisfied'])
  })

  const cadet = (under: 'second-class-master' | 'inland-engineer', structuredTraining = true) =>
    serang({
      ...tenth,
      courses: [
        ...basicCourses,
        aCourse('preparatory-serang'),
        aCourse('rating-induction-deck'),
        aCourse('inland-vessel-cadet'),
      ],
      service: [
        served('2024-06-01', '2026-05-31', {
          capacity: 'cadet',
          structuredTraining,
          watchkeepingUnder: under,
        }),
      ],
    })

  test('two years as cadet in structured training, with a watch under a deck officer, 31(vii)', () => {
    expect(cadet('second-class-master')).toBe('satisfied')
    expect(cadet('inland-engineer')).toBe('unmet 31(v)-(viii)')
    expect(cadet('second-class-master', false)).toBe('unmet 31(v)-(viii)')
  })

  test('60 months in a water transport unit, to the day, 31(viii)', () => {
    const inUnit = (to: string, waterTransportUnit = true, force: 'pac' | 'army' = 'pac') =>
      serang({ service: [], uniformedService: [{ force, from: '2018-03-01', to, waterTransportUnit }] })
    expect(inUnit('2023-02-28')).toBe('satisfied')
    expect(inUnit('2023-02-26')).toBe('unmet 31(v)-(viii)')
    expect(inUnit('2023-02-28', false)).toBe('unmet 31(v)-(viii)')
    expect(inUnit('2023-02-28', true, 'army')).toBe('unmet 31(v)-(viii)')
  })
})
