// Invented people, and what they type into the forms of their record.
import {
  certificate,
  course,
  day,
  description,
  medical,
  profile,
  residence,
  serangCourses,
} from '../../mariners/a-mariner.ts'
import type { Account, Entry } from './record.ts'

export const suresh: Account = {
  fullName: 'सुरेश मल्लाह',
  contact: '94310 12345',
  password: 'ganga-naav-patwar',
}
export const ramesh: Account = {
  fullName: 'Ramesh Kumar Nishad',
  contact: 'ramesh.nishad@example.in',
  password: 'steady-as-she-goes',
}

/** Suresh writes Hindi; four years and more at the helm of a vessel of 300 BHP (31(v), first tier). */
export const sureshRecord: Entry[] = [
  {
    kind: 'profile',
    fields: {
      ...profile,
      givenNamesHi: 'सुरेश',
      surnameHi: 'मल्लाह',
      givenNamesEn: 'Suresh',
      surnameEn: 'Mallah',
      fatherNameHi: 'हरि मल्लाह',
      fatherNameEn: 'Hari Mallah',
      ...day('birthDay', '1998-03-12'),
      birthVillage: 'मंगलहाट',
      birthThana: 'राजमहल',
      birthDistrict: 'साहिबगंज',
      nationality: 'भारतीय',
    },
    papers: ['scan'],
  },
  {
    kind: 'residence',
    fields: {
      permanentAddress: 'घाट टोला, मंगलहाट',
      permanentThana: 'राजमहल',
      permanentDistrict: 'साहिबगंज',
      presentAddress: 'घाट टोला, मंगलहाट',
    },
  },
  {
    kind: 'description',
    fields: { heightCm: '168', complexion: 'गेहुँआ', hair: 'काले', eyes: 'भूरी', marks: 'बाएँ हाथ पर निशान' },
  },
  {
    kind: 'education',
    fields: { highestClass: '8', school: 'मध्य विद्यालय, राजमहल', board: '', passedIn: '2012' },
    papers: ['scan'],
  },
  {
    kind: 'service',
    look: 'SBG-0300',
    fields: {
      ...day('fromDay', '2020-01-01'),
      continuing: 'no',
      ...day('toDay', '2024-02-29'),
      department: 'deck',
      capacity: 'sukani',
    },
    papers: ['scan', 'letter'],
  },
  ...serangCourses.map((name): Entry => ({ kind: 'course', fields: course(name), papers: ['scan'] })),
  { kind: 'medical', fields: medical, papers: ['scan'] },
]

/** Ramesh holds serang, and was serang for three years on inland waters (32(iv)). */
export const rameshRecord: Entry[] = [
  { kind: 'profile', fields: profile, papers: ['scan'] },
  { kind: 'residence', fields: residence },
  { kind: 'description', fields: description },
  { kind: 'education', fields: { highestClass: '10', school: 'High School, Rajmahal', passedIn: '2014' } },
  {
    kind: 'certificate',
    fields: {
      ...certificate,
      number: 'RNC/SER/107',
      ...day('issuedOn', '2022-06-01'),
      ...day('validUntil', '2027-05-31'),
    },
    papers: ['scan'],
  },
  {
    kind: 'service',
    look: 'SBG-0085',
    fields: {
      ...day('fromDay', '2022-07-01'),
      continuing: 'no',
      ...day('toDay', '2025-08-31'),
      department: 'deck',
      capacity: 'serang',
    },
    papers: ['letter'],
  },
  ...['preparatory-second-class-master', 'efa', 'pst', 'pssr', 'fpff'].map((name): Entry => ({
    kind: 'course',
    fields: course(name, '2025-10-10'),
    papers: ['scan'],
  })),
  { kind: 'medical', fields: medical, papers: ['scan'] },
]
