// A rule set: its versions by date, the decisions that each law makes, what may be set, and how it could be read
// otherwise. Which version holds is the date's choice; where none is in force there is no answer.
import { invalid, type Decision, type Result } from './decision.ts'
import { isDay, type Day } from './day.ts'
import type { Fault } from './facts/check.ts'
import { fingerprint } from './fingerprint.ts'
import type { Explanation, Ruled } from './fold/explanation.ts'
import type { Interpretation, Touched } from './interpretation.ts'
import { changed, type Change, type Figures, type Law, type Readings } from './law.ts'
import { flips, isTouched, othersOf, type Other } from './sensitive.ts'
import { changesOf, type Setting, type Settings } from './settings.ts'
import type { Picked } from './picks.ts'
import type { Bilingual } from './words.ts'

/** The decisions of a rule set by their names. */
export type Decisions = Readonly<Record<string, Decision>>

/** One version of the rules: from when to when it holds, since when it is known, and where it is published. */
export type Version<L, D extends Decisions> = {
  readonly from: Day
  /** Its last day; null while it goes on. */
  readonly to: Day | null
  /** The day of its publication: what was decided before it stands as the older version has it. */
  readonly knownFrom: Day
  readonly gazette: Bilingual
  readonly law: L
  readonly decisionsOf: (law: L) => D
  /** Everything that the decisions apply, for the fingerprint and for comparing versions by clause. */
  readonly dataOf: (law: L) => unknown
}

export type Definition<F extends Figures, R extends Readings, D extends Decisions> = {
  readonly ruleSet: string
  readonly title: Bilingual
  /** In the order in which they begin. */
  readonly versions: readonly Version<Law<F, R>, D>[]
  readonly settings: readonly Setting[]
  readonly interpretations: readonly Interpretation[]
  /** The event whose day each decision is asked for, and whose version of the rules holds. */
  readonly picks: Readonly<Record<string, Picked>>
}

/** Under which law a question is asked, where it is not simply that of the day. */
export type UnderLaw = {
  /** What the authority has set, in force on the day. */
  readonly settings?: Settings
  /** The day whose version holds, where it is not the day asked about. */
  readonly lawOn?: Day
  /** Versions published later are not yet known. */
  readonly knownOn?: Day
}

/** The decisions made of one law. */
export type Edition<D extends Decisions = Decisions> = {
  readonly decisions: D
  readonly law: Law
  /** Names the law in stored decisions: rule set, first day, fingerprint. */
  readonly version: string
  readonly others: readonly Other<D>[]
  /** The readings in which the authority has ruled otherwise than they are applied by default. */
  readonly otherwise: readonly Otherwise[]
}

export type RuleSet<D extends Decisions = Decisions> = {
  readonly ruleSet: string
  readonly title: Bilingual
  readonly versions: readonly Omit<Version<unknown, D>, 'law' | 'decisionsOf' | 'dataOf'>[]
  readonly settings: readonly Setting[]
  readonly interpretations: readonly Interpretation[]
  /** The law in force; null where no version is. */
  readonly edition: (on: Day, under?: UnderLaw) => Edition<D> | null
  /** The law in force with a draft change in it, as a notification might make it; a RangeError for what it has not. */
  readonly draft: (on: Day, change: Change, under?: UnderLaw) => Edition<D> | null
  /** The decisions of the newest version, in the order of their page. */
  readonly latest: () => readonly Decision[]
  readonly picks: Readonly<Record<string, Picked>>
  /** Asks a decision by its name; a RangeError where there is none. */
  readonly askNamed: (decision: string, asked: Question, under?: UnderLaw) => Result
  /** Asks one decision of the law in force. Bad input, and a day without law, are answers. */
  readonly ask: <V>(pick: (decisions: D) => Decision<V>, asked: Question, under?: UnderLaw) => Result<V>
}

export type Question = { readonly params: unknown; readonly on: unknown; readonly facts: unknown }

/** Opens a rule set for asking. */
export function ruleSetOf<F extends Figures, R extends Readings, D extends Decisions>(
  definition: Definition<F, R, D>,
): RuleSet<D> {
  const { ruleSet, title, versions, settings, interpretations, picks } = definition
  const editions = new Map<string, Edition<D>>()

  const versionOn = (on: Day, under: UnderLaw) => versionIn(versions, on, under)

  const edition = (on: Day, under: UnderLaw = {}) => {
    const version = versionOn(on, under)
    if (version === undefined) return null
    const { settings: set = {} } = under
    const key = `${version.from} ${JSON.stringify(set)}`
    const known = editions.get(key) ?? editionOf(definition, version, changesOf(settings, set))
    if (editions.size > kept) editions.clear()
    editions.set(key, known)
    return known
  }

  const draft = (on: Day, change: Change, under: UnderLaw = {}) => {
    const version = versionOn(on, under)
    return version === undefined
      ? null
      : editionOf(definition, version, [...changesOf(settings, under.settings ?? {}), change])
  }

  const ask = <V>(pick: (decisions: D) => Decision<V>, asked: Question, under?: UnderLaw): Result<V> => {
    const day = typeof asked.on === 'string' && isDay(asked.on) ? asked.on : null
    const found = day === null ? null : edition(day, under)
    return found === null ? refused(definition, pick, asked) : withFlips(found, pick, asked)
  }

  const latest = onceMade(() =>
    versions.slice(-1).flatMap(({ law, decisionsOf }) => Object.values(decisionsOf(law))),
  )

  return {
    ...{ ruleSet, title, settings, interpretations, picks, edition, draft, ask },
    versions: versions.map(({ from, to, knownFrom, gazette }) => ({ from, to, knownFrom, gazette })),
    latest,
    askNamed: (name, asked, under) => ask((all) => named(all, name), asked, under),
  }
}

