// The law of a day to be read and compared: its version, its figures, and what a draft would change of it.
import { compareLaws, type ClauseChange, type Compared } from './compare.ts'
import type { Day } from './day.ts'
import type { Result } from './decision.ts'
import { limitsOf, type Limits } from './figure-limits.ts'
import type { Parameter } from './fold/rule.ts'
import { figurePaths } from './law.ts'
import type { Edition, Question, RuleSet, UnderLaw } from './rule-set.ts'
import { ruleSetNamed } from './rule-sets.ts'
import { amountOf } from './vocabulary/units.ts'
import type { Bilingual } from './words.ts'

/** One figure of the law: where it stands, what it is, and the words of both texts. */
export type FigureView = {
  readonly path: string
  readonly citation: string
  readonly value: number
  readonly amount: Bilingual
  readonly gazette: Bilingual
  readonly limits: Limits
}

export type LawView = {
  readonly version: string
  readonly figures: readonly FigureView[]
  /** Every clause that differs in the other law, which comes after this one. */
  readonly compare: (later: LawView) => ClauseChange[]
  /** Asks a decision of this law, without looking for other readings. */
  readonly ask: (decision: string, question: Question) => Result
  readonly compared: Compared
}

/** A figure set to another value, as a draft notification would. */
export type DraftFigure = { readonly path: string; readonly value: number }

/** The law of a rule set on a day, with a draft figure where one is given; null where nothing is in force. */
export function lawView(name: string, on: Day, under: UnderLaw = {}, draft?: DraftFigure): LawView | null {
  const ruleSet = ruleSetNamed(name)
  const edition =
    draft === undefined
      ? ruleSet?.edition(on, under)
      : ruleSet?.draft(on, { figures: { [draft.path]: { value: draft.value } } }, under)
  return edition && ruleSet ? viewOf(edition, ruleSet) : null
}

function viewOf(edition: Edition, { settings, interpretations }: RuleSet): LawView {
  const { law, decisions, version } = edition
  const compared = { law, decisions, settings, interpretations }
  return {
    version,
    compared,
    figures: figurePaths(law.figures).map(([path, figure]) => figureView(path, figure)),
    compare: (later) => compareLaws(compared, later.compared),
    ask: (decision, { params, on, facts }) => {
      const asked = decisions[decision]
      if (asked === undefined) throw new RangeError(`no decision ${decision}`)
      return asked.ask(params, on, facts)
    },
  }
}

const figureView = (path: string, figure: Parameter): FigureView => ({
  path,
  citation: figure.citation,
  value: figure.value,
  amount: amountOf(figure.value, figure.unit),
  gazette: figure.gazette,
  limits: limitsOf(figure),
})
