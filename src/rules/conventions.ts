// How months are counted and when an age is attained, where the rules do not say. The contract's way is the
// default; a department may rule otherwise, and until it does, the others are tried beside it.
import { say, type Bilingual } from './words.ts'

/** `calendar`: whole months that fit, then days (contract, Dates and durations); the others turn days into months. */
export const monthsConventions = ['calendar', '360-day-year', '365-day-year', 'mean-month'] as const

export type MonthsConvention = (typeof monthsConventions)[number]

/** `anniversary`: at the start of the birthday; `day-before`: at the start of the day before it. */
export const ageConventions = ['anniversary', 'day-before'] as const

export type AgeConvention = (typeof ageConventions)[number]

export type Conventions = { readonly months: MonthsConvention; readonly age: AgeConvention }

/** The conventions that hold where no department has ruled. */
export const contractConventions: Conventions = { months: 'calendar', age: 'anniversary' }

/** N months are N times so many days, as an exact fraction. */
export const daysOfAMonth: Readonly<Record<Exclude<MonthsConvention, 'calendar'>, Fraction>> = {
  '360-day-year': { over: 30, under: 1 },
  '365-day-year': { over: 365, under: 12 },
  // 400 years of the calendar are 146,097 days and 4,800 months.
  'mean-month': { over: 146_097, under: 4_800 },
}

type Fraction = { readonly over: number; readonly under: number }

type Words<K extends string> = Readonly<Record<K, Bilingual>>

export const monthsWords: Words<MonthsConvention> = {
  calendar: say('by the calendar: whole months, then days', 'कैलेंडर से: पूरे माह, फिर दिन'),
  '360-day-year': say('30 days to a month, 360 to a year', '30 दिन का माह, 360 दिन का वर्ष'),
  '365-day-year': say(
    '365 days to a year, a twelfth of it to a month',
    '365 दिन का वर्ष, उसका बारहवाँ भाग माह',
  ),
  'mean-month': say('the mean month of the calendar, 30.436875 days', 'कैलेंडर का औसत माह, 30.436875 दिन'),
}

export const ageWords: Words<AgeConvention> = {
  anniversary: say('on the birthday', 'जन्मदिन को'),
  'day-before': say('on the day before the birthday', 'जन्मदिन से एक दिन पहले'),
}

/** Which text is applied where the two differ. */
export const languageWords: Words<'as-read' | 'en' | 'hi'> = {
  'as-read': say('each place as its interpretation says', 'हर जगह जैसा उसकी व्याख्या कहती है'),
  en: say('the English text', 'अंग्रेजी पाठ'),
  hi: say('the Hindi text', 'हिन्दी पाठ'),
}

/** What the conventions are called. */
export const conventionNames = {
  months: say('How months of service are counted', 'सेवा के माह कैसे गिने जाएँ'),
  age: say('When an age is attained', 'आयु कब पूरी मानी जाए'),
  language: say('Which language of the gazette prevails', 'गजट की कौन-सी भाषा मानी जाए'),
}
