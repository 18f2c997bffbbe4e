// Three-valued logic. Every condition of these rules only gains from a better fact, so the outcome of the parts
// gives the outcome of the whole exactly.
import type { Outcome } from './explanation.ts'

export const isFulfilled = (outcome: Outcome): boolean => outcome === 'met' || outcome === 'not-asked'

export function every(outcomes: readonly Outcome[]): Outcome {
  let whole: Outcome = 'met'
  for (const outcome of outcomes) {
    if (outcome === 'unmet') return 'unmet'
    if (outcome === 'unknown') whole = 'unknown'
  }
  return whole
}

export function some(outcomes: readonly Outcome[]): Outcome {
  let whole: Outcome = 'unmet'
  for (const outcome of outcomes) {
    if (isFulfilled(outcome)) return 'met'
    if (outcome === 'unknown') whole = 'unknown'
  }
  return whole
}

/** The outcomes of the lines of an explanation. */
export const outcomesOf = (lines: readonly { readonly outcome: Outcome }[]): Outcome[] =>
  lines.map(({ outcome }) => outcome)
