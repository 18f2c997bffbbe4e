import { type Language, locales } from './languages.ts'

const zone = 'Asia/Kolkata'
const perLanguage = <T>(make: (locale: string) => T): Record<Language, T> => ({
  hi: make(locales.hi),
  en: make(locales.en),
})

const days = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))
const times = perLanguage(
  (locale) =>
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: zone }),
)
const instants = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone }),
)
const numbers = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))
const rupees = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR', minimumFractionDigits: 0 }),
)

/** A calendar day (YYYY-MM-DD) in words: 30 नवंबर 2026. */
export const formatDay = (day: string, language: Language): string =>
  days[language].format(new Date(`${day}T00:00:00Z`))
/** An instant as day and time of India. */
export const formatTime = (at: Date, language: Language): string =>
  `${instants[language].format(at)}, ${times[language].format(at)}`
/** The hour alone, of India. */
export const formatHour = (at: Date, language: Language): string => times[language].format(at)
export const formatNumber = (value: number, language: Language): string => numbers[language].format(value)
/** Rupees, in Indian grouping: ₹1,23,450. */
export const formatMoney = (value: number, language: Language): string => rupees[language].format(value)
