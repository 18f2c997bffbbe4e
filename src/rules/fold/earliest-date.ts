// The first day on which somebody can be admitted if such service goes on unbroken from the day asked about: age
// comes with time, a course with its completion, a certificate with its issue or the end of an interruption. The
// answer is looked at again only on days on which something changes.
import { attainedOn } from '../age/attained.ts'
import { countings } from '../counting/months.ts'
import { endOfTime, overlap, type Span } from '../counting/spans.ts'
import { addMonths, dayNumber, dayText, type Day, type DayNumber } from '../day.ts'
import { heldDays, type Asked } from './asked.ts'
import type { Explanation } from './explanation.ts'
import { judge } from './judge.ts'
import { isFulfilled } from './outcomes.ts'
import { partsOf } from './page.ts'
import type { AgeAttained, Holds, Rule, Service } from './rule.ts'
import { servicePieces } from './service-pieces.ts'
import { tallyOf } from './tally.ts'
import { weightAsked } from './weight-asked.ts'

/** Null where something is open, or lacks what no time brings: schooling, a course that is not begun. */
export function earliestDate(
  rules: readonly Rule[],
  lines: readonly Explanation[],
  asked: Asked,
): Day | null {
  const first = latestOf(lines.map((one, i) => waitFor(rules[i], one, asked)))
  if (first === null || first > addMonths(asked.on, 12 * 80)) return null
  const held = rules.filter((rule) => rule.kind === 'holds')
  const day = [first, ...changes(asked).filter((one) => one > first)].find((one) => allHeld(held, asked, one))
  return day === undefined ? null : dayText(day)
}

/** A certificate asked for must be held on the very day. */
const allHeld = (held: readonly Holds[], asked: Asked, on: DayNumber): boolean =>
  held.every((rule) => isFulfilled(judge(rule, { ...asked, on }).outcome))

/** All must be waited for; one that never comes takes the others with it. */
function latestOf(waits: readonly (DayNumber | null)[]): DayNumber | null {
  let latest: DayNumber = 0
  for (const wait of waits) {
    if (wait === null) return null
    if (wait > latest) latest = wait
  }
  return latest
}

function soonestOf(waits: readonly (DayNumber | null)[]): DayNumber | null {
  const known = waits.filter((wait) => wait !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/** The first day from the one asked about on which the requirement is met. */
function waitFor(rule: Rule | undefined, line: Explanation, asked: Asked): DayNumber | null {
  if (rule === undefined || line.outcome === 'unknown') return null
  if (isFulfilled(line.outcome)) return asked.on
  const { children = [] } = line
  const parts = () => partsOf(rule).map((part, i) => partWait(part, children[i], asked))
  if (rule.kind === 'all') return latestOf(parts())
  if (rule.kind === 'any' || rule.kind === 'unless') return soonestOf(parts())
  return rule.kind === 'age' ? birthday(rule, asked) : recordWait(rule, line, asked)
}

/** Service grows day by day; another record turns on a day that is known. */
function recordWait(rule: Rule, { counted }: Explanation, asked: Asked): DayNumber | null {
  if (counted === undefined)
    return changes(asked).find((on) => isFulfilled(judge(rule, { ...asked, on }).outcome)) ?? null
  return rule.kind === 'service' ? served(rule, counted.moreDays, asked) : asked.on + counted.moreDays
}

const partWait = (rule: Rule, line: Explanation | undefined, asked: Asked) =>
  line === undefined ? null : waitFor(rule, line, asked)

function birthday({ parameter }: AgeAttained, { mariner, conventions }: Asked): DayNumber | null {
  const born = mariner.person?.dateOfBirth
  return born === undefined ? null : attainedOn(dayNumber(born), parameter.value, conventions.age)
}

/** The days after the one asked about on which a record can turn a requirement, in order. */
function changes({ on, mariner }: Asked): DayNumber[] {
  const { courses = [], certificates = [] } = mariner
  const days = [
    ...courses.flatMap(({ completedOn }) =>
      typeof completedOn === 'string' ? [dayNumber(completedOn) + 1] : [],
    ),
    ...certificates.flatMap(({ issuedOn, interruptions = [] }) => [
      dayNumber(issuedOn),
      ...interruptions.flatMap(({ to }) => (to === null ? [] : [dayNumber(to) + 1])),
    ]),
  ]
  return days.filter((day) => day > on).sort((a, b) => a - b)
}

/**
 * The first day on which the service suffices. Service goes on only while the certificate is held, and a course that
 * is completed meanwhile counts; without either it is as many days as are short.
 */
function served(rule: Service, moreDays: number, asked: Asked): DayNumber | null {
  const { on } = asked
  const held = rule.whileHolding === undefined ? [always] : (heldDays(asked.mariner, rule.whileHolding) ?? [])
  const unbroken = held.some(({ from, to }) => from <= on && to >= on + moreDays - 1)
  if (unbroken && changes(asked).length === 0) return on + moreDays
  const last = addMonths(on, 12 * 80)
  if (!suffices(rule, asked, held, last)) return null
  let [low, high] = [on, last]
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2)
    if (suffices(rule, asked, held, middle)) high = middle
    else low = middle
  }
  return high
}

const always: Span = { from: 0, to: endOfTime }

/** Whether what is on record until a day, and such service from the day asked about to its eve, weigh enough. */
function suffices(rule: Service, asked: Asked, held: readonly Span[], day: DayNumber): boolean {
  const counting = countings[asked.conventions.months]
  const { sure } = tallyOf(servicePieces(rule, { ...asked, on: day })).pool
  const further = overlap([{ from: asked.on, to: day - 1 }], held)
  return counting.weigh([...sure, ...further]) >= weightAsked(rule, counting)
}
