// What both encodings must agree on: outcome, unmet, unknown, and every key of the value that the rules name.
import { decide } from '../../../src/rules/index.ts'
import { decideAgain, type Case } from './decide.ts'

type Route = {
  readonly route: string
  readonly outcome: string
  readonly measures: readonly { readonly have: unknown; readonly need: unknown }[]
}

type Told = Readonly<Record<string, unknown>>

const routes = (value: unknown): unknown =>
  (value as readonly Route[]).map(({ route, outcome, measures }) => ({
    route,
    outcome,
    measures: measures.map(({ have, need }) => ({ have, need })),
  }))

/** Of the first encoding's value the keys that the rules name, without its words for people. */
const named = (value: Told | undefined, keys: readonly string[]): Told =>
  Object.fromEntries(
    keys.map((key) => [key, key === 'routes' && value?.[key] ? routes(value[key]) : value?.[key]]),
  )

/** Both answers in the same form, ready to be compared. */
export const bothAnswers = (one: Case): { first: Told; second: Told } => {
  const first = decide(one)
  const second = decideAgain(one)
  const keys = Object.keys(second.value ?? {})
  const errors = 'errors' in first ? { errors: first.errors } : {}
  const given = 'value' in first ? (first.value as Told | undefined) : undefined
  return {
    first: {
      outcome: first.outcome,
      unmet: first.unmet,
      unknown: first.unknown,
      ...errors,
      value: named(given, keys),
    },
    second: {
      outcome: second.outcome,
      unmet: second.unmet,
      unknown: second.unknown,
      value: second.value ?? {},
    },
  }
}

/** Outcome, unmet and unknown alone; the order of the list is compared where all facts are known. */
export const openOf = ({ outcome, unmet, unknown }: Told): Told => ({
  outcome,
  unmet: [...(unmet as readonly string[])].sort(),
  unknown: [...(unknown as readonly string[])].sort(),
})
