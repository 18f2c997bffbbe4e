// What is to be known about a paragraph besides its words: which reading is applied, which decisions apply it, and that
// one language does not have it.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import {
  boatInterpretations,
  boatLanguageDifferences,
  catalogue,
  interpretations,
  type Interpretation,
} from '../rules/index.ts'
import type { Bilingual } from '../shell/text.ts'
import type { RuleSetName } from './gazette.ts'
import { addressOf } from './place-of.ts'

export type Reading = {
  readonly number: string
  readonly words: Bilingual
  /** What each text says, where a reading settles a difference of the two. */
  readonly says: Bilingual | null
  /** The other readings that could be taken. */
  readonly others: readonly Bilingual[]
}

const Unmatched = z.array(z.object({ address: z.string(), language: z.string(), reason: z.string() }))
const readUnmatched = (ruleSet: RuleSetName) =>
  Unmatched.parse(
    JSON.parse(readFileSync(new URL(`../rules/${ruleSet}/text/unmatched.json`, import.meta.url), 'utf8')),
  )

const unmatched: Readonly<Record<RuleSetName, z.output<typeof Unmatched>>> = {
  'jharkhand-2020': readUnmatched('jharkhand-2020'),
  'bihar-boats-2018': readUnmatched('bihar-boats-2018'),
}

/** Why only one language has the paragraph, as the file of the text says it; null where both have it. */
export const whyAlone = (ruleSet: RuleSetName, address: string): string | null =>
  unmatched[ruleSet].find((one) => one.address === address)?.reason ?? null

const applied: Readonly<Record<RuleSetName, readonly Interpretation[]>> = {
  'jharkhand-2020': interpretations,
  'bihar-boats-2018': boatInterpretations,
}

/** The readings taken at the paragraph, each by its number. */
export function readingsAt(ruleSet: RuleSetName, address: string): Reading[] {
  const taken = applied[ruleSet]
    .filter(({ citation }) => addressOf(citation) === address)
    .map(({ number, words, readings = [] }) => {
      const [, ...others] = readings
      return { number, words, says: null, others: others.map((one) => one.words) }
    })
  if (ruleSet !== 'bihar-boats-2018') return taken
  const differing = boatLanguageDifferences
    .filter(({ citation }) => addressOf(citation) === address)
    .map(({ number, words, says }) => ({ number, words, says, others: [] }))
  return [...taken.filter(({ number }) => !differing.some((one) => one.number === number)), ...differing]
}

export type AppliedBy = { readonly decision: string; readonly title: Bilingual; readonly href: string }

/** The decisions that apply the paragraph itself. */
export const appliedBy = (ruleSet: RuleSetName, address: string): AppliedBy[] =>
  catalogue()
    .filter((one) => one.ruleSet === ruleSet && one.citations.some((cited) => addressOf(cited) === address))
    .map(({ decision, title }) => ({ decision, title, href: `/rules/${ruleSet}/decisions/${decision}` }))
