// The candidates: invented people of the river districts, one for each stage of the path.
import type { Grade } from '../../rules/index.ts'

type ExaminedGrade = Extract<Grade, 'serang' | 'second-class-master' | 'inland-engineer'>
/** Where a person stands when the loading is done. */
export type Candidate = {
  /** The stage, by which tests and the printed list name the person. */
  stage: string
  mobile: string
  /** In which script the person writes, and makes the account. */
  writes: 'hi' | 'en'
  name: Record<'hi' | 'en', Name>
  birthDay: string
  home: Home
  grade: ExaminedGrade
  /** Tells apart what is drawn for the person, and by which way of Rule 31 a serang comes. */
  seed: number
}
type Home = { village: string; thana: string; district: string }
type Name = readonly [givenNames: string, surname: string, fatherName: string]
type Both = readonly [writes: 'hi' | 'en', hi: Name, en: Name]

const homes: readonly Home[] = [
  { village: 'Mangalhat', thana: 'Rajmahal', district: 'Sahibganj' },
  { village: 'Sakrigali', thana: 'Sahibganj Mufassil', district: 'Sahibganj' },
  { village: 'Udhwa', thana: 'Udhwa', district: 'Sahibganj' },
  { village: 'Kahalgaon', thana: 'Kahalgaon', district: 'Bhagalpur' },
  { village: 'Manihari', thana: 'Manihari', district: 'Katihar' },
  { village: 'Mokama', thana: 'Mokama', district: 'Patna' },
]
/** Their names in both scripts, as they stand in their school certificates. */
const names: readonly Both[] = [
  ['en', ['सोनू कुमार', 'सहनी', 'भोला सहनी'], ['Sonu Kumar', 'Sahni', 'Bhola Sahni']],
  ['hi', ['मुकेश', 'निषाद', 'रामाशीष निषाद'], ['Mukesh', 'Nishad', 'Ramashish Nishad']],
  ['en', ['राजकुमार', 'मंडल', 'उपेन्द्र मंडल'], ['Rajkumar', 'Mandal', 'Upendra Mandal']],
  ['hi', ['सीताराम', 'केवट', 'जगन्नाथ केवट'], ['Sitaram', 'Kewat', 'Jagannath Kewat']],
  ['en', ['मो. सलीम', 'अंसारी', 'मो. यूनुस अंसारी'], ['Md. Salim', 'Ansari', 'Md. Yunus Ansari']],
  ['hi', ['दिनेश', 'चौधरी', 'शिवनाथ चौधरी'], ['Dinesh', 'Chaudhary', 'Shivnath Chaudhary']],
  ['en', ['लखन', 'हेम्ब्रम', 'सोम हेम्ब्रम'], ['Lakhan', 'Hembram', 'Som Hembram']],
  ['hi', ['पवन कुमार', 'बिंद', 'महेन्द्र बिंद'], ['Pawan Kumar', 'Bind', 'Mahendra Bind']],
  ['en', ['सुरेश', 'गंगोता', 'बिन्देश्वरी गंगोता'], ['Suresh', 'Gangota', 'Bindeshwari Gangota']],
  ['hi', ['अनिल', 'मल्लाह', 'फेकन मल्लाह'], ['Anil', 'Mallah', 'Fekan Mallah']],
  ['en', ['जितेन्द्र', 'सहनी', 'गणेश सहनी'], ['Jitendra', 'Sahni', 'Ganesh Sahni']],
  ['hi', ['मनोज कुमार', 'मंडल', 'सुबोध मंडल'], ['Manoj Kumar', 'Mandal', 'Subodh Mandal']],
  ['en', ['प्रेम', 'मुर्मू', 'चुंडा मुर्मू'], ['Prem', 'Murmu', 'Chunda Murmu']],
  ['hi', ['विजय', 'निषाद', 'लखन निषाद'], ['Vijay', 'Nishad', 'Lakhan Nishad']],
  ['en', ['कृष्ण हृषिकेश', 'निषाद', 'धनेश्वर निषाद'], ['Krishna Hrishikesh', 'Nishad', 'Dhaneshwar Nishad']],
  ['en', ['रामधनी', 'केवट', 'सुखदेव केवट'], ['Ramdhani', 'Kewat', 'Sukhdeo Kewat']],
  ['en', ['अर्जुन', 'सोरेन', 'मंगल सोरेन'], ['Arjun', 'Soren', 'Mangal Soren']],
  ['en', ['नंदलाल', 'चौधरी', 'बालेश्वर चौधरी'], ['Nandlal', 'Chaudhary', 'Baleshwar Chaudhary']],
  ['en', ['शंभु', 'बिंद', 'जागेश्वर बिंद'], ['Shambhu', 'Bind', 'Jageshwar Bind']],
  ['en', ['मो. इकबाल', 'हुसैन', 'मो. ज़हीर हुसैन'], ['Md. Iqbal', 'Hussain', 'Md. Zahir Hussain']],
  ['en', ['गणेश', 'सहनी', 'रामजी सहनी'], ['Ganesh', 'Sahni', 'Ramji Sahni']],
  ['hi', ['राकेश', 'केवट', 'बनवारी केवट'], ['Rakesh', 'Kewat', 'Banwari Kewat']],
  ['en', ['उमेश', 'मंडल', 'कैलाश मंडल'], ['Umesh', 'Mandal', 'Kailash Mandal']],
  ['hi', ['चंदन', 'सहनी', 'परमेश्वर सहनी'], ['Chandan', 'Sahni', 'Parmeshwar Sahni']],
  ['en', ['बबलू', 'टुडू', 'रागदा टुडू'], ['Bablu', 'Tudu', 'Ragda Tudu']],
  ['hi', ['हरिओम', 'निषाद', 'दीनानाथ निषाद'], ['Hariom', 'Nishad', 'Dinanath Nishad']],
  ['en', ['पप्पू', 'गंगोता', 'तारणी गंगोता'], ['Pappu', 'Gangota', 'Tarni Gangota']],
  ['hi', ['संतोष', 'बिंद', 'रघुनाथ बिंद'], ['Santosh', 'Bind', 'Raghunath Bind']],
  ['en', ['दीपक', 'किस्कू', 'बरका किस्कू'], ['Deepak', 'Kisku', 'Barka Kisku']],
  ['en', ['विनोद', 'मल्लाह', 'सरजू मल्लाह'], ['Vinod', 'Mallah', 'Sarju Mallah']],
]

/** The n-th invented person, at a stage. */
export function candidate(stage: string, number: number, grade: ExaminedGrade = 'serang'): Candidate {
  const [writes, hi, en] = names[number % names.length] ?? ['hi', ['', '', ''], ['', '', '']]
  return {
    stage,
    mobile: `9000${String(number < 40 ? 11 + number : number).padStart(6, '0')}`,
    writes,
    name: { hi, en },
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
