// Rule 22: the least crew, at both lines of power, with higher grades and licences to act.
import { describe, expect, test } from 'vitest'
import { decide, manning, type CertificateFacts, type ManningFacts } from '../../src/rules/index.ts'
import { faultsOf, linesFor, told } from './answers.ts'
import { certified } from './people.ts'

const on = '2026-06-15'

type Member = NonNullable<ManningFacts['crew']>[number]

const holding = (position: Member['position'], ...grades: CertificateFacts['grade'][]): Member => ({
  position,
  certificates: grades.map((grade) => certified(grade, '2024-01-01', '2028-12-31')),
})

const lascar: Member = { position: 'lascar', certificates: [] }
const greaser: Member = { position: 'greaser', certificates: [] }

const aboard = (master: CertificateFacts['grade'], engineer: CertificateFacts['grade'], lascars = 1) => [
  holding('master', master),
  holding('engineer', engineer),
  ...Array.from({ length: lascars }, () => lascar),
  greaser,
]

const enough = (vessel: ManningFacts['vessel'], crew: ManningFacts['crew']) =>
  told(manning(on, { vessel, crew }))

describe('the lines of 226 and 565 BHP', () => {
  const small = aboard('serang', 'second-class-engine-driver')
  const middle = aboard('second-class-master', 'first-class-engine-driver')
  const large = aboard('first-class-master', 'inland-engineer', 2)

  test('below 226 a serang and a second class driver are enough; on the line no longer', () => {
    expect(enough({ bhp: 225.99 }, small)).toBe('satisfied')
    expect(enough({ bhp: 226 }, small)).toBe('unmet 22(ii)(a) 22(ii)(b)')
    expect(enough({ bhp: 0 }, small)).toBe('satisfied')
  })

  test('below 565 a second class master and a first class driver are enough; on the line no longer', () => {
    expect(enough({ bhp: 564.99 }, middle)).toBe('satisfied')
    expect(enough({ bhp: 565 }, middle)).toBe('unmet 22(i)(a) 22(i)(b) 22(i)(c)')
    expect(enough({ bhp: 565 }, large)).toBe('satisfied')
  })

  test('the rule is told with its places, class and grades', () => {
    expect(manning(on, { vessel: { bhp: 565 }, crew: [] })).toMatchObject({
      value: {
        class: 'i',
        required: [
          { citation: '22(i)(a)', position: 'master', grade: 'first-class-master', count: 1 },
          { citation: '22(i)(b)', position: 'engineer', grade: 'inland-engineer', count: 1 },
          { citation: '22(i)(c)', position: 'lascar', count: 2 },
          { citation: '22(i)(d)', position: 'greaser', count: 1 },
        ],
      },
    })
  })

  test('a higher grade of the same department serves, D27; one of the other does not', () => {
    expect(enough({ bhp: 100 }, aboard('first-class-master', 'inland-engineer'))).toBe('satisfied')
    expect(enough({ bhp: 100 }, aboard('inland-engineer', 'first-class-master'))).toBe(
      'unmet 22(iii)(a) 22(iii)(b)',
    )
    expect(
      linesFor(manning(on, { vessel: { bhp: 100 }, crew: small })).flatMap((one) => one.interpretations),
    ).toContain('D27')
  })

  test('a certificate of service serves as one of competency does, 23(vii), 30(vii)', () => {
    const master: Member = {
      position: 'master',
      certificates: [{ ...certified('serang', '2024-01-01', '2028-12-31'), kind: 'service' }],
    }
    expect(enough({ bhp: 100 }, [master, ...small.slice(1)])).toBe('satisfied')
  })

  test('a certificate is held to its last day, before it is ended, and outside its interruptions', () => {
    const withMaster = (more: Partial<CertificateFacts>) =>
      enough({ bhp: 100 }, [
        { position: 'master', certificates: [{ ...certified('serang', '2024-01-01', on), ...more }] },
        ...small.slice(1),
      ])
    expect(withMaster({})).toBe('satisfied')
    expect(withMaster({ validUntil: '2026-06-14' })).toBe('unmet 22(iii)(a)')
    expect(withMaster({ endedOn: on })).toBe('unmet 22(iii)(a)')
    expect(withMaster({ endedOn: '2026-06-16' })).toBe('satisfied')
    expect(withMaster({ interruptions: [{ from: on, to: null }] })).toBe('unmet 22(iii)(a)')
  })

  test('two lascars are asked from 565 BHP only, and a greaser always', () => {
    expect(enough({ bhp: 565 }, aboard('first-class-master', 'inland-engineer', 1))).toBe('unmet 22(i)(c)')
    expect(enough({ bhp: 226 }, middle.slice(0, 3))).toBe('unmet 22(ii)(d)')
  })
})

