// A reading taken where a text is silent, garbled or contradicts itself.
import type { InterpretationNumber } from './fold/rule.ts'
import type { Bilingual } from './words.ts'

/** A reading of the rules that the authority may change. */
export type Interpretation = {
  readonly number: InterpretationNumber
  readonly citation: string
  readonly words: Bilingual
}
