// The boat rules of Bihar, 2018: measurements, numbers, terms and fees, on both sides of every line.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boats, type BoatClass, type Result } from '../../src/rules/index.ts'
import { linesFor } from './answers.ts'

const on = '2026-06-15'
const valueOf = <V>(result: Result<V>) => (result.outcome === 'computed' ? result.value : result.outcome)
const interpretationsOf = (result: Result) => linesFor(result).flatMap((one) => one.interpretations)

describe('Rule 22(4): gross tonnage', () => {
  const tonnage = (volumeM3: number) => valueOf(boats.grossTonnage(on, { volumeM3 }))

  test('on the rows of the table K is the printed one', () => {
    expect([10, 20, 90, 100, 900, 1000].map(tonnage)).toEqual([
      { k: 0.22, grossTonnage: 2.2 },
      { k: 0.226, grossTonnage: 4.52 },
      { k: 0.2391, grossTonnage: 21.52 },
      { k: 0.24, grossTonnage: 24 },
      { k: 0.2591, grossTonnage: 233.19 },
      { k: 0.26, grossTonnage: 260 },
    ])
  })

  test('between two rows K lies on the straight line', () => {
    expect(tonnage(15)).toEqual({ k: 0.223, grossTonnage: 3.35 }) // 3.345, half up
    expect(tonnage(95)).toEqual({ k: 0.2396, grossTonnage: 22.76 }) // K 0.23955
    expect(tonnage(950)).toEqual({ k: 0.2596, grossTonnage: 246.57 })
  })

  test('the tonnage is taken from K before it is rounded', () => {
    expect(tonnage(12.34)).toEqual({ k: 0.2214, grossTonnage: 2.73 }) // 0.221404 × 12.34
    expect(tonnage(955)).toEqual({ k: 0.2596, grossTonnage: 247.91 }) // K 0.259595; the rounded one gives 247.92
  })

  test('below 10 as at 10, above 1000 as at 1000, and the person is told so, B1', () => {
    expect([tonnage(9.99), tonnage(0), tonnage(1500)]).toEqual([
      { k: 0.22, grossTonnage: 2.2 },
      { k: 0.22, grossTonnage: 0 },
      { k: 0.26, grossTonnage: 390 },
    ])
    const told = (volumeM3: number) => interpretationsOf(boats.grossTonnage(on, { volumeM3 }))
    expect([told(9.99), told(10), told(1000), told(1000.01)].map((all) => all.includes('B1'))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  test('more volume never measures fewer tons', () => {
    const tons = (volumeM3: number) => {
      const result = boats.grossTonnage(on, { volumeM3 })
      return result.outcome === 'computed' ? result.value!.grossTonnage : Number.NaN
    }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120_000 }), fc.integer({ min: 0, max: 5000 }), (low, more) => {
        expect(tons((low + more) / 100)).toBeGreaterThanOrEqual(tons(low / 100))
      }),
      { numRuns: 300 },
    )
  })
})

describe('Rule 23(2): freeboard', () => {
  test('25 cm a metre; one and a half times in flood, from the unrounded figure', () => {
    const freeboard = (depthM: number) => valueOf(boats.freeboard(on, { depthM }))
    expect([freeboard(1), freeboard(0.83), freeboard(0.0999)]).toEqual([
      { fairCm: 25, foulCm: 37.5 },
      { fairCm: 20.75, foulCm: 31.13 },
      { fairCm: 2.5, foulCm: 3.75 }, // 2.4975 and 3.74625
    ])
  })
})

