// Worked examples of what is computed, and the lines at which the answer turns, as a page draws them.
import type { Turn, Worked, WorkedLine } from '../rules/printing.ts'
import type { Bilingual } from '../shell/text.ts'
import { allTold, labelKeyOf, toldOf, type FactWords } from './decision-told.ts'
import { placeOf } from './place-of.ts'

type At = { readonly ruleSet: string; readonly words: FactWords }

/** What a line of an answer came to; null where nothing is said of it but that it stands. */
const foundOf = ({ found, short, outcome }: WorkedLine): Bilingual | null =>
  outcome === 'unmet' ? (short ?? found) : found

const lineView = (line: WorkedLine, ruleSet: string) => ({
  cites: line.citation,
  href: placeOf(ruleSet, line.citation),
  words: line.requirement,
  found: foundOf(line),
})

/** One example: what was told, what the answer is, and the provisions that give it. */
export const workedView = ({ params, facts, outcome, found, lines }: Worked, { ruleSet, words }: At) => ({
  told: [...allTold(params, words), ...allTold(facts, words)],
  outcomeKey: `gazettes.answered.${outcome}`,
  found,
  lines: lines.map((line) => lineView(line, ruleSet)),
})

const stands = ['below', 'at', 'above'] as const

/** The three answers at a line: the whole answer where it turns, and the requirements that turn. */
export function turnView({ path, told, answers }: Turn, { ruleSet, words }: At) {
  const fact = path.replace(/^(facts|params)\./, '')
  const turning = answers.map(({ lines }) => lines.filter((line) => !answers.every((one) => says(one, line))))
  const isWhole = new Set(answers.map(headOf)).size > 1
  return {
    labelKey: labelKeyOf(fact, words),
    params: allTold(answers[1].params, words),
    cites: [...new Set(turning.flat().map(({ citation }) => citation))].map((cites) => ({
      cites,
      href: placeOf(ruleSet, cites),
    })),
    stands: stands.map((stand, i) => ({
      standKey: `gazettes.stand.${stand}`,
      told: toldOf(fact, told[i], words),
      outcomeKey: isWhole ? `gazettes.answered.${answers[i]?.outcome ?? 'unknown'}` : null,
      found: isWhole ? (answers[i]?.found ?? null) : null,
      lines: (turning[i] ?? []).map((line) => lineView(line, ruleSet)),
    })),
  }
}

const headOf = ({ outcome, found }: Worked): string => found?.en ?? outcome

const says = ({ lines }: Worked, line: WorkedLine): boolean => lines.some((one) => sameLine(one, line))

/** Of a yes or no the words may name the day that was told: there it turns only where the outcome does. */
const sameLine = (one: WorkedLine, other: WorkedLine): boolean =>
  one.citation === other.citation &&
  one.outcome === other.outcome &&
  one.requirement.en === other.requirement.en &&
  one.found?.en === other.found?.en
