// Rules 11 and 13(3): how long a boat licence is in force.
import { calculationOf } from '../calculation.ts'
import { dayNumber, dayText, lastDayOfTerm, type Day, type DayNumber } from '../day.ts'
import { choice, day, record, type FactsOf } from '../facts/schema.ts'
import { dayWords } from '../vocabulary/phrases.ts'
import { frame, same, say } from '../words.ts'
import { noParams } from './conditions.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

const kinds = ['first', 'renewal'] as const
const keys = { kind: choice(kinds), grantedOn: day }
const termFacts = record({}, keys)

export type LicenceTermFacts = FactsOf<typeof termFacts>
export type LicenceTermValue = { readonly validFrom: Day; readonly validUntil: Day }

/** Three years for a first licence, one for a renewal, to the eve of the anniversary. */
export const licenceTermDecision = (law: Law) =>
  calculationOf(instrument)({
    decision: 'licence-term',
    title: say('term of the boat licence', 'नाव अनुज्ञप्ति की कालावधि'),
    citation: '11',
    citations: ['11', '13(3)'],
    params: noParams,
    facts: termFacts,
    whole: record(keys, {}),
    leaves: [
      { path: 'kind', name: say('first licence or renewal', 'पहली अनुज्ञप्ति या नवीकरण'), tries: kinds },
      {
        path: 'grantedOn',
        name: say('day of the grant', 'स्वीकृति की तिथि'),
        tries: ['2020-01-01', '2021-01-01'],
      },
    ],
    value: ({ kind, grantedOn }): LicenceTermValue => ({
      validFrom: grantedOn,
      validUntil: dayText(lastDay(law, kind, grantedOn)),
    }),
    tell: (_, { kind, grantedOn }) => {
      const found = frame(
        say('from {0} to {1}', '{0} से {1} तक'),
        dayWords(dayNumber(grantedOn)),
        dayWords(lastDay(law, kind, grantedOn)),
      )
      const { value: years, citation } = law.figures.terms[kind]
      const words =
        kind === 'first'
          ? frame(say('{0} years from the grant', 'स्वीकृति से {0} वर्ष'), same(years))
          : frame(say('{0} year from the renewal', 'नवीकरण से {0} वर्ष'), same(years))
      return { found, lines: [{ citation, words, found }] }
    },
  })

const lastDay = ({ figures: { terms } }: Law, kind: (typeof kinds)[number], grantedOn: Day): DayNumber =>
  lastDayOfTerm(dayNumber(grantedOn), terms[kind].value)
