// Rule 32(b): the District Magistrate may revise the fees of Annexure-1 from time to time. A later notification is a
// later version of the law; what the District Magistrate sets within it is a setting. Neither touches what was due before.
import { describe, expect, test } from 'vitest'
import { gazettedLaw } from '../../src/rules/bihar-boats-2018/law.ts'
import { boatRulesIn, gazetted } from '../../src/rules/bihar-boats-2018/rule-set.ts'
import { boats, settingsOf, type BoatClass, type Result, type UnderLaw } from '../../src/rules/index.ts'
import { changed } from '../../src/rules/law.ts'
import { linesFor } from './answers.ts'

const on = '2026-06-15'
const items = [1, 2, 3, 4, 5, 6, 7, 8]
const classes: readonly BoatClass[] = ['I', 'II']

const amountOf = (result: Result) => (result.outcome === 'computed' ? result.value : result.outcome)
const recordOf = (result: Result) => linesFor(result).at(-1)?.record?.en

const fee = (item: number, boatClass?: BoatClass, under?: UnderLaw, day = on) =>
  boats.fee(day, { item, boatClass }, under)

const allFees = (under?: UnderLaw) =>
  items.flatMap((item) =>
    classes.map((boatClass) => [item, boatClass, amountOf(fee(item, boatClass, under))]),
  )

describe('Rule 32(b): a fee that the District Magistrate has set', () => {
  test.each(items.flatMap((item) => classes.map((boatClass) => [item, boatClass] as const)))(
    'of item %i, Class %s, changes that fee and leaves the others',
    (item, boatClass) => {
      const set: UnderLaw = { settings: { [`fee.${item}.${boatClass}`]: 75 } }
      const expected = allFees().map(([one, ofClass, amount]) =>
        one === item && ofClass === boatClass ? [one, ofClass, { amount: 75 }] : [one, ofClass, amount],
      )
      expect(allFees(set)).toEqual(expected)
    },
  )

  test('the penal rate multiplies it, 15', () => {
    const set: UnderLaw = { settings: { 'fee.1.II': 60 } }
    expect(amountOf(boats.fee(on, { item: 1, boatClass: 'II', factor: 3 }, set))).toEqual({ amount: 180 })
  })

  test('where it is another for one class, the class is asked; where it is the same for both, it is not', () => {
    expect(fee(5, undefined, { settings: { 'fee.5.I': 20 } })).toMatchObject({
      outcome: 'unknown',
      unknown: ['boatClass'],
    })
    const both: UnderLaw = { settings: { 'fee.5.I': 20, 'fee.5.II': 20 } }
    expect(amountOf(fee(5, undefined, both))).toEqual({ amount: 20 })
  })

  test('the person is told who set it; of the others, since when Annexure-1 holds', () => {
    const set: UnderLaw = { settings: { 'fee.5.I': 20 } }
    expect(recordOf(fee(5, 'I', set))).toBe('set by the District Magistrate, rule 32(b)')
    expect(recordOf(fee(5, 'II', set))).toBe('Annexure-1 of the rules, in force from 8 November 2018')
  })

  test('each of the sixteen can be set, and stands until then as the Annexure prints it', () => {
    const fees = settingsOf('bihar-boats-2018').filter(({ key }) => key.startsWith('fee.'))
    expect(fees.map(({ key, byDefault }) => [key, byDefault])).toEqual(
      items.flatMap((item) =>
        classes.map((boatClass) => [
          `fee.${item}.${boatClass}`,
          item === 1 ? { I: 50, II: 40 }[boatClass] : 10,
        ]),
      ),
    )
    for (const { citation, title } of fees) {
      expect(citation).toBe('32(b)')
      expect(title.en).toMatch(/^Fee of item \d, Class II? boat: ./)
      expect(title.hi).toMatch(/^मद \d का शुल्क, वर्ग-II? नाव: ./)
    }
  })
})

describe('a later notification of the fees', () => {
  const revised = '2027-04-01'
  const later = boatRulesIn([
    { ...gazetted, to: '2027-03-31' },
    {
      ...gazetted,
      from: revised,
      knownFrom: '2027-03-15',
      law: changed(gazettedLaw, { figures: { 'fees.1-I': { value: 100, from: revised } } }),
    },
  ])
  const under = (day: string, boatClass: BoatClass, settings = {}) =>
    later.askNamed('fee', { params: {}, on: day, facts: { item: 1, boatClass } }, { settings })

  test('holds from its day, not before', () => {
    expect(['2027-03-31', revised].map((day) => amountOf(under(day, 'I')))).toEqual([
      { amount: 50 },
      { amount: 100 },
    ])
    expect(amountOf(under(revised, 'II'))).toEqual({ amount: 40 })
  })

  test('and the person is told since when', () => {
    expect(recordOf(under('2027-03-31', 'I'))).toBe('Annexure-1 of the rules, in force from 8 November 2018')
    expect(recordOf(under(revised, 'I'))).toBe('Annexure-1 of the rules, in force from 1 April 2027')
  })
})
