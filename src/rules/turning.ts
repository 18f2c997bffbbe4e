// Whether a verdict turns under another law, found without explaining everything again: only the requirements
// that differ are asked, and of a person whose records are whole only for yes or no (packed/).
import type { Conventions } from './conventions.ts'
import type { DayNumber } from './day.ts'
import type { Decided, Tree } from './decision.ts'
import { isRecord } from './facts/check.ts'
import type { MarinerFacts } from './facts/mariner.ts'
import { askedOfMariner, lookup } from './fold/asked.ts'
import type { Outcome } from './fold/explanation.ts'
import { factsRead } from './fold/facts-read.ts'
import { judge } from './fold/judge.ts'
import { every, isFulfilled } from './fold/outcomes.ts'
import type { Rule } from './fold/rule.ts'
import { packPeople } from './packed/pack.ts'
import type { PackedPeople } from './packed/people.ts'
import { compileVerdict, type Verdict } from './packed/verdict.ts'

/** A decision about a mariner as one law makes it. */
export type UnderOne = { readonly trees: readonly Tree[]; readonly conventions: Conventions }

/** The person asked about; packed when it is first needed, null where something of the records is not known. */
export type Person = {
  readonly facts: MarinerFacts
  readonly on: DayNumber
  readonly packed: () => PackedPeople | null
}

export function personOf(facts: MarinerFacts, on: DayNumber): Person {
  let made: { readonly people: PackedPeople | null } | undefined
  return {
    facts,
    on,
    packed: () => {
      made ??= { people: wholeOnly(packPeople([facts])) }
      return made.people
    },
  }
}

const wholeOnly = (people: PackedPeople) => (people.count === 1 ? people : null)

/** What differs between two laws for one choice of the parameters. */
export type Difference = {
  /** Whether the requirement at each place is another. */
  readonly differs: readonly boolean[]
  readonly rules: readonly Rule[]
  readonly conventions: Conventions
  /** Null where packed people cannot be asked the requirements. */
  readonly verdict: Verdict | null
  /** The single facts that the other requirements read. */
  readonly paths: readonly string[]
}

/**
 * Whether the verdict would be another one. `null` where that cannot be told from the requirements: the decision
 * has to be asked again as a whole.
 */
export function turns<V>(result: Decided<V>, person: Person, difference: Difference | null): boolean | null {
  const lines = result.explanation.children ?? []
  if (difference === null || lines.length !== difference.differs.length) return null
  const kept = lines.filter((_, i) => difference.differs[i] === false).map(({ outcome }) => outcome)
  if (kept.includes('unmet') || difference.rules.length === 0) return false
  return turnsWhole(result, person, difference) ?? turnsJudged(result, person, difference, kept)
}

/** Of whole records: no requirement is open, unless a single fact is. */
function turnsWhole<V>(result: Decided<V>, person: Person, { verdict, paths }: Difference): boolean | null {
  const people = verdict && person.packed()
  if (verdict === null || people === null) return null
  const satisfied = result.outcome === 'satisfied'
  if (!satisfied && paths.some((path) => lookup(person.facts, path) === undefined)) return null
  return verdict(people, 0, person.on) !== satisfied
}

function turnsJudged<V>(
  result: Decided<V>,
  { facts, on }: Person,
  { rules, conventions }: Difference,
  kept: readonly Outcome[],
): boolean {
  const asked = askedOfMariner(facts, on, conventions)
  const outcome = every([...kept, ...rules.map((rule) => judge(rule, asked).outcome)])
  if (outcome === 'unknown') return true
  return isFulfilled(outcome) !== (result.outcome === 'satisfied')
}

/** Finds what differs; null where the decision has no requirements as trees. */
export function differenceOf(own: UnderOne, other: UnderOne, params: unknown): Difference | null {
  const [mine, theirs] = [treeFor(own.trees, params), treeFor(other.trees, params)]
  if (mine === undefined || theirs?.length !== mine.length) return null
  const differs = theirs.map((rule, i) => isOther(mine[i], rule, own.conventions, other.conventions))
  const rules = theirs.filter((_, i) => differs[i])
  return {
    differs,
    rules,
    conventions: other.conventions,
    verdict: verdictOn(rules, other.conventions),
    paths: factsRead(rules).filter((path) => !path.includes('[]')),
  }
}

function verdictOn(rules: readonly Rule[], conventions: Conventions): Verdict | null {
  try {
    return compileVerdict(rules, conventions)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

const treeFor = (trees: readonly Tree[], params: unknown): readonly Rule[] | undefined =>
  trees.find((tree) => {
    return Object.entries(tree.params).every(([key, value]) => isRecord(params) && params[key] === value)
  })?.rules

/** Another requirement, or the same one counted by another convention. */
function isOther(mine: Rule | undefined, rule: Rule, own: Conventions, other: Conventions): boolean {
  const text = JSON.stringify(rule)
  if (JSON.stringify(mine) !== text) return true
  if (own.months !== other.months && /"kind":"(service|uniformed)"/.test(text)) return true
  return own.age !== other.age && text.includes('"kind":"age"')
}
