// How a slip of the print is written down.
import type { Bilingual } from '../../shell/text.ts'

export type Slip = {
  readonly ruleSet: 'jharkhand-2020' | 'bihar-boats-2018'
  readonly address: string
  readonly language: 'en' | 'hi' | 'both'
  /** The very words as they are printed. */
  readonly printed: string
  readonly meant: Bilingual | null
  readonly note: Bilingual
}

type Said = readonly [en: string, hi: string]
type SlipRow = readonly [
  address: string,
  language: 'en' | 'hi',
  printed: string,
  meant: Said | null,
  note: Said,
]

const bilingual = ([en, hi]: Said): Bilingual => ({ en, hi })

export const slipsOf = (ruleSet: Slip['ruleSet'], rows: readonly SlipRow[]): Slip[] =>
  rows.map(([address, language, printed, meant, note]) => ({
    ...{ ruleSet, address, language, printed },
    meant: meant && bilingual(meant),
    note: bilingual(note),
  }))
