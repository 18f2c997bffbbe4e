// A notification that was never issued, as a second version of the Jharkhand rules: it changes the examination fees
// and one threshold. A version is the law before it with what the notification changes.
import { changed } from '../../../src/rules/law.ts'
import { gazetted, jharkhandIn } from '../../../src/rules/jharkhand-2020/rule-set.ts'

export const amendment = {
  ...gazetted,
  from: '2027-04-01',
  knownFrom: '2027-02-15',
  gazette: { en: 'Invented notification No. 1 of 2027', hi: 'काल्पनिक अधिसूचना संख्या 1, 2027' },
  law: changed(gazetted.law, {
    figures: {
      'fees.third': { value: 1200, gazette: { en: 'Rs. 1200-00', hi: 'रू0 1200.00' } },
      'serang.tierOne': { value: 42, gazette: { en: 'three and a half years', hi: 'साढ़े तीन वर्ष' } },
    },
  }),
}

/** The rules with the old version ended on the eve and the new one begun. */
export const amended = jharkhandIn([{ ...gazetted, to: '2027-03-31' }, amendment])

/** The same, with a gap between the two in which nothing is in force. */
export const interrupted = jharkhandIn([{ ...gazetted, to: '2027-02-28' }, amendment])
