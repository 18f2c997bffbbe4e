// Rules 13(4) and 15: the penal rate of the licence fee.
import { calculationOf } from '../calculation.ts'
import { addMonths, dayNumber } from '../day.ts'
import { boolean, day, record, type FactsOf } from '../facts/schema.ts'
import { dayWords } from '../vocabulary/phrases.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { noParams } from './conditions.ts'
import { instrument } from './instrument.ts'
import { penal } from './parameters.ts'

const keys = { expiredOn: day, appliedOn: day, unlicensed: boolean }
const factorFacts = record({}, keys)

export type LicenceFeeFactorFacts = FactsOf<typeof factorFacts>
export type LicenceFeeFactorValue = { readonly factor: number }

const everyDay = ['0001-01-01', '9999-12-31']

/** Once; twice when applied for later than a month after expiry; thrice for an unlicensed boat. */
export const licenceFeeFactorDecision = calculationOf(instrument)({
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
    if (unlicensed) return { factor: penal.thrice.value }
    return { factor: dayNumber(appliedOn) > lastDayInTime(expiredOn) ? penal.double.value : 1 }
  },
  tell: ({ factor }, { expiredOn, appliedOn, unlicensed }) => {
    const found = frame(say('{0} times the fee', 'शुल्क का {0} गुना'), same(factor))
    const line = unlicensed
      ? { citation: '15', words: withoutLicence }
      : {
          citation: '13(4)',
          words: monthOfGrace,
          record: frame(
            say('Expired on {0}, applied on {1}', '{0} को समाप्त, {1} को आवेदन'),
            dayWords(dayNumber(expiredOn)),
            dayWords(dayNumber(appliedOn)),
          ),
          need: frame(say('by {0}', '{0} तक'), dayWords(lastDayInTime(expiredOn))),
        }
    return { found, lines: [{ ...line, found, interpretations: factor === 1 ? [] : ['B4'] }] }
  },
})

/** A month after the expiry, clipped to the month's end. */
const lastDayInTime = (expiredOn: string) => addMonths(dayNumber(expiredOn), penal.late.value)

const withoutLicence: Bilingual = say('a boat without licence pays thrice', 'बिना अनुज्ञप्ति की नाव पर तिगुना')

const monthOfGrace: Bilingual = say(
  'renewal asked within a month of expiry, else double',
  'समाप्ति से एक माह के अंदर नवीकरण का आवेदन, नहीं तो दुगुना',
)
