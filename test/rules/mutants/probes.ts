// Cases that know what must come of them: handed over, our own, the boundaries of every tree, the calculations at
// their lines. A mutant that answers one of them otherwise is noticed.
import { readdirSync, readFileSync } from 'node:fs'
import { contractConventions } from '../../../src/rules/conventions.ts'
import { dayNumber } from '../../../src/rules/day.ts'
import { boundariesOf } from '../../../src/rules/fold/boundaries.ts'
import type { Result } from '../../../src/rules/index.ts'
import { decideAgain, type Case } from '../second-encoding/decide.ts'
import { casesOf, sweeps } from './sweeps.ts'
import { schemaOf, trees, type Tree } from './trees.ts'

type Expected = {
  readonly outcome?: string
  readonly unmet?: readonly string[]
  readonly unknown?: readonly string[]
  readonly value?: unknown
}

export type Told = Case & { readonly expect: Expected }

/** A case and whether an answer to it is the right one. */
export type Probe = {
  readonly asked: Case
  readonly isRight: (answer: Result) => boolean
  readonly threshold?: object
}

const read = (file: URL): Told[] => JSON.parse(readFileSync(file, 'utf8')) as Told[]

const folder = new URL('../own-cases/', import.meta.url)

/** Handed over or written by us from the pages of the rules; those that are refused tell nothing of the law. */
export const told: readonly Told[] = [
  ...read(new URL('../cases.json', import.meta.url)),
  ...readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => read(new URL(name, folder))),
].filter(({ expect }) => expect.outcome !== 'invalid')

/** Whether all that is expected is found; lists are whole. */
const isFound = (expected: unknown, found: unknown): boolean => {
  if (typeof expected !== 'object' || expected === null) return Object.is(expected, found)
  if (typeof found !== 'object' || found === null) return false
  if (Array.isArray(expected) && (!Array.isArray(found) || expected.length !== found.length)) return false
  return Object.entries(expected).every(([key, one]) => isFound(one, (found as Record<string, unknown>)[key]))
}

const places = ['below', 'at', 'above'] as const

/** The day of the boundaries. */
const on = '2027-06-15'

export type Stand = {
  readonly asked: Case
  readonly citation: string
  readonly verdict: string
  /** The figure on whose line it stands, or words where it is none. */
  readonly threshold: object
}

/** The boundaries of a tree, each with what must become of its requirement. */
export const standsOf = ({ ruleSet, decision, params, rules }: Tree): Stand[] =>
  boundariesOf(rules, {
    on: dayNumber(on),
    conventions: contractConventions,
    schema: schemaOf({ ruleSet, decision }),
  }).flatMap((one) =>
    places.map((place) => ({
      asked: { ruleSet, decision, params, on, facts: one[place].facts },
      citation: one.citation,
      verdict: one[place].outcome,
      threshold: one.threshold,
    })),
  )

/** What became of one requirement; of the grounds of rule 6 those that hold are named instead. */
export const verdictOn = (citation: string, answer: Expected): string => {
  if (answer.outcome === 'invalid') return 'invalid'
  if (answer.unknown?.includes(citation)) return 'unknown'
  const grounds = (answer.value as { grounds?: unknown } | undefined)?.grounds
  if (Array.isArray(grounds)) return grounds.includes(citation) ? 'met' : 'unmet'
  return answer.unmet?.includes(citation) ? 'unmet' : 'met'
}

const ofTold = (one: Told): Probe => ({ asked: one, isRight: (answer) => isFound(one.expect, answer) })

const ofStand = ({ asked, citation, verdict, threshold }: Stand): Probe => ({
  asked,
  threshold,
  isRight: (answer) => verdictOn(citation, answer) === verdict,
})

const ofSweep = (asked: Case): Probe => {
  const { value = {}, ...second } = decideAgain(asked)
  return { asked, isRight: (answer) => isFound({ ...second, value }, { value: {}, ...answer }) }
}

const nameOf = ({ ruleSet, decision }: Case) => `${ruleSet} ${decision}`

/** Every probe by the decision that it asks. */
export const probesByDecision = (): ReadonlyMap<string, readonly Probe[]> =>
  Map.groupBy(
    [...sweeps.flatMap(casesOf).map(ofSweep), ...told.map(ofTold), ...trees.flatMap(standsOf).map(ofStand)],
    ({ asked }) => nameOf(asked),
  )
