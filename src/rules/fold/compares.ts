// The law's own comparisons.
import type { Phrase } from './rule.ts'

/** Each phrase of the law as a comparison; nowhere else is one written. */
export const compares: Readonly<Record<Phrase, (value: number, asked: number) => boolean>> = {
  'not-less-than': (value, asked) => value >= asked,
  exceeding: (value, asked) => value > asked,
  'not-exceeding': (value, asked) => value <= asked,
  'less-than': (value, asked) => value < asked,
}
