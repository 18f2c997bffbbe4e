// Service, counted for packed people: the records that count, within the holding where one is asked, with the
// training that counts, merged and weighed.
import { countings } from '../counting/months.ts'
import { compares } from '../fold/compares.ts'
import type { Service, ServiceWhere, Training, Uniformed, UniformedWhere } from '../fold/rule.ts'
import { weightAsked } from '../fold/weight-asked.ts'
import { certificateGrades, type CertificateGrade } from '../vocabulary/grades.ts'
import { capacities, forces, uniformedCapacities } from '../vocabulary/service.ts'
import { addSpan, weighDays, type Days } from './days.ts'
import {
  aboveDay,
  capacityShift,
  courseWords,
  dayMask,
  half,
  halfMask,
  holdingWords,
  noDay,
} from './layout.ts'
import { forceMask, serviceMarks, serviceWords, uniformedCapacityMask } from './layout.ts'
import { uniformedCapacityShift, uniformedWords, waterTransportMark } from './layout.ts'
import { wordAt, type Person } from './people.ts'
import { watchCode } from './records.ts'
import { bitsOf, courseCounts } from './records-verdict.ts'
import type { Making, Test } from './test.ts'

/** Whether the record at this place counts. */
type Counts = (person: Person, at: number) => boolean

/** Collects the days of a person that count on the day. */
type Collect = (person: Person, on: number) => void

const everyCode = -1

export function serviceTest(rule: Service, making: Making): Test {
  const { days } = making
  const serve = collectService(rule, days)
  const train = (rule.training ?? []).map((training) => collectTraining(training, days))
  return weighed(rule, making, (person, on) => {
    serve(person, on)
    for (const collect of train) collect(person, on)
  })
}

export function uniformedTest(rule: Uniformed, making: Making): Test {
  const counts = uniformedCounts(rule.where)
  return weighed(rule, making, (person, on) => {
    const { words, uniformed, end } = person
    for (let at = uniformed; at < end; at += uniformedWords) {
      if (counts(person, at)) {
        addSpan(making.days, wordAt(words, at) & dayMask, Math.min(wordAt(words, at + 1) & dayMask, on - 1))
      }
    }
  })
}

function weighed(rule: Service | Uniformed, { conventions, days }: Making, collect: Collect): Test {
  const counting = countings[conventions.months]
  const weight = weightAsked(rule, counting)
  return (person, on) => {
    days.size = 0
    collect(person, on)
    return weighDays(days, counting) >= weight
  }
}

function collectService({ where, whileHolding }: Service, days: Days): Collect {
  const counts = serviceCounts(where)
  const held = whileHolding === undefined ? null : gradeBits([whileHolding].flat())
  return (person, on) => {
    const { words, services, courses } = person
    for (let at = services; at < courses; at += serviceWords) {
      const from = wordAt(words, at) & dayMask
      if (from >= on) return
      if (!counts(person, at)) continue
      const to = Math.min(wordAt(words, at + 1) & dayMask, on - 1)
      if (held === null) addSpan(days, from, to)
      else addHeld(person, held, days, from, to)
    }
  }
}

const gradeBits = (grades: readonly CertificateGrade[]) =>
  bitsOf(grades.map((grade) => certificateGrades.indexOf(grade)))

/** Of a span the days on which one of the grades is held. */
function addHeld({ words, holdings, uniformed }: Person, held: number, days: Days, from: number, to: number) {
  for (let at = holdings; at < uniformed; at += holdingWords) {
    const word = wordAt(words, at)
    if (((held >>> (word >>> aboveDay)) & 1) === 1) {
      addSpan(days, Math.max(from, word & dayMask), Math.min(to, wordAt(words, at + 1)))
    }
  }
}

function collectTraining({ course, accepts }: Training, days: Days): Collect {
  const counts = courseCounts(course, accepts)
  return ({ words, courses, holdings }, on) => {
    for (let at = courses; at < holdings; at += courseWords) {
      const from = wordAt(words, at + 1)
      if (from !== noDay && counts(wordAt(words, at), on)) addSpan(days, from, wordAt(words, at) & dayMask)
    }
  }
}

function serviceCounts(where: ServiceWhere): Counts {
  const { mask, wanted } = marksAsked(where)
  const served = where.capacities ? bitsOf(where.capacities.map((one) => capacities.indexOf(one))) : everyCode
  const under = where.watchkeepingUnder ? bitsOf(where.watchkeepingUnder.map(watchCode)) : everyCode
  const { state } = where
  const strong = powerTest(where)
  return (person, at) => {
    const { words } = person
    const first = wordAt(words, at)
    return (
      (first & mask) === wanted &&
      ((served >>> (first >>> capacityShift)) & 1) === 1 &&
      ((under >>> (wordAt(words, at + 1) >>> aboveDay)) & 1) === 1 &&
      (state === undefined || person.texts[wordAt(words, at + 2)] === state) &&
      (strong === null || strong(person, at))
    )
  }
}

/** Which marks are looked at, and how they must be. */
function marksAsked(where: ServiceWhere): { mask: number; wanted: number } {
  const asked: readonly (readonly [number, boolean | undefined])[] = [
    [serviceMarks.engine, where.department && where.department === 'engine'],
    [serviceMarks.sea, where.waters && where.waters === 'sea'],
    [serviceMarks.mainEngineWatch, where.mainEngineWatch],
    [serviceMarks.inCharge, where.inCharge],
    [serviceMarks.structuredTraining, where.structuredTraining],
  ]
  let [mask, wanted] = [0, 0]
  for (const [mark, value] of asked) {
    if (value !== undefined) mask |= mark
    if (value === true) wanted |= mark
  }
  return { mask, wanted }
}

/** No engine is no number, and reaches nothing. */
function powerTest({ leastBhp, leastNhp, bhpPhrase }: ServiceWhere): Counts | null {
  if (leastBhp === undefined && leastNhp === undefined) return null
  const [bhp, nhp] = [leastBhp?.value ?? null, leastNhp?.value ?? null]
  const reaches = compares[bhpPhrase ?? 'not-less-than']
  return ({ words, figures }, at) => {
    const powers = wordAt(words, at + 3)
    return (
      (bhp === null || reaches(figures[powers & halfMask] ?? 0, bhp)) &&
      (nhp === null || (figures[powers >>> half] ?? 0) >= nhp)
    )
  }
}

function uniformedCounts({ forces: named, capacity, waterTransportUnit, leastBhp }: UniformedWhere): Counts {
  const accepted = bitsOf(named.map((force) => forces.indexOf(force)))
  const served = capacity === undefined ? everyCode : bitsOf([uniformedCapacities.indexOf(capacity)])
  const least = leastBhp?.value ?? null
  return ({ words, figures }, at) => {
    const first = wordAt(words, at)
    return (
      ((accepted >>> ((first >>> aboveDay) & forceMask)) & 1) === 1 &&
      ((served >>> ((first >>> uniformedCapacityShift) & uniformedCapacityMask)) & 1) === 1 &&
      (waterTransportUnit === undefined || (first & waterTransportMark) !== 0) &&
      (least === null || (figures[wordAt(words, at + 2)] ?? 0) >= least)
    )
  }
}
