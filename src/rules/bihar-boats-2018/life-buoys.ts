// Rules 9(f) and 28(e): how many life buoys a boat carries.
import { calculationOf } from '../calculation.ts'
import { boolean, number, record, type FactsOf } from '../facts/schema.ts'
import { neededFor } from '../fold/counts-judged.ts'
import { spelt } from '../vocabulary/number-words.ts'
import { frame, same, say } from '../words.ts'
import { noParams } from './conditions.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'
import { outboardLifeBuoys } from './r09-licence-conditions.ts'

const keys = { passengers: number({ least: 0, whole: true }), outboard: boolean, internalBuoyancy: boolean }
const buoyFacts = record({}, keys)

export type LifeBuoyFacts = FactsOf<typeof buoyFacts>
export type LifeBuoyValue = { readonly lifeBuoys: number }

/** Two; with an outboard motor one for every five passengers, half of them where the boat is buoyant. */
export const lifeBuoysDecision = (law: Law) =>
  calculationOf(instrument)({
    decision: 'life-buoys',
    title: say('life buoys to be carried', 'नाव में रखे जाने वाले जीवन रक्षक छल्ले'),
    citation: '9(f)',
    citations: ['9(f)', '28(e)'],
    params: noParams,
    facts: buoyFacts,
    whole: record(keys, {}),
    leaves: [
      { path: 'passengers', name: say('number of passengers', 'यात्रियों की संख्या'), tries: [0, 1000] },
      { path: 'outboard', name: say('outboard motor', 'वाह्य बोर्ड मोटर'), tries: [true, false] },
      {
        path: 'internalBuoyancy',
        name: say('buoyancy tanks or buoyant seats', 'तरणशील टंकी या सीट'),
        tries: [true, false],
      },
    ],
    value: ({ passengers, outboard, internalBuoyancy }): LifeBuoyValue => ({
      lifeBuoys: outboard
        ? neededFor(passengers, internalBuoyancy, outboardLifeBuoys(law))
        : law.figures.lifeBuoys.least.value,
    }),
    tell: (value, { outboard, passengers }) => {
      const found = frame(say('{0} life buoys', '{0} जीवन रक्षक छल्ले'), same(value.lifeBuoys))
      const least = frame(
        say('{0} life buoys on every boat', 'हर नाव पर {0} जीवन रक्षक छल्ले'),
        spelt(law.figures.lifeBuoys.least.value),
      )
      const line = outboard
        ? {
            citation: '28(e)',
            words: outboardLifeBuoys(law).words,
            record: frame(say('Passengers: {0}', 'यात्री: {0}'), same(passengers)),
            found,
          }
        : { citation: '9(f)', words: least, found }
      return { found, lines: [line] }
    },
  })
