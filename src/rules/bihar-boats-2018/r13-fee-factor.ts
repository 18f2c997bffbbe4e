// Rules 13(4) and 15: the penal rate of the licence fee.
import { calculationOf } from '../calculation.ts'
import { addMonths, dayNumber, type Day } from '../day.ts'
import { boolean, day, record, type FactsOf } from '../facts/schema.ts'
import { monthsSpelt, multiple } from '../vocabulary/number-words.ts'
import { dayWords } from '../vocabulary/phrases.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { noParams } from './conditions.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

const keys = { expiredOn: day, appliedOn: day, unlicensed: boolean }
const factorFacts = record({}, keys)

export type LicenceFeeFactorFacts = FactsOf<typeof factorFacts>
export type LicenceFeeFactorValue = { readonly factor: number }

const everyDay = ['0001-01-01', '9999-12-31']

/** Once; twice when applied for later than a month after expiry; thrice for an unlicensed boat. */
export const licenceFeeFactorDecision = (law: Law) =>
  calculationOf(instrument)({
    decision: 'licence-fee-factor',
    title: say('rate of the licence fee', 'अनुज्ञप्ति शुल्क की दर'),
    citation: '13(4)',
    citations: ['13(4)', '15'],
    params: noParams,
    facts: factorFacts,
    whole: record(keys, {}),
    leaves: [
      { path: 'expiredOn', name: say('licence expired on', 'अनुज्ञप्ति समाप्त होने की तिथि'), tries: everyDay },
      { path: 'appliedOn', name: say('applied on', 'आवेदन की तिथि'), tries: everyDay },
      { path: 'unlicensed', name: say('boat without licence', 'बिना अनुज्ञप्ति की नाव'), tries: [true, false] },
    ],
    value: ({ expiredOn, appliedOn, unlicensed }): LicenceFeeFactorValue => {
      const { thrice, double } = law.figures.penal
      if (unlicensed) return { factor: thrice.value }
      return { factor: dayNumber(appliedOn) > lastDayInTime(law, expiredOn) ? double.value : 1 }
    },
    tell: ({ factor }, { expiredOn, appliedOn, unlicensed }) => {
      const found = frame(say('{0} times the fee', 'शुल्क का {0} गुना'), same(factor))
      const line = unlicensed
        ? { citation: '15', words: withoutLicence(law) }
        : {
            citation: '13(4)',
            words: monthOfGrace(law),
            record: frame(
              say('Expired on {0}, applied on {1}', '{0} को समाप्त, {1} को आवेदन'),
              dayWords(dayNumber(expiredOn)),
              dayWords(dayNumber(appliedOn)),
            ),
            need: frame(say('by {0}', '{0} तक'), dayWords(lastDayInTime(law, expiredOn))),
          }
      return { found, lines: [{ ...line, found, interpretations: factor === 1 ? [] : ['B4'] }] }
    },
  })

/** A month after the expiry, clipped to the month's end. */
const lastDayInTime = ({ figures: { penal } }: Law, expiredOn: Day) =>
  addMonths(dayNumber(expiredOn), penal.late.value)

const withoutLicence = ({ figures: { penal } }: Law): Bilingual =>
  frame(say('a boat without licence pays {0}', 'बिना अनुज्ञप्ति की नाव पर {0}'), multiple(penal.thrice.value))

const monthOfGrace = ({ figures: { penal } }: Law): Bilingual =>
  frame(
    say('renewal asked within {0} of expiry, else {1}', 'समाप्ति से {0} के अंदर नवीकरण का आवेदन, नहीं तो {1}'),
    monthsSpelt(penal.late.value),
    multiple(penal.double.value),
  )
