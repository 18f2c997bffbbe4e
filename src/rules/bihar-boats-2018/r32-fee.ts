// Rule 32 and Annexure-1: what is to be paid.
import { calculationOf } from '../calculation.ts'
import { dayNumber, type DayNumber } from '../day.ts'
import { exact, rounded, times } from '../exact.ts'
import { choice, number, record, type FactsOf } from '../facts/schema.ts'
import { dayWords } from '../vocabulary/phrases.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { noParams } from './conditions.ts'
import { boatFeeLists, type FeeItem, type FeeList } from './fee-list.ts'
import { instrument } from './instrument.ts'
import { penal } from './parameters.ts'

const items = [1, 2, 3, 4, 5, 6, 7, 8]
const classes = ['I', 'II'] as const
const factor = number({ least: 1, most: penal.thrice.value, whole: true })
const keys = { item: number({ least: 1, most: 8, whole: true }), boatClass: choice(classes) }
const feeFacts = record({}, { ...keys, factor })

export type BoatFeeFacts = FactsOf<typeof feeFacts>
export type BoatFeeValue = { readonly amount: number }

/** The fee of an item for the class of boat, times the penal factor. */
export const boatFeeDecision = calculationOf(instrument)({
  decision: 'fee',
  title: say('fee for a boat', 'नाव का शुल्क'),
  citation: '32(a)',
  citations: items.map((item) => citationOf(item)),
  params: noParams,
  facts: feeFacts,
  whole: record(keys, { factor }),
  leaves: [
    { path: 'item', name: say('item of the fee list', 'शुल्क सूची की मद'), tries: items },
    { path: 'boatClass', name: say('class of the boat', 'नाव का वर्ग'), tries: classes },
  ],
  optional: ['factor'],
  value: (facts, on): BoatFeeValue => {
    const rupees = itemOn(on, facts.item)?.rupees[facts.boatClass] ?? 0
    return { amount: rounded(times(exact(rupees), exact(facts.factor ?? 1)), 2) }
  },
  tell: ({ amount }, facts, on) => {
    const found = frame(say('Rs {0}', '{0} रुपये'), same(amount))
    return { found, lines: [{ citation: citationOf(facts.item), ...labelOf(facts.item, on), found }] }
  },
})

function citationOf(item: number): string {
  return `Annexure-1 (${item})`
}

/** The list that holds on the day: the last whose day has come. */
const listOn = (on: DayNumber): FeeList | undefined =>
  boatFeeLists.findLast(({ from }) => dayNumber(from) <= on)

const itemOn = (on: DayNumber, item: number): FeeItem | undefined =>
  listOn(on)?.items.find((one) => one.item === item)

function labelOf(item: number, on: DayNumber): { words: Bilingual; record: Bilingual } {
  const list = listOn(on)
  const from = dayWords(dayNumber(list?.from ?? instrument.commencement))
  return {
    words: itemOn(on, item)?.what ?? same(item),
    record: frame(say('{0}, in force from {1}', '{0}, {1} से लागू'), list?.ordered ?? instrument.title, from),
  }
}
