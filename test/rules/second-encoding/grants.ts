// Grants: after an examination, without one, by service in uniform, and the licences.
import type { Requirement } from './answer.ts'
import { anniversary, dateOf, textOf } from './dates.ts'
import {
  basicCourses,
  blank,
  completed,
  holds,
  mark,
  measure,
  whileHolding,
  type Mariner,
  type Medical,
  type Service,
  type Uniformed,
} from './mariner.ts'

const engineGrades = ['second-class-engine-driver', 'first-class-engine-driver', 'inland-engineer']
const isEngine = (grade: string): boolean => engineGrades.includes(grade)

const seesWell = (vision: string): boolean => Number(vision.split('/')[1]) <= 6

const medicallyFit = (medical: Medical | null, grade: string): boolean => {
  if (medical === null) return false
  if (isEngine(grade)) return medical.fit && !medical.colourBlind
  return (
    medical.issuedBy === 'government-medical-officer' &&
    medical.fit &&
    !medical.colourBlind &&
    medical.normalColourVision &&
    seesWell(medical.visionRight) &&
    seesWell(medical.visionLeft)
  )
}

const examined = ({ written, viva, practical }: Mariner['examination'], grade: string): boolean => {
  if (written !== 'passed' || viva !== 'passed') return false
  if (grade === 'second-class-master' || grade === 'first-class-master') return practical === 'passed'
  if (grade === 'second-class-engine-driver' || grade === 'first-class-engine-driver')
    return practical === undefined || practical === 'passed'
  return true
}

/** 23(iii), 23(v), 30(iv), 30(v). */
export const competencyGrant = (mariner: Mariner, _on: string, grade: string): Requirement[] => [
  [isEngine(grade) ? '23(v)' : '30(v)', examined(mariner.examination, grade)],
  [isEngine(grade) ? '23(iii)' : '30(iv)', medicallyFit(mariner.medical, grade)],
]

const forms: Readonly<Record<string, number>> = {
  'inland-engineer': 21,
  'first-class-engine-driver': 22,
  'second-class-engine-driver': 23,
  'first-class-master': 24,
  'second-class-master': 25,
  serang: 26,
}

/** 34(iv)(a), (b): what is granted. */
export const competencyCertificate = (on: string, grade: string) => ({
  validFrom: on,
  validUntil: textOf(anniversary(dateOf(on), 5) - 1),
  form: forms[grade],
})

const inUniform = (mariner: Mariner, on: string, which: (one: Uniformed) => boolean): number => {
  const days = blank(on, mariner)
  for (const one of mariner.uniformedService) if (which(one)) mark(days, one)
  return measure(days).months
}

const armed = (one: Uniformed, grade: string): boolean =>
  ['indian-navy', 'coast-guard', 'army'].includes(one.force) &&
  one.capacity === (isEngine(grade) ? 'engineer' : 'master')

const bigEnough = (bhp: number | null, grade: string): boolean => {
  if (grade === 'first-class-master' || grade === 'inland-engineer') return bhp !== null && bhp >= 565
  if (grade === 'second-class-master' || grade === 'first-class-engine-driver')
    return bhp !== null && bhp >= 226
  return true
}

/** 23(vi), 30(vi). */
export const certificateOfService = (mariner: Mariner, on: string, grade: string): Requirement[] => {
  const citation = isEngine(grade) ? '23(vi)' : '30(vi)'
  const months = inUniform(mariner, on, (one) => armed(one, grade) && bigEnough(one.vesselBhp, grade))
  return [
    [citation, months >= 60],
    ['preparatory course', completed(mariner, `preparatory-${grade}`, citation, on)],
    ['basic courses', basicCourses(mariner, citation, on)],
  ]
}

/** 34(i). */
export const competencyWithoutExamination = (mariner: Mariner, on: string, grade: string): Requirement[] => [
  ['34(i)', inUniform(mariner, on, (one) => armed(one, grade)) >= 36],
  ['34(i)(a)', completed(mariner, `preparatory-${grade}`, '34(i)(a)', on)],
  ['34(i)(b)', basicCourses(mariner, '34(i)(b)', on)],
  [isEngine(grade) ? '23(iii)' : '30(iv)', medicallyFit(mariner.medical, grade)],
]

/** 34(ii). */
export const boatHandlerLicence = (mariner: Mariner, on: string): Requirement[] => [
  [
    '34(ii)',
    inUniform(
      mariner,
      on,
      (one) =>
        one.waterTransportUnit && ['police-water-transport', 'pac', 'paramilitary'].includes(one.force),
    ) >= 36,
  ],
  ['34(ii)(a)', completed(mariner, 'boat-handler', '34(ii)(a)', on)],
  ['34(ii)(b)', basicCourses(mariner, '34(ii)(b)', on)],
]

const served = (mariner: Mariner, on: string, grades: string[], which: (one: Service) => boolean): number => {
  const days = blank(on, mariner)
  for (const one of mariner.service) if (which(one)) mark(days, one)
  whileHolding(days, mariner.certificates, grades)
  return measure(days).months
}

/** 23(viii) and 30(viii). */
export const licenceToAct = (mariner: Mariner, on: string, as: string, nhp: number): Requirement[] => {
  if (as === 'master') {
    const months = served(
      mariner,
      on,
      ['second-class-master'],
      (one) =>
        one.capacity === 'master' && one.waters === 'inland' && one.vesselNhp !== null && one.vesselNhp >= 40,
    )
    return [
      ['30(viii) nhp', nhp <= 170],
      ['30(viii) certificate', holds(mariner.certificates, 'second-class-master', on)],
      ['30(viii) service', months >= 60],
    ]
  }
  const grades = ['first-class-engine-driver', 'merchant-shipping-engine-driver']
  const driving = (one: Service): boolean =>
    one.capacity === 'engine-driver' &&
    one.waters === 'inland' &&
    one.vesselNhp !== null &&
    one.vesselNhp >= 70
  return [
    ['23(viii) nhp', nhp <= 170],
    ['23(viii) certificate', grades.some((grade) => holds(mariner.certificates, grade, on))],
    ['23(viii) service', served(mariner, on, grades, driving) >= 60],
    ['23(viii) charge', served(mariner, on, grades, (one) => driving(one) && one.inCharge) >= 30],
  ]
}
