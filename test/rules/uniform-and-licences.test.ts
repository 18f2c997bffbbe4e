// Rules 23(vi), 23(viii), 30(vi), 30(viii), 34(i), 34(ii): what is granted for service, without an examination.
import { describe, expect, test } from 'vitest'
import {
  boatHandlerLicence,
  certificateOfService,
  competencyWithoutExamination,
  decide,
  grades,
  licenceToAct,
  type Grade,
  type MarinerFacts,
  type ServiceFacts,
  type UniformedServiceFacts,
} from '../../src/rules/index.ts'
import { faultsOf, linesFor, told } from './answers.ts'
import { aCourse, basicCourses, certified, served, soundHealth } from './people.ts'

const on = '2026-06-15'

const inUniform = (from: string, to: string | null, more: Partial<UniformedServiceFacts> = {}) => ({
  force: 'indian-navy' as const,
  capacity: 'master' as const,
  waterTransportUnit: false,
  vesselBhp: 600,
  from,
  to,
  ...more,
})

const preparatory = (grade: Grade, institute: 'nini' | 'dg-shipping' | 'transport-department' = 'nini') =>
  aCourse(`preparatory-${grade}`, { institute })

const veteran = (grade: Grade, service: UniformedServiceFacts, more: Partial<MarinerFacts> = {}) => ({
  uniformedService: [service],
  courses: [...basicCourses, preparatory(grade)],
  medical: soundHealth,
  ...more,
})

const capacityFor = (grade: Grade) => (/serang|master/.test(grade) ? 'master' : 'engineer')
const ruleFor = (grade: Grade) => (/serang|master/.test(grade) ? '30(vi)' : '23(vi)')

describe('a certificate of service, 23(vi), 30(vi)', () => {
  const given = (grade: Grade, service: UniformedServiceFacts, more = {}) =>
    told(certificateOfService(grade, on, veteran(grade, service, more)))

  test('five years (30 days make the last month), and 29 days of it are not enough, for every grade', () => {
    for (const grade of grades) {
      const capacity = capacityFor(grade)
      expect(given(grade, inUniform('2018-01-01', '2022-12-31', { capacity }))).toBe('satisfied')
      expect(given(grade, inUniform('2018-01-03', '2022-12-31', { capacity }))).toBe(
        `unmet ${ruleFor(grade)}`,
      )
    }
  })

  test('as master for a deck grade, as engineer for an engine grade, D6', () => {
    for (const grade of grades) {
      const capacity = capacityFor(grade) === 'master' ? 'engineer' : 'master'
      expect(given(grade, inUniform('2018-01-01', '2022-12-31', { capacity }))).toBe(
        `unmet ${ruleFor(grade)}`,
      )
    }
    const shown = linesFor(certificateOfService('serang', on, {})).flatMap((one) => one.interpretations)
    expect(shown).toEqual(expect.arrayContaining(['D6', 'D7']))
  })

  test('the size of vessel by the lines of rule 22: 565, 226, or any, D7', () => {
    const of = (grade: Grade, vesselBhp: number | null) =>
      given(grade, inUniform('2018-01-01', '2022-12-31', { capacity: capacityFor(grade), vesselBhp }))
    for (const grade of ['first-class-master', 'inland-engineer'] as const)
      expect([of(grade, 564.9), of(grade, 565)]).toEqual([`unmet ${ruleFor(grade)}`, 'satisfied'])
    for (const grade of ['second-class-master', 'first-class-engine-driver'] as const)
      expect([of(grade, 225.9), of(grade, 226)]).toEqual([`unmet ${ruleFor(grade)}`, 'satisfied'])
    for (const grade of ['serang', 'second-class-engine-driver'] as const)
      expect(of(grade, null)).toBe('satisfied')
  })

  test('in the navy, the coast guard or the army; the police is no such force', () => {
    const force = (one: UniformedServiceFacts['force']) =>
      given('serang', inUniform('2018-01-01', '2022-12-31', { force: one }))
    expect([force('coast-guard'), force('army'), force('police-water-transport')]).toEqual([
      'satisfied',
      'satisfied',
      'unmet 30(vi)',
    ])
  })

  test('the courses, also from an institute approved by DG Shipping; none left out', () => {
    const service = inUniform('2018-01-01', '2022-12-31')
    const courses = (...more: MarinerFacts['courses'] & object) => given('serang', service, { courses: more })
    expect(courses(...basicCourses, preparatory('serang', 'dg-shipping'))).toBe('satisfied')
    expect(courses(...basicCourses, preparatory('serang', 'transport-department'))).toBe(
      'unmet preparatory course',
    )
    expect(courses(...basicCourses.slice(1), preparatory('serang'))).toBe('unmet basic courses')
    expect(given('serang', service, { courses: undefined })).toBe('unknown preparatory course basic courses')
  })
})

