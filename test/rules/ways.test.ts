// What the answer to somebody not yet admitted promises: the shortest way and the earliest date ("route (vi): 235 more
// days", design, The rules core). Brute force knows nothing of how they are found: it writes such further service into
// the facts and asks again about single days.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decide, type AdmissionResult, type AdmissionValue } from '../../src/rules/index.ts'
import { chance, daysAfter, pick, someDay, whole, type Chance } from './second-encoding/chance.ts'
import { anniversary, dateOf, textOf } from './second-encoding/dates.ts'
import { grades, someService } from './second-encoding/generate-service.ts'
import type { Certificate, Course, Mariner, Period, Service, Uniformed } from './second-encoding/mariner.ts'

const run = { seed: 20_201_008, numRuns: process.env['SOAK'] === undefined ? 600 : 10_000 }

/** Such service as a way asks, in everything but its days. */
type Such = Partial<Service> & { readonly capacity: string }

const deck = (capacity: string): Such => ({ department: 'deck', capacity })
const engine = (capacity: string): Such => ({ department: 'engine', capacity })
const cadetUnder = (watchkeepingUnder: string, such: Such): Such => ({
  ...such,
  watchkeepingUnder,
  structuredTraining: true,
})

/** The ways of each grade (rules 25, 27, 29, 31 to 33); 25(iv)(a) has two limbs. */
const ways: Readonly<Record<string, Readonly<Record<string, readonly (Such | 'in uniform')[]>>>> = {
  serang: {
    '(v)': [deck('sukani')],
    '(vi)': [deck('helmsman')],
    '(vii)': [cadetUnder('serang', deck('cadet'))],
    '(viii)': ['in uniform'],
  },
  'second-class-engine-driver': {
    '(a)': [engine('assistant-to-driver'), deck('gp-rating')],
    '(c)': [engine('oilman')],
    '(d)': [engine('oilman')],
    '(e)': [cadetUnder('inland-engineer', engine('cadet'))],
  },
  'first-class-engine-driver': {
    '(a)': [engine('assistant-to-driver')],
    '(b)': [engine('assistant-to-driver')],
    '(c)': [engine('assistant-to-driver')],
    '(d)': [engine('engine-driver')],
  },
  'inland-engineer': { '(a)': [engine('engineer')], '(b)': [engine('engineer')] },
  'second-class-master': { '(a)': [deck('sukani')], '(b)': [deck('serang')] },
  'first-class-master': { '(a)': [deck('master')], '(b)': [deck('assistant-to-master')] },
}

const heldFor: Readonly<Record<string, string>> = {
  'first-class-engine-driver': 'second-class-engine-driver',
  'inland-engineer': 'first-class-engine-driver',
  'second-class-master': 'serang',
  'first-class-master': 'second-class-master',
}

const served = (such: Such, at: Period): Service => ({
  department: 'deck',
  waters: 'inland',
  state: 'IN-JH',
  vesselBhp: 600,
  vesselNhp: 100,
  mainEngineWatch: true,
  inCharge: true,
  watchkeepingUnder: null,
  structuredTraining: false,
  ...such,
  ...at,
})

const inUniform = (at: Period): Uniformed => ({
  force: 'pac',
  capacity: 'other',
  waterTransportUnit: true,
  vesselBhp: 100,
  ...at,
})

type Someone = { readonly grade: string; readonly on: string; readonly facts: Mariner }

/** Pieces of a career on one way, half of them up to the eve of the day, touching, overlapping or apart. */
const career = (g: Chance, grade: string, on: string): Service[] => {
  const such = pick(g, Object.values(ways[grade]!).flat())
  const vesselBhp = pick(g, [40, 85, 113, 226, 565, 600])
  const found: Service[] = []
  let until = chance(g, 50) ? -1 : -whole(g, -60, 400)
  for (let left = whole(g, 1, 3); left > 0; left -= 1) {
    const days = whole(g, 5, 700)
    const at = { from: daysAfter(on, until - days), to: daysAfter(on, until) }
    if (such !== 'in uniform') found.push({ ...served(such, at), vesselBhp })
    until -= days + pick(g, [1, 2, 0, 31, 200])
  }
  if (found[0] !== undefined && chance(g, 15)) found[0] = { ...found[0], to: null }
  return found
}

