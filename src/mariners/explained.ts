// The tree of a decision as a page draws it: short answer first, each requirement with what was found and what is needed.
import {
  type AdmissionResult,
  type Evidence,
  type Explanation,
  interpretations,
  type Result,
} from '../rules/index.ts'
import type { Bilingual } from '../shell/text.ts'

type Verdict = 'satisfied' | 'not-satisfied' | 'unknown'
/** One requirement. What it does not have is null or empty, never absent. */
export type ExplainedLine = {
  state: Explanation['outcome']
  stateKey: string
  sign: 'met' | 'unmet' | 'unknown'
  cites: string
  requirement: Bilingual
  record: Bilingual | null
  found: Bilingual | null
  need: Bilingual | null
  short: Bilingual | null
  /** Any one of the children is enough. */
  choice: boolean
  children: ExplainedLine[]
  evidence: Pick<Evidence, 'record' | 'why'>[]
  readings: Reading[]
}
/** A reading that is taken, by its number. */
type Reading = { number: string; words: Bilingual }
/** Under which reading or convention, not ruled on, the answer would be another. */
export type Flip = { number: string | null; words: Bilingual; verdictKey: string }
export type Explained = {
  verdict: Verdict
  lines: ExplainedLine[]
  /** What is not met, and what is not known: the short answer. */
  missing: ExplainedLine[]
  open: ExplainedLine[]
  flips: Flip[]
}

/** A yes/no decision for a page; null when the rules could not be asked (a day before they were in force). */
export function explained(result: Result): Explained | null {
  if (result.outcome === 'invalid' || result.outcome === 'computed') return null
  const { children = [], ruled = [] } = result.explanation
  const lines = children.map((node) => lineOf(node, ruled))
  return {
    verdict: result.outcome,
    lines,
    missing: lines.filter((line) => line.state === 'unmet'),
    open: lines.filter((line) => line.state === 'unknown'),
    flips: flipsOf(result.explanation),
  }
}

const flipsOf = ({ sensitive = [] }: Explanation): Flip[] =>
  sensitive.map(({ under, words, outcome }) => ({
    number: interpretations.some(({ number }) => number === under) ? under : null,
    words,
    verdictKey: `mariners.verdict.${outcome}`,
  }))

function lineOf(node: Explanation, ruled: readonly Reading[]): ExplainedLine {
  const shown = shownUnder(node)
  const children = shown.map((child) => lineOf(child, ruled))
  // What stands under a heading is said there, once.
  const own = children.length === 0
  return {
    state: node.outcome,
    stateKey: `mariners.state-of.${node.outcome}`,
    sign: node.outcome === 'not-asked' ? 'met' : node.outcome,
    cites: node.citation,
    requirement: node.requirement,
    record: own ? node.record : null,
    found: own || node.outcome === 'not-asked' ? node.found : null,
    need: own ? node.need : null,
    short: node.short,
    choice: node.choice ?? false,
    children,
    evidence: (node.evidence ?? []).map(({ record, why }) => ({ record, why })),
    readings: readingsOf(node, shown, ruled),
  }
}

/** Where one way is enough and one is there, the other ways are no one's trouble. */
function shownUnder({ outcome, choice, children = [] }: Explanation): readonly Explanation[] {
  const enough = choice === true && isFulfilled(outcome)
  return enough ? children.filter((child) => isFulfilled(child.outcome)) : children
}

/** A reading is told once, with the requirement that it is nearest to. */
const readingsOf = (node: Explanation, below: readonly Explanation[], ruled: readonly Reading[]): Reading[] =>
  interpretations
    .filter(({ number }) => node.interpretations.includes(number))
    .filter(({ number }) => !below.some((child) => child.interpretations.includes(number)))
    .map(({ number, words }) => ruled.find((one) => one.number === number) ?? { number, words })

const isFulfilled = (outcome: Explanation['outcome']): boolean => outcome === 'met' || outcome === 'not-asked'

/** The first day on which it would be enough if such service goes on; null when more is lacking, or nothing is. */
export const earliestOf = (result: AdmissionResult): string | null =>
  result.outcome === 'not-satisfied' ? (result.value?.earliestDate ?? null) : null
