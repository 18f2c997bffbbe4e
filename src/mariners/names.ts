import type { Bilingual } from '../shell/text.ts'
import type { Particulars } from './claims.ts'

/** The names that papers print, each in the script of its language. */
type Names = { full: Bilingual; surname: Bilingual; father: Bilingual }

/** The names of a person. Where one was given in one script alone, it stands in both languages as it is. */
export function namesOf(said: Particulars['profile']): Names {
  const given = inBoth(said.givenNamesHi, said.givenNamesEn)
  const surname = inBoth(said.surnameHi, said.surnameEn)
  return {
    full: { hi: joined(given.hi, surname.hi), en: joined(given.en, surname.en) },
    surname,
    father: inBoth(said.fatherNameHi, said.fatherNameEn),
  }
}

const inBoth = (hi: string | null, en: string | null): Bilingual => ({
  hi: hi ?? en ?? '',
  en: en ?? hi ?? '',
})

/** Who has no surname types the name again: it is said once. */
const joined = (given: string, surname: string): string => (given === surname ? given : `${given} ${surname}`)
