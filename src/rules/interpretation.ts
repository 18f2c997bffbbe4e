// A reading taken where a text is silent, garbled or contradicts itself.
import type { InterpretationNumber } from './fold/rule.ts'
import type { Bilingual } from './words.ts'

/** A reading of the rules that the authority may change. */
export type Interpretation = {
  readonly number: InterpretationNumber
  readonly citation: string
  readonly words: Bilingual
  /** The readings that can be taken, the one applied first; left out where no other has been encoded. */
  readonly readings?: readonly [ReadingOf, ReadingOf, ...ReadingOf[]]
  /** The decisions that another reading can turn, each for these grades only where some are named. */
  readonly touches?: readonly Touched[]
}

export type ReadingOf = {
  readonly value: string
  readonly words: Bilingual
  /** Where the two texts differ: the language that says so. */
  readonly language?: 'en' | 'hi'
}

export type Touched = { readonly decision: string; readonly grades?: readonly string[] }
