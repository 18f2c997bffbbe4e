import type { Language } from '../shell/text.ts'

/** In which languages a paper is printed: one PDF each, or one that says everything twice. */
type PrintLanguage = Language | 'both'
type Layout = { languages: readonly PrintLanguage[]; fields: readonly string[] }

const short = ['holder', 'address', 'birth', 'issuedAt', 'grantedBy'] as const
const long = [...short, 'fatherName', 'residence', 'marks', 'height', 'examinedOn', 'ticket'] as const
const certificate = (fields: readonly string[]): Layout => ({ languages: ['hi', 'en'], fields })

/**
 * The forms that can be printed, and the words each asks for in both languages. Form 34(iv)(a) names Forms 21
 * to 26; what they print beside these words (number, days of the grant and of the end) the register knows.
 */
const paperForms = {
  'form-21': certificate(short),
  'form-22': certificate(long),
  'form-23': certificate(long),
  'form-24': certificate(short),
  'form-25': certificate(long),
  'form-26': certificate(long),
  'admit-card': {
    languages: ['both'],
    fields: ['holder', 'application', 'grade', 'session', 'starts', 'centre', 'seat'],
  },
} as const satisfies Record<string, Layout>

export type PaperForm = keyof typeof paperForms

export const isPaperForm = (form: string): form is PaperForm => Object.hasOwn(paperForms, form)

/** The layout of a form that the register names. */
export function layoutOf(form: string): Layout & { form: PaperForm } {
  if (!isPaperForm(form)) throw new Error(`No form "${form}" can be printed`)
  return { form, ...paperForms[form] }
}
