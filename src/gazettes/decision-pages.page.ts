// A decision as its tree prints it: conditions, figures, examples, readings. Everything that is law comes from the rules.
import type { CatalogueEntry, Interpretation, SettingEntry } from '../rules/index.ts'
import type { PrintedDecision, PrintedFigure, PrintedTree, VersionView } from '../rules/printing.ts'
import type { HasText } from '../shell/in-decision.ts'
import type { Language } from '../shell/text.ts'
import { examplesByPlace } from './decision-examples.ts'
import { citeOf, pagesOf, type Cite } from './decision-cite.ts'
import { groupsOf } from './decision-groups.ts'
import { figurePlace, lineView } from './decision-lines.ts'
import { readingsOf, readingView, settingsFor } from './decision-readings.ts'
import { allTold, type FactWords, factWords, labelKeyOf } from './decision-told.ts'
import { requirementsOf, turnView, workedView } from './decision-worked.ts'
import { documentsFor } from './documents-needed.ts'

export type DecisionEntry = CatalogueEntry & { readonly askedAt: string }

/** Every decision of a rule set, as people look for them. */
export const decisionsPage = (ruleSet: string, entries: readonly DecisionEntry[]) => ({
  titleKey: 'gazettes.decisions.title',
  back: `/rules/${ruleSet}`,
  instrumentKey: `gazettes.instrument.${ruleSet}`,
  groups: groupsOf(ruleSet).map(({ group, decisions }) => ({
    group,
    titleKey: `gazettes.decisionGroup.${group}`,
    decisions: decisions.flatMap((name) => entries.filter((one) => one.decision === name).map(listed)),
  })),
})

const listed = ({ ruleSet, decision, title, citations }: DecisionEntry) => ({
  href: `/rules/${ruleSet}/decisions/${decision}`,
  title,
  pages: pagesOf(ruleSet, citations).slice(0, 3),
})

type One = {
  readonly entry: DecisionEntry
  readonly printed: PrintedDecision
  readonly versions: readonly VersionView[]
  readonly interpretations: readonly Interpretation[]
  readonly settings: readonly SettingEntry[]
  /** The day for which examples are made. */
  readonly on: string
  /** Which choice of the parameters is shown. */
  readonly chosen: number
  readonly language: Language
  /** Tells whether there is a text of a key. */
  readonly has: HasText
}

/** One decision, for one choice of its parameters. */
export function decisionPage(one: One) {
  const { entry, printed, versions, on, chosen, language, has } = one
  const { ruleSet, decision, citations, reads, picks, askedAt } = entry
  const address = `/rules/${ruleSet}/decisions/${decision}`
  const at = { ruleSet, language, words: factWords(has, entry), address, chosen }
  return {
    titleKey: 'gazettes.decision.title',
    titleValues: { name: entry.title[language] },
    back: `/rules/${ruleSet}/decisions`,
    instrumentKey: `gazettes.instrument.${ruleSet}`,
    title: entry.title,
    ...{ askedAt, decision, on },
    choices: printed.trees.length > 1 ? printed.trees.map((tree, i) => choiceOf(entry, tree, i, chosen)) : [],
    ...(printed.trees[chosen] === undefined
      ? computedParts(printed, at)
      : treeParts(printed.trees[chosen], at)),
    provisions: provisionsOf(ruleSet, citations),
    facts: [...new Set(reads.map((path) => labelKeyOf(path, at.words)))],
    documents: documentsFor(ruleSet, reads),
    counts: picks.words,
    versions: versions.map(({ from, to, knownFrom, gazette }) => ({ from, to, knownFrom, gazette })),
    ...appliedParts(one),
  }
}

/** Every provision once, by the place that it leads to. */
const provisionsOf = (ruleSet: string, citations: readonly string[]): Cite[] => [
  ...new Map(citations.map((one) => citeOf(ruleSet, one)).map((one) => [one.href, one])).values(),
]

type At = {
  readonly ruleSet: string
  readonly language: Language
  readonly words: FactWords
  /** The address of the page. */
  readonly address: string
  readonly chosen: number
}

/** So many examples are told on the page itself: a cheap phone loads no more than it must. */
const mostInline = 30

/** What stands as a tree: conditions, their figures, and examples at every line. */
const treeParts = ({ lines, figures, boundaries }: PrintedTree, at: At) => ({
  conditions: [{ told: [], lines: lines.map((line) => lineView(line, at)) }],
  figures: figureRows(figures, at.ruleSet),
  ...(boundaries.length > mostInline
    ? { examples: [], examplesHref: `${at.address}/examples?choice=${at.chosen}` }
    : { examples: examplesByPlace(boundaries, at), examplesHref: null }),
  worked: [],
  moreWorked: false,
  turns: [],
})

/** What is computed: the figures, worked examples, and where the answer turns. */
const computedParts = ({ figures, worked }: PrintedDecision, at: At) => ({
  conditions: (worked === null ? [] : requirementsOf(worked, figures)).map(({ params, lines }) => ({
    told: allTold(params, at.words),
    lines: lines.map((line) => lineView(line, at)),
  })),
  figures: figureRows(figures, at.ruleSet),
  examples: [],
  examplesHref: null,
  worked: (worked?.examples ?? []).map((example) => workedView(example, at)),
  moreWorked: (worked?.examples ?? []).length > 1,
  turns: (worked?.turns ?? []).map((turn) => turnView(turn, at)),
})

/** The readings applied, and what the authority may set. */
function appliedParts({ entry, printed, interpretations, settings, chosen }: One) {
  const applied = { entry, printed, tree: printed.trees[chosen] }
  const readings = readingsOf(interpretations, applied)
  return {
    readings: readings.map((reading) => readingView(reading, printed, entry.ruleSet)),
    settings: settingsFor(settings, readings, applied).map(({ title }) => title),
  }
}

function choiceOf({ ruleSet, decision }: CatalogueEntry, { params }: PrintedTree, i: number, chosen: number) {
  const [[name, value] = ['', '']] = Object.entries(params)
  return {
    href: `/rules/${ruleSet}/decisions/${decision}?choice=${i}`,
    textKey: `facts.choice.${name}.${value}`,
    current: i === chosen,
  }
}

const figureRows = (figures: readonly PrintedFigure[], ruleSet: string) =>
  figures.map(({ citation, amount, gazette }) => ({
    ...{ amount, gazette },
    cite: citeOf(ruleSet, citation),
    href: figurePlace(ruleSet, citation),
  }))

type Examples = Pick<One, 'entry' | 'on' | 'language' | 'has'> & {
  readonly tree: PrintedTree
  readonly chosen: number
}

/** All examples of a long tree, on a page of their own. */
export const examplesPage = ({ entry, on, language, has, tree, chosen }: Examples) => ({
  titleKey: 'gazettes.decision.examplesTitle',
  titleValues: { name: entry.title[language] },
  back: `/rules/${entry.ruleSet}/decisions/${entry.decision}?choice=${chosen}`,
  title: entry.title,
  choiceKey: Object.keys(tree.params).length > 0 ? choiceOf(entry, tree, chosen, chosen).textKey : null,
  on,
  examples: examplesByPlace(tree.boundaries, { ruleSet: entry.ruleSet, words: factWords(has, entry) }),
})

declare module '../shell/views.ts' {
  interface Views {
    'gazettes/decisions': ReturnType<typeof decisionsPage>
    'gazettes/decision': ReturnType<typeof decisionPage>
    'gazettes/decision-examples': ReturnType<typeof examplesPage>
  }
}
