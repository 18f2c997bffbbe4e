// Rule 32 and Annexure-1: what is to be paid.
import { calculationOf } from '../calculation.ts'
import { dayNumber } from '../day.ts'
import { exact, rounded, times } from '../exact.ts'
import { choice, number, record, type FactsOf } from '../facts/schema.ts'
import { dayWords } from '../vocabulary/phrases.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { noParams } from './conditions.ts'
import { boatClasses, feeItems, feeOf, isRevised, type BoatClass } from './fee-list.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

const items = feeItems.map(({ item }) => item)
const keys = { item: number({ least: 1, most: items.length, whole: true }), boatClass: choice(boatClasses) }

/** No rate is above the greatest penal one. */
const factorOf = ({ figures: { penal } }: Law) =>
  number({ least: 1, most: Math.max(penal.double.value, penal.thrice.value), whole: true })

const feeFacts = (law: Law) => record({}, { ...keys, factor: factorOf(law) })

export type BoatFeeFacts = FactsOf<ReturnType<typeof feeFacts>>
export type BoatFeeValue = { readonly amount: number }

/** The fee of an item for the class of boat, times the penal factor. */
export const boatFeeDecision = (law: Law) =>
  calculationOf(instrument)({
    decision: 'fee',
    title: say('fee for a boat', 'नाव का शुल्क'),
    citation: '32(a)',
    citations: items.map((item) => citationOf(item)),
    params: noParams,
    facts: feeFacts(law),
    whole: record(keys, { factor: factorOf(law) }),
    leaves: [
      { path: 'item', name: say('item of the fee list', 'शुल्क सूची की मद'), tries: items },
      { path: 'boatClass', name: say('class of the boat', 'नाव का वर्ग'), tries: boatClasses },
    ],
    optional: ['factor'],
    value: ({ item, boatClass, factor }): BoatFeeValue => ({
      amount: rounded(times(exact(feeOf(law, item, boatClass).value), exact(factor ?? 1)), 2),
    }),
    tell: ({ amount }, { item, boatClass }) => {
      const found = frame(say('Rs {0}', '{0} रुपये'), same(amount))
      const words = feeItems.find((one) => one.item === item)?.what ?? same(item)
      const record = sinceWhen(law, item, boatClass)
      return { found, lines: [{ citation: citationOf(item), words, record, found }] }
    },
  })

function citationOf(item: number): string {
  return `Annexure-1 (${item})`
}

/** By whom the fee is set, and since when it holds where that is known. */
function sinceWhen(law: Law, item: number, boatClass: BoatClass): Bilingual {
  const { from } = feeOf(law, item, boatClass)
  const revised = isRevised(law, item, boatClass)
  if (revised && from === undefined) return byMagistrate
  return frame(
    say('{0}, in force from {1}', '{0}, {1} से लागू'),
    revised ? byMagistrate : byAnnexure,
    dayWords(dayNumber(from ?? instrument.commencement)),
  )
}

const byAnnexure = say('Annexure-1 of the rules', 'नियमावली का अनुलग्नक-1')

const byMagistrate = say(
  'set by the District Magistrate, rule 32(b)',
  'जिला दण्डाधिकारी द्वारा नियम 32(ख) के अधीन तय',
)
