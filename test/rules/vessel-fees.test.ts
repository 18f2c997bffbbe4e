// Schedules I and IV, Rules 3, 5 and 34(iv): fees and penalties at every line of their tables.
import { describe, expect, test } from 'vitest'
import { decide, renewal, vessels, type Result } from '../../src/rules/index.ts'
import { linesFor } from './answers.ts'

const on = '2026-06-15'

const valueOf = <V>(result: Result<V>): V => {
  if (result.outcome !== 'computed' || result.value === undefined) throw new Error(result.outcome)
  return result.value
}
const amountOf = (result: Result<{ amount: number }>) => valueOf(result).amount

describe('Schedule I(a): registration by gross tonnage', () => {
  const fee = (grossTonnage: number) =>
    amountOf(vessels.registrationFee(on, { kind: 'initial', grossTonnage }))

  test.each([
    [0, 1000],
    [49.99, 1000],
    [50, 1000],
    [50.01, 2000],
    [100, 2000],
    [100.01, 4000],
    [200, 4000],
    [200.01, 6000],
    [300, 6000],
    [300.01, 8000],
    [1000, 20000],
  ])('%d tons: Rs %d', (tons, rupees) => {
    expect(fee(tons)).toBe(rupees)
  })

  test('anew and on transfer at the same rates, (c), (f); the others at fixed fees, (b), (d), (e), (g)', () => {
    const of = (kind: 'anew' | 'transfer' | 'merchant-shipping' | 'alteration' | 'duplicate' | 'appeal') =>
      valueOf(vessels.registrationFee(on, { kind, grossTonnage: 250 }))
    expect([of('anew').amount, of('transfer').amount]).toEqual([6000, 6000])
    expect(of('transfer').lines).toMatchObject([
      { citation: 'Schedule I(f)', amount: 4000 },
      { citation: 'Schedule I(a)(iv)', amount: 2000 },
    ])
    expect([of('merchant-shipping'), of('alteration'), of('duplicate'), of('appeal')]).toMatchObject([
      { amount: 2000, lines: [{ citation: 'Schedule I(b)' }] },
      { amount: 1000, lines: [{ citation: 'Schedule I(d)' }] },
      { amount: 500, lines: [{ citation: 'Schedule I(e)' }] },
      { amount: 1000, lines: [{ citation: 'Schedule I(g)' }] },
    ])
  })
})

test.each([
  [0, 10000],
  [999999.99, 10000],
  [1000000, 10000],
  [1000000.5, 10000],
  [1000001, 10000.01],
  [2500000, 17500],
  [4000000, 25000],
  [4000002, 25000.01],
  [4000001, 25000],
  [10000000, 40000],
])('Schedule I(h): supervision of an estimated cost of Rs %d costs Rs %d', (estimatedCost, rupees) => {
  expect(amountOf(vessels.supervisionFee(on, { estimatedCost }))).toBe(rupees)
})

