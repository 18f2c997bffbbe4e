// The differences and slips of the two gazettes are about words that stand there, and each says what is applied.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { differences } from '../../src/gazettes/data/differences.ts'
import { slips } from '../../src/gazettes/data/slips.ts'
import { placeOf } from '../../src/gazettes/place-of.ts'
import { boatInterpretations, boatLanguageDifferences, interpretations } from '../../src/rules/index.ts'

type Printed = { address: string; text: string }
const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ')
const read = (ruleSet: string, language: string) => {
  const file = new URL(`../../src/rules/${ruleSet}/text/${language}.json`, import.meta.url)
  return new Map(
    (JSON.parse(readFileSync(file, 'utf8')) as Printed[]).map(({ address, text }) => [address, plain(text)]),
  )
}
const texts = {
  'jharkhand-2020': { en: read('jharkhand-2020', 'en'), hi: read('jharkhand-2020', 'hi') },
  'bihar-boats-2018': { en: read('bihar-boats-2018', 'en'), hi: read('bihar-boats-2018', 'hi') },
}
const isHindi = (text: string) => /[\u0900-\u097f]/.test(text)
const isEnglish = (text: string) => /[a-z]/.test(text)
const numbers = {
  'jharkhand-2020': interpretations.map(({ number }) => number),
  'bihar-boats-2018': [...boatInterpretations, ...boatLanguageDifferences].map(({ number }) => number),
}
const name = (one: { ruleSet: string; address: string }) => `${one.ruleSet} ${one.address}`

describe('differences', () => {
  test('the words of each language stand in the paragraph as they are quoted', () => {
    const wrong = differences.flatMap((one) =>
      (['en', 'hi'] as const)
        .filter((language) => one.says[language] !== '')
        .filter(
          (language) => !texts[one.ruleSet][language].get(one.address)?.includes(plain(one.says[language])),
        )
        .map((language) => `${name(one)} ${language}: ${one.says[language]}`),
    )
    expect(wrong).toEqual([])
  })
  test('each quotes at least one language, and the address is one of the gazette', () => {
    expect(differences.filter(({ says }) => says.en === '' && says.hi === '').map(name)).toEqual([])
    const known = differences.filter(
      ({ ruleSet, address }) => texts[ruleSet].en.has(address) || texts[ruleSet].hi.has(address),
    )
    expect(known).toHaveLength(differences.length)
  })
  test('what is quoted differs, and the note speaks both languages', () => {
    expect(differences.filter(({ says }) => says.en === says.hi)).toEqual([])
    const wrong = differences.filter(
      ({ note }) => !isEnglish(note.en) || isHindi(note.en.slice(0, 1)) || !isHindi(note.hi),
    )
    expect(wrong.map(name)).toEqual([])
  })
  test('a note claims no more than likelihood', () => {
    const bold = differences.filter(({ note }) => /\b(is wrong|is correct|certainly|clearly)\b/.test(note.en))
    expect(bold.map(name)).toEqual([])
  })
  test('each reading is one of the rules core, and says which text it applies', () => {
    const unknown = differences.filter(
      ({ ruleSet, reading }) => reading !== null && !numbers[ruleSet].includes(reading),
    )
    expect(unknown.map(name)).toEqual([])
    expect(
      differences.filter(({ reading, applied }) => reading !== null && applied === null).map(name),
    ).toEqual([])
  })
  test('the text applied is one that is printed there', () => {
    const empty = differences.filter(
      ({ applied, says }) => (applied === 'en' || applied === 'hi') && says[applied] === '',
    )
    // The rest of a sentence that the Hindi prints in the paragraph before.
    expect(empty.map(({ address }) => address)).toEqual(['25(iv)(b)', '49(ii)(e)'])
  })
  test('every reading between the languages (L) stands at the place that it cites', () => {
    const places = new Set(differences.map((one) => `${one.reading} ${one.ruleSet} ${one.address}`))
    const taken = [
      ...interpretations.map((one) => ({ ...one, ruleSet: 'jharkhand-2020' })),
      ...boatLanguageDifferences.map((one) => ({ ...one, ruleSet: 'bihar-boats-2018' })),
    ].filter(({ number }) => number.startsWith('L'))
    const missing = taken.filter(({ number, ruleSet, citation }) => {
      const address = placeOf(ruleSet, citation).replace(/^.*#/, '')
      return ![...places].some((place) => place.startsWith(`${number} ${ruleSet} ${address}`))
    })
    expect(missing.map(({ number, citation }) => `${number} ${citation}`)).toEqual([])
  })
  test.each([
    ['schedule-2/examination', 'forty percent', '45 प्रतिशत', 'D12'],
    ['schedule-4/1/g', '600 tons', '600 टन से कम', 'L5'],
    ['31(v)', 'helmsman', 'सुकानी', 'L2'],
  ])('at %s stand both figures and the reading', (address, en, hi, reading) => {
    const found = differences.find((one) => one.address === address && one.reading === reading)
    expect(found?.says.en).toContain(en)
    expect(found?.says.hi).toContain(hi)
  })
})

describe('slips', () => {
  test('the words stand in the paragraph as they are printed', () => {
    const wrong = slips.filter(({ ruleSet, address, language, printed }) =>
      (language === 'both' ? (['en', 'hi'] as const) : [language]).some(
        (one) => !texts[ruleSet][one].get(address)?.includes(plain(printed)),
      ),
    )
    expect(wrong.map((one) => `${name(one)}: ${one.printed}`)).toEqual([])
  })
  test('each says in both languages what is the matter, and means something else than it prints', () => {
    const said = slips.flatMap(({ note, meant }) => (meant ? [note, meant] : [note]))
    expect(said.filter(({ en, hi }) => en === '' || !isHindi(hi))).toEqual([])
    expect(
      slips.filter(({ printed, meant, language }) => language !== 'both' && meant?.[language] === printed),
    ).toEqual([])
  })
})
