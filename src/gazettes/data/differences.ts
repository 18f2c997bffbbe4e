// Where the English and the Hindi print of a gazette say different things.
import type { Interpretation } from '../../rules/index.ts'
import type { Bilingual } from '../../shell/text.ts'

export type Difference = {
  readonly ruleSet: 'jharkhand-2020' | 'bihar-boats-2018'
  readonly address: string
  readonly kind: 'number' | 'condition' | 'alternative' | 'missing' | 'numbering' | 'wording'
  /** The very words of each print; empty where it has none. */
  readonly says: Bilingual
  /** What is the matter, and which is likelier. */
  readonly note: Bilingual
  /** The reading of the rules core under which one of the two is applied. */
  readonly reading: Interpretation['number'] | null
  readonly applied: 'en' | 'hi' | 'neither' | null
}

export const differences: readonly Difference[] = []