/** Three in ten complete a course on the day or later. */
const courses = (g: Chance, grade: string, on: string): Course[] => {
  const names = ['efa', 'pst', 'pssr', 'fpff', `preparatory-${grade}`]
  if (grade === 'serang') names.push('rating-induction-deck')
  if (grade === 'second-class-engine-driver') names.push('rating-induction-engine')
  if (grade === 'first-class-master') names.push('manoeuvring-simulator')
  if (chance(g, 50)) names.push('inland-vessel-cadet')
  const late = chance(g, 30) ? pick(g, names) : null
  return names.map((course) => {
    const completedOn = daysAfter(on, course === late ? whole(g, 0, 700) : -whole(g, 1, 900))
    const institute = chance(g, 99) ? pick(g, ['nini', 'recognised']) : 'other'
    const period = { from: daysAfter(completedOn, -whole(g, 5, 120)), completedOn }
    return { course, institute, ...period, ...(chance(g, 1) && { completedOn: null }) }
  })
}

/** Held for long, interrupted now or in days to come, still to be issued, or renewed after a gap. */
const certificates = (g: Chance, grade: string, on: string): Certificate[] => {
  const held = heldFor[grade]
  if (held === undefined) return []
  const of = (from: number, to: number, broken: readonly [number, number][] = []): Certificate => ({
    grade: held,
    kind: pick(g, ['competency', 'competency', 'service']),
    issuedOn: daysAfter(on, from),
    validUntil: daysAfter(on, to),
    endedOn: chance(g, 3) ? daysAfter(on, to - 200) : null,
    interruptions: broken.map(([a, b]) => ({
      from: daysAfter(on, a),
      to: chance(g, 4) ? null : daysAfter(on, b),
    })),
  })
  const lapse = whole(g, -100, 600)
  const gap = whole(g, -200, 700)
  return pick(g, [
    () => [of(-whole(g, 1, 3000), whole(g, 0, 4000))],
    () => [of(-whole(g, 1, 3000), whole(g, 1000, 5000), [[gap, gap + whole(g, 0, 300)]])],
    () => [of(whole(g, 0, 500), 3000)],
    () => [of(-1000, lapse), of(lapse + 1 + pick(g, [0, 1, 30, 365]), lapse + 3000)],
  ])()
}

const someone = (g: Chance): Someone => {
  const grade = pick(g, grades)
  const day = someDay(g)
  const on = day < '2020-10-09' ? '2020-10-09' : day
  const service = chance(g, 75) ? career(g, grade, on) : someService(g, grade, on)
  const begun = daysAfter(on, -whole(g, 1, 2500))
  const uniform = inUniform({ from: begun, to: chance(g, 50) ? null : daysAfter(begun, whole(g, 0, 2000)) })
  const ofAge = anniversary(dateOf(on), -21) + (chance(g, 30) ? whole(g, -1, 1200) : -whole(g, 0, 3000))
  const facts = {
    person: {
      dateOfBirth: chance(g, 10) ? '2004-02-29' : textOf(ofAge),
      citizenOfIndia: chance(g, 99),
      readsWritesHindi: chance(g, 99),
      education: { highestClass: pick(g, [8, 9, 10, 10, 12]) },
    },
    uniformedService: grade === 'serang' && chance(g, 40) ? [uniform] : [],
    courses: courses(g, grade, on),
    certificates: certificates(g, grade, on),
    service,
    medical: null,
    examination: { written: 'failed', viva: 'failed' },
  }
  return { grade, on, facts }
}

type Answer = AdmissionResult & { readonly outcome: string; readonly value: AdmissionValue }

const ask = ({ grade, facts }: Someone, on: string): Answer => {
  const told = decide({ ruleSet: 'jharkhand-2020', decision: 'admission', params: { grade }, on, facts })
  if (told.outcome === 'invalid') throw new Error(JSON.stringify(told))
  return told as Answer
}

/** The answer on a day if such service has gone on without a break from the day asked about to its eve. */
const goingOn = (who: Someone, such: Such | 'in uniform', day: string): Answer => {
  if (day <= who.on) return ask(who, day)
  const at = { from: who.on, to: daysAfter(day, -1) }
  const { service, uniformedService } = who.facts
  const more =
    such === 'in uniform'
      ? { uniformedService: [...uniformedService, inUniform(at)] }
      : { service: [...service, served(such, at)] }
  return ask({ ...who, facts: { ...who.facts, ...more } }, day)
}

const isWayDone = (who: Someone, route: string, day: string): boolean =>
  ways[who.grade]![route]!.some((such) =>
    goingOn(who, such, day).value.routes.some((one) => one.route === route && one.outcome === 'satisfied'),
  )

