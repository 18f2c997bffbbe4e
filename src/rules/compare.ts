// Two laws side by side: what each clause said and what it says, in both languages, and for whom the answer turns.
import type { Decision, Result } from './decision.ts'
import { printed, type Printed } from './fold/page.ts'
import type { Parameter } from './fold/rule.ts'
import type { Interpretation } from './interpretation.ts'
import { figurePaths, type Law } from './law.ts'
import { amountOf } from './vocabulary/units.ts'
import type { SettingEntry, SettingValue } from './settings.ts'
import { frame, same, say, type Bilingual } from './words.ts'

/** A line of the law that is not what it was; null where there was none, or is none any more. */
export type ClauseChange = {
  readonly citation: string
  /** The decisions that apply it. */
  readonly decisions: readonly string[]
  readonly before: Bilingual | null
  readonly after: Bilingual | null
}

/** The decisions of a law and the law itself. */
export type Compared = {
  readonly law: Law
  readonly decisions: Readonly<Record<string, Decision>>
  readonly settings: readonly SettingEntry[]
  readonly interpretations: readonly Interpretation[]
}

/** Every clause that the two laws do not share, figures first, then requirements, then readings. */
export function compareLaws(before: Compared, after: Compared): ClauseChange[] {
  return [
    ...figureChanges(before, after),
    ...requirementChanges(before, after),
    ...choiceChanges(before, after),
  ]
}

/** A figure that is new, gone, another, or counted in another unit. */
function figureChanges(before: Compared, after: Compared): ClauseChange[] {
  const [was, is] = [new Map(figurePaths(before.law.figures)), new Map(figurePaths(after.law.figures))]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((path) => {
    const [old, young] = [was.get(path), is.get(path)]
    const citation = (young ?? old)?.citation ?? ''
    if (old?.value === young?.value && old?.unit === young?.unit) return []
    return [{ citation, decisions: applying(after, citation), before: amountIn(old), after: amountIn(young) }]
  })
}

const amountIn = (figure: Parameter | undefined): Bilingual | null =>
  figure === undefined ? null : amountOf(figure.value, figure.unit)

/** Whatever cites the provision or a part of it. */
const applying = ({ decisions }: Compared, citation: string): string[] =>
  Object.values(decisions)
    .filter(({ citations }) => citations.some((one) => one.startsWith(citation) || citation.startsWith(one)))
    .map(({ decision }) => decision)

type Line = { readonly decision: string; readonly citation: string; readonly words: Bilingual }

/** Of each provision: the lines that went stand beside those that came, in their order. */
function requirementChanges(before: Compared, after: Compared): ClauseChange[] {
  const [was, is] = [linesOf(before), linesOf(after)]
  const went = without(was, is)
  const came = without(is, was)
  const places = [...new Set([...went, ...came].map(({ citation }) => citation))]
  return places.flatMap((citation) => {
    const old = wordsAt(went, citation)
    const young = wordsAt(came, citation)
    const decisions = [
      ...new Set([...went, ...came].filter((one) => one.citation === citation).map((one) => one.decision)),
    ]
    return Array.from({ length: Math.max(old.length, young.length) }, (_, i) => ({
      citation,
      decisions,
      before: old[i] ?? null,
      after: young[i] ?? null,
    }))
  })
}

const linesOf = ({ decisions }: Compared): Line[] =>
  Object.values(decisions).flatMap(({ decision, trees }) =>
    trees.flatMap(({ rules }) => rules.flatMap((rule) => flat(decision, printed(rule)))),
  )

const flat = (decision: string, { citation, words, accepted, parts }: Printed): Line[] => [
  { decision, citation, words: accepted === null ? words : frame(from, words, accepted) },
  ...parts.flatMap((part) => flat(decision, part)),
]

/** A course, and whose courses are accepted. */
const from = say('{0}, from: {1}', '{0}, यहाँ से: {1}')

const keyOf = ({ decision, citation, words }: Line) => JSON.stringify([decision, citation, words])

function without(lines: readonly Line[], others: readonly Line[]): Line[] {
  const known = new Set(others.map(keyOf))
  return lines.filter((one) => !known.has(keyOf(one)))
}

/** The same words in several decisions are one clause. */
function wordsAt(lines: readonly Line[], citation: string): Bilingual[] {
  const words = lines.filter((one) => one.citation === citation).map((one) => one.words)
  return words.filter((one, i) => words.findIndex((other) => other.en === one.en) === i)
}

/** Readings, conventions and amounts, told in the words of the settings that choose them. */
function choiceChanges(before: Compared, after: Compared): ClauseChange[] {
  const [was, is] = [chosen(before.law), chosen(after.law)]
  return after.settings
    .filter(({ key }) => was[key] !== is[key])
    .map(({ key, citation, title, value, interpretation }) => ({
      citation,
      decisions: turnedBy(after, interpretation),
      before: frame(titled, title, told(value, was[key])),
      after: frame(titled, title, told(value, is[key])),
    }))
}

/** The decisions that an interpretation touches. */
const turnedBy = ({ interpretations }: Compared, number: string | null): string[] =>
  (interpretations.find((one) => one.number === number)?.touches ?? []).map(({ decision }) => decision)

const titled = say('{0}: {1}', '{0}: {1}')

const chosen = ({ readings, conventions, amounts }: Law): Readonly<Record<string, string | number>> => ({
  ...keyed('reading', readings),
  ...keyed('convention', conventions),
  ...amounts,
})

const keyed = (kind: string, choices: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(choices).map(([key, value]) => [`${kind}.${key}`, value]))

function told(setting: SettingValue, value: string | number | undefined): Bilingual {
  if (value === undefined) return say('not set', 'तय नहीं')
  const named =
    setting.kind === 'choice' ? setting.among.find((one) => one.value === value)?.words : undefined
  return named ?? same(value)
}

/** Whose answer turns from one law to the other. */
export type Turned<K> = {
  readonly gains: readonly K[]
  readonly loses: readonly K[]
  readonly otherwise: readonly K[]
}

/** Asks each case under both laws: who is satisfied only now, who was only before, whose answer differs otherwise. */
export function whoTurns<K>(
  keys: Iterable<K>,
  before: (key: K) => Result,
  after: (key: K) => Result,
): Turned<K> {
  const turned = { gains: new Array<K>(), loses: new Array<K>(), otherwise: new Array<K>() }
  for (const key of keys) {
    const kind = turnOf(before(key), after(key))
    if (kind !== null) turned[kind].push(key)
  }
  return turned
}

function turnOf(before: Result, after: Result): keyof Turned<unknown> | null {
  if (after.outcome === 'satisfied' && before.outcome !== 'satisfied') return 'gains'
  if (before.outcome === 'satisfied' && after.outcome !== 'satisfied') return 'loses'
  return before.outcome === after.outcome && valueOf(before) === valueOf(after) ? null : 'otherwise'
}

const valueOf = (result: Result) => ('value' in result ? JSON.stringify(result.value) : '')
