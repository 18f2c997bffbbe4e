// Who the person is, where they live, what they look like, what they learned, what the doctor says.
import { z } from 'zod'
import {
  day,
  nameIn,
  oneOf,
  optionalNameIn,
  optionalWholeNumber,
  optionalWords,
  wholeNumber,
  words,
  yesNo,
} from './form-fields.ts'

const mother = {
  motherNameHi: optionalNameIn('devanagari', 'motherNameHi'),
  motherNameEn: optionalNameIn('latin', 'motherNameEn'),
}
const person = {
  birthDay: day('birthDay'),
  birthVillage: words('birthVillage'),
  birthThana: words('birthThana'),
  birthDistrict: words('birthDistrict'),
  nationality: words('nationality'),
  citizenOfIndia: yesNo('citizenOfIndia'),
  readsWritesHindi: yesNo('readsWritesHindi'),
}

/**
 * Form 20 part A, and what Rules 24 and 31(i) ask of a person. Every name is asked in both scripts: the certificate
 * is printed in Hindi and in English.
 */
export const ProfileForm = z.object({
  givenNamesHi: nameIn('devanagari', 'givenNamesHi'),
  surnameHi: nameIn('devanagari', 'surnameHi'),
  givenNamesEn: nameIn('latin', 'givenNamesEn'),
  surnameEn: nameIn('latin', 'surnameEn'),
  fatherNameHi: nameIn('devanagari', 'fatherNameHi'),
  fatherNameEn: nameIn('latin', 'fatherNameEn'),
  ...mother,
  ...person,
})

/** The same as it may be kept: an entry brought over from elsewhere has its names in one script alone. */
export const KeptProfile = z.object({
  givenNamesHi: optionalNameIn('devanagari', 'givenNamesHi'),
  surnameHi: optionalNameIn('devanagari', 'surnameHi'),
  givenNamesEn: optionalNameIn('latin', 'givenNamesEn'),
  surnameEn: optionalNameIn('latin', 'surnameEn'),
  fatherNameHi: optionalNameIn('devanagari', 'fatherNameHi'),
  fatherNameEn: optionalNameIn('latin', 'fatherNameEn'),
  ...mother,
  ...person,
})

/** Forms 22 and 23: residence with village, thana and district. */
export const ResidenceForm = z.object({
  permanentAddress: words('permanentAddress', 400),
  permanentThana: words('permanentThana'),
  permanentDistrict: words('permanentDistrict'),
  presentAddress: words('presentAddress', 400),
})

/** Form 20 part I. */
export const DescriptionForm = z.object({
  heightCm: wholeNumber('heightCm', 90, 250),
  complexion: words('complexion'),
  hair: words('hair'),
  eyes: words('eyes'),
  marks: optionalWords('marks', 400),
})

/** 25(i), 31(ii): the class passed. Class 0: never passed one. */
export const EducationForm = z.object({
  highestClass: wholeNumber('highestClass', 0, 12),
  school: optionalWords('school', 200),
  board: optionalWords('board', 200),
  passedIn: optionalWholeNumber('passedIn', 1920, 2100),
})

const vision = (name: string) => words(name, 10).regex(/^6\/\d{1,3}(\.\d+)?$/, `mariners.error.${name}`)

/** 23(iii) and 30(iv). */
export const MedicalForm = z.object({
  issuedOn: day('issuedOn'),
  issuedBy: oneOf('issuedBy', ['registered-medical-officer', 'government-medical-officer']),
  doctorName: words('doctorName'),
  fit: yesNo('fit'),
  colourBlind: yesNo('colourBlind'),
  normalColourVision: yesNo('normalColourVision'),
  visionRight: vision('visionRight'),
  visionLeft: vision('visionLeft'),
})
