// Values on every side of the lines that the law draws through a fact, for trying what a missing fact could change.
import type { Parameter } from './fold/rule.ts'

/** On each line, above it and below it, without repetition. */
export const around = (...lines: readonly Parameter[]): readonly number[] => [
  ...new Set(lines.flatMap(({ value }) => [value, value + 1, value / 2])),
]

/** The same for what is counted in whole numbers. */
export const wholeAround = (...lines: readonly Parameter[]): readonly number[] => [
  ...new Set(lines.flatMap(({ value }) => [Math.floor(value), Math.floor(value) + 1, Math.ceil(value / 2)])),
]
