// The boat rules of Bihar, 2018: the conditions on which a boat is licensed, letter by letter.
import { describe, expect, test } from 'vitest'
import { boats, type LicenceConditionFacts } from '../../src/rules/index.ts'
import { linesFor, told } from './answers.ts'

const on = '2026-06-15'

describe('Rules 9 and 28: the conditions of a licence', () => {
  type Survey = NonNullable<LicenceConditionFacts['survey']>

  const rowed = {
    use: 'cargo',
    hasEngine: false,
    outboard: false,
    internalBuoyancy: false,
    passengers: 24,
    goodCondition: true,
    tonnageAscertained: true,
    crewPerScale: true,
    bailing: true,
    groundTackle: true,
    lights: true,
    freeboardAscertained: true,
    lifeBuoys: 2,
    firstAidBox: true,
    nightUse: false,
  } as const satisfies Survey

  const ferry = {
    ...rowed,
    use: 'passenger',
    hasEngine: true,
    outboard: true,
    lifeBuoys: 5,
    fireExtinguisher: true,
    maxPassengersMarked: true,
    properlyConstructed: true,
    sheathed: true,
    seatForEach: true,
    bailers: true,
    rescueQuoit: true,
    drinkingWater: true,
    navigationLights: true,
    reversingGear: true,
  } as const satisfies Survey

  const licensed = (survey: Survey) => told(boats.licenceConditions(on, { survey }))

  test('a cargo boat that is rowed answers the first six letters only', () => {
    expect(licensed(rowed)).toBe('satisfied')
  })

  test('a passenger boat with an outboard motor answers all', () => {
    expect(licensed(ferry)).toBe('satisfied')
  })

  test.each([
    ['9(a)', { goodCondition: false }],
    ['9(b)', { tonnageAscertained: false }],
    ['9(c)', { crewPerScale: false }],
    ['9(d)', { bailing: false }],
    ['9(d)', { groundTackle: false }],
    ['9(d)', { lights: false }],
    ['9(e)', { freeboardAscertained: false }],
    ['9(f)', { lifeBuoys: 1 }],
    ['9(f)', { firstAidBox: false }],
    ['9(g)', { hasEngine: true, fireExtinguisher: false }],
    ['9(h)', { use: 'passenger', maxPassengersMarked: false }],
    ['9(j)', { nightUse: true, nightLightsApproved: false }],
  ] as const)('%s fails a boat with %o', (citation, more) => {
    expect(licensed({ ...rowed, ...more })).toBe(`unmet ${citation}`)
  })

  test.each([
    ['28(a)', { properlyConstructed: false }],
    ['28(b)', { sheathed: false }],
    ['28(c)', { seatForEach: false }],
    ['28(d)', { bailers: false }],
    ['28(d)', { rescueQuoit: false }],
    ['28(e)', { lifeBuoys: 4 }],
    ['9(g) 28(f)', { fireExtinguisher: false }],
    ['28(g)', { drinkingWater: false }],
    ['9(f) 28(h)', { firstAidBox: false }],
    ['28(i)', { navigationLights: false }],
    ['28(j)', { reversingGear: false }],
  ] as const)('%s fails a passenger boat with an outboard motor and %o', (citation, more) => {
    expect(licensed({ ...ferry, ...more })).toBe(`unmet ${citation}`)
  })

  test('Rule 28 is not asked of a cargo boat, nor without an outboard motor', () => {
    const poor = { properlyConstructed: false, drinkingWater: false, reversingGear: false, lifeBuoys: 2 }
    expect(licensed({ ...ferry, ...poor, use: 'cargo' })).toBe('satisfied')
    expect(licensed({ ...ferry, ...poor, outboard: false })).toBe('satisfied')
  })

  test('one buoy for five passengers, half with buoyancy, never below two, 28(e)', () => {
    const buoys = (passengers: number, internalBuoyancy: boolean, lifeBuoys: number) =>
      licensed({ ...ferry, passengers, internalBuoyancy, lifeBuoys })
    expect([buoys(25, false, 5), buoys(26, false, 5)]).toEqual(['satisfied', 'unmet 28(e)'])
    expect([buoys(30, true, 3), buoys(31, true, 3)]).toEqual(['satisfied', 'unmet 28(e)'])
    expect([buoys(4, true, 2), buoys(4, true, 1)]).toEqual(['satisfied', 'unmet 9(f) 28(e)'])
  })

  test('the person reads how many are found and needed', () => {
    const lines = linesFor(boats.licenceConditions(on, { survey: { ...ferry, lifeBuoys: 4 } }))
    expect(lines.find(({ citation }) => citation === '28(e)')?.short).toEqual({
      en: '4 found, 5 needed',
      hi: '4 हैं, 5 चाहिए',
    })
  })
})
