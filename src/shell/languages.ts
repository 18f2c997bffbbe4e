// The two languages. Pure: the browser speaks them with the same lines.

export const languages = ['hi', 'en'] as const
export type Language = (typeof languages)[number]

export const otherLanguage = (language: Language): Language => (language === 'hi' ? 'en' : 'hi')
export const locales = { hi: 'hi-IN', en: 'en-IN' } as const