describe('Rule 24(1): passengers', () => {
  const carries = (floorAreaM2: number, benchLengthM: number, heel?: [number, number, number]) =>
    valueOf(
      boats.passengerCapacity(on, {
        floorAreaM2,
        benchLengthM,
        ...(heel ? { heel: { submergedCm: heel[0], freeboardCm: heel[1], passengers: heel[2] } } : {}),
      }),
    )

  test('1.8 persons a square metre, a part of a person is none, (a)', () => {
    expect([carries(5, 0), carries(4.99, 0)]).toMatchObject([
      { byArea: 9, byBenches: null, byHeel: null, capacity: 9 },
      { byArea: 8, capacity: 8 },
    ])
    expect(carries(16.65, 0)).toMatchObject({ byArea: 29 }) // 29.97
    expect(carries(1.15 * 100, 0)).toMatchObject({ byArea: 206 })
  })

  test('two persons a metre of bench; the lesser of both, (b), B2', () => {
    expect(carries(10, 6.5)).toMatchObject({ byArea: 18, byBenches: 13, capacity: 13 })
    expect(carries(10, 6.49)).toMatchObject({ byBenches: 12, capacity: 12 })
    expect(carries(5, 20)).toMatchObject({ byArea: 9, byBenches: 40, capacity: 9 })
    expect(carries(5, 0.2)).toMatchObject({ byBenches: 0, capacity: 0 })
  })

  test('half of the freeboard may go under; beyond it the number falls in proportion, (c)', () => {
    expect(carries(15, 0, [12.5, 25, 27])).toMatchObject({ byHeel: null, capacity: 27 })
    expect(carries(15, 0, [12.6, 25, 27])).toMatchObject({ byHeel: 26, capacity: 26 })
    expect(carries(15, 0, [25, 25, 27])).toMatchObject({ byHeel: 13, capacity: 13 })
  })

  test('a heel test never raises the number: with more on board than may be carried', () => {
    expect(carries(10, 0, [15, 25, 60])).toMatchObject({ byArea: 18, byHeel: 50, capacity: 18 })
  })

  test('without any freeboard no one may be carried once the side goes under', () => {
    expect(carries(10, 0, [1, 0, 18])).toMatchObject({ byHeel: 0, capacity: 0 })
    expect(carries(10, 0, [0, 0, 18])).toMatchObject({ byHeel: null, capacity: 18 })
  })
})

test('the person reads what was measured, in both languages', () => {
  const heel = { submergedCm: 15, freeboardCm: 25, passengers: 27 }
  const records = linesFor(boats.passengerCapacity(on, { floorAreaM2: 15, benchLengthM: 14, heel })).map(
    ({ record }) => record,
  )
  expect(records.slice(1)).toEqual([
    { en: 'Floor: 15 square metres', hi: 'फर्श: 15 वर्गमीटर' },
    { en: 'Benches: 14 metres', hi: 'बेंच: 14 मीटर' },
    {
      en: 'Heel test with 27 passengers: 15 of 25 cm under water',
      hi: 'झुकाव जाँच, 27 यात्रियों के साथ: 25 में से 15 से.मी. पानी में',
    },
  ])
})

test('Rule 24(2): two children or 65 kg are a person, a part counts as a whole', () => {
  const persons = (adults: number, childrenUnder12: number, luggageKg: number) =>
    valueOf(boats.personsEquivalent(on, { adults, childrenUnder12, luggageKg }))
  expect([persons(10, 2, 0), persons(10, 3, 0), persons(10, 0, 65), persons(10, 0, 65.1)]).toEqual([
    { persons: 11 },
    { persons: 12 },
    { persons: 11 },
    { persons: 12 },
  ])
  expect(persons(0, 1, 32.5)).toEqual({ persons: 1 })
  expect(persons(0, 0, 0)).toEqual({ persons: 0 })
})

describe('Rules 25 and 26: the crew', () => {
  test('cargo: two navik up to 20 tons, three above', () => {
    const cargo = (burdenTons: number) => valueOf(boats.crew(on, { use: 'cargo', burdenTons }))
    expect([cargo(0), cargo(20), cargo(20.01)]).toEqual([{ navik: 2 }, { navik: 2 }, { navik: 3 }])
  })

  test('passengers: two navik up to 30, three above; fewer than 15 also two, B3', () => {
    const crew = (passengerCapacity: number) => boats.crew(on, { use: 'passenger', passengerCapacity })
    expect([14, 15, 30, 31].map((count) => valueOf(crew(count)))).toEqual([
      { navik: 2 },
      { navik: 2 },
      { navik: 2 },
      { navik: 3 },
    ])
    expect([14, 15].map((count) => interpretationsOf(crew(count)).includes('B3'))).toEqual([true, false])
  })
})

