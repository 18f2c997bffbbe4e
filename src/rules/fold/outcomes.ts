// Three-valued logic. Every condition of these rules only gains from a better fact, so the outcome of the parts
// gives the outcome of the whole exactly.
import type { Outcome } from './explanation.ts'

export const isFulfilled = (outcome: Outcome): boolean => outcome === 'met' || outcome === 'not-asked'

export function every(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.includes('unmet')) return 'unmet'
  return outcomes.every(isFulfilled) ? 'met' : 'unknown'
}

export function some(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.some(isFulfilled)) return 'met'
  return outcomes.every((outcome) => outcome === 'unmet') ? 'unmet' : 'unknown'
}
