// The readings that an interpretation chooses between, in words, and what another of them can turn.
import type { Interpretation, ReadingOf, Touched } from '../interpretation.ts'
import { say } from '../words.ts'
import type { choices } from './readings.ts'
import { vesselReadings } from './vessel-reading-words.ts'

type Numbers = keyof typeof choices

type Reading<N extends Numbers> = ReadingOf & { readonly value: (typeof choices)[N][number] }

type Others = {
  readonly [N in Numbers]: {
    readonly readings: readonly [Reading<N>, Reading<N>]
    readonly touches: readonly Touched[]
  }
}

const admissionTo = (...grades: string[]): Touched[] => [{ decision: 'admission', grades }]

const withCourses: readonly Touched[] = [
  { decision: 'admission' },
  { decision: 'certificate-of-service' },
  { decision: 'competency-without-examination' },
  { decision: 'boat-handler-licence' },
]

const readings: Others = {
  ...vesselReadings,
  D1: {
    readings: [
      { value: 'masthead', words: say('8 October 2020, the masthead', '8 अक्टूबर 2020, शीर्ष की तिथि') },
      {
        value: 'running-heads',
        words: say('1 October 2020, the running heads', '1 अक्टूबर 2020, पृष्ठ-शीर्षों की तिथि'),
      },
    ],
    touches: admissionTo('serang', 'second-class-engine-driver'),
  },
  D2: {
    readings: [
      { value: 'any-department', words: say('service of any department', 'किसी भी विभाग की सेवा') },
      { value: 'deck', words: say('service in the deck department only', 'केवल डेक विभाग की सेवा') },
    ],
    touches: admissionTo('serang'),
  },
  D4: {
    readings: [
      { value: 'any-power', words: say('on vessels of any power', 'किसी भी शक्ति के जलयान पर') },
      {
        value: 'same-power',
        words: say('on vessels of the power named before', 'पहले बताई गई शक्ति के जलयान पर'),
      },
    ],
    touches: admissionTo('second-class-engine-driver'),
  },
  D5: {
    readings: [
      { value: 'on-the-line', words: say('226 BHP itself counts as above', 'ठीक 226 बीएचपी ऊपर में गिना जाए') },
      {
        value: 'above-the-line',
        words: say('only more than 226 BHP counts as above', 'केवल 226 बीएचपी से अधिक ऊपर में गिना जाए'),
      },
    ],
    touches: admissionTo('inland-engineer'),
  },
  D12: {
    readings: [
      { value: 'forty', words: say('40 per cent, the English text', '40 प्रतिशत, अंग्रेजी पाठ'), language: 'en' },
      {
        value: 'forty-five',
        words: say('45 per cent, the Hindi text', '45 प्रतिशत, हिन्दी पाठ'),
        language: 'hi',
      },
    ],
    touches: [{ decision: 'written-result', grades: ['first-class-engine-driver', 'inland-engineer'] }],
  },
  D15: {
    readings: [
      {
        value: 'of-the-grade',
        words: say('the preparatory course of the grade', 'उसी ग्रेड का प्रारंभिक पाठ्यक्रम'),
        language: 'en',
      },
      { value: 'boat-handler', words: say('the boat handler course', 'बोट हैंडलर पाठ्यक्रम'), language: 'hi' },
    ],
    touches: [{ decision: 'competency-without-examination' }],
  },
  D17: {
    readings: [
      {
        value: 'within',
        words: say('the year is within the service counted', 'वह एक वर्ष गिनी गई सेवा में से हो'),
      },
      {
        value: 'anywhere',
        words: say('the year may be served on any vessel', 'वह एक वर्ष किसी भी जलयान पर हो सकता है'),
      },
    ],
    touches: admissionTo('serang'),
  },
  D19: {
    readings: [
      { value: 'the-year', words: say('held during the year only', 'केवल उस एक वर्ष में धारण'), language: 'en' },
      { value: 'all-months', words: say('held during all 36 months', 'पूरे 36 माह धारण'), language: 'hi' },
    ],
    touches: admissionTo('first-class-engine-driver'),
  },
  D20: {
    readings: [
      { value: 'each-limb', words: say('six months in the State in each limb', 'हर विकल्प में राज्य के छह माह') },
      {
        value: 'rating-limb',
        words: say('six months in the State of the rating only', 'राज्य के छह माह केवल रेटिंग वाले विकल्प में'),
      },
    ],
    touches: admissionTo('second-class-engine-driver'),
  },
  D23: {
    readings: [
      { value: 'engine', words: say('service in the engine department', 'इंजन विभाग की सेवा') },
      { value: 'any-department', words: say('service of any department', 'किसी भी विभाग की सेवा') },
    ],
    touches: admissionTo('inland-engineer'),
  },
  D24: {
    readings: [
      { value: 'both-tiers', words: say('the year binds both tiers', 'एक वर्ष दोनों विकल्पों में चाहिए') },
      {
        value: 'lower-tier',
        words: say('the year binds the six years only', 'एक वर्ष केवल छह वर्ष वाले विकल्प में चाहिए'),
      },
    ],
    touches: admissionTo('second-class-engine-driver'),
  },
  D25: {
    readings: [
      { value: 'sea-or-inland', words: say('at sea or on inland waters', 'समुद्र या अन्तर्देशीय जलमार्ग पर') },
      { value: 'inland', words: say('on inland waters only', 'केवल अन्तर्देशीय जलमार्ग पर') },
    ],
    touches: admissionTo('second-class-engine-driver'),
  },
  L1: {
    readings: [
      {
        value: 'first-service',
        words: say('asked where the first service began after the rules', 'पहली सेवा नियमों के बाद की हो तभी'),
        language: 'hi',
      },
      { value: 'everyone', words: say('asked of everyone', 'सबसे माँगा जाए'), language: 'en' },
    ],
    touches: admissionTo('second-class-engine-driver'),
  },
  L2: {
    readings: [
      { value: 'helmsman', words: say('the helmsman counts', 'हेल्म्समैन गिना जाए'), language: 'en' },
      {
        value: 'no-helmsman',
        words: say('the helmsman does not count', 'हेल्म्समैन न गिना जाए'),
        language: 'hi',
      },
    ],
    touches: admissionTo('serang'),
  },
  L3: {
    readings: [
      { value: 'accepted', words: say('DG Shipping is accepted', 'नौवहन महानिदेशालय मान्य'), language: 'en' },
      {
        value: 'not-accepted',
        words: say('only where the Hindi text names it too', 'केवल वहाँ मान्य जहाँ हिन्दी पाठ भी कहता है'),
        language: 'hi',
      },
    ],
    touches: withCourses,
  },
  L4: {
    readings: [
      {
        value: 'accepted',
        words: say('the Transport Department is accepted', 'परिवहन विभाग मान्य'),
        language: 'en',
      },
      {
        value: 'not-accepted',
        words: say('the Transport Department is not accepted', 'परिवहन विभाग मान्य नहीं'),
        language: 'hi',
      },
    ],
    touches: admissionTo('first-class-engine-driver'),
  },
}

/** What each interpretation chooses between; nothing where no other reading has been encoded. */
export const otherReadings: Readonly<Record<string, Pick<Interpretation, 'readings' | 'touches'>>> = readings
