// The fold that prints a rule as a page reads it: every condition in the law's phrases, with its figures, the
// readings taken, and the ways among which one is enough. Nothing of it is written by hand beside the rule.
import { amountOf } from '../vocabulary/units.ts'
import type { Bilingual } from '../words.ts'
import { acceptedWords, requirementWords } from './requirement-words.ts'
import type { Parameter, Rule } from './rule.ts'

/** A figure of the law: how much, where it stands, and the words of both texts there. */
export type PrintedFigure = {
  readonly citation: string
  readonly value: number
  readonly amount: Bilingual
  readonly gazette: Bilingual
}

export const printedFigure = ({ citation, gazette, value, unit }: Parameter): PrintedFigure => ({
  ...{ citation, gazette, value },
  amount: amountOf(value, unit),
})

/** `choice`: any one of the parts is enough; `exempt`: the first is asked unless one of the others stands. */
export type Printed = {
  readonly citation: string
  readonly words: Bilingual
  readonly route: string | null
  readonly joined: 'all' | 'choice' | 'exempt' | null
  /** Whose courses are accepted, where a course is asked. */
  readonly accepted: Bilingual | null
  readonly figures: readonly PrintedFigure[]
  readonly interpretations: readonly string[]
  readonly parts: readonly Printed[]
}

export function printed(rule: Rule): Printed {
  return {
    citation: rule.citation,
    words: requirementWords(rule),
    route: rule.route ?? null,
    joined: joined[rule.kind] ?? null,
    accepted: rule.kind === 'course' ? acceptedWords(rule) : null,
    figures: figuresOf(rule).map(printedFigure),
    interpretations: rule.interpretations ?? [],
    parts: partsOf(rule).map(printed),
  }
}

const joined: Partial<Record<Rule['kind'], Exclude<Printed['joined'], null>>> = {
  all: 'all',
  any: 'choice',
  unless: 'exempt',
  'when-given': 'all',
}

/** The rules that a rule is made of. */
export function partsOf(rule: Rule): readonly Rule[] {
  if (rule.kind === 'all' || rule.kind === 'any') return rule.of
  if (rule.kind === 'unless') return [rule.rule, ...rule.exemptions]
  return rule.kind === 'when-given' ? [rule.rule] : []
}

/** The figures that a rule itself compares with, without those of its parts. */
function figuresOf(rule: Rule): readonly Parameter[] {
  if (rule.kind === 'one-for-every') return [rule.every, rule.least, rule.half]
  if (!('parameter' in rule)) return []
  return [rule.parameter, ...('where' in rule ? linesOf(rule.where) : [])]
}

const linesOf = (where: { readonly leastBhp?: Parameter; readonly leastNhp?: Parameter }) =>
  [where.leastBhp, where.leastNhp].filter((one) => one !== undefined)
