// Rules 53 to 56: the fire appliances of a vessel, at every line.
import { describe, expect, test } from 'vitest'
import { vessels, type Result } from '../../src/rules/index.ts'
import { linesFor } from './answers.ts'

const on = '2026-06-15'

const valueOf = <V>(result: Result<V>): V => {
  if (result.outcome !== 'computed' || result.value === undefined) throw new Error(result.outcome)
  return result.value
}

describe('53 to 56: fire appliances', () => {
  const small = {
    grossTonnage: 100,
    length: 20,
    motor: true,
    crew: 5,
    passengerSpacesAboveUpperDeck: 2,
    crewSpaces: 1,
    passengerSpacesBelowDeck: 3,
    machinerySpaces: 2,
    boilerSpaces: 1,
    largeElectricalInstallation: false,
    fuelOilInstallation: false,
    hovercraft: false,
  }
  const fire = (facts: Partial<typeof small>) => valueOf(vessels.fireAppliances(on, { ...small, ...facts }))

  test.each([
    ['powerPump', { grossTonnage: 150 }, 0, { grossTonnage: 150.01 }, 1],
    ['handPump', { length: 21 }, 0, { length: 21.01 }, 1],
    ['waterExtinguishers', { length: 14.99 }, 1, { length: 15 }, 10],
    ['machineryExtinguishers', { machinerySpaces: 0 }, 0, { machinerySpaces: 2 }, 4],
    ['dryPowder', {}, 0, { largeElectricalInstallation: true }, 1],
    ['axe', { length: 15 }, 0, { length: 15.01 }, 1],
    ['buckets', { crew: 1 }, 2, { crew: 3 }, 3],
    ['buckets', { crew: 20 }, 20, { crew: 21 }, 20],
    ['lanyardBuckets', { crew: 3 }, 2, { crew: 21 }, 10],
    ['sandBoxes', { boilerSpaces: 0 }, 2, { boilerSpaces: 1 }, 3],
    ['nonPortableFoam', { length: 30 }, 0, { length: 30.01 }, 1],
    ['nonPortableFoam', { length: 31, motor: false }, 0, { length: 31 }, 1],
    ['hydrantsAndHoses', { length: 21, grossTonnage: 150 }, false, { length: 22 }, true],
    ['smothering', {}, false, { fuelOilInstallation: true }, true],
    ['referToCompetentOfficer', { length: 45 }, false, { length: 45.01 }, true],
    ['referToCompetentOfficer', { grossTonnage: 150 }, false, { grossTonnage: 150.01 }, true],
  ])('%s: with %j it is %s, with %j it is %s', (key, before, less, after, more) => {
    expect(fire(before)).toHaveProperty(key, less)
    expect(fire(after)).toHaveProperty(key, more)
  })

  test('above 500 tons, and a hovercraft, are outside the rule, 53(i), (ii)', () => {
    expect(fire({ grossTonnage: 500 })).toMatchObject({ outsideScope: false, powerPump: 1 })
    expect(fire({ grossTonnage: 500.01 })).toEqual({ outsideScope: true })
    expect(fire({ hovercraft: true })).toEqual({ outsideScope: true })
  })

  test('each appliance is told with its provision, in both languages', () => {
    const lines = linesFor(vessels.fireAppliances(on, small)).slice(1)
    expect(lines).toHaveLength(13)
    for (const { citation, requirement } of lines) {
      expect(citation).toMatch(/^5[45]/)
      expect(requirement.hi).toMatch(/[\u0900-\u097f]/)
    }
  })
})
