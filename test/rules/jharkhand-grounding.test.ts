// Every figure and every table of the Jharkhand rules is found at its place in the gazette, in both languages.
import { describe, expect, test } from 'vitest'
import { decide, interpretations } from '../../src/rules/index.ts'
import { figuresOf, paragraphOf, says, standsIn } from './figures.ts'
import { addressesOf, gazette, type Language } from './gazette.ts'
import { numbersIn } from './number-words.ts'

const texts = { en: gazette('jharkhand-2020', 'en'), hi: gazette('jharkhand-2020', 'hi') }
const languages = ['en', 'hi'] as const
const figures = await figuresOf('jharkhand-2020')

/** Words that stand in another paragraph than the one cited. */
const elsewhere: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  // The rule is cited; its rows have the fees.
  'fees.first': { en: '33(vi)(i)', hi: '33(vi)(i)' },
  'fees.second': { en: '33(vi)(ii)', hi: '33(vi)(ii)' },
  'fees.third': { en: '33(vi)(iii)', hi: '33(vi)(iii)' },
  // The schedule is cited; the pass mark stands above its syllabus.
  'passMarks.firstClassDriver': { en: 'schedule-2/examination', hi: 'schedule-2/examination' },
  'passMarks.disputedBelow': { en: 'schedule-2/examination', hi: 'schedule-2/examination' },
  'passMarks.engineer': { en: 'schedule-3/examination', hi: 'schedule-3/examination' },
  // The Hindi has (a) and (b) in one clause.
  'secondClassDriver.inTheState': { hi: '25(iv)(a)' },
  // The English tears the sentence of (d) and prints the rest as (e).
  'largeVessel.length': { en: '49(ii)(e)' },
  'lifeSaving.lights': { en: '49(ii)(e)' },
}

/** Figures that one language prints otherwise, or not at all. */
const notSaid: Readonly<Record<string, string>> = {
  'en passMarks.disputedBelow': 'D12: forty per cent in English',
  'hi passMarks.firstClassDriver': 'D12: 45 per cent in Hindi',
  'hi passMarks.engineer': 'D12: 45 per cent in Hindi',
  'hi lifeSaving.bargeLights': 'L6: each of the buoys in Hindi',
  'en largeVessel.buoys': 'the eight life buoys are lost in the torn English of 49(ii)(d) and (e)',
}

describe('the figures of the Jharkhand rules', () => {
  test('all are walked: those of mariners, of fees and of vessels', () => {
    expect(figures.length).toBeGreaterThanOrEqual(206)
    expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length)
  })

  describe.each(languages)('in the %s text', (language) => {
    test.each(figures.map((one) => [one.name, one.figure.value, one] as const))(
      '%s, %d, stands in its words at its paragraph',
      (name, _, one) => {
        const key = `${language} ${name}`
        expect(says(one, language)).toBe(!(key in notSaid))
        const words = one.figure.gazette[language]
        const address = elsewhere[name]?.[language] ?? paragraphOf(one)
        if (words === '') expect(notSaid).toHaveProperty([key])
        else expect(standsIn(words, texts[language].get(address)), `${words} at ${address}`).toBe(true)
      },
    )
  })

  test('no exception stands where none is needed', () => {
    const needless = Object.entries(elsewhere).flatMap(([name, places]) => {
      const one = figures.find((figure) => figure.name === name)
      return languages.filter(
        (language) =>
          language in places &&
          (!one || standsIn(one.figure.gazette[language], texts[language].get(paragraphOf(one)))),
      )
    })
    expect(needless).toEqual([])
    const known = new Set(figures.flatMap(({ name }) => languages.map((language) => `${language} ${name}`)))
    expect(Object.keys(notSaid).filter((key) => !known.has(key))).toEqual([])
  })
})

const on = '2024-06-01'