describe('competency without examination, 34(i)', () => {
  const given = (grade: Grade, service: UniformedServiceFacts, more = {}) =>
    told(competencyWithoutExamination(grade, on, veteran(grade, service, more)))

  test('three years on vessels of any size; 29 days of the last month are not enough', () => {
    const small = { vesselBhp: 20 }
    expect(given('first-class-master', inUniform('2020-01-01', '2022-12-31', small))).toBe('satisfied')
    expect(given('first-class-master', inUniform('2020-01-03', '2022-12-31', small))).toBe('unmet 34(i)')
  })

  test("the grade's own preparatory course, not from DG Shipping; the basic courses may be, D15", () => {
    const service = inUniform('2020-01-01', '2022-12-31')
    const bySea = basicCourses.map((one) => ({ ...one, institute: 'dg-shipping' as const }))
    expect(given('serang', service, { courses: [...bySea, preparatory('serang')] })).toBe('satisfied')
    expect(given('serang', service, { courses: [...bySea, preparatory('serang', 'dg-shipping')] })).toBe(
      'unmet 34(i)(a)',
    )
    expect(given('serang', service, { courses: [...bySea, preparatory('second-class-master')] })).toBe(
      'unmet 34(i)(a)',
    )
    expect(given('serang', service, { courses: [preparatory('serang')] })).toBe('unmet 34(i)(b)')
  })

  test('the medical of the grade, as for a certificate after examination', () => {
    const service = inUniform('2020-01-01', '2022-12-31')
    expect(given('serang', service, { medical: { ...soundHealth, visionLeft: '6/9' } })).toBe('unmet 30(iv)')
    const engineer = inUniform('2020-01-01', '2022-12-31', { capacity: 'engineer' })
    expect(given('inland-engineer', engineer, { medical: { ...soundHealth, visionLeft: '6/9' } })).toBe(
      'satisfied',
    )
    expect(given('inland-engineer', engineer, { medical: null })).toBe('unmet 23(iii)')
  })
})

describe('a licence as boat handler, 34(ii)', () => {
  const given = (
    more: Partial<UniformedServiceFacts>,
    courses = [...basicCourses, aCourse('boat-handler')],
  ) =>
    told(
      boatHandlerLicence(on, {
        courses,
        uniformedService: [
          inUniform('2022-01-01', '2024-12-31', { force: 'pac', waterTransportUnit: true, ...more }),
        ],
      }),
    )

  test('three years in a flood or water transport company of police, PAC or paramilitary', () => {
    expect(given({})).toBe('satisfied')
    expect(given({ force: 'paramilitary' })).toBe('satisfied')
    expect(given({ from: '2022-01-03' })).toBe('unmet 34(ii)')
    expect(given({ waterTransportUnit: false })).toBe('unmet 34(ii)')
    expect(given({ waterTransportUnit: undefined })).toBe('unknown 34(ii)')
    expect(given({ force: 'army' })).toBe('unmet 34(ii)')
  })

  test('the boat handler course not from DG Shipping, and the basic courses', () => {
    expect(given({}, [...basicCourses, aCourse('boat-handler', { institute: 'dg-shipping' })])).toBe(
      'unmet 34(ii)(a)',
    )
    expect(given({}, [aCourse('boat-handler')])).toBe('unmet 34(ii)(b)')
  })
})

