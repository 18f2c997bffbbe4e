// The readings that an interpretation of the boat rules chooses between, in words, and what another can turn.
import type { Interpretation, ReadingOf, Touched } from '../interpretation.ts'
import { say } from '../words.ts'
import type { choices } from './readings.ts'

type Numbers = keyof typeof choices

type Reading<N extends Numbers> = ReadingOf & { readonly value: (typeof choices)[N][number] }

type Others = {
  readonly [N in Numbers]: {
    readonly readings: readonly [Reading<N>, Reading<N>]
    readonly touches: readonly Touched[]
  }
}

const readings: Others = {
  B1: {
    readings: [
      {
        value: 'end-row',
        words: say(
          'outside the table K as in its first or last row',
          'तालिका के बाहर गुणांक K पहली या अंतिम पंक्ति वाला',
        ),
      },
      {
        value: 'straight-line',
        words: say(
          'outside the table the straight line of its last two rows goes on',
          'तालिका के बाहर अंतिम दो पंक्तियों की सीधी रेखा आगे बढ़े',
        ),
      },
    ],
    touches: [{ decision: 'gross-tonnage' }],
  },
  B2: {
    readings: [
      {
        value: 'lesser',
        words: say('the lesser of the numbers by area and by benches', 'फर्श और बेंच की गिनती में से जो कम हो'),
      },
      {
        value: 'benches',
        words: say('where there are benches, they alone count', 'जहाँ बेंच हों, वहाँ केवल बेंच की गिनती'),
      },
    ],
    touches: [{ decision: 'passenger-capacity' }],
  },
  L1: {
    readings: [
      {
        value: 'not-with-others',
        words: say('no animals together with other passengers', 'दूसरे यात्रियों के साथ पशु नहीं'),
        language: 'en',
      },
      {
        value: 'allowed',
        words: say('animals may travel with other passengers', 'दूसरे यात्रियों के साथ पशु जा सकते हैं'),
        language: 'hi',
      },
    ],
    touches: [{ decision: 'loading' }],
  },
}

/** What each interpretation chooses between; nothing where no other reading has been encoded. */
export const otherReadings: Readonly<Record<string, Pick<Interpretation, 'readings' | 'touches'>>> = readings
