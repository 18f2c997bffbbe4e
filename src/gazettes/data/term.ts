// What the official terms and their explanations are written as.
import type { Bilingual } from '../../shell/text.ts'

export type Term = {
  readonly en: string
  readonly hi: string
  /** Where it stands: `JH r.31, Form-26` (Jharkhand rules), `BH r.22` (Bihar boat rules), with remarks in brackets. */
  readonly where: string
  readonly explained: Bilingual | null
}

export type TermRow = readonly [en: string, hi: string, where: string]

/** An English term as it stands in the list, and what it means in plain words. */
export type Explanation = readonly [term: string, en: string, hi: string]
