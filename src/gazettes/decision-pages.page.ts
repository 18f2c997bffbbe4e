// A decision as its tree prints it: conditions, figures, examples, readings. Everything that is law comes from the rules.
import type { CatalogueEntry, Interpretation, SettingEntry } from '../rules/index.ts'
import type {
  Printed,
  PrintedBoundary,
  PrintedDecision,
  PrintedFigure,
  PrintedTree,
  VersionView,
} from '../rules/printing.ts'
import { type HasText, inDecision } from '../shell/in-decision.ts'
import type { Bilingual } from '../shell/text.ts'
import { documentsFor } from './documents-needed.ts'
import { placeOf } from './place-of.ts'

export type DecisionEntry = CatalogueEntry & { readonly askedAt: string }

/** Every decision of a rule set. */
export const decisionsPage = (ruleSet: string, entries: readonly DecisionEntry[]) => ({
  titleKey: 'gazettes.decisions.title',
  back: `/rules/${ruleSet}`,
  instrumentKey: `gazettes.instrument.${ruleSet}`,
  decisions: entries.map(({ decision, title, citations }) => ({
    href: `/rules/${ruleSet}/decisions/${decision}`,
    title,
    cites: citations.slice(0, 3).join(', '),
  })),
})

type One = {
  readonly entry: DecisionEntry
  readonly printed: PrintedDecision
  readonly versions: readonly VersionView[]
  readonly interpretations: readonly Interpretation[]
  readonly settings: readonly SettingEntry[]
  /** Which choice of the parameters is shown. */
  readonly chosen: number
  readonly title: string
  /** Tells whether there is a text of a key. */
  readonly has: HasText
}

/** One decision, for one choice of its parameters. */
export function decisionPage({
  entry,
  printed,
  versions,
  interpretations,
  settings,
  chosen,
  title,
  has,
}: One) {
  const { ruleSet, decision, citations, reads, picks, askedAt } = entry
  const tree = printed.trees[chosen]
  const words = { has, keyOf: (key: string) => inDecision(has, entry, key) }
  const applied = new Set(tree === undefined ? [] : tree.lines.flatMap(numbersIn))
  const isHere = (citation: string) => citations.some((one) => one.split(' ')[0] === citation.split(' ')[0])
  return {
    titleKey: 'gazettes.decision.title',
    titleValues: { name: title },
    back: `/rules/${ruleSet}/decisions`,
    instrumentKey: `gazettes.instrument.${ruleSet}`,
    title: entry.title,
    askedAt,
    choices: printed.trees.length > 1 ? printed.trees.map((one, i) => choiceOf(entry, one, i, chosen)) : [],
    lines: (tree?.lines ?? []).map((line) => lineOf(ruleSet, line)),
    figures: (tree?.figures ?? printed.figures).map((figure) => figureOf(ruleSet, figure)),
    examples: (tree?.boundaries ?? []).map((boundary) => exampleOf(ruleSet, boundary, words)),
    provisions: citations.map((cites) => ({ cites, href: placeOf(ruleSet, cites) })),
    facts: [...new Set(reads.map((path) => words.keyOf(`facts.label.${path.replaceAll('[]', '')}`)))],
    documents: documentsFor(reads),
    counts: picks.words,
    versions: versions.map(({ from, to, gazette }) => ({ from, to, gazette })),
    version: printed.version,
    readings: interpretations
      .filter(({ number, citation }) => applied.has(number) || isHere(citation))
      .map((one) => readingOf(ruleSet, one)),
    settings: settings.filter(({ citation }) => isHere(citation)).map((one) => one.title),
    decision,
  }
}

const readingOf = (ruleSet: string, { number, citation, words, readings }: Interpretation) => ({
  number,
  cites: citation,
  href: placeOf(ruleSet, citation),
  words,
  others: readings?.slice(1).map((one) => one.words) ?? [],
})

function choiceOf({ ruleSet, decision }: CatalogueEntry, { params }: PrintedTree, i: number, chosen: number) {
  const [[name, value] = ['', '']] = Object.entries(params)
  return {
    href: `/rules/${ruleSet}/decisions/${decision}?choice=${i}`,
    textKey: `facts.choice.${name}.${value}`,
    current: i === chosen,
  }
}

type Line = {
  readonly cites: string
  readonly href: string
  readonly words: Bilingual
  readonly route: string | null
  readonly joinedKey: string | null
  readonly accepted: Bilingual | null
  readonly numbers: string
  readonly parts: readonly Line[]
}

const lineOf = (ruleSet: string, line: Printed): Line => ({
  cites: line.citation,
  href: placeOf(ruleSet, line.citation),
  words: line.words,
  route: line.route,
  joinedKey: line.joined === null ? null : `gazettes.joined.${line.joined}`,
  accepted: line.accepted,
  numbers: line.interpretations.join(', '),
  parts: line.parts.map((part) => lineOf(ruleSet, part)),
})

const numbersIn = ({ interpretations, parts }: Printed): readonly string[] => [
  ...interpretations,
  ...parts.flatMap(numbersIn),
]

const figureOf = (ruleSet: string, { citation, amount, gazette }: PrintedFigure) => ({
  cites: citation,
  amount,
  gazette,
  href: placeOf(ruleSet, citation).replace('#', '?text=both#'),
})

const stands = ['below', 'at', 'above'] as const
const factsShown = 3

type FactWords = { readonly has: HasText; readonly keyOf: (key: string) => string }

const exampleOf = (
  ruleSet: string,
  { citation, route, what, line, outcomes, facts }: PrintedBoundary,
  words: FactWords,
) => ({
  cites: citation,
  href: placeOf(ruleSet, citation),
  route,
  what,
  line: line.en === what.en ? null : line,
  stands: stands.map((stand, i) => ({
    standKey: `gazettes.stand.${stand}`,
    outcomeKey: `gazettes.outcome.${outcomes[i] ?? 'unknown'}`,
    outcome: outcomes[i] ?? 'unknown',
    facts: facts.slice(0, factsShown).map(({ path, told }) => toldOf(path, told[i], words)),
  })),
})

const dayShape = /^\d{4}-\d{2}-\d{2}$/

/** One fact of an example: a day, a number, one of a list, or that there is none. */
function toldOf(path: string, value: unknown, { has, keyOf }: FactWords) {
  const plain = path.replaceAll(/\[\d*\]/g, '')
  const labelKey = keyOf(`facts.label.${plain}`)
  const none = { labelKey, key: null, day: null, text: '' }
  if (typeof value === 'boolean') return { ...none, key: value ? 'gazettes.told.yes' : 'gazettes.told.no' }
  if (typeof value === 'number') return { ...none, text: String(value) }
  if (typeof value !== 'string') return { ...none, key: 'gazettes.told.none' }
  if (dayShape.test(value)) return { ...none, day: value }
  const choice = keyOf(`facts.choice.${plain.slice(plain.lastIndexOf('.') + 1)}.${value}`)
  return has(choice) ? { ...none, key: choice } : { ...none, text: value }
}

declare module '../shell/views.ts' {
  interface Views {
    'gazettes/decisions': ReturnType<typeof decisionsPage>
    'gazettes/decision': ReturnType<typeof decisionPage>
  }
}
