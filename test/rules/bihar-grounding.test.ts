// Every figure and every table of the boat rules is found at its place in the gazette, in both languages.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { coefficients } from '../../src/rules/bihar-boats-2018/coefficient-k.ts'
import * as parameters from '../../src/rules/bihar-boats-2018/parameters.ts'
import {
  boatDistricts,
  boatFeeLists,
  boatInterpretations,
  boatLanguageDifferences,
  catalogue,
  districtLetters,
  ruleSetVersion,
} from '../../src/rules/index.ts'

type Paragraph = { address: string; text: string }

const gazette = (language: 'en' | 'hi') => {
  const file = new URL(`../../src/rules/bihar-boats-2018/text/${language}.json`, import.meta.url)
  const paragraphs = JSON.parse(readFileSync(file, 'utf8')) as Paragraph[]
  return new Map(paragraphs.map(({ address, text }) => [address, text]))
}
const en = gazette('en')
const hi = gazette('hi')

type Figure = { citation: string; gazette: { en: string; hi: string } }
const isFigure = (value: unknown): value is Figure =>
  typeof value === 'object' && value !== null && 'gazette' in value
const figures = Object.values(parameters).flatMap((group) =>
  isFigure(group) ? [group] : Object.values(group).filter(isFigure),
)

test('there are twenty-seven figures, and each stands in both texts at its rule', () => {
  expect(figures).toHaveLength(27)
  for (const { citation, gazette: words } of figures) {
    expect(en.get(citation)).toContain(words.en)
    expect(hi.get(citation)).toContain(words.hi)
  }
})

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
  const [list] = boatFeeLists
  expect(list!.items.map(({ item }) => item)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  for (const { rupees, address } of list!.items) {
    const printed = [...hi.get(address)!.matchAll(/(\d+)\/-/g)].map((match) => Number(match[1]))
    expect([...new Set([rupees.I, rupees.II])]).toEqual(printed)
  }
})

test('where the languages differ, the gazettes do say so', () => {
  for (const { citation, says, words } of boatLanguageDifferences) {
    expect(en.get(citation)).toContain(says.en)
    if (says.hi === '') expect(hi.has(citation)).toBe(false)
    else expect(hi.get(citation)).toContain(says.hi)
    expect([words.en, words.hi].every((text) => text.length > 20)).toBe(true)
  }
})

test('the four interpretations stand in order, each at a provision of the gazette', () => {
  expect(boatInterpretations.map(({ number }) => number)).toEqual(['B1', 'B2', 'B3', 'B4'])
  for (const { citation, words } of boatInterpretations) {
    expect(en.has(citation)).toBe(true)
    expect(words.en).toMatch(/^[A-Z].+\.$/)
    expect(words.hi).toMatch(/[\u0900-\u097f].+।$/)
  }
})

test('every citation of every decision is a provision of the gazette', () => {
  const cited = catalogue()
    .filter(({ ruleSet }) => ruleSet === 'bihar-boats-2018')
    .flatMap(({ citations }) => citations)
  for (const citation of cited) {
    const item = /^Annexure-1 \((\d)\)$/.exec(citation)
    const address = item ? `annexure-1/${item[1]}` : citation.split(' ')[0]!
    expect(hi.has(address) || en.has(address)).toBe(true)
  }
  expect(new Set(cited).size).toBeGreaterThan(50)
})

test('the rule set has a version of its own', () => {
  expect(ruleSetVersion('bihar-boats-2018')).toMatch(/^bihar-boats-2018\/2018-11-08\/[0-9a-f]{16}$/)
})
