// One line of an explanation.
import { notKnown } from '../vocabulary/phrases.ts'
import type { Bilingual } from '../words.ts'
import type { Explanation, Outcome } from './explanation.ts'
import type { Rule } from './rule.ts'

type Said = Pick<Rule, 'citation' | 'route' | 'interpretations'> & { readonly words: Bilingual }

type Parts = {
  readonly record: Bilingual
  readonly found: Bilingual
  readonly need: Bilingual
  /** Said only when it is unmet. */
  readonly short: Bilingual
}

/** What was found is always said; the shortfall only where there is one. */
export const line = (rule: Said, outcome: Outcome, parts: Parts): Explanation => ({
  citation: rule.citation,
  requirement: rule.words,
  outcome,
  record: parts.record,
  found: parts.found,
  need: parts.need,
  short: outcome === 'unmet' ? parts.short : null,
  interpretations: rule.interpretations ?? [],
  ...(rule.route === undefined ? {} : { route: rule.route }),
})

export const openLine = (rule: Said, record: Bilingual, need: Bilingual): Explanation =>
  line(rule, 'unknown', { record, found: notKnown, need, short: notKnown })