describe('Rules 9(f) and 28(e): life buoys', () => {
  const buoys = (passengers: number, outboard: boolean, internalBuoyancy: boolean) =>
    valueOf(boats.lifeBuoys(on, { passengers, outboard, internalBuoyancy }))

  test('without an outboard motor two, whatever the passengers', () => {
    expect([buoys(0, false, false), buoys(100, false, true)]).toEqual([{ lifeBuoys: 2 }, { lifeBuoys: 2 }])
  })

  test('one for every five, at least two', () => {
    expect([0, 10, 11, 15, 16].map((count) => buoys(count, true, false))).toEqual(
      [2, 2, 3, 3, 4].map((lifeBuoys) => ({ lifeBuoys })),
    )
  })

  test('half of them, rounded up, with buoyancy tanks or seats', () => {
    expect([20, 21, 30, 31].map((count) => buoys(count, true, true))).toEqual(
      [2, 3, 3, 4].map((lifeBuoys) => ({ lifeBuoys })),
    )
  })
})

describe('Rules 11 and 13: the licence', () => {
  const term = (kind: 'first' | 'renewal', grantedOn: string) =>
    valueOf(boats.licenceTerm(on, { kind, grantedOn }))

  test('three years for the first, one for a renewal, to the eve of the anniversary', () => {
    expect(term('first', '2026-06-15')).toEqual({ validFrom: '2026-06-15', validUntil: '2029-06-14' })
    expect(term('renewal', '2026-06-15')).toEqual({ validFrom: '2026-06-15', validUntil: '2027-06-14' })
  })

  test('one given on 29 February ends on 28 February of a common year', () => {
    expect(term('first', '2024-02-29')).toMatchObject({ validUntil: '2027-02-28' })
    expect(term('first', '2025-03-01')).toMatchObject({ validUntil: '2028-02-29' })
  })

  const factor = (expiredOn: string, appliedOn: string) =>
    boats.licenceFeeFactor(on, { expiredOn, appliedOn, unlicensed: false })

  test('double when applied for later than a month after expiry, clipped to the end of the month, 13(4)', () => {
    const of = (expiredOn: string, appliedOn: string) => valueOf(factor(expiredOn, appliedOn))
    expect([of('2026-04-10', '2026-05-10'), of('2026-04-10', '2026-05-11')]).toEqual([
      { factor: 1 },
      { factor: 2 },
    ])
    expect([of('2026-01-31', '2026-02-28'), of('2026-01-31', '2026-03-01')]).toEqual([
      { factor: 1 },
      { factor: 2 },
    ])
    expect(of('2026-04-10', '2026-03-01')).toEqual({ factor: 1 })
  })

  test('thrice for a boat without licence, and no other fact is needed, 15', () => {
    expect(valueOf(boats.licenceFeeFactor(on, { unlicensed: true }))).toEqual({ factor: 3 })
  })

  test('a penal rate names the reading to which fee it belongs, B4', () => {
    expect(interpretationsOf(factor('2026-04-10', '2026-05-11'))).toContain('B4')
    expect(interpretationsOf(factor('2026-04-10', '2026-05-10'))).not.toContain('B4')
  })
})

describe('Rule 32, Annexure-1: the fees', () => {
  const fee = (item: number, boatClass?: BoatClass, factor?: number) =>
    valueOf(boats.fee(on, { item, boatClass, factor }))

  test('item 1 is 50 rupees for Class I and 40 for Class II', () => {
    expect([fee(1, 'I'), fee(1, 'II')]).toEqual([{ amount: 50 }, { amount: 40 }])
  })

  test.each([2, 3, 4, 5, 6, 7, 8])('item %i is ten rupees, and the class is not asked', (item) => {
    expect(fee(item)).toEqual({ amount: 10 })
  })

  test('times the penal rate: a late renewal 20, a boat without licence 150 or 120, B4', () => {
    expect([fee(2, 'I', 2), fee(1, 'I', 3), fee(1, 'II', 3)]).toEqual([
      { amount: 20 },
      { amount: 150 },
      { amount: 120 },
    ])
  })

  test('the list holds from the commencement, and the person is told since when', () => {
    const records = linesFor(boats.fee(on, { item: 5 })).map(({ record }) => record?.en)
    expect(records).toContain('Annexure-1 of the rules, in force from 8 November 2018')
  })
})

test('Rule 34: the return is due on the first of May, today if today is that day', () => {
  const due = (day: string) => valueOf(boats.annualReturnDue(day))
  expect([due('2026-04-30'), due('2026-05-01'), due('2026-05-02'), due('2026-12-31')]).toEqual([
    { dueOn: '2026-05-01' },
    { dueOn: '2026-05-01' },
    { dueOn: '2027-05-01' },
    { dueOn: '2027-05-01' },
  ])
})
