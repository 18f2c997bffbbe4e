import { describe, expect, test } from 'vitest'
import {
  applicationComplete,
  competencyGrant,
  examinationFee,
  grades,
  writtenResult,
  type ExaminationFacts,
  type Grade,
  type MedicalFacts,
} from '../../src/rules/index.ts'
import { faultsOf, told } from './answers.ts'
import { soundHealth } from './people.ts'

const on = '2026-07-01'
const allPassed: ExaminationFacts = { written: 'passed', viva: 'passed', practical: 'passed' }

describe('Rules 23(v) and 30(v): the examination is passed', () => {
  const granted = (grade: Grade, examination: ExaminationFacts) =>
    told(competencyGrant(grade, on, { examination, medical: soundHealth }))

  test('written and viva are asked of every grade', () => {
    for (const grade of grades) {
      const citation = /serang|master/.test(grade) ? '30(v)' : '23(v)'
      expect(granted(grade, allPassed)).toBe('satisfied')
      expect(granted(grade, { ...allPassed, written: 'failed' })).toBe(`unmet ${citation}`)
      expect(granted(grade, { ...allPassed, viva: 'failed' })).toBe(`unmet ${citation}`)
      expect(granted(grade, { written: 'passed' })).toBe(`unknown ${citation}`)
    }
  })

  const theory: ExaminationFacts = { written: 'passed', viva: 'passed' }
  const failed: ExaminationFacts = { ...theory, practical: 'failed' }

  test('the simulator is asked of the masters, 32(iv)(n), 33(iv)', () => {
    expect(granted('second-class-master', theory)).toBe('unknown 30(v)')
    expect(granted('first-class-master', failed)).toBe('unmet 30(v)')
  })

  test('a practical test decides for engine drivers where it was given, 26(vii), 28(i)', () => {
    expect([
      granted('second-class-engine-driver', theory),
      granted('first-class-engine-driver', failed),
    ]).toEqual(['satisfied', 'unmet 23(v)'])
  })

  test('for serang and engineer it is ignored', () => {
    expect([granted('serang', failed), granted('inland-engineer', failed)]).toEqual([
      'satisfied',
      'satisfied',
    ])
  })
})

describe('Rules 23(iii) and 30(iv): the medical certificate', () => {
  const granted = (grade: Grade, medical: MedicalFacts | null | undefined) =>
    told(competencyGrant(grade, on, { examination: allPassed, medical }))

  test('deck: 6/6 or better in each eye, by a Government Medical Officer', () => {
    expect(granted('serang', { ...soundHealth, visionLeft: '6/5' })).toBe('satisfied')
    expect(granted('serang', { ...soundHealth, visionLeft: '6/7.5' })).toBe('unmet 30(iv)')
    expect(granted('serang', { ...soundHealth, visionRight: '6/9' })).toBe('unmet 30(iv)')
    expect(granted('serang', { ...soundHealth, issuedBy: 'registered-medical-officer' })).toBe('unmet 30(iv)')
    expect(granted('serang', { ...soundHealth, normalColourVision: false })).toBe('unmet 30(iv)')
  })

  test('engine: fit and not colour blind, by either officer; eyes are not asked', () => {
    expect(granted('inland-engineer', { fit: true, colourBlind: false })).toBe('satisfied')
    expect(granted('inland-engineer', { fit: true, colourBlind: true })).toBe('unmet 23(iii)')
    expect(granted('inland-engineer', { fit: false })).toBe('unmet 23(iii)')
    expect(granted('inland-engineer', { fit: true })).toBe('unknown 23(iii)')
  })

  test('none is unmet, and not known is open', () => {
    expect([granted('serang', null), granted('serang', undefined)]).toEqual([
      'unmet 30(iv)',
      'unknown 30(iv)',
    ])
  })
})

test('Rule 34(iv): the form and five years, to the eve of the fifth anniversary', () => {
  const facts = { examination: allPassed, medical: soundHealth }
  const form = (grade: Grade) => competencyGrant(grade, '2028-02-29', facts)
  expect(grades.map((grade) => form(grade))).toMatchObject(
    [26, 25, 24, 23, 22, 21].map((number) => ({
      value: { form: number, validFrom: '2028-02-29', validUntil: '2033-02-28' },
    })),
  )
})

