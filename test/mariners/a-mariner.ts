// An invented boatman and what he types into the forms of his record.
import type { House, SignedIn } from '../support/house.ts'
import type { Fields, Page } from '../support/visitor.ts'

/** A day as a person types it into the three boxes. */
export const day = (name: string, text: string): Record<string, string> => {
  const [year = '', month = '', date = ''] = text.split('-')
  return { [`${name}-day`]: date, [`${name}-month`]: month, [`${name}-year`]: year }
}

export const profile = {
  givenNamesHi: 'रमेश कुमार',
  surnameHi: 'निषाद',
  givenNamesEn: 'Ramesh Kumar',
  surnameEn: 'Nishad',
  fatherNameHi: 'सोहन निषाद',
  fatherNameEn: 'Sohan Nishad',
  motherNameHi: '',
  motherNameEn: '',
  ...day('birthDay', '1998-03-12'),
  birthVillage: 'Rajmahal',
  birthThana: 'Rajmahal',
  birthDistrict: 'Sahibganj',
  nationality: 'Indian',
  citizenOfIndia: 'yes',
  readsWritesHindi: 'yes',
}

export const residence = {
  permanentAddress: 'Ghat Tola, Rajmahal',
  permanentThana: 'Rajmahal',
  permanentDistrict: 'Sahibganj',
  presentAddress: 'Ghat Tola, Rajmahal',
}

export const description = {
  heightCm: '168',
  complexion: 'Wheatish',
  hair: 'Black',
  eyes: 'Brown',
  marks: 'Scar on the left hand',
}

export const education = {
  highestClass: '8',
  school: 'Madhya Vidyalaya, Rajmahal',
  board: '',
  passedIn: '2012',
}

/** Four years as sukani on a vessel of 300 BHP: just what 31(v) asks of tier one. */
export const service = {
  vesselNumber: '',
  vesselName: 'Ganga Vihar',
  ...day('fromDay', '2020-01-01'),
  continuing: 'no',
  ...day('toDay', '2023-12-31'),
  department: 'deck',
  capacity: 'sukani',
  waters: 'inland',
  state: 'IN-JH',
  hasEngine: 'yes',
  vesselBhp: '300',
}

export const course = (name: string, completedOn = '2024-02-10') => ({
  course: name,
  institute: 'nini',
  instituteName: 'National Inland Navigation Institute',
  certificateNumber: 'NINI-2024-17',
  ...day('completedOn', completedOn),
})

/** The courses that 30(iii) and 31(iii) ask of a serang. */
export const serangCourses = ['preparatory-serang', 'efa', 'pst', 'pssr', 'fpff']

export const certificate = {
  grade: 'serang',
  kind: 'competency',
  number: 'JH-SER-2024-000007',
  issuedAt: 'Ranchi',
  ...day('issuedOn', '2024-06-01'),
  ...day('validUntil', '2029-05-31'),
}

export const medical = {
  ...day('issuedOn', '2026-01-15'),
  issuedBy: 'government-medical-officer',
  doctorName: 'Dr. Meena Soren',
  fit: 'yes',
  colourBlind: 'no',
  normalColourVision: 'yes',
  visionRight: '6/6',
  visionLeft: '6/6',
}

export const uniformed = {
  force: 'army',
  unitName: '101 Inland Water Transport',
  capacity: 'master',
  waterTransportUnit: 'yes',
  hasEngine: 'yes',
  vesselBhp: '240',
  ...day('fromDay', '2010-01-01'),
  continuing: 'no',
  ...day('toDay', '2014-12-31'),
}

/** Fills in one entry through its page; the answer is the redirect to the entry. */
export const fill = async (person: SignedIn, kind: string, fields: Fields, language = 'en'): Promise<Page> =>
  await person.submit(`/${language}/my/record/${kind}/new`, fields, `/${language}/my/record/${kind}`)

/** Fills it in and gives the id of the new entry. */
export async function added(person: SignedIn, kind: string, fields: Fields): Promise<string> {
  const answer = await fill(person, kind, fields)
  if (answer.status !== 303)
    throw new Error(`${kind} not added: ${String(answer.status)} ${JSON.stringify(answer.errors)}`)
  return answer.location?.split('/').at(-1) ?? ''
}

/** Says of the part, on its page: I have none. */
export const none = async (person: SignedIn, kind: string): Promise<Page> =>
  await person.submit(`/en/my/record/${kind}`, {}, `/en/my/record/${kind}/none`)

/** A person whose record is enough for the examination of serang. */
export async function serangToBe(home: House): Promise<SignedIn> {
  const person = await home.person()
  await added(person, 'profile', profile)
  await added(person, 'education', education)
  await added(person, 'service', service)
  for (const name of serangCourses) await added(person, 'course', course(name))
  await none(person, 'uniformed')
  await none(person, 'certificate')
  return person
}
