// Service that just fulfils what is asked: laid out on the calendar so that every part ends on the very day on
// which it suffices.
import { countings, type Counting } from '../counting/months.ts'
import type { Span } from '../counting/spans.ts'
import type { Conventions } from '../conventions.ts'
import { addMonths, civil, type DayNumber } from '../day.ts'
import type { ServiceFacts } from '../facts/mariner.ts'
import { matchService } from './matching.ts'
import type { Service, ServiceWhere, Uniformed } from './rule.ts'
import { weightAsked } from './weight-asked.ts'

/** What is known of service beside its dates. */
export type ServiceKind = Omit<ServiceFacts, 'from' | 'to'>

/** Days of service of one kind. */
export type Stay = Span & { readonly kind: ServiceKind; readonly serves: readonly Service[] }

export type Layout = { readonly stays: readonly Stay[]; readonly from: DayNumber; readonly to: DayNumber }

type Counted = Service | Uniformed

export const countingOf = ({ months }: Conventions): Counting => countings[months]

/** The first last day on which service from that day, after other service, suffices. */
export function lastDay(
  rule: Counted,
  from: DayNumber,
  counting: Counting,
  before: readonly Span[] = [],
): DayNumber {
  const weight = weightAsked(rule, counting)
  let [low, high] = [from - 1, addMonths(from, rule.parameter.value + 2)]
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2)
    if (counting.weigh([...before, { from, to: middle }]) >= weight) high = middle
    else low = middle
  }
  return high
}

const monthsOfThirtyDays = [4, 6, 9, 11]

/** A month or more before the day, the end of a month of thirty days: there a day is a day of every measure. */
function lastEnd(on: DayNumber): DayNumber {
  const thisMonth = on - civil(on).day + 1
  const firsts = [2, 3, 4, 5, 6].map((back) => addMonths(thisMonth, -back))
  const first = firsts.find((one) => monthsOfThirtyDays.includes(civil(one).month)) ?? thisMonth
  return addMonths(first, 1) - 1
}

/** The first of a month, so early that service of so many months is over a month or more before the day. */
export const beginning = (on: DayNumber, months: number): DayNumber => addMonths(lastEnd(on) + 1, -months)

const mostMonths = (rules: readonly Counted[]) =>
  Math.max(0, ...rules.map(({ parameter }) => parameter.value))

export type Scene = { readonly on: DayNumber; readonly counting: Counting; readonly neutral: ServiceKind }

/** One of the parts so many days longer or shorter. */
export type Shift = { readonly rule: Service; readonly days: number }

/** Service that fulfils all of these at once, from one first day on. */
export const together = (rules: readonly Service[], scene: Scene, shift?: Shift): Layout =>
  laidFrom(beginning(scene.on, mostMonths(rules)), rules, scene, shift)

function laidFrom(from: DayNumber, rules: readonly Service[], scene: Scene, shift?: Shift): Layout {
  const ends = rules.map((rule) => ({
    rule,
    to: lastDay(rule, from, scene.counting) + (shift?.rule === rule ? shift.days : 0),
  }))
  const cuts = [...new Set(ends.map(({ to }) => to))].filter((to) => to >= from).sort((a, b) => a - b)
  const stays = cuts.map((to, i) => {
    const serves = ends.filter((end) => end.to >= to).map(({ rule }) => rule)
    return {
      from: i === 0 ? from : (cuts[i - 1] ?? from) + 1,
      to,
      serves,
      kind: kindFor(serves, scene.neutral),
    }
  })
  return { stays, from, to: cuts.at(-1) ?? from - 1 }
}

/** Service that fulfils the others, and after it service for that one alone. */
export function apart(rule: Service, others: readonly Service[], scene: Scene): Layout {
  const first = beginning(scene.on, mostMonths(others) + rule.parameter.value)
  const { stays, to: last } = laidFrom(first, others, scene)
  const from = last + 1
  const before = stays.filter(({ kind }) => isOfKind(rule.where, kind))
  const to = Math.max(from, lastDay(rule, from, scene.counting, before))
  const own = { from, to, kind: kindFor([rule], scene.neutral), serves: [rule] }
  return { stays: [...stays, own], from: first, to }
}

/** Service that fulfils the others, and in the same days service for that one alone, differing in this. */
export function beside(
  rule: Service,
  others: readonly Service[],
  scene: Scene,
  differing: Partial<ServiceKind>,
): Layout {
  const from = beginning(scene.on, mostMonths([rule, ...others]))
  const layout = laidFrom(from, others, scene)
  const to = lastDay(rule, from, scene.counting)
  const kind = { ...kindFor([rule], scene.neutral), ...differing }
  return {
    stays: [...layout.stays, { from, to, kind, serves: [rule] }],
    from,
    to: Math.max(to, layout.to),
  }
}

/** Whether service of that kind counts, its dates aside. */
export const isOfKind = (where: ServiceWhere, kind: ServiceKind): boolean =>
  matchService({ from: '', to: null, ...kind }, where).counts === 'yes'

/** The kind of service that fulfils all of these, and nothing that none of them asks. */
function kindFor(rules: readonly Service[], neutral: ServiceKind): ServiceKind {
  return rules.reduce<ServiceKind>((kind, { where }) => ({ ...kind, ...asked(where, kind) }), {
    ...neutral,
    ...common(rules),
  })
}

const asked = (where: ServiceWhere, kind: ServiceKind): Partial<ServiceKind> => ({
  ...(where.department && { department: where.department }),
  ...(where.waters && { waters: where.waters }),
  ...(where.state && { state: where.state }),
  ...powerOf(where, kind),
  ...marksOf(where),
})

const powerOf = (
  { leastBhp, bhpPhrase, leastNhp }: ServiceWhere,
  kind: ServiceKind,
): Partial<ServiceKind> => ({
  ...(leastBhp && { vesselBhp: Math.max(leastBhp.value + (bhpPhrase ? 1 : 0), kind.vesselBhp ?? 0) }),
  ...(leastNhp && { vesselNhp: Math.max(leastNhp.value, kind.vesselNhp ?? 0) }),
})

const marksOf = (where: ServiceWhere): Partial<ServiceKind> => ({
  ...(where.mainEngineWatch && { mainEngineWatch: true }),
  ...(where.inCharge && { inCharge: true }),
  ...(where.structuredTraining && { structuredTraining: true }),
})

/** Of lists, the first that all of them name. */
function common(rules: readonly Service[]): Partial<ServiceKind> {
  const capacity = firstInAll(rules.map(({ where }) => where.capacities))
  const officer = firstInAll(rules.map(({ where }) => where.watchkeepingUnder))
  return { ...(capacity && { capacity }), ...(officer && { watchkeepingUnder: officer }) }
}

function firstInAll<T>(lists: readonly (readonly T[] | undefined)[]): T | undefined {
  const named = lists.filter((list) => list !== undefined)
  return named[0]?.find((one) => named.every((list) => list.includes(one)))
}
