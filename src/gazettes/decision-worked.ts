// Worked examples of what is computed, and the lines at which the answer turns, as a page draws them.
import type { Printed, PrintedFigure, Turn, Worked, WorkedLine, WorkedOut } from '../rules/printing.ts'
import type { Bilingual } from '../shell/text.ts'
import { citeOf } from './decision-cite.ts'
import { allTold, labelKeyOf, toldOf, type FactWords } from './decision-told.ts'

/**
 * What a yes or no asks, in the law's phrases, from the answers that were given, for each choice of the parameters. None
 * where what is asked hangs on the facts (a crew by the power of the engine): there the examples tell.
 */
export function requirementsOf(worked: WorkedOut, figures: readonly PrintedFigure[]): Requirements[] {
  const all = [...worked.examples, ...worked.turns.flatMap(({ answers }) => answers)]
  const asked = all.filter(({ outcome }) => outcome !== 'computed')
  const choices = [...Map.groupBy(asked, ({ params }) => JSON.stringify(params)).values()]
  if (choices.some((one) => new Set(one.map(wordsOf)).size > 1)) return []
  return choices.flatMap(([one]) =>
    one === undefined
      ? []
      : [{ params: one.params, lines: one.lines.map((line) => printedLine(line, figures)) }],
  )
}

type Requirements = { readonly params: Worked['params']; readonly lines: readonly Printed[] }

const wordsOf = ({ lines }: Worked): string =>
  lines.map(({ citation, requirement }) => `${citation} ${requirement.en}`).join('|')

const printedLine = (line: WorkedLine, figures: readonly PrintedFigure[]): Printed => ({
  citation: line.citation,
  words: line.requirement,
  interpretations: line.interpretations,
  ...{ route: null, joined: null, accepted: null, parts: [] },
  figures: figures.filter(
    (one) =>
      isNamed(one, line.requirement) &&
      (one.citation === line.citation || line.citation.startsWith(`${one.citation} `)),
  ),
})

const isNamed = ({ value }: PrintedFigure, { en }: Bilingual): boolean =>
  en.match(/\d+(\.\d+)?/g)?.some((one) => one === String(value)) === true

type At = { readonly ruleSet: string; readonly words: FactWords }

/** What a line of an answer came to; null where nothing is said of it but that it stands. */
const foundOf = ({ found, short, outcome }: WorkedLine): Bilingual | null =>
  outcome === 'unmet' ? (short ?? found) : found

const lineView = (line: WorkedLine, ruleSet: string) => ({
  cite: citeOf(ruleSet, line.citation),
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

/** The answers on either side of a line: the whole answer where that turns, else the requirements that turn. */
export function turnView({ path, told, answers }: Turn, { ruleSet, words }: At) {
  const fact = path.replace(/^(facts|params)\./, '')
  const turning = answers.map(({ lines }) => lines.filter((line) => !answers.every((one) => says(one, line))))
  const isWhole = new Set(answers.map(headOf)).size > 1
  const isAmount = isWhole && answers.every(({ outcome }) => outcome === 'computed')
  const rows = answers.map((answer, i) => ({
    standKey: `gazettes.stand.${stands[i] ?? 'at'}`,
    told: toldOf(fact, told[i], words),
    outcomeKey: isWhole ? `gazettes.answered.${answer.outcome}` : null,
    found: isWhole ? answer.found : null,
    lines: isAmount ? [] : (turning[i] ?? []).map((line) => lineView(line, ruleSet)),
  }))
  return {
    labelKey: labelKeyOf(fact, words),
    params: allTold(answers[1].params, words),
    cites: [...new Set(turning.flat().map(({ citation }) => citation))].map((one) => citeOf(ruleSet, one)),
    stands: rows.filter((row, i) => i === 1 || isOther(row, rows[1])),
  }
}

const headOf = ({ outcome, found }: Worked): string => found?.en ?? outcome

type Row = {
  readonly outcomeKey: string | null
  readonly found: Bilingual | null
  readonly lines: readonly ReturnType<typeof lineView>[]
}

/** Answered otherwise than on the line itself. */
const isOther = (row: Row, at: Row | undefined): boolean => saidIn(row) !== (at && saidIn(at))

const saidIn = ({ outcomeKey, found, lines }: Row): string =>
  [found?.en ?? outcomeKey, ...lines.map((line) => `${line.words.en} ${line.found?.en ?? ''}`)].join('|')

const says = ({ lines }: Worked, line: WorkedLine): boolean => lines.some((one) => isSame(one, line))

const isSame = (one: WorkedLine, other: WorkedLine): boolean =>
  one.citation === other.citation &&
  one.outcome === other.outcome &&
  one.requirement.en === other.requirement.en &&
  one.found?.en === other.found?.en