describe('a licence to act as engineer, 23(viii)', () => {
  const driving = (from: string, to: string, more: Partial<ServiceFacts> = {}) =>
    served(from, to, {
      department: 'engine',
      capacity: 'engine-driver',
      vesselNhp: 70,
      inCharge: true,
      ...more,
    })
  const driver = certified('first-class-engine-driver', '2019-01-01', '2028-12-31')
  const given = (service: ServiceFacts[], certificates = [driver], nhp: number | undefined = 170) =>
    told(licenceToAct('engineer', on, { vessel: { nhp }, certificates, service }))
  const fiveYears = [driving('2020-01-01', '2024-12-31')]

  test('for a vessel of at most 170 NHP', () => {
    expect([given(fiveYears), given(fiveYears, [driver], 170.01)]).toEqual([
      'satisfied',
      'unmet 23(viii) nhp',
    ])
    expect(told(licenceToAct('engineer', on, { certificates: [driver], service: fiveYears }))).toBe(
      'unknown 23(viii) nhp',
    )
  })

  test('five years as engine driver on inland waters, on vessels of 70 NHP and more', () => {
    const both = 'unmet 23(viii) service 23(viii) charge'
    expect(given([driving('2020-01-03', '2024-12-31')])).toBe('unmet 23(viii) service')
    expect(given([driving('2020-01-01', '2024-12-31', { vesselNhp: 69.9 })])).toBe(both)
    expect(given([driving('2020-01-01', '2024-12-31', { waters: 'sea' })])).toBe(both)
    expect(given([driving('2020-01-01', '2024-12-31', { capacity: 'oilman' })])).toBe(both)
    expect(given([driving('2020-01-01', '2024-12-31', { vesselNhp: undefined })])).toBe(
      'unknown 23(viii) service 23(viii) charge',
    )
  })

  test('thirty of these months in charge, D18', () => {
    const incharge = (to: string, next: string) =>
      given([driving('2020-01-01', to), driving(next, '2024-12-31', { inCharge: false })])
    expect([incharge('2022-06-30', '2022-07-01'), incharge('2022-06-29', '2022-06-30')]).toEqual([
      'satisfied',
      'unmet 23(viii) charge',
    ])
    expect(given([driving('2020-01-01', '2024-12-31', { inCharge: undefined })])).toBe(
      'unknown 23(viii) charge',
    )
  })

  test('while holding a first class or a merchant shipping certificate, of which one may follow the other', () => {
    const first = certified('first-class-engine-driver', '2019-01-01', '2021-12-31')
    const second = certified('merchant-shipping-engine-driver', '2022-01-01', '2027-12-31')
    expect(given(fiveYears, [first, second])).toBe('satisfied')
    expect(given(fiveYears, [second])).toBe('unmet 23(viii) service')
    expect(given(fiveYears, [first])).toBe('unmet 23(viii) certificate 23(viii) service 23(viii) charge')
  })
})

describe('a licence to act as master, 30(viii)', () => {
  const given = (from: string, vesselNhp: number, nhp = 170, until = '2028-12-31') =>
    told(
      licenceToAct('master', on, {
        vessel: { nhp },
        certificates: [certified('second-class-master', '2019-01-01', until)],
        service: [served(from, '2024-12-31', { capacity: 'master', vesselNhp })],
      }),
    )

  test('170 NHP, a second class master certificate in force, five years as master from 40 NHP', () => {
    expect(given('2020-01-01', 40)).toBe('satisfied')
    expect(given('2020-01-01', 40, 171)).toBe('unmet 30(viii) nhp')
    expect(given('2020-01-03', 40)).toBe('unmet 30(viii) service')
    expect(given('2020-01-01', 39)).toBe('unmet 30(viii) service')
    expect(given('2020-01-01', 40, 170, '2026-06-14')).toBe('unmet 30(viii) certificate')
  })
})

test('parameters and facts that are not of the rule are told by their path', () => {
  const ask = (decision: string, params: object, facts: object) =>
    faultsOf(decide({ ruleSet: 'jharkhand-2020', decision, params, on, facts }))
  expect(ask('licence-to-act', {}, {})).toEqual(['params.as'])
  expect(ask('licence-to-act', { as: 'cook' }, {})).toEqual(['params.as'])
  expect(ask('licence-to-act', { as: 'master' }, { vessel: { bhp: 3 } })).toEqual(['facts.vessel.bhp'])
  expect(ask('boat-handler-licence', { grade: 'serang' }, {})).toEqual(['params.grade'])
  expect(ask('certificate-of-service', { grade: 'boat-handler' }, {})).toEqual(['params.grade'])
})
