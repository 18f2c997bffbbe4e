// Admission: may this person sit the examination held on the day (Rules 23(iv), 24, 25, 27, 29, 30(iii), 31 to 33)?
import type { Day } from '../day.ts'
import { decisionOf, judged, type Decided, type Decision } from '../decision.ts'
import { marinerFacts } from '../facts/mariner.ts'
import type { Counted, Explanation, Outcome } from '../fold/explanation.ts'
import { factsRead } from '../fold/facts-read.ts'
import { askedOfMariner } from '../fold/asked.ts'
import { lacking, nearest } from '../fold/nearest.ts'
import { isFulfilled } from '../fold/outcomes.ts'
import type { Rule } from '../fold/rule.ts'
import type { Grade } from '../vocabulary/grades.ts'
import { say, type Bilingual } from '../words.ts'
import { admissionTitle } from './conditions.ts'
import { earliestDate } from '../fold/earliest-date.ts'
import { gradeParams, gradeTrees } from './grade-params.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'
import { serangAdmission } from './r31-serang.ts'
import { secondClassDriverAdmission } from './r24-second-class-engine-driver.ts'
import { firstClassDriverAdmission } from './r27-first-class-engine-driver.ts'
import { engineerAdmission } from './r29-inland-engineer.ts'
import { secondClassMasterAdmission } from './r32-second-class-master.ts'
import { firstClassMasterAdmission } from './r33-first-class-master.ts'

/** The requirements of each grade, in listed order. */
export const admissionRules = (law: Law): Readonly<Record<Grade, readonly Rule[]>> => ({
  serang: serangAdmission(law),
  'second-class-master': secondClassMasterAdmission(law),
  'first-class-master': firstClassMasterAdmission(law),
  'second-class-engine-driver': secondClassDriverAdmission(law),
  'first-class-engine-driver': firstClassDriverAdmission(law),
  'inland-engineer': engineerAdmission(law),
})

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

/** Decides admission for the grade on the day. */
export function admissionDecision(law: Law): Decision<AdmissionValue> {
  const rules = admissionRules(law)
  const all = Object.values(rules).flat()
  return decisionOf(instrument)({
    decision: 'admission',
    title: say('admission to an examination', 'परीक्षा में प्रवेश'),
    citations: [...new Set(all.map((rule) => rule.citation))],
    reads: factsRead(all),
    trees: gradeTrees((grade) => rules[grade]),
    params: gradeParams,
    facts: marinerFacts,
    answer: ({ grade }, on, facts): Decided<AdmissionValue> => {
      const asked = askedOfMariner(facts, on, law.conventions)
      const decided = judged(admissionTitle(grade), ruleOf[grade], rules[grade], asked)
      const lines = decided.explanation.children ?? []
      return {
        ...decided,
        value: { ...waysOf(lines), earliestDate: earliestDate(rules[grade], lines, asked) },
      }
    },
  })
}

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

function measuresOf({ counted, children }: Explanation): RouteMeasure[] {
  const measures = counted ? [counted] : []
  for (const child of children ?? []) measures.push(...measuresOf(child))
  return measures
}

function shortestWay(way: Explanation): ShortestWay {
  const { others, days, words } = lacking(way)
  return { route: way.route ?? '', others, moreDays: days, short: words }
}
