// Slips of the print: marked where they stand, never mended.
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

export const slips: readonly Slip[] = []
