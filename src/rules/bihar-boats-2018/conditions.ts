// How the boat rules put a yes/no decision together, and the conditions that several of them share.
import { judged, decisionOf, type Decision } from '../decision.ts'
import { record, type Schema } from '../facts/schema.ts'
import { factsRead } from '../fold/facts-read.ts'
import { askedOfFacts } from '../fold/asked.ts'
import type { Fact, Findings, Rule, Unless } from '../fold/rule.ts'
import type { Bilingual } from '../words.ts'
import { instrument } from './instrument.ts'

/** Decisions of these rules take no parameters. */
export const noParams = record({}, {})

type Ruled<F> = {
  readonly decision: string
  readonly title: Bilingual
  readonly citation: string
  readonly facts: Schema<F>
  readonly rules: readonly Rule[]
}

/** A decision that lists requirements, all of which are to be met. */
export const ruled = <F>({ decision, title, citation, facts, rules }: Ruled<F>): Decision<never> =>
  decisionOf(instrument)({
    decision,
    title,
    citations: rules.map((rule) => rule.citation),
    reads: factsRead(rules),
    trees: [{ params: {}, rules }],
    params: noParams,
    facts,
    answer: (_, on, told) => judged(title, citation, rules, askedOfFacts(told, on)),
  })

/** A single fact that must be one of these. */
export const fact = (
  said: { citation: string; path: string; words: Bilingual; record: Bilingual },
  among: Fact['among'],
  findings: Findings,
): Fact => ({ kind: 'fact', ...said, among, findings })

/** A requirement that is not asked where any of these stands. */
export const unless = (rule: Rule & { readonly words: Bilingual }, exemptions: readonly Rule[]): Unless => ({
  kind: 'unless',
  citation: rule.citation,
  words: rule.words,
  rule,
  exemptions,
})