describe('a licence to act serves on a vessel within its power, 23(viii), (ix), 30(viii), (ix)', () => {
  const licensed = (
    position: 'master' | 'engineer',
    rests: CertificateFacts['grade'],
    maxNhp: number | undefined,
  ): Member => ({
    position,
    certificates: [
      certified(rests, '2024-01-01', '2028-12-31'),
      {
        grade: `licence-${position}`,
        kind: 'licence',
        issuedOn: '2025-01-01',
        validUntil: '2027-12-31',
        ...(maxNhp === undefined ? {} : { maxNhp }),
      },
    ],
  })

  const with22b = (engineer: Member, nhp?: number) =>
    enough({ bhp: 700, ...(nhp === undefined ? {} : { nhp }) }, [
      holding('master', 'first-class-master'),
      engineer,
      lascar,
      lascar,
      greaser,
    ])

  test('up to its own power, and never above 170', () => {
    expect(with22b(licensed('engineer', 'first-class-engine-driver', 120), 120)).toBe('satisfied')
    expect(with22b(licensed('engineer', 'first-class-engine-driver', 120), 120.5)).toBe('unmet 22(i)(b)')
    expect(with22b(licensed('engineer', 'first-class-engine-driver', 300), 170)).toBe('satisfied')
    expect(with22b(licensed('engineer', 'first-class-engine-driver', 300), 171)).toBe('unmet 22(i)(b)')
  })

  test('resting on a driver certificate, also one under the Merchant Shipping Act', () => {
    expect(with22b(licensed('engineer', 'merchant-shipping-engine-driver', 170), 100)).toBe('satisfied')
    expect(with22b(licensed('engineer', 'second-class-engine-driver', 170), 100)).toBe('unmet 22(i)(b)')
  })

  test('for the master on a second class master certificate', () => {
    const crew = [
      licensed('master', 'second-class-master', 170),
      ...aboard('serang', 'inland-engineer', 2).slice(1),
    ]
    expect(enough({ bhp: 700, nhp: 170 }, crew)).toBe('satisfied')
    expect(enough({ bhp: 700, nhp: 170 }, [licensed('master', 'serang', 170), ...crew.slice(1)])).toBe(
      'unmet 22(i)(a)',
    )
  })

  test('open while the power of the vessel or of the licence is not known, if that can matter', () => {
    expect(with22b(licensed('engineer', 'first-class-engine-driver', 120))).toBe('unknown 22(i)(b)')
    expect(with22b(licensed('engineer', 'first-class-engine-driver', undefined), 100)).toBe(
      'unknown 22(i)(b)',
    )
    expect(with22b(licensed('engineer', 'first-class-engine-driver', undefined), 171)).toBe('unmet 22(i)(b)')
    expect(with22b(holding('engineer', 'inland-engineer'))).toBe('satisfied')
  })
})

describe('what is not known', () => {
  test('without the power of the engine nothing can be said', () => {
    expect(manning(on, { crew: [] })).toMatchObject({ outcome: 'unknown', unmet: [], unknown: ['22'] })
    expect(manning(on, { crew: [] })).not.toHaveProperty('value')
  })

  test('without the crew every place is open', () => {
    expect(enough({ bhp: 10 }, undefined)).toBe('unknown 22(iii)(a) 22(iii)(b) 22(iii)(c) 22(iii)(d)')
  })

  test('one whose position is not known may be the greaser, or the master if he could be', () => {
    const crew = aboard('serang', 'second-class-engine-driver')
    expect(enough({ bhp: 10 }, [...crew.slice(0, 3), { certificates: [] }])).toBe('unknown 22(iii)(d)')
    expect(enough({ bhp: 10 }, [...crew.slice(1), { certificates: [] }])).toBe('unmet 22(iii)(a)')
    expect(enough({ bhp: 10 }, [...crew.slice(1), { position: 'master' }])).toBe('unknown 22(iii)(a)')
  })
})

test('malformed facts are told by their path', () => {
  const ask = (facts: unknown) =>
    faultsOf(decide({ ruleSet: 'jharkhand-2020', decision: 'manning', on, facts }))
  expect(ask({ vessel: { bhp: null } })).toEqual(['facts.vessel.bhp'])
  expect(ask({ vessel: { bhp: -1 } })).toEqual(['facts.vessel.bhp'])
  expect(ask({ vessel: { kw: 3 } })).toEqual(['facts.vessel.kw'])
  expect(ask({ crew: [{ position: 'cook' }] })).toEqual(['facts.crew[0].position'])
  expect(ask({ crew: [{ position: 'master', certificates: [{ grade: 'serang' }] }] })).toEqual([
    'facts.crew[0].certificates[0].kind',
    'facts.crew[0].certificates[0].issuedOn',
    'facts.crew[0].certificates[0].validUntil',
  ])
})
