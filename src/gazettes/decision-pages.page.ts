// A decision as its tree prints it: conditions, figures, examples, readings. Everything that is law comes from the rules.
import type { CatalogueEntry, Interpretation, SettingEntry } from '../rules/index.ts'
import type {
  PrintedBoundary,
  PrintedDecision,
  PrintedFigure,
  PrintedTree,
  VersionView,
} from '../rules/printing.ts'
import type { HasText } from '../shell/in-decision.ts'
import type { Language } from '../shell/text.ts'
import { groupsOf } from './decision-groups.ts'
import { figurePlace, lineView } from './decision-lines.ts'
import { readingsOf, readingView, settingsFor } from './decision-readings.ts'
import { type FactWords, factWords, labelKeyOf, toldOf } from './decision-told.ts'
import { turnView, workedView } from './decision-worked.ts'
import { documentsFor } from './documents-needed.ts'
import { placeOf } from './place-of.ts'

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
  cites: citations.slice(0, 3).join(', '),
})

type One = {
  readonly entry: DecisionEntry
  readonly printed: PrintedDecision
  readonly versions: readonly VersionView[]
  readonly interpretations: readonly Interpretation[]
  readonly settings: readonly SettingEntry[]
  /** Which choice of the parameters is shown. */
  readonly chosen: number
  readonly language: Language
  /** Tells whether there is a text of a key. */
  readonly has: HasText
}

/** One decision, for one choice of its parameters. */
export function decisionPage(one: One) {
  const { entry, printed, versions, chosen, language, has } = one
  const { ruleSet, decision, citations, reads, picks, askedAt } = entry
  const at = { ruleSet, language, words: factWords(has, entry) }
  return {
    titleKey: 'gazettes.decision.title',
    titleValues: { name: entry.title[language] },
    back: `/rules/${ruleSet}/decisions`,
    instrumentKey: `gazettes.instrument.${ruleSet}`,
    title: entry.title,
    ...{ askedAt, decision },
    choices: printed.trees.length > 1 ? printed.trees.map((tree, i) => choiceOf(entry, tree, i, chosen)) : [],
    ...(printed.trees[chosen] === undefined
      ? computedParts(printed, at)
      : treeParts(printed.trees[chosen], at)),
    provisions: citations.map((cites) => ({ cites, href: placeOf(ruleSet, cites) })),
    facts: [...new Set(reads.map((path) => labelKeyOf(path, at.words)))],
    documents: documentsFor(reads),
    counts: picks.words,
    versions: versions.map(({ from, to, knownFrom, gazette }) => ({ from, to, knownFrom, gazette })),
    ...appliedParts(one),
  }
}

type At = { readonly ruleSet: string; readonly language: Language; readonly words: FactWords }

/** What stands as a tree: conditions, their figures, and examples at every line. */
const treeParts = ({ lines, figures, boundaries }: PrintedTree, at: At) => ({
  lines: lines.map((line) => lineView(line, at)),
  figures: figureRows(figures, at.ruleSet),
  examples: boundaries.map((boundary) => exampleOf(at.ruleSet, boundary, at.words)),
  worked: [],
  turns: [],
})

/** What is computed: the figures, worked examples, and where the answer turns. */
const computedParts = ({ figures, worked }: PrintedDecision, at: At) => ({
  lines: [],
  figures: figureRows(figures, at.ruleSet),
  examples: [],
  worked: (worked?.examples ?? []).map((example) => workedView(example, at)),
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
    ...{ cites: citation, amount, gazette },
    href: figurePlace(ruleSet, citation),
  }))

const stands = ['below', 'at', 'above'] as const
const factsShown = 3

const exampleOf = (
  ruleSet: string,
  { citation, route, what, line, outcomes, facts }: PrintedBoundary,
  words: FactWords,
) => ({
  ...{ cites: citation, route, what },
  href: placeOf(ruleSet, citation),
  line: line.en === what.en ? null : line,
  stands: stands.map((stand, i) => ({
    standKey: `gazettes.stand.${stand}`,
    outcomeKey: `gazettes.outcome.${outcomes[i] ?? 'unknown'}`,
    outcome: outcomes[i] ?? 'unknown',
    facts: facts.slice(0, factsShown).map(({ path, told }) => toldOf(path, told[i], words)),
  })),
})

declare module '../shell/views.ts' {
  interface Views {
    'gazettes/decisions': ReturnType<typeof decisionsPage>
    'gazettes/decision': ReturnType<typeof decisionPage>
  }
}