/**
 * Service in uniform goes on only where it was begun: whoever enlists anew serves five years where four on vessels
 * would do, and lifts besides what 31(iv) asks of those in uniform alone.
 */
const isAdmitted = (who: Someone, day: string): boolean =>
  Object.values(ways[who.grade]!)
    .flat()
    .filter((such) => such !== 'in uniform' || who.facts.uniformedService.length > 0)
    .some((such) => goingOn(who, such, day).outcome === 'satisfied')

/** Days still to be served are such as count: while holding, and beside no course that is not yet completed. */
const asFarAsKnown = (who: Someone): Someone => {
  const { grade, on, facts } = who
  const held = heldFor[grade]
  const one = { kind: 'competency', issuedOn: on, validUntil: daysAfter(on, 20_000) }
  return {
    ...who,
    facts: {
      ...facts,
      courses: facts.courses.filter(({ completedOn }) => completedOn !== null && completedOn < on),
      certificates: held === undefined ? [] : [...facts.certificates, { ...one, grade: held }],
    },
  }
}

const all = (check: (who: Someone, answer: Answer) => void): void =>
  fc.assert(
    fc.property(fc.gen(), (g) => {
      const who = someone(g)
      check(who, ask(who, who.on))
    }),
    run,
  )

const title =
  'what is promised to somebody who is not admitted yet (design, The rules core: shortest way and earliest date)'

describe(title, { timeout: 300_000 }, () => {
  test('the shortest way is done after so many days of such service, and no way is done a day sooner', () => {
    let number = 0
    all((who, { value: { shortestWay, routes } }) => {
      if (shortestWay === null || shortestWay.others > 0) return
      number += 1
      const { route, moreDays } = shortestWay
      const supposed = asFarAsKnown(who)
      const told = JSON.stringify({ ...who, shortestWay })
      expect(isWayDone(supposed, route, daysAfter(who.on, moreDays)), told).toBe(true)
      const eve = daysAfter(who.on, moreDays - 1)
      const sooner = routes.filter((one) => isWayDone(supposed, one.route, eve))
      expect(sooner, told).toStrictEqual([])
    })
    expect(number).toBeGreaterThan(run.numRuns / 2)
  })

  test('on the earliest date one is admitted if such service goes on, and on no day before it', () => {
    const waiting: Someone[] = []
    all((who, { value: { earliestDate } }) => {
      if (earliestDate === null) return
      const told = JSON.stringify({ ...who, earliestDate })
      expect(isAdmitted(who, earliestDate), told).toBe(true)
      const wait = dateOf(earliestDate) - dateOf(who.on)
      if (wait === 0) return
      waiting.push(who)
      const days = [1, wait, Math.ceil(wait / 2), Math.ceil(wait / 7)].map((one) =>
        daysAfter(earliestDate, -one),
      )
      const sooner = days.filter((day) => isAdmitted(who, day))
      expect(sooner, told).toStrictEqual([])
    })
    for (const kind of [isUnderAge, hasCourseToCome, hasBreakToCome, hasCertificateToCome])
      expect(waiting.filter(kind).length, kind.name).toBeGreaterThan(run.numRuns / 15)
  })

  test('where no earliest date is given, such service admits on no day tried of the next six years', () => {
    let number = 0
    all((who, { outcome, unknown, value: { earliestDate } }) => {
      if (earliestDate !== null) return
      const told = JSON.stringify(who)
      expect([outcome, unknown], told).toStrictEqual(['not-satisfied', []])
      number += 1
      const days = [1, 100, 365, 800, 1500, 2190].map((wait) => daysAfter(who.on, wait))
      const admitted = days.filter((day) => isAdmitted(who, day))
      expect(admitted, told).toStrictEqual([])
    })
    expect(number).toBeGreaterThan(run.numRuns / 6)
  })
})

const isUnderAge = ({ on, facts }: Someone): boolean =>
  anniversary(dateOf(facts.person.dateOfBirth), 21) > dateOf(on)

const hasCourseToCome = ({ on, facts }: Someone): boolean =>
  facts.courses.some(({ completedOn }) => completedOn !== null && completedOn >= on)

const hasBreakToCome = ({ on, facts }: Someone): boolean =>
  facts.certificates.some((one) => one.interruptions!.some(({ from }) => from > on))

const hasCertificateToCome = ({ on, facts }: Someone): boolean =>
  facts.certificates.some(({ issuedOn }) => issuedOn > on)
