// Every figure and every table of the boat rules is found at its place in the gazette, in both languages.
import { describe, expect, test } from 'vitest'
import { coefficients as coefficientsOf } from '../../src/rules/bihar-boats-2018/coefficient-k.ts'
import { gazettedLaw } from '../../src/rules/bihar-boats-2018/law.ts'
import {
  boatDistricts,
  boatInterpretations,
  boatLanguageDifferences,
  decide,
  districtLetters,
  ruleSetVersion,
} from '../../src/rules/index.ts'
import { figuresOf, paragraphOf, says, standsIn } from './figures.ts'
import { gazette } from './gazette.ts'
import { numbersIn } from './number-words.ts'

const texts = { en: gazette('bihar-boats-2018', 'en'), hi: gazette('bihar-boats-2018', 'hi') }
const { en, hi } = texts
const figures = await figuresOf('bihar-boats-2018')
const coefficients = coefficientsOf(gazettedLaw).map((row, i) => ({
  ...row,
  address: `22(4)/table/${i + 1}`,
}))

/** The row of the table that prints the figure; every other figure stands at the paragraph of its citation. */
const addressOf = (one: (typeof figures)[number]) =>
  coefficients.find(({ volume }) => one.name === `coefficient.${volume}`)?.address ?? paragraphOf(one)

/** Why a text does not say the figure. */
function silent(language: 'en' | 'hi', name: string): string | undefined {
  if (language === 'en' && /^coefficient\.|^fees\./.test(name)) return 'the tables are printed in Hindi only'
  if (language === 'hi' && name === 'painted.height') return 'L3: fifteen in English'
  if (language === 'en' && name === 'painted.heightInHindi') return 'L3: seventy-five in Hindi'
  return undefined
}

describe('the figures of the boat rules', () => {
  test('all are walked', () => {
    expect(figures.length).toBeGreaterThanOrEqual(66)
    expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length)
  })

  describe.each(['en', 'hi'] as const)('in the %s text', (language) => {
    test.each(figures.map((one) => [one.name, one.figure.value, one] as const))(
      '%s, %d, stands in its words at its paragraph',
      (name, _value, one) => {
        const words = one.figure.gazette[language]
        const said = silent(language, name) === undefined
        expect(says(one, language)).toBe(said)
        expect(standsIn(words, texts[language].get(addressOf(one))), words).toBe(said)
      },
    )
  })

  test('the day of the return is the first of May, as rule 34 says', () => {
    expect(en.get('34')).toContain('on the first May of every year')
    expect(hi.get('34')).toContain('प्रतिवर्ष 01ली मई को')
    expect(valueOf('annual-return-due', {})).toEqual({ dueOn: '2025-05-01' })
  })
})

function valueOf(decision: string, facts: unknown): unknown {
  const result = decide({ ruleSet: 'bihar-boats-2018', decision, on: '2024-06-01', facts })
  if (!('value' in result)) throw new Error(`${decision} is ${result.outcome}`)
  return result.value
}

describe('Rule 22(4): the table of K, printed in Hindi only', () => {
  test('nineteen rows, each value as printed in its row, in rising order', () => {
    expect(coefficients).toHaveLength(19)
    for (const [i, { volume, k, address }] of coefficients.entries()) {
      expect(hi.get(address)).toMatch(new RegExp(`${k.toFixed(4).replace('.', '\\.')}$`))
      expect(volume).toBeGreaterThan(coefficients[i - 1]?.volume ?? 0)
    }
  })

  test('the ten printed volumes agree; the nine that are lost follow from K = 0.2 + 0.02 log V', () => {
    const printed = coefficients.filter(({ volume, address }) => hi.get(address)?.startsWith(`${volume} `))
    expect(printed.map(({ volume }) => volume)).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000])
    for (const { volume, k } of coefficients) expect(k).toBeCloseTo(0.2 + 0.02 * Math.log10(volume), 4)
  })

  test('at the volume of a row, gross-tonnage takes the K that the row prints', () => {
    for (const { volume, address } of coefficients)
      expect(valueOf('gross-tonnage', { volumeM3: volume })).toMatchObject({
        k: numbersIn(hi.get(address)!, 'hi').at(-1),
      })
  })
})

const letterNames: Record<string, string> = {
  ए: 'A',
  बी: 'B',
  सी: 'C',
  डी: 'D',
  ई: 'E',
  एफ: 'F',
  जी: 'G',
  एच: 'H',
  जे: 'J',
  के: 'K',
  एल: 'L',
  एम: 'M',
  एन: 'N',
  पी: 'P',
  क्यू: 'Q',
  आर: 'R',
  एस: 'S',
  टी: 'T',
  यू: 'U',
  भी: 'V',
  डब्लू: 'W',
  एक्स: 'X',
  जेड: 'Z',
}

describe('Appendix-A: the letters of the districts, printed in Hindi only', () => {
  test('thirty-eight districts, each with its letters as printed, none twice', () => {
    expect(districtLetters).toHaveLength(38)
    for (const { name, letters, address } of districtLetters) {
      const [district, spelt = ''] = hi.get(address)!.split(' ')
      const latin = spelt.split('.').map((one) => letterNames[one.normalize('NFC')] ?? '')
      expect([district, latin.join('')]).toEqual([name, letters])
    }
    for (const key of ['district', 'letters', 'address'] as const)
      expect(new Set(districtLetters.map((row) => row[key])).size).toBe(38)
  })

  test('the three districts of rule 1 are among them', () => {
    const names = new Set(districtLetters.map(({ district }) => district))
    for (const district of boatDistricts) {
      expect(names).toContain(district)
      expect(en.get('1')).toContain(district)
    }
  })
})

test('Annexure-1: eight items, each with the rupees of its printed row', () => {
  for (const item of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const printed = [...hi.get(`annexure-1/${item}`)!.matchAll(/(\d+)\/-/g)].map((match) => Number(match[1]))
    const [first, second = first] = printed
    expect(valueOf('fee', { item, boatClass: 'I' })).toMatchObject({ amount: first })
    expect(valueOf('fee', { item, boatClass: 'II' })).toMatchObject({ amount: second })
  }
})

test('where the languages differ, the gazettes do say so', () => {
  expect(boatLanguageDifferences.map(({ number }) => number).sort()).toEqual(['L1', 'L2', 'L3'])
  for (const { citation, says, words } of boatLanguageDifferences) {
    expect(en.get(citation)).toContain(says.en)
    if (says.hi === '') expect(hi.has(citation)).toBe(false)
    else expect(hi.get(citation)).toContain(says.hi)
    expect([words.en, words.hi].every((text) => text.length > 20)).toBe(true)
  }
})

test('the five interpretations stand in order, each at a provision of the gazette', () => {
  expect(boatInterpretations.map(({ number }) => number)).toEqual(['B1', 'B2', 'B3', 'B4', 'L1'])
  for (const { citation, words } of boatInterpretations) {
    expect(en.has(citation)).toBe(true)
    expect(words.en).toMatch(/^[A-Z].+\.$/)
    expect(words.hi).toMatch(/[\u0900-\u097f].+।$/)
  }
})

test('the rule set has a version of its own', () => {
  expect(ruleSetVersion('bihar-boats-2018', '2026-11-30')).toMatch(
    /^bihar-boats-2018\/2018-11-08\/[0-9a-f]{16}$/,
  )
})
