// Which readings a decision rests on, whether the authority has ruled on them, and what it may set.
import type { CatalogueEntry, Interpretation, SettingEntry } from '../rules/index.ts'
import type { Printed, PrintedDecision, PrintedTree } from '../rules/printing.ts'
import { citeOf } from './decision-cite.ts'
import { addressOf } from './place-of.ts'

type Applied = {
  readonly entry: CatalogueEntry
  readonly printed: PrintedDecision
  readonly tree: PrintedTree | undefined
}

/** The readings applied by the conditions, by what is computed, or at the provisions of a decision. */
export function readingsOf(all: readonly Interpretation[], applied: Applied): Interpretation[] {
  const { entry, tree } = applied
  const named = new Set<string>([...(tree?.lines ?? []).flatMap(numbersIn), ...computedBy(applied)])
  const cited = tree === undefined ? entry.citations : tree.lines.flatMap(citationsIn)
  return all.filter(
    ({ number, citation, touches = [] }) =>
      named.has(number) || touches.some((one) => isTouched(one, applied)) || isAmong(citation, cited),
  )
}

/** The readings that the worked examples rest on. */
const computedBy = ({ printed: { worked } }: Applied): readonly string[] =>
  [...(worked?.examples ?? []), ...(worked?.turns ?? []).flatMap(({ answers }) => answers)].flatMap(
    ({ lines }) => lines.flatMap(({ interpretations }) => interpretations),
  )

type Touched = NonNullable<Interpretation['touches']>[number]

const isTouched = ({ decision, grades }: Touched, { entry, tree }: Applied): boolean =>
  decision === entry.decision && (grades === undefined || grades.includes(tree?.params['grade'] ?? ''))

const numbersIn = ({ interpretations, parts }: Printed): readonly string[] => [
  ...interpretations,
  ...parts.flatMap(numbersIn),
]

const citationsIn = ({ citation, parts }: Printed): readonly string[] => [
  citation,
  ...parts.flatMap(citationsIn),
]

/** The same paragraph, or one within it. */
export const isAmong = (citation: string, cited: readonly string[]): boolean =>
  cited.some((one) => {
    const [inner, outer] = [addressOf(citation), addressOf(one)]
    return inner === outer || (inner.startsWith(outer) && /^[(/]/.test(inner.slice(outer.length)))
  })

/** A reading with the one that is taken first, and what was ruled. */
export function readingView(
  { number, citation, words, readings: encoded }: Interpretation,
  { ruled, readings: taken }: PrintedDecision,
  ruleSet: string,
) {
  const readings = encoded ?? []
  const applied = readings.find(({ value }) => value === taken[number]) ?? readings[0]
  return {
    number,
    cite: citeOf(ruleSet, citation),
    words: applied === undefined || applied === readings[0] ? words : applied.words,
    others: readings.filter((one) => one !== applied).map((one) => one.words),
    // Where no other reading has been encoded there is nothing to rule on.
    ruledKey: readings.length === 0 ? null : `gazettes.ruled.${ruled.includes(number) ? 'yes' : 'no'}`,
  }
}

/** What the authority may set that a decision hangs on. */
export function settingsFor(
  all: readonly SettingEntry[],
  shown: readonly Interpretation[],
  applied: Applied,
) {
  const numbers = new Set<string>(shown.map(({ number }) => number))
  const conventions = (applied.tree?.conventions ?? []).map((one) => `convention.${one}`)
  const differ = shown.some(({ readings }) => readings?.some(({ language }) => language !== undefined))
  return all.filter(
    ({ key, interpretation, citation }) =>
      conventions.includes(key) ||
      (interpretation !== null && numbers.has(interpretation)) ||
      (key === 'convention.language' && differ) ||
      (key.startsWith('figure.') && isAmong(citation, applied.entry.citations)) ||
      isOfGrade(key, applied),
  )
}

/** A mark or fee of a grade is set for the decision that reads it. */
const isOfGrade = (key: string, { entry }: Applied): boolean =>
  (entry.decision === 'written-result' && key.startsWith('pass-percent.')) ||
  (entry.decision === 'renewal' && key.startsWith('renewal-fee.'))