describe('Rules 23(ii) and 30(ii): the enclosures', () => {
  const documents = {
    testimonials: true,
    character: true,
    feeReceipt: true,
    earlierCertificate: false,
    photographs: 2,
    proofOfAge: true,
  }
  const complete = (grade: Grade, more: object, holdsEarlierCertificate?: boolean) =>
    told(
      applicationComplete(grade, on, {
        documents: { ...documents, ...more },
        ...(holdsEarlierCertificate === undefined ? {} : { holdsEarlierCertificate }),
      }),
    )

  test('an earlier certificate is asked only of one who holds one, (d)', () => {
    expect(complete('serang', {}, false)).toBe('satisfied')
    expect(complete('serang', {}, true)).toBe('unmet 30(ii)(d)')
    expect(complete('serang', {})).toBe('unknown 30(ii)(d)')
    expect(complete('serang', { earlierCertificate: true })).toBe('satisfied')
  })

  test('each missing paper is named by its letter; engine grades by 23(ii)', () => {
    expect(
      complete('inland-engineer', { testimonials: false, character: false, photographs: 1 }, false),
    ).toBe('unmet 23(ii)(a) 23(ii)(b) 23(ii)(e)')
    expect(complete('serang', { feeReceipt: false, proofOfAge: false }, false)).toBe(
      'unmet 30(ii)(c) 30(ii)(f)',
    )
    expect(told(applicationComplete('serang', on, {}))).toBe(
      'unknown 30(ii)(a) 30(ii)(b) 30(ii)(c) 30(ii)(d) 30(ii)(e) 30(ii)(f)',
    )
  })
})

describe('Schedules II and III: the written result', () => {
  const of = (obtained: number, more: object = {}, grade: Grade = 'first-class-engine-driver') =>
    writtenResult(grade, on, {
      sections: [
        { maximum: 60, obtained: 20 },
        { maximum: 40, obtained: obtained - 20 },
      ],
      absent: false,
      ...more,
    })

  test('40 per cent exactly passes, a hundredth less does not, D12', () => {
    expect([told(of(40)), told(of(39.99))]).toEqual(['satisfied', 'unmet Schedule II'])
    expect(of(39.99)).toMatchObject({ value: { percent: 39.99, disputed: false } })
  })

  test('between 40 and 45 it is disputed while the authority has set nothing, D12', () => {
    const disputed = (obtained: number, more = {}) => of(obtained, more)
    expect([disputed(40), disputed(44.99), disputed(45), disputed(42, { passPercent: 40 })]).toMatchObject(
      [true, true, false, false].map((flag) => ({ value: { disputed: flag } })),
    )
    expect(told(disputed(42, { passPercent: 45 }))).toBe('unmet Schedule II')
  })

  test('elsewhere the pass mark is a setting: open without it, save for one who was absent', () => {
    expect(told(of(60, {}, 'second-class-master'))).toBe('unknown 32(iv)')
    expect(told(of(60, { absent: true }, 'second-class-master'))).toBe('unmet 32(iv)')
    expect(told(of(60, { passPercent: 60 }, 'second-class-engine-driver'))).toBe('satisfied')
    expect(told(of(60, { passPercent: 60.5 }, 'first-class-master'))).toBe('unmet 33(iv)')
  })

  test('marks that are not known lie between nothing and the maximum', () => {
    const known = (obtained: number) =>
      told(
        writtenResult('inland-engineer', on, {
          absent: false,
          sections: [{ maximum: 80, obtained }, { maximum: 20 }],
        }),
      )
    expect([known(40), known(20), known(19)]).toEqual([
      'satisfied',
      'unknown Schedule III',
      'unmet Schedule III',
    ])
  })

  test('maxima that add up to nothing, and marks above the maximum, are invalid', () => {
    expect(faultsOf(writtenResult('inland-engineer', on, { sections: [] }))).toEqual(['facts.sections'])
    expect(
      faultsOf(writtenResult('inland-engineer', on, { sections: [{ maximum: 20, obtained: 21 }] })),
    ).toEqual(['facts.sections[0].obtained'])
  })
})

test('Rule 33(vi): the examination fee of each grade, with its line', () => {
  expect(grades.map((grade) => examinationFee(grade, on))).toMatchObject(
    [1000, 1600, 2000, 1000, 1600, 2000].map((amount) => ({
      outcome: 'computed',
      value: { amount, lines: [{ citation: '33(vi)', amount }] },
    })),
  )
})