function named(decisions: Decisions, name: string): Decision {
  const found = decisions[name]
  if (found === undefined) throw new RangeError(`no decision ${name}`)
  return found
}

/** Without a law nothing is decided; what else is wrong with the question is told with it. */
function refused<F extends Figures, R extends Readings, D extends Decisions, V>(
  definition: Definition<F, R, D>,
  pick: (decisions: D) => Decision<V>,
  { params, on, facts }: Question,
): Result<V> {
  const [first] = definition.versions
  const shape = first && pick(first.decisionsOf(first.law)).ask(params, on, facts)
  const faults = shape?.outcome === 'invalid' ? shape.errors : []
  return invalid(typeof on === 'string' && isDay(on) ? [...faults, noLaw(definition, on)] : faults)
}

/**
 * Counts the wordings of the answers: raised when the same law is told in other words (test/rules/kept.test.ts says
 * so), so that a version always stands for the same bytes.
 */
const wording = 1

/** Authorities are few and change seldom: so many laws are kept ready. */
const kept = 500

type Dated = { readonly from: Day; readonly to: Day | null; readonly knownFrom: Day }

/**
 * The last version that is known and has begun. That it ends is known only with the version that follows it: before
 * that is published, it goes on.
 */
function versionIn<V extends Dated>(
  versions: readonly V[],
  on: Day,
  { lawOn = on, knownOn }: UnderLaw,
): V | undefined {
  const isKnown = (one: Dated | undefined) =>
    one === undefined || knownOn === undefined || one.knownFrom <= knownOn
  const place = versions.findLastIndex((one) => one.from <= lawOn && isKnown(one))
  const found = versions[place]
  const isOver = found !== undefined && found.to !== null && lawOn > found.to && isKnown(versions[place + 1])
  return isOver ? undefined : found
}

function editionOf<F extends Figures, R extends Readings, D extends Decisions>(
  { ruleSet, interpretations }: Definition<F, R, D>,
  { from, law, decisionsOf, dataOf }: Version<Law<F, R>, D>,
  changes: readonly Change[],
): Edition<D> {
  const own = changes.reduce<Law<F, R>>(changed, law)
  const others = othersOf(interpretations, own).map(({ change, ...other }) => ({
    ...other,
    conventions: { ...own.conventions, ...change.conventions },
    decisions: onceMade(() => decisionsOf(changed(own, change))),
  }))
  const version = `${ruleSet}/${from}/${fingerprint([wording, dataOf(law)])}`
  const otherwise = ruledOtherwise(interpretations, own)
  return { decisions: decisionsOf(own), law: own, version, others, otherwise }
}

function onceMade<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

function withFlips<D extends Decisions, V>(
  { decisions, law, others, otherwise }: Edition<D>,
  pick: (decisions: D) => Decision<V>,
  { params, on, facts }: Question,
): Result<V> {
  const decision = pick(decisions)
  const result = inWords(decision.ask(params, on, facts), decision, params, otherwise)
  if (result.outcome === 'invalid' || result.outcome === 'unknown' || typeof on !== 'string') return result
  const { conventions } = law
  const sensitive = flips(result, { decision, conventions, params, on, facts }, others, pick)
  if (sensitive.length === 0) return result
  return { ...result, explanation: { ...result.explanation, sensitive } }
}

type Otherwise = Ruled & { readonly touches: readonly Touched[] }

const ruledOtherwise = (interpretations: readonly Interpretation[], { readings: taken }: Law): Otherwise[] =>
  interpretations.flatMap(({ number, readings, touches = [] }) => {
    const chosen = readings?.find(({ value }) => value === taken[number])
    return chosen === undefined || chosen === readings?.[0] ? [] : [{ number, words: chosen.words, touches }]
  })

/** Tells with the answer what the authority has ruled on what it applies, in place of the interpretation's words. */
function inWords<V>(
  result: Result<V>,
  { decision, trees }: Decision<V>,
  params: unknown,
  otherwise: readonly Otherwise[],
): Result<V> {
  if (result.outcome === 'invalid' || otherwise.length === 0) return result
  const ruled = otherwise
    .filter(({ touches }) => touches.some((one) => isTouched(one, decision, params)))
    .filter(({ number }) => trees.length > 0 || appliesIt(result.explanation, number))
    .map(({ number, words }) => ({ number, words }))
  return ruled.length === 0 ? result : { ...result, explanation: { ...result.explanation, ruled } }
}

const appliesIt = ({ interpretations, children = [] }: Explanation, number: string): boolean =>
  interpretations.includes(number) || children.some((child) => appliesIt(child, number))

function noLaw(
  { ruleSet, versions }: { readonly ruleSet: string; readonly versions: readonly { readonly from: Day }[] },
  on: Day,
): Fault {
  const commencement = versions[0]?.from ?? on
  const message =
    on < commencement
      ? `expected a day from ${commencement}, the commencement, on`
      : `no version of ${ruleSet} is in force on that day`
  return { path: 'on', message }
}