describe('Schedule IV: survey', () => {
  const whole = { grossTonnage: 10, sundayOrHoliday: false, outOfHours: false }
  const fee = (facts: object) => valueOf(vessels.surveyFee(on, { kind: 'general', ...whole, ...facts }))

  test.each([
    [9.99, 500],
    [10, 500],
    [10.01, 750],
    [25, 750],
    [25.01, 1000],
    [50, 1000],
    [50.01, 1500],
    [75, 1500],
    [75.01, 2000],
    [100, 2000],
    [100.01, 4000],
    [300, 4000],
    [300.01, 6000],
    [600, 6000],
    [600.01, 7000],
    [900, 7000],
    [900.01, 8000],
  ])('item 1: %d tons: Rs %d', (grossTonnage, rupees) => {
    expect(fee({ grossTonnage }).amount).toBe(rupees)
  })

  test('items 2, 6 and 10: intermediate and extension once, dry dock three times', () => {
    const of = (kind: string) => fee({ kind, grossTonnage: 60 })
    expect([of('intermediate'), of('extension'), of('dry-dock')]).toMatchObject([
      { amount: 1500, lines: [{ citation: 'Schedule IV 2' }] },
      { amount: 1500, lines: [{ citation: 'Schedule IV 6' }] },
      { amount: 4500, lines: [{ citation: 'Schedule IV 10' }] },
    ])
  })

  test('items 3 and 4: one item 1 fee each, also for a dry dock survey, D9', () => {
    const result = vessels.surveyFee(on, {
      kind: 'dry-dock',
      grossTonnage: 60,
      sundayOrHoliday: true,
      outOfHours: true,
    })
    expect(valueOf(result)).toMatchObject({
      amount: 7500,
      lines: [{ amount: 4500 }, { citation: 'Schedule IV 3', amount: 1500 }, { citation: 'Schedule IV 4' }],
    })
    expect(linesFor(result).filter((one) => one.interpretations.includes('D9'))).toHaveLength(3)
  })

  test('5(ii)(b): a survey on complaint costs twice the survey complained of', () => {
    const of = (previousKind: string) => fee({ kind: 'appeal-resurvey', previousKind }).amount
    expect([of('general'), of('intermediate'), of('dry-dock')]).toEqual([1000, 1000, 3000])
  })

  test('items 5, 7, 8, 9 and 14, and 3(v): each so many times', () => {
    const of = (item: string, count: number) =>
      decide({ ruleSet: 'jharkhand-2020', decision: 'other-survey-fee', on, facts: { item, count } })
    expect(
      ['name-change', 'builder', 'second-copy', 'appeal', 'witnessing', 'surveyor-day'].map((item) =>
        of(item, 3),
      ),
    ).toMatchObject([1500, 1500, 1500, 3000, 3000, 6000].map((amount) => ({ value: { amount } })))
    expect(of('builder', 0)).toMatchObject({ value: { amount: 0 } })
    expect(of('builder', 1.5)).toMatchObject({ outcome: 'invalid', errors: [{ path: 'facts.count' }] })
  })
})

test.each([
  ['alteration', 0, 1000],
  ['alteration', 2000000, 1000],
  ['alteration', 2000020, 1000.01],
  ['design', 4000000, 2000],
  ['design', 4000020, 2000.01],
  ['design', 4000009.99, 2000],
  ['design', 4000010, 2000.01],
] as const)('Schedule IV 12, 13: %s plans at a cost of Rs %d: Rs %d', (kind, cost, rupees) => {
  expect(amountOf(vessels.drawingFee(on, { kind, cost }))).toBe(rupees)
})

describe('3(iii), 3(viii): an application after delivery', () => {
  const late = (appliedOn: string, journeyDays = 0) =>
    valueOf(vessels.lateSurveyApplication(on, { deliveredOn: '2026-05-01', appliedOn, journeyDays }))

  test('the fifteenth day after delivery is in time, the sixteenth is not, D10', () => {
    expect(late('2026-05-16')).toMatchObject({ amount: 0, days: 0, leastAfterRemission: 0 })
    expect(late('2026-05-17')).toMatchObject({ amount: 100, days: 1, leastAfterRemission: 50 })
    expect(late('2026-04-01').days).toBe(0)
  })

  test('the days of the journey are left out', () => {
    expect([late('2026-05-20', 4).days, late('2026-05-21', 4).days]).toEqual([0, 1])
  })
})

describe('3(xi): twice the survey fee for each month or part', () => {
  const penalty = (from: string, to: string, surveyFee = 1000) =>
    valueOf(vessels.neglectPenalty(on, { surveyFee, from, to }))

  test('both days count', () => {
    expect(penalty('2026-03-01', '2026-03-01')).toMatchObject({ amount: 2000, months: 1 })
    expect(penalty('2026-03-01', '2026-03-31')).toMatchObject({ amount: 2000, months: 1 })
    expect(penalty('2026-03-01', '2026-04-01')).toMatchObject({ amount: 4000, months: 2 })
    expect(penalty('2026-01-31', '2026-02-27').months).toBe(1)
    expect(penalty('2026-01-31', '2026-02-28').months).toBe(2)
    expect(penalty('2026-03-01', '2026-03-02', 0.335).amount).toBe(0.67)
  })

  test('a delay that ends before it begins is invalid', () => {
    expect(
      vessels.neglectPenalty(on, { surveyFee: 500, from: '2026-03-02', to: '2026-03-01' }),
    ).toMatchObject({
      outcome: 'invalid',
      errors: [{ path: 'facts.from' }],
    })
  })
})

