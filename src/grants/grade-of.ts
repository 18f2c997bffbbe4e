import { type Grade, grades } from '../rules/index.ts'

/** The series from which a grade's certificates are numbered. */
export const certificateSeries: Readonly<Record<Grade, string>> = {
  serang: 'SER',
  'second-class-master': 'SCM',
  'first-class-master': 'FCM',
  'second-class-engine-driver': 'SED',
  'first-class-engine-driver': 'FED',
  'inland-engineer': 'ENG',
}

export const certificateKind = 'certificate-of-competency'

/** The grade that an application or a certificate names. */
export function gradeOf(name: string | null): Grade {
  const grade = grades.find((one) => one === name)
  if (grade === undefined) throw new Error(`No grade "${String(name)}"`)
  return grade
}
