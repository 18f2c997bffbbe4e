// Admission: may this person sit the examination held on the day (Rules 23(iv), 24, 25, 27, 29, 30(iii), 31 to 33)?
import { addMonths, dayText, dayNumber, type Day, type DayNumber } from '../day.ts'
import { attainedOn } from '../age/attained.ts'
import { concluded, decisionOf, type Decided } from '../decision.ts'
import { choice, record } from '../facts/schema.ts'
import { marinerFacts, type MarinerFacts } from '../facts/mariner.ts'
import type { Counted, Explanation, Outcome } from '../fold/explanation.ts'
import { factsRead } from '../fold/facts-read.ts'
import { judge } from '../fold/judge.ts'
import { lacking, nearest } from '../fold/nearest.ts'
import { isFulfilled } from '../fold/outcomes.ts'
import type { Rule } from '../fold/rule.ts'
import { grades, type Grade } from '../vocabulary/grades.ts'
import { say, type Bilingual } from '../words.ts'
import { admissionTitle } from './conditions.ts'
import { instrument } from './instrument.ts'
import { serangAdmission } from './r31-serang.ts'
import { secondClassDriverAdmission } from './r24-second-class-engine-driver.ts'
import { firstClassDriverAdmission } from './r27-first-class-engine-driver.ts'
import { engineerAdmission } from './r29-inland-engineer.ts'
import { secondClassMasterAdmission } from './r32-second-class-master.ts'
import { firstClassMasterAdmission } from './r33-first-class-master.ts'

/** The requirements of each grade, in listed order. */
export const admissionRules: Readonly<Record<Grade, readonly Rule[]>> = {
  serang: serangAdmission,
  'second-class-master': secondClassMasterAdmission,
  'first-class-master': firstClassMasterAdmission,
  'second-class-engine-driver': secondClassDriverAdmission,
  'first-class-engine-driver': firstClassDriverAdmission,
  'inland-engineer': engineerAdmission,
}

const ruleOf: Readonly<Record<Grade, string>> = {
  serang: '31',
  'second-class-master': '32',
  'first-class-master': '33',
  'second-class-engine-driver': '25',
  'first-class-engine-driver': '27',
  'inland-engineer': '29',
}

type RouteMeasure = Pick<Counted, 'what' | 'have' | 'need' | 'moreDays'>

export type Route = {
  readonly route: string
  readonly outcome: 'satisfied' | 'not-satisfied' | 'unknown'
  readonly measures: readonly RouteMeasure[]
}

/** The route that lacks least: `others` counts what no service fills, `moreDays` the days still to serve. */
export type ShortestWay = {
  readonly route: string
  readonly others: number
  readonly moreDays: number
  readonly short: Bilingual
}

export type AdmissionValue = {
  readonly routes: readonly Route[]
  readonly shortestWay: ShortestWay | null
  /** The first day on which the examination can be sat if such service goes on unbroken; null if more is lacking. */
  readonly earliestDate: Day | null
}

export const gradeParams = record({ grade: choice(grades) }, {})

const allRules = Object.values(admissionRules).flat()

/** Decides admission for the grade on the day. */
export const admissionDecision = decisionOf(instrument)({
  decision: 'admission',
  title: say('admission to an examination', 'परीक्षा में प्रवेश'),
  citations: [...new Set(allRules.map((rule) => rule.citation))],
  reads: factsRead(allRules),
  params: gradeParams,
  facts: marinerFacts,
  answer: ({ grade }, on, facts): Decided<AdmissionValue> => {
    const lines = admissionRules[grade].map((rule) => judge(rule, { on, mariner: facts, facts }))
    return {
      ...concluded(admissionTitle(grade), ruleOf[grade], lines),
      value: { ...waysOf(lines), earliestDate: earliestDate(admissionRules[grade], lines, on, facts) },
    }
  },
})

function waysOf(lines: readonly Explanation[]): Omit<AdmissionValue, 'earliestDate'> {
  const ways = lines.flatMap((one) => (one.children ?? []).filter((child) => child.route !== undefined))
  const fulfilled = ways.some((way) => isFulfilled(way.outcome))
  const near = fulfilled ? null : nearest(ways.filter((way) => way.outcome === 'unmet'))
  return { routes: ways.map(routeOf), shortestWay: near && shortestWay(near) }
}

const outcomes: Readonly<Record<Outcome, Route['outcome']>> = {
  met: 'satisfied',
  'not-asked': 'satisfied',
  unmet: 'not-satisfied',
  unknown: 'unknown',
}

const routeOf = (way: Explanation): Route => ({
  route: way.route ?? '',
  outcome: outcomes[way.outcome],
  measures: measuresOf(way),
})

const measuresOf = (node: Explanation): RouteMeasure[] => [
  ...(node.counted ? [node.counted] : []),
  ...(node.children ?? []).flatMap(measuresOf),
]

function shortestWay(way: Explanation): ShortestWay {
  const { others, days, words } = lacking(way)
  return { route: way.route ?? '', others, moreDays: days, short: words }
}

/** Only age and service come with time: where anything else is lacking or open, no date can be named. */
function earliestDate(
  rules: readonly Rule[],
  lines: readonly Explanation[],
  on: DayNumber,
  facts: MarinerFacts,
): Day | null {
  const waits = lines.map((one, i) => waitOf(rules[i], one, on, facts))
  if (waits.some((wait) => wait === null)) return null
  const first = Math.max(on, ...waits.filter((wait) => wait !== null))
  return stillHeld(rules, facts, on, first) ? dayText(first) : null
}

function waitOf(
  rule: Rule | undefined,
  one: Explanation,
  on: DayNumber,
  facts: MarinerFacts,
): DayNumber | null {
  if (isFulfilled(one.outcome)) return on
  if (one.outcome === 'unknown') return null
  if (rule?.kind === 'age') return birthdayOf(rule.parameter.value, facts)
  const { others, days } = lacking(one)
  return others === 0 ? on + days : null
}

function birthdayOf(years: number, { person }: MarinerFacts): DayNumber | null {
  return person?.dateOfBirth === undefined ? null : attainedOn(dayNumber(person.dateOfBirth), years)
}

/** A certificate asked for must last as long: looked at again on the day itself. */
const stillHeld = (rules: readonly Rule[], facts: MarinerFacts, on: DayNumber, first: DayNumber) =>
  first <= addMonths(on, 12 * 80) &&
  rules
    .filter((rule) => rule.kind === 'holds')
    .every((rule) => isFulfilled(judge(rule, { on: first, mariner: facts, facts }).outcome))
