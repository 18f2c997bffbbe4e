// Where the boat rules of Bihar can be read in more than one way: what is decided, what another ruling turns, and
// that the person is told where the answer hangs on it.
import { describe, expect, test } from 'vitest'
import { boats, type Result, type UnderLaw } from '../../src/rules/index.ts'

const on = '2026-06-15'
const ruling = (reading: string, value: string): UnderLaw => ({ settings: { [`reading.${reading}`]: value } })
const valueOf = <V>(result: Result<V>) => (result.outcome === 'computed' ? result.value : result.outcome)

const sensitiveTo = (result: Result) =>
  'explanation' in result ? (result.explanation.sensitive ?? []).map(({ under }) => under) : []

describe('B1, Rule 22(4): the coefficient K outside the table', () => {
  const tonnage = (volumeM3: number, under?: UnderLaw) => boats.grossTonnage(on, { volumeM3 }, under)
  const straight = ruling('B1', 'straight-line')

  test('as in the first and last row; otherwise ruled, on the straight line of the two rows at that end', () => {
    expect([5, 2000].map((volume) => valueOf(tonnage(volume)))).toEqual([
      { k: 0.22, grossTonnage: 1.1 },
      { k: 0.26, grossTonnage: 520 },
    ])
    // 0.22 - 0.006 × 5/10; 0.26 + 0.0009 × 1000/100
    expect([5, 2000].map((volume) => valueOf(tonnage(volume, straight)))).toEqual([
      { k: 0.217, grossTonnage: 1.09 }, // 1.085, half up
      { k: 0.269, grossTonnage: 538 },
    ])
  })

  test('within the table, its ends included, both readings give the same', () => {
    for (const volume of [10, 15, 100, 955, 1000])
      expect(valueOf(tonnage(volume, straight))).toEqual(valueOf(tonnage(volume)))
  })

  test('the answer names it outside the table only, and not where it has been ruled on', () => {
    expect([9, 10, 500, 1000, 1100].map((volume) => sensitiveTo(tonnage(volume)))).toEqual([
      ['B1'],
      [],
      [],
      [],
      ['B1'],
    ])
    expect(sensitiveTo(tonnage(5, straight))).toEqual([])
    expect(sensitiveTo(tonnage(5, ruling('B1', 'end-row')))).toEqual([])
  })
})

describe('B2, Rule 24(1): floor area and benches', () => {
  const capacity = (floorAreaM2: number, benchLengthM: number, under?: UnderLaw) =>
    boats.passengerCapacity(on, { floorAreaM2, benchLengthM }, under)
  const benches = ruling('B2', 'benches')

  test('the lesser number; otherwise ruled, that of the benches where there are any', () => {
    expect(valueOf(capacity(10, 12))).toMatchObject({ byArea: 18, byBenches: 24, capacity: 18 })
    expect(valueOf(capacity(10, 12, benches))).toMatchObject({ byArea: 18, byBenches: 24, capacity: 24 })
    expect(valueOf(capacity(10, 0, benches))).toMatchObject({ byBenches: null, capacity: 18 })
  })

  test('the boat that heels too far is lowered under either reading, 24(1)(c)', () => {
    const heel = { submergedCm: 20, freeboardCm: 20, passengers: 30 }
    const facts = { floorAreaM2: 10, benchLengthM: 12, heel }
    expect(valueOf(boats.passengerCapacity(on, facts, benches))).toMatchObject({ byHeel: 15, capacity: 15 })
    expect(sensitiveTo(boats.passengerCapacity(on, facts))).toEqual([])
  })

  test('the answer names it only where the benches seat more than the floor holds', () => {
    expect([capacity(10, 12), capacity(10, 9), capacity(10, 8), capacity(10, 0)].map(sensitiveTo)).toEqual([
      ['B2'],
      [],
      [],
      [],
    ])
    expect(sensitiveTo(capacity(10, 12, benches))).toEqual([])
  })
})

describe('L1, Rule 27(k): animals beside other passengers, in the English text only', () => {
  const loaded = (animals: boolean, otherPassengers: boolean, under?: UnderLaw) =>
    boats.loading(on, { loadLineSubmerged: false, persons: 5, capacity: 10, animals, otherPassengers }, under)
  const allowed = ruling('L1', 'allowed')

  test('not allowed; otherwise ruled as the Hindi text stands, nothing is asked of animals', () => {
    expect(loaded(true, true)).toMatchObject({ outcome: 'not-satisfied', unmet: ['27(k)'] })
    expect(loaded(true, true, allowed)).toMatchObject({ outcome: 'satisfied' })
    const untold = { loadLineSubmerged: false, persons: 5, capacity: 10 }
    expect(boats.loading(on, untold)).toMatchObject({ outcome: 'unknown', unknown: ['27(k)'] })
    expect(boats.loading(on, untold, allowed)).toMatchObject({ outcome: 'satisfied' })
  })

  test('the answer names it only where animals travel with others and nothing else is amiss', () => {
    expect([loaded(true, true), loaded(true, false), loaded(false, true)].map(sensitiveTo)).toEqual([
      ['L1'],
      [],
      [],
    ])
    const overloaded = {
      loadLineSubmerged: false,
      persons: 11,
      capacity: 10,
      animals: true,
      otherPassengers: true,
    }
    expect(sensitiveTo(boats.loading(on, overloaded))).toEqual([])
    expect(sensitiveTo(loaded(true, true, allowed))).toEqual([])
  })
})
