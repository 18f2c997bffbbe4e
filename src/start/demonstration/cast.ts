// The candidates: invented people of the river districts, one for each stage of the path.
import type { Grade } from '../../rules/index.ts'

type ExaminedGrade = Extract<Grade, 'serang' | 'second-class-master' | 'inland-engineer'>
/** Where a person stands when the loading is done. */
export type Candidate = {
  /** The stage, by which tests and the printed list name the person. */
  stage: string
  mobile: string
  givenNames: string
  surname: string
  fatherName: string
  birthDay: string
  home: Home
  grade: ExaminedGrade
  /** Tells apart what is drawn for the person, and by which way of Rule 31 a serang comes. */
  seed: number
}
type Home = { village: string; thana: string; district: string }
type Name = readonly [givenNames: string, surname: string, fatherName: string]

const homes: readonly Home[] = [
  { village: 'Mangalhat', thana: 'Rajmahal', district: 'Sahibganj' },
  { village: 'Sakrigali', thana: 'Sahibganj Mufassil', district: 'Sahibganj' },
  { village: 'Udhwa', thana: 'Udhwa', district: 'Sahibganj' },
  { village: 'Kahalgaon', thana: 'Kahalgaon', district: 'Bhagalpur' },
  { village: 'Manihari', thana: 'Manihari', district: 'Katihar' },
  { village: 'Mokama', thana: 'Mokama', district: 'Patna' },
]
/** Half of them write their names in Devanagari, as they stand in their school certificates. */
const names: readonly Name[] = [
  ['Sonu Kumar', 'Sahni', 'Bhola Sahni'],
  ['मुकेश', 'निषाद', 'रामाशीष निषाद'],
  ['Rajkumar', 'Mandal', 'Upendra Mandal'],
  ['सीताराम', 'केवट', 'जगन्नाथ केवट'],
  ['Md. Salim', 'Ansari', 'Md. Yunus Ansari'],
  ['दिनेश', 'चौधरी', 'शिवनाथ चौधरी'],
  ['Lakhan', 'Hembram', 'Som Hembram'],
  ['पवन कुमार', 'बिंद', 'महेन्द्र बिंद'],
  ['Suresh', 'Gangota', 'Bindeshwari Gangota'],
  ['अनिल', 'मल्लाह', 'फेकन मल्लाह'],
  ['Jitendra', 'Sahni', 'Ganesh Sahni'],
  ['मनोज कुमार', 'मंडल', 'सुबोध मंडल'],
  ['Prem', 'Murmu', 'Chunda Murmu'],
  ['विजय', 'निषाद', 'लखन निषाद'],
  ['Krishna Hrishikesh', 'Nishad', 'Dhaneshwar Nishad'],
  ['Ramdhani', 'Kewat', 'Sukhdeo Kewat'],
  ['Arjun', 'Soren', 'Mangal Soren'],
  ['Nandlal', 'Chaudhary', 'Baleshwar Chaudhary'],
  ['Shambhu', 'Bind', 'Jageshwar Bind'],
  ['Md. Iqbal', 'Hussain', 'Md. Zahir Hussain'],
  ['Ganesh', 'Sahni', 'Ramji Sahni'],
  ['राकेश', 'केवट', 'बनवारी केवट'],
  ['Umesh', 'Mandal', 'Kailash Mandal'],
  ['चंदन', 'सहनी', 'परमेश्वर सहनी'],
  ['Bablu', 'Tudu', 'Ragda Tudu'],
  ['हरिओम', 'निषाद', 'दीनानाथ निषाद'],
  ['Pappu', 'Gangota', 'Tarni Gangota'],
  ['संतोष', 'बिंद', 'रघुनाथ बिंद'],
  ['Deepak', 'Kisku', 'Barka Kisku'],
  ['Vinod', 'Mallah', 'Sarju Mallah'],
]

/** The n-th invented person, at a stage. */
export function candidate(stage: string, number: number, grade: ExaminedGrade = 'serang'): Candidate {
  const [givenNames, surname, fatherName] = names[number % names.length] ?? ['', '', '']
  return {
    stage,
    mobile: `9000${String(number < 40 ? 11 + number : number).padStart(6, '0')}`,
    givenNames,
    surname,
    fatherName,
    birthDay: `${String(1983 + ((number * 5) % 14))}-${String(1 + (number % 12)).padStart(2, '0')}-${String(3 + (number % 24)).padStart(2, '0')}`,
    home: homes[number % homes.length] ?? { village: '', thana: '', district: '' },
    grade,
    seed: number,
  }
}

/** Who is not yet in an examination: what they see on their first page. */
export const beginners = {
  new: candidate('new', 0),
  complete: candidate('complete', 1),
  dayShort: candidate('a-day-short', 2),
  courseMissing: candidate('course-missing', 3),
}
/** Whose application is for one of the open sessions. */
export const applying = {
  draft: candidate('draft', 4),
  submitted: candidate('submitted', 5),
  paid: candidate('paid', 6),
  held: candidate('held', 7),
  answered: candidate('answered', 8),
  rejected: candidate('rejected', 9),
  eligible: candidate('eligible', 10),
  withdrawn: candidate('withdrawn', 11),
  masterPaid: candidate('paid-master', 12, 'second-class-master'),
}
/** Who has sat an examination, and how far it has come. */
export const examined = {
  toMark: candidate('to-mark', 13, 'inland-engineer'),
  vivaToDo: candidate('viva-to-do', 14),
  toRelease: candidate('to-release', 15),
  toGrant: candidate('to-grant', 16),
  granted: candidate('granted-serang', 17),
  grantedMaster: candidate('granted-master', 18, 'second-class-master'),
  suspended: candidate('suspended', 19),
  cancelled: candidate('cancelled', 20),
  failed: candidate('failed', 21),
  absent: candidate('absent', 22),
  expired: candidate('expired', 23),
  malpractice: candidate('malpractice', 27),
}
/** Who has a seat in an examination that can be sat at once. */
export const seated = {
  serang: candidate('seated-serang', 24),
  'second-class-master': candidate('seated-master', 25, 'second-class-master'),
  'inland-engineer': candidate('seated-engineer', 26, 'inland-engineer'),
}
