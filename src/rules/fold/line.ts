// One line of an explanation. What it says of its rule is the same whoever is asked and is made once; the lines are
// of few shapes, each written out, because answers are made of thousands of them.
import { notKnown } from '../vocabulary/phrases.ts'
import type { Bilingual } from '../words.ts'
import type { Asked } from './asked.ts'
import type { Counted, Evidence, Explanation, Outcome } from './explanation.ts'
import type { Rule } from './rule.ts'

/** A rule made ready: decides and explains it for whoever is asked. */
export type Judge = (asked: Asked) => Explanation

type Named = Pick<Rule, 'citation' | 'route' | 'interpretations'>
type Said = Named & { readonly words: Bilingual }

/** What a line says of its rule. */
export type Head = {
  readonly citation: string
  readonly requirement: Bilingual
  readonly interpretations: readonly string[]
  readonly route: string | undefined
}

const none: readonly [] = []

export const headOf = ({ citation, interpretations = none, route }: Named, words: Bilingual): Head => ({
  citation,
  requirement: words,
  interpretations,
  route,
})

/** What a line says of the person. */
export type Text = Pick<Explanation, 'record' | 'found' | 'need' | 'short'>

export function lineOf(head: Head, outcome: Outcome, { record, found, need, short }: Text): Explanation {
  const { citation, requirement, interpretations, route } = head
  return route === undefined
    ? { citation, requirement, outcome, record, found, need, short, interpretations }
    : { citation, requirement, outcome, record, found, need, short, interpretations, route }
}

export const openLineOf = (head: Head, record: Bilingual, need: Bilingual): Explanation =>
  lineOf(head, 'unknown', { record, found: notKnown, need, short: null })

/** The line of counted service. */
export function countedLine(
  head: Head,
  outcome: Outcome,
  { record, found, need, short }: Text,
  counted: Counted,
  evidence: readonly Evidence[],
): Explanation {
  const { citation, requirement, interpretations, route } = head
  const said = { citation, requirement, outcome, record, found, need, short, interpretations }
  return route === undefined ? { ...said, counted, evidence } : { ...said, route, counted, evidence }
}

/** The line of a rule with parts. */
export function wholeLine(
  head: Head,
  outcome: Outcome,
  { record, found, need, short }: Text,
  children: readonly Explanation[],
): Explanation {
  const { citation, requirement, interpretations, route } = head
  return route === undefined
    ? { citation, requirement, outcome, record, found, need, short, interpretations, children }
    : { citation, requirement, outcome, record, found, need, short, interpretations, route, children }
}

/** The line of a rule of whose parts any one is enough. */
export function choiceLine(
  head: Head,
  outcome: Outcome,
  { record, found, need, short }: Text,
  children: readonly Explanation[],
): Explanation {
  const { citation, requirement, interpretations, route } = head
  const said = { citation, requirement, outcome, record, found, need, short, interpretations }
  return route === undefined
    ? { ...said, choice: true, children }
    : { ...said, route, choice: true, children }
}

type Parts = {
  readonly record: Bilingual
  readonly found: Bilingual
  readonly need: Bilingual
  /** Said only when it is unmet. */
  readonly short: Bilingual | (() => Bilingual)
}

/** What was found is always said; the shortfall only where there is one. */
export function line(rule: Said, outcome: Outcome, { record, found, need, short }: Parts): Explanation {
  const said = typeof short === 'function' ? short : () => short
  return lineOf(headOf(rule, rule.words), outcome, {
    record,
    found,
    need,
    short: outcome === 'unmet' ? said() : null,
  })
}

export const openLine = (rule: Said, record: Bilingual, need: Bilingual): Explanation =>
  openLineOf(headOf(rule, rule.words), record, need)
