// What a person reads: the tree of a decision, in both languages, without any markup.
import type { Measure } from '../counting/measure.ts'
import type { Bilingual } from '../words.ts'

/** `not-asked`: the requirement does not apply to this person, and so is no hindrance. */
export type Outcome = 'met' | 'unmet' | 'unknown' | 'not-asked'

/** Why a record of service counted or did not. */
export type EvidenceOutcome =
  | 'counted'
  | 'overlap'
  | 'not-known'
  | 'below-the-bhp'
  | 'below-the-nhp'
  | 'wrong-capacity'
  | 'wrong-department'
  | 'wrong-waters'
  | 'outside-the-state'
  | 'no-engine-watch'
  | 'not-in-charge'
  | 'no-structured-training'
  | 'no-watch-under-an-officer'
  | 'wrong-force'
  | 'not-in-a-water-transport-unit'
  | 'outside-the-window'
  | 'not-while-holding'
  | 'course-not-accepted'
  | 'after-the-date'

export type Evidence = {
  readonly record: Bilingual
  readonly outcome: EvidenceOutcome
  /** Days of this record that went into the measure. */
  readonly days: number
  readonly why: Bilingual
}

/** Service in figures: what is sure, what is asked, and how many more days of such service would do. */
export type Counted = {
  readonly what: Bilingual
  readonly have: Measure
  readonly need: { readonly months: number }
  /** Days of unbroken service from the day of the examination that reach what is asked. */
  readonly moreDays: number
}

/** A reading or convention, not ruled on, under which the answer would be another. */
export type Sensitive = {
  readonly under: string
  readonly words: Bilingual
  readonly outcome: 'satisfied' | 'not-satisfied' | 'unknown' | 'computed'
  readonly found: Bilingual | null
}

/** A reading that the authority has ruled on otherwise than it is applied by default. */
export type Ruled = { readonly number: string; readonly words: Bilingual }

export type Explanation = {
  readonly citation: string
  readonly requirement: Bilingual
  readonly outcome: Outcome
  readonly found: Bilingual | null
  readonly need: Bilingual | null
  readonly short: Bilingual | null
  /** Which record decides. */
  readonly record: Bilingual | null
  readonly interpretations: readonly string[]
  readonly route?: string
  /** Any one of the children is enough. */
  readonly choice?: true
  readonly counted?: Counted
  readonly evidence?: readonly Evidence[]
  readonly children?: readonly Explanation[]
  /** On the whole only: the facts, by path, that can still turn what is open. */
  readonly missing?: readonly string[]
  /** On the whole only: where the answer hangs on a choice that nobody has ruled on. */
  readonly sensitive?: readonly Sensitive[]
  /** On the whole only: what the authority has ruled on these provisions. */
  readonly ruled?: readonly Ruled[]
}
