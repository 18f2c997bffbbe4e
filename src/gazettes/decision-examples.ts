// The examples at the lines of a tree as a page draws them: just below a line, and on it.
import type { PrintedBoundary } from '../rules/printing.ts'
import type { Bilingual } from '../shell/text.ts'
import { citeOf } from './decision-cite.ts'
import { type FactWords, toldOf } from './decision-told.ts'

const stands = ['below', 'at', 'above'] as const
const factsShown = 3

/** All lines of a requirement, or of one way to it, under its place. */
export function examplesByPlace(
  boundaries: readonly PrintedBoundary[],
  { ruleSet, words }: { readonly ruleSet: string; readonly words: FactWords },
) {
  const byPlace = Map.groupBy(boundaries, ({ citation, route }) => `${citation} ${route ?? ''}`)
  return [...byPlace.values()].map((all) => ({
    cite: citeOf(ruleSet, all[0]?.citation ?? ''),
    route: all[0]?.route ?? null,
    lines: all.map((one) => exampleOf(one, words)),
  }))
}

/** Only the two on either side of the line, unless each of the three is decided otherwise. */
const exampleOf = ({ what, line, outcomes, facts }: PrintedBoundary, words: FactWords) => ({
  what,
  line: isNamed(line, what) ? null : line,
  stands: stands
    .map((stand, i) => ({
      standKey: facts.some(({ told }) => told.every(isMeasured)) ? `gazettes.stand.${stand}` : null,
      outcomeKey: `gazettes.outcome.${outcomes[i] ?? 'unknown'}`,
      outcome: outcomes[i] ?? 'unknown',
      facts: toldIn(facts, i, words),
    }))
    .filter(({ outcome }, i) => i === 1 || outcome !== outcomes[1]),
})

/** What is told on one side; where nothing of it is, that there is none. */
function toldIn(facts: PrintedBoundary['facts'], side: number, words: FactWords) {
  const told = facts.filter((one) => one.told[side] !== undefined)
  const shown = told.length > 0 ? told : facts.slice(0, 1)
  return shown.slice(0, factsShown).map((one) => toldOf(one.path, one.told[side], words))
}

/** The words name the line already, and no other. */
const isNamed = (line: Bilingual, what: Bilingual): boolean =>
  line.en === what.en || (what.en.includes(line.en) && what.en.match(/\d+/g)?.length === 1)

/** Something is below or above only where it is a number or a day. */
const isMeasured = (told: unknown): boolean =>
  typeof told === 'number' || (typeof told === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(told))
