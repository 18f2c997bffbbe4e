// Under which other reading or convention a verdict would turn. Whatever a department or a court has ruled on is
// settled and is not tried again.
import { ageConventions, ageWords, monthsConventions, monthsWords, type Conventions } from './conventions.ts'
import { dayNumber, type Day } from './day.ts'
import type { Decided, Decision } from './decision.ts'
import { isRecord } from './facts/check.ts'
import type { MarinerFacts } from './facts/mariner.ts'
import type { Sensitive } from './fold/explanation.ts'
import type { Interpretation, Touched } from './interpretation.ts'
import type { Change, Law } from './law.ts'
import { differenceOf, personOf, turns, type Difference } from './turning.ts'
import type { Bilingual } from './words.ts'

type Named = {
  /** The number of the interpretation, or the name of the convention. */
  readonly under: string
  readonly words: Bilingual
  readonly touches: readonly Touched[]
}

/** The decisions as they would be under one other reading, made when they are first asked. */
export type Other<D> = Named & { readonly conventions: Conventions; readonly decisions: () => D }

const counted: readonly Touched[] = [
  { decision: 'admission' },
  { decision: 'certificate-of-service' },
  { decision: 'competency-without-examination' },
  { decision: 'boat-handler-licence' },
  { decision: 'licence-to-act' },
]

const aged: readonly Touched[] = [{ decision: 'admission' }]

/** Every other reading and convention that is still open. */
export function othersOf(
  interpretations: readonly Interpretation[],
  { readings, conventions, ruled }: Law,
): (Named & { readonly change: Change })[] {
  const open = <T extends { under: string }>(all: readonly T[]) =>
    all.filter((one) => !ruled.includes(one.under))
  return [
    ...open(interpretations.flatMap((one) => otherReadings(one, readings[one.number]))),
    ...open([...otherMonths(conventions), ...otherAges(conventions)]),
  ]
}

const otherReadings = ({ number, readings, touches = [] }: Interpretation, taken: string | undefined) =>
  (readings ?? [])
    .filter(({ value }) => value !== taken)
    .map(({ value, words }) => ({ under: number, words, touches, change: { readings: { [number]: value } } }))

const otherMonths = (taken: Conventions) =>
  monthsConventions
    .filter((months) => months !== taken.months)
    .map((months) => ({
      under: 'months',
      words: monthsWords[months],
      touches: counted,
      change: { conventions: { months } },
    }))

const otherAges = (taken: Conventions) =>
  ageConventions
    .filter((age) => age !== taken.age)
    .map((age) => ({ under: 'age', words: ageWords[age], touches: aged, change: { conventions: { age } } }))

/** A question that was decided by the own law. */
type Answered<V> = {
  readonly decision: Decision<V>
  readonly conventions: Conventions
  readonly params: unknown
  readonly on: Day
  readonly facts: unknown
}

/** The readings under which the answer would be another, and what it would be. */
export function flips<D, V>(
  result: Decided<V>,
  answered: Answered<V>,
  others: readonly Other<D>[],
  pick: (decisions: D) => Decision<V>,
): Sensitive[] {
  const { decision, params, on, facts } = answered
  const person = isTold(facts, decision) ? personOf(facts, dayNumber(on)) : null
  const choice = `${decision.decision} ${JSON.stringify(params)}`
  return others
    .filter(({ touches }) => touches.some((one) => isTouched(one, decision.decision, params)))
    .flatMap((other) => {
      if (person !== null && turns(result, person, differenceTo(other, answered, choice, pick)) === false)
        return []
      const asked = pick(other.decisions()).ask(params, on, facts)
      if (asked.outcome === 'invalid' || verdictOf(asked) === verdictOf(result)) return []
      return [
        { under: other.under, words: other.words, outcome: asked.outcome, found: asked.explanation.found },
      ]
    })
}

/** The facts were accepted by the decision; where it has requirements as trees, they are those of a mariner. */
const isTold = <V>(facts: unknown, { trees }: Decision<V>): facts is MarinerFacts =>
  trees.length > 0 && isRecord(facts)

const differences = new WeakMap<object, Map<string, Difference | null>>()

/** What another law asks otherwise, found once for each decision and choice of its parameters. */
function differenceTo<D, V>(
  other: Other<D>,
  { decision, conventions, params }: Answered<V>,
  choice: string,
  pick: (decisions: D) => Decision<V>,
): Difference | null {
  const known = differences.get(other) ?? new Map<string, Difference | null>()
  differences.set(other, known)
  const found = known.get(choice)
  if (found !== undefined) return found
  const made = differenceOf(
    { trees: decision.trees, conventions },
    { ...other, ...pick(other.decisions()) },
    params,
  )
  known.set(choice, made)
  return made
}

/** Whether another reading can turn this decision, asked with these parameters. */
export function isTouched(touched: Touched, decision: string, params: unknown): boolean {
  if (touched.decision !== decision) return false
  const grade = isRecord(params) ? params['grade'] : undefined
  return touched.grades === undefined || (typeof grade === 'string' && touched.grades.includes(grade))
}

/** A yes or no turns with its outcome, a calculation with what it computes; how a line is called is neither. */
const verdictOf = <V>({ outcome, value }: Decided<V>): string =>
  outcome === 'computed' ? JSON.stringify(value, withoutLabel) : outcome

const withoutLabel = (key: string, value: unknown): unknown => (key === 'label' ? undefined : value)