function amount(decision: string, facts: unknown, params: unknown = {}): unknown {
  const result = decide({ ruleSet: 'jharkhand-2020', decision, params, on, facts })
  if (!('value' in result)) throw new Error(`${decision} is ${result.outcome}`)
  return (result.value as { amount: number }).amount
}

/** The numbers of a printed row; the last column is the fee. */
const row = (language: Language, address: string) => {
  const numbers = numbersIn(texts[language].get(address)!, language)
  return { bounds: numbers.slice(0, -1), fee: numbers.at(-1)! }
}

describe.each(languages)('the tables of the Jharkhand rules in the %s text', (language) => {
  const survey = { kind: 'general', sundayOrHoliday: false, outOfHours: false, previousKind: 'general' }

  test.each([
    ['registration-fee', { kind: 'initial' }, ['i', 'ii', 'iii'].map((one) => `schedule-1/a/${one}`)],
    ['survey-fee', survey, ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((one) => `schedule-4/1/${one}`)],
  ])('%s: a vessel at the upper end of a row pays what the row prints', (decision, facts, rows) => {
    for (const [i, address] of rows.entries()) {
      const { bounds, fee } = row(language, address)
      const end = Math.max(...bounds)
      expect(amount(decision, { ...facts, grossTonnage: end })).toBe(fee)
      if (i > 0) expect(bounds).toContain(Math.max(...row(language, rows[i - 1]!).bounds))
    }
  })

  test.each([
    ['registration-fee', { kind: 'initial' }, 'schedule-1/a/iii', 'schedule-1/a/iv'],
    ['survey-fee', survey, 'schedule-4/1/g', 'schedule-4/1/h'],
  ])(
    '%s: above the last row, its further fee for every further step',
    (decision, facts, lastRow, further) => {
      const last = row(language, lastRow)
      const end = Math.max(...last.bounds)
      const { bounds, fee } = row(language, further)
      const step = Math.min(...bounds)
      expect(amount(decision, { ...facts, grossTonnage: end + step })).toBe(last.fee + fee)
      expect(amount(decision, { ...facts, grossTonnage: end + step + 1 })).toBe(last.fee + 2 * fee)
    },
  )

  test.each([
    ['schedule-1/b', 'registration-fee', { kind: 'merchant-shipping', grossTonnage: 1 }],
    ['schedule-1/d', 'registration-fee', { kind: 'alteration', grossTonnage: 1 }],
    ['schedule-1/e', 'registration-fee', { kind: 'duplicate', grossTonnage: 1 }],
    ['schedule-1/g', 'registration-fee', { kind: 'appeal', grossTonnage: 1 }],
    ['schedule-1/h/i', 'supervision-fee', { estimatedCost: 1 }],
    ['schedule-4/5', 'other-survey-fee', { item: 'name-change', count: 1 }],
    ['schedule-4/7', 'other-survey-fee', { item: 'builder', count: 1 }],
    ['schedule-4/8', 'other-survey-fee', { item: 'second-copy', count: 1 }],
    ['schedule-4/9', 'other-survey-fee', { item: 'appeal', count: 1 }],
    ['schedule-4/14', 'other-survey-fee', { item: 'witnessing', count: 1 }],
  ])('%s prints what %s asks', (address, decision, facts) => {
    expect(amount(decision, facts)).toBe(row(language, address).fee)
  })

  test.each([
    ['33(vi)(i)', ['first-class-master', 'inland-engineer']],
    ['33(vi)(ii)', ['second-class-master', 'first-class-engine-driver']],
    ['33(vi)(iii)', ['serang', 'second-class-engine-driver']],
  ])('%s prints the examination fee of %s', (address, grades) => {
    for (const grade of grades)
      expect(amount('examination-fee', {}, { grade })).toBe(row(language, address).fee)
  })
})

test('every interpretation is of a provision of the gazette', () => {
  for (const { citation } of interpretations)
    for (const address of addressesOf(citation)) expect([...texts.en.keys()]).toContain(address)
})
