// How a difference of the two languages is written down.
import type { Interpretation } from '../../rules/index.ts'
import type { Bilingual } from '../../shell/text.ts'

type RuleSet = 'jharkhand-2020' | 'bihar-boats-2018'
type Kind = 'number' | 'condition' | 'alternative' | 'missing' | 'numbering' | 'wording'
type Reading = Interpretation['number']
type Applied = 'en' | 'hi' | 'neither'

export type Difference = {
  readonly ruleSet: RuleSet
  readonly address: string
  readonly kind: Kind
  /** The very words of each print; empty where it has none. */
  readonly says: Bilingual
  /** What is the matter, and which is likelier. */
  readonly note: Bilingual
  /** The reading of the rules core under which one of the two is applied. */
  readonly reading: Reading | null
  readonly applied: Applied | null
}

/** The words of the English and of the Hindi print, the note in both, and what is applied under which reading. */
export type DifferenceRow = readonly [
  address: string,
  kind: Kind,
  saysEn: string,
  saysHi: string,
  noteEn: string,
  noteHi: string,
  applied?: Applied,
  reading?: Reading,
]

export const differencesOf = (ruleSet: RuleSet, rows: readonly DifferenceRow[]): Difference[] =>
  rows.map(([address, kind, saysEn, saysHi, noteEn, noteHi, applied, reading]) => ({
    ...{ ruleSet, address, kind },
    says: { en: saysEn, hi: saysHi },
    note: { en: noteEn, hi: noteHi },
    reading: reading ?? null,
    applied: applied ?? null,
  }))
