// People at the boundaries: just of age or not, with certificates that begin, end or are interrupted during
// their service, and courses of every institute that touch it, lie in it or end on the day.
import { chance, dayBeside, daysAfter, pick, someDay, whole, type Chance } from './chance.ts'
import { anniversary, dateOf, textOf } from './dates.ts'
import type { Case } from './decide.ts'
import { grades, someService, uniformed } from './generate-service.ts'
import type { Certificate, Course, Mariner, Medical, Person, Service } from './mariner.ts'

const heldFor: Readonly<Record<string, readonly string[]>> = {
  'first-class-engine-driver': ['second-class-engine-driver'],
  'inland-engineer': ['first-class-engine-driver'],
  'second-class-master': ['serang'],
  'first-class-master': ['second-class-master'],
  engineer: ['first-class-engine-driver', 'merchant-shipping-engine-driver'],
  master: ['second-class-master'],
}

const certificate = (g: Chance, grade: string, from: string): Certificate => {
  const validUntil = textOf(anniversary(dateOf(from), pick(g, [5, 5, 5, 2])) - 1)
  const interruption = daysAfter(from, whole(g, 0, 1500))
  return {
    grade,
    kind: grade.startsWith('licence') ? 'licence' : pick(g, ['competency', 'competency', 'service']),
    issuedOn: from,
    validUntil,
    endedOn: chance(g, 7) ? daysAfter(from, whole(g, 0, 1800)) : null,
    interruptions: chance(g, 10)
      ? [
          {
            from: interruption,
            to: chance(g, 15) ? null : daysAfter(interruption, pick(g, [0, 1, 30, 200])),
          },
        ]
      : [],
    ...(grade.startsWith('licence') && { maxNhp: pick(g, [100, 120, 170, 200]) }),
  }
}

/** A certificate, its renewals in time, a day late or overlapping, and the one in force about `on`. */
const holding = (g: Chance, grade: string, on: string, start: string): Certificate[] => {
  const found: Certificate[] = []
  let from = chance(g, 60) ? daysAfter(start, -whole(g, 0, 200)) : dayBeside(g, start)
  for (let index = 0; index < 4 && from < daysAfter(on, 2); index += 1) {
    const one = certificate(g, grade, from)
    found.push(one)
    from = daysAfter(one.validUntil, pick(g, [1, 1, 1, 1, 0, 2, -100, 60]))
  }
  return found
}

const certificates = (g: Chance, wanted: string, on: string, served: readonly Service[]): Certificate[] => {
  const start = served[0]?.from ?? daysAfter(on, -2000)
  const held = heldFor[wanted] ?? []
  const found = chance(g, 95) ? held.flatMap((grade) => holding(g, grade, on, start)) : []
  if (chance(g, 15)) found.push(certificate(g, pick(g, [...grades, 'licence-master']), start))
  return found
}

const institute = (g: Chance): string =>
  chance(g, 87)
    ? pick(g, ['nini', 'nini', 'recognised'])
    : pick(g, ['dg-shipping', 'transport-department', 'other'])

/** A training that touches the end of the service, lies in it, or is just over or not over by `on`. */
const course = (g: Chance, name: string, on: string, served: readonly Service[]): Course => {
  if (chance(g, 4)) return { course: name, institute: institute(g), completedOn: null }
  if (chance(g, 30)) {
    const completedOn = chance(g, 70) ? daysAfter(on, -whole(g, 1, 900)) : dayBeside(g, on)
    return { course: name, institute: institute(g), completedOn }
  }
  const anchor = (served.length > 0 && pick(g, served).to) || daysAfter(on, -40)
  const from = daysAfter(anchor, pick(g, [1, 1, 0, 2, -15, -60, 30]))
  const completedOn = daysAfter(from, pick(g, [29, 28, 30, 27, 0, 1, 59, 365]))
  if (completedOn >= on && chance(g, 70))
    return { course: name, institute: institute(g), from: daysAfter(on, -30), completedOn: daysAfter(on, -1) }
  return { course: name, institute: institute(g), from, completedOn }
}

const extraCourses: Readonly<Record<string, readonly string[]>> = {
  serang: ['rating-induction-deck', 'inland-vessel-cadet'],
  'second-class-engine-driver': ['rating-induction-engine', 'inland-vessel-cadet'],
  'first-class-master': ['manoeuvring-simulator'],
  'boat-handler': ['boat-handler'],
}

const courses = (g: Chance, wanted: string, on: string, served: readonly Service[]): Course[] => {
  const names = [
    'efa',
    'pst',
    'pssr',
    'fpff',
    ...(grades.includes(wanted) ? [`preparatory-${wanted}`] : []),
    ...(extraCourses[wanted] ?? []),
  ]
  const basic = (name: string): Course => ({
    course: name,
    institute: chance(g, 99) ? 'nini' : institute(g),
    completedOn: daysAfter(on, -pick(g, [1, 400, 900])),
  })
  return names
    .filter(() => chance(g, 98))
    .map((name) => (name.length < 5 ? basic(name) : course(g, name, on, served)))
}

const person = (g: Chance, on: string): Person => ({
  dateOfBirth: chance(g, 30)
    ? textOf(anniversary(dateOf(on), -21) + pick(g, [0, 0, 1, -1]))
    : pick(g, ['1995-06-15', '2000-02-29', '2004-02-29', '1990-01-31']),
  citizenOfIndia: chance(g, 97),
  readsWritesHindi: chance(g, 97),
  education: { highestClass: pick(g, [8, 10, 10, 12, 9, 8, 10, 7]) },
})

const medical = (g: Chance): Medical & { issuedOn: string } => ({
  issuedOn: '2024-05-01',
  issuedBy: chance(g, 88) ? 'government-medical-officer' : 'registered-medical-officer',
  fit: chance(g, 96),
  colourBlind: chance(g, 4),
  normalColourVision: chance(g, 96),
  visionRight: pick(g, ['6/6', '6/6', '6/5', '6/4', '6/6', '6/9']),
  visionLeft: pick(g, ['6/6', '6/6', '6/6', '6/5', '6/5', '6/12']),
})

/** A mariner who comes for what is wanted: a grade, or a licence as engineer or master. */
export const someMariner = (g: Chance, wanted: string, on: string): Mariner => {
  const served = someService(g, wanted, on)
  const passed = (): string => (chance(g, 93) ? 'passed' : 'failed')
  return {
    person: person(g, on),
    uniformedService: chance(g, 12) ? uniformed(g, wanted === 'serang' ? 'boat-handler' : wanted, on) : [],
    courses: courses(g, wanted, on, served),
    certificates: certificates(g, wanted, on, served),
    service: served,
    medical: chance(g, 95) ? medical(g) : null,
    examination: { written: passed(), viva: passed(), practical: passed() },
  }
}

/** A mariner at the door of an examination. */
export const someAdmission = (g: Chance): Case => {
  const on = someDay(g)
  const grade = pick(g, grades)
  return {
    ruleSet: 'jharkhand-2020',
    decision: 'admission',
    params: { grade },
    on,
    facts: someMariner(g, grade, on),
  }
}