test('5(i), Form 5: Rs 510 for each day beyond fourteen, D13', () => {
  const late = (sentOn: string) => vessels.lateDeclaration(on, { signedOn: '2026-05-01', sentOn })
  expect(valueOf(late('2026-05-15'))).toMatchObject({ amount: 0, days: 0 })
  expect(valueOf(late('2026-05-16'))).toMatchObject({ amount: 510, days: 1 })
  expect(valueOf(late('2026-05-25'))).toMatchObject({ amount: 5100, days: 10 })
  expect(linesFor(late('2026-05-16')).at(-1)?.interpretations).toEqual(['D13'])
})

describe('34(iv)(c) to (e): renewal', () => {
  const renewed = (day: string, validUntil = '2026-03-10') =>
    valueOf(renewal(day, { certificate: { grade: 'second-class-master', validUntil } }))

  test('on the last day of validity the new term follows the old one', () => {
    expect(renewed('2025-01-01')).toEqual({
      path: 'in-time',
      oralExamination: false,
      reasonsRequired: false,
      fee: 1600,
      validFrom: '2026-03-11',
      validUntil: '2031-03-10',
    })
    expect(renewed('2026-03-10').path).toBe('in-time')
  })

  test('after it, to the third anniversary: doubled fee and reasons, D8, D14', () => {
    expect(renewed('2026-03-11')).toMatchObject({ path: 'lapsed-within-three-years', fee: 3200 })
    expect(renewed('2029-03-10')).toMatchObject({ reasonsRequired: true, validUntil: '2034-03-09' })
    const result = renewal('2029-03-10', { certificate: { grade: 'serang', validUntil: '2026-03-10' } })
    expect(linesFor(result)[0]?.interpretations).toEqual(['D8', 'D14'])
  })

  test('later: doubled fee and an oral examination, no reasons', () => {
    expect(renewed('2029-03-11')).toEqual({
      path: 'lapsed-over-three-years',
      oralExamination: true,
      reasonsRequired: false,
      fee: 3200,
      validFrom: '2029-03-11',
      validUntil: '2034-03-10',
    })
  })

  test('a certificate that ended on 29 February lapses for three years to 1 March', () => {
    expect(renewed('2027-03-01', '2024-02-29').path).toBe('lapsed-within-three-years')
    expect(renewed('2027-03-02', '2024-02-29').path).toBe('lapsed-over-three-years')
    expect(renewed('2028-02-29', '2028-02-28')).toMatchObject({
      validFrom: '2028-02-29',
      validUntil: '2033-02-28',
    })
  })

  test('a boat handler, a licence to act and a merchant shipping certificate are not renewed here', () => {
    for (const grade of [
      'boat-handler',
      'licence-master',
      'licence-engineer',
      'merchant-shipping-engine-driver',
    ]) {
      const facts = { certificate: { grade, validUntil: '2026-03-10' } }
      expect(decide({ ruleSet: 'jharkhand-2020', decision: 'renewal', on, facts })).toMatchObject({
        outcome: 'invalid',
        errors: [{ path: 'facts.certificate.grade' }],
      })
    }
  })
})

test('each line of a fee is told in both languages, and the lines add up', () => {
  const result = vessels.surveyFee(on, {
    kind: 'general',
    grossTonnage: 250000,
    sundayOrHoliday: true,
    outOfHours: false,
  })
  const { amount, lines } = valueOf(result)
  expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount)
  expect(linesFor(result)[0]).toMatchObject({
    requirement: { en: 'survey fee', hi: 'सर्वेक्षण शुल्क' },
    found: { en: 'Rs 16,76,000', hi: '16,76,000 रुपये' },
  })
})
