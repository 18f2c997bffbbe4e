// The answer of a decision as a page draws it, on the server and in the browser: the outcome in large words, then the
// working line by line, each with the provision it stands on. The words are the rules' own, in both languages.
import { type Explanation, interpretationsOf, type Result } from '../rules/index.ts'
import type { Bilingual } from '../shell/text.ts'
import { type Cited, cited, sentence } from './cited.ts'

/** Gives the address of a provision, without language; null where it has none of its own. */
export type PlaceOf = (ruleSet: string, citation: string) => string | null

export type AnswerLine = {
  readonly sign: 'met' | 'unmet' | 'unknown'
  readonly stateKey: string
  /** Null where the line above stands on the same provision. */
  readonly cites: Cited | null
  readonly href: string | null
  readonly requirement: Bilingual
  readonly found: Bilingual | null
  readonly need: Bilingual | null
  readonly short: Bilingual | null
  /** Each record that was looked at, and why it counts or does not. */
  readonly evidence: readonly { readonly record: Bilingual; readonly why: Bilingual }[]
  /** Any one of the lines below is enough. */
  readonly choice: boolean
  readonly lines: readonly AnswerLine[]
}

type Flip = { readonly words: Bilingual; readonly found: Bilingual | null; readonly outcomeKey: string }

export type AnswerView = {
  readonly outcome: 'satisfied' | 'not-satisfied' | 'unknown' | 'computed'
  readonly sign: 'good' | 'bad' | 'caution'
  readonly outcomeKey: string
  readonly title: Bilingual
  /** The computed value in words; of a yes/no decision what hinders. */
  readonly found: Bilingual | null
  readonly short: readonly Bilingual[]
  readonly cites: Cited
  readonly href: string | null
  readonly lines: readonly AnswerLine[]
  /** The least, in rupees, to which a penalty may be reduced; the explanation does not tell it. */
  readonly remission: number | null
  /** The facts that can still turn it: the keys of their words, and the questions of the form that ask for them. */
  readonly missing: readonly { readonly key: string; readonly field: string }[]
  readonly readings: readonly { readonly number: string; readonly words: Bilingual }[]
  /** Another reading, and what the answer would be: a value in words, else a verdict. */
  readonly flips: readonly Flip[]
}

const signs = { satisfied: 'good', 'not-satisfied': 'bad', unknown: 'caution', computed: 'good' } as const

type Drawn = { readonly ruleSet: string; readonly placeOf: PlaceOf; readonly above?: string }

/** Null where there is no answer: the facts do not fit, or no rules were in force on the day. */
export function answerView(result: Result, drawn: Drawn): AnswerView | null {
  if (result.outcome === 'invalid') return null
  const { outcome, explanation } = result
  const { citation, requirement, found, children = [], sensitive = [], missing = [] } = explanation
  const isComputed = outcome === 'computed'
  return {
    outcome,
    sign: signs[outcome],
    outcomeKey: outcomeKey(outcome),
    title: sentence(requirement),
    found: isComputed ? found : null,
    short: isComputed ? [] : shortsOf(children),
    cites: cited(citation),
    href: drawn.placeOf(drawn.ruleSet, citation),
    lines: children.map((child) => lineOf(child, drawn)),
    remission: remissionOf(result.value),
    missing: missingOf(missing),
    readings: readingsOf(explanation, drawn.ruleSet),
    flips: sensitive.map(({ words, found: other, outcome: verdict }) => ({
      ...{ words, found: verdict === 'computed' ? other : null },
      outcomeKey: outcomeKey(verdict),
    })),
  }
}

const outcomeKey = (outcome: string): string => `calculators.answer.outcome.${outcome}`

const remissionOf = (value: unknown): number | null =>
  typeof value === 'object' && value !== null && 'leastAfterRemission' in value
    ? Number(value.leastAfterRemission)
    : null

function missingOf(paths: readonly string[]): AnswerView['missing'] {
  const all = paths.map((path) => ({
    key: `facts.label.${path.replaceAll(/\[\d*\]/g, '')}`,
    field: path.replace(/\[.*/, ''),
  }))
  return all.filter(({ key }, place) => all.findIndex((one) => one.key === key) === place)
}

const shortsOf = (lines: readonly Explanation[]): Bilingual[] =>
  lines
    .filter(({ outcome }) => outcome === 'unmet')
    .map(({ short, requirement }) => sentence(short ?? requirement))

function lineOf(node: Explanation, drawn: Drawn): AnswerLine {
  const shown = shownUnder(node)
  const lines = shown.map((child) => lineOf(child, { ...drawn, above: node.citation }))
  const isLeaf = lines.length === 0
  return {
    sign: node.outcome === 'not-asked' ? 'met' : node.outcome,
    stateKey: `calculators.answer.state.${node.outcome}`,
    cites: node.citation === drawn.above ? null : cited(node.citation),
    href: drawn.placeOf(drawn.ruleSet, node.citation),
    requirement: sentence(node.requirement),
    ...(isLeaf ? ownOf(node) : underHeading(node)),
    evidence: (node.evidence ?? []).map(({ record, why }) => ({ record, why })),
    choice: node.choice ?? false,
    lines,
  }
}

type Own = Pick<AnswerLine, 'found' | 'need' | 'short'>

const ownOf = ({ outcome, requirement, found, need, short }: Explanation): Own => ({
  found,
  need: outcome !== 'met' && !isSame(need, requirement) ? need : null,
  short: found !== null && isSame(short, found) ? null : short,
})

/** What stands under a heading is said there, once. */
const underHeading = ({ outcome, found }: Explanation): Own => ({
  found: outcome === 'not-asked' ? found : null,
  need: null,
  short: null,
})

const isSame = (one: Bilingual | null, other: Bilingual): boolean => one === null || one.en === other.en

/** Where one way is enough and one is there, the other ways are no one's trouble; a line that only repeats goes. */
function shownUnder({ outcome, choice, requirement, children = [] }: Explanation): readonly Explanation[] {
  if (outcome === 'not-asked') return []
  const enough = choice === true && isFulfilled(outcome)
  const shown = enough ? children.filter((child) => isFulfilled(child.outcome)) : children
  const [only] = shown
  const repeats = shown.length === 1 && only !== undefined && isSame(only.requirement, requirement)
  return repeats ? (only.children ?? []) : shown
}

const isFulfilled = (outcome: Explanation['outcome']): boolean => outcome === 'met' || outcome === 'not-asked'

/** Every reading that was applied anywhere in the answer, once; as the authority has ruled it, where it has. */
function readingsOf(node: Explanation, ruleSet: string): AnswerView['readings'] {
  const applied = new Set(numbersIn(node))
  const { ruled = [] } = node
  return interpretationsOf(ruleSet)
    .filter(({ number }) => applied.has(number))
    .map(({ number, words }) => ({
      number,
      words: ruled.find((one) => one.number === number)?.words ?? words,
    }))
}

const numbersIn = ({ interpretations: own, children = [] }: Explanation): readonly string[] => [
  ...own,
  ...children.flatMap(numbersIn),
]
