import { namesOf, type Profile } from '../mariners/index.ts'
import type { PaperContent } from '../papers/index.ts'
import { formatDay } from '../shell/format.ts'
import type { Bilingual, Language, Text } from '../shell/text.ts'

/** All that a certificate prints of a person, once every part of his record is there. */
export type Certified = { [Part in keyof Profile]: NonNullable<Profile[Part]> }

/** The record with every part that Forms 21 to 26 print; undefined while one is not filled in. */
export const certified = ({ profile, residence, description }: Profile): Certified | undefined =>
  profile && residence && description ? { profile, residence, description } : undefined

type Grant = { person: Certified; examinedOn: string; grantedBy: string; place: Bilingual }

/** What the certificate says, in both languages. Each name stands in its language's script; places as their bearer gave them. */
export const certificateContent = (grant: Grant, text: Text): PaperContent => ({
  en: wordsOf(grant, 'en', text),
  hi: wordsOf(grant, 'hi', text),
})

function wordsOf({ person, examinedOn, grantedBy, place }: Grant, language: Language, text: Text) {
  const { profile, residence, description } = person
  const names = namesOf(profile)
  const say = (key: string, values: Record<string, string | number>) =>
    text(language, `grants.certificate.${key}`, values)
  return {
    holder: names.full[language],
    fatherName: names.father[language],
    address: residence.presentAddress,
    birth: say('birth', {
      day: formatDay(profile.birthDay, language),
      village: profile.birthVillage,
      thana: profile.birthThana,
      district: profile.birthDistrict,
    }),
    residence: say('residence', {
      address: residence.permanentAddress,
      thana: residence.permanentThana,
      district: residence.permanentDistrict,
    }),
    marks: description.marks ?? say('noMarks', {}),
    height: say('height', { height: description.heightCm }),
    examinedOn: formatDay(examinedOn, language),
    // Forms 22, 23, 25 and 26 leave a place for a register ticket; no rule says what it is (left blank).
    ticket: '',
    issuedAt: place[language],
    grantedBy,
  }
}
