// Where facts told by path just suffice.
import { addMonths, dayText } from '../day.ts'
import { attainedOn } from '../age/attained.ts'
import { falling, memberThrees, rising, three, words, type Three, type Verdict } from './boundaries-shape.ts'
import { draftOf, type Asking, type Draft } from './example.ts'
import { bornToBe, otherThan, roundedTo, schemaAt, stepOf, yearsBefore } from './example-values.ts'
import type {
  AgeAttained,
  AtMost,
  Fact,
  Figure,
  InForce,
  OneForEvery,
  Phrase,
  Vision,
  WithinDays,
  YearsSince,
} from './rule.ts'

type Told = Readonly<Record<string, unknown>>

const told = (draft: Draft, values: Told): Draft => ({
  ...draft,
  values: new Map([...draft.values, ...Object.entries(values)]),
})

/** Every answer that counts, and every one that does not. */
export function factThrees(rule: Fact, asking: Asking): Three[] {
  const draft = draftOf(asking)
  const others = otherThan(rule, asking.setting.schema)
  return memberThrees(rule.words, rule.among, others, (value) => told(draft, { [rule.path]: value }))
}

const outcomesOf: Readonly<Record<Phrase, readonly [Verdict, Verdict, Verdict]>> = {
  'not-less-than': rising,
  exceeding: ['unmet', 'unmet', 'met'],
  'not-exceeding': falling,
  'less-than': ['met', 'unmet', 'unmet'],
}

/** A step below the line, on it and above; and as near to it as can be told. */
export function figureThrees(rule: Figure, asking: Asking): Three[] {
  const draft = draftOf(asking)
  const { value } = rule.parameter
  const step = stepOf(rule.parameter)
  const whole = schemaAt(asking.setting.schema, rule.path)['type'] === 'integer'
  const steps = whole || step < 1 ? [step] : [step, step / 100]
  return steps.map((by) => ({
    threshold: rule.parameter,
    what: rule.words,
    drafts: three([roundedTo(value - by), value, roundedTo(value + by)], (figure) =>
      told(draft, { [rule.path]: figure }),
    ),
    outcomes: outcomesOf[rule.phrase],
  }))
}

/** The day before the birthday, the birthday, the day after. */
export function ageThrees(rule: AgeAttained, asking: Asking): Three[] {
  const draft = draftOf(asking)
  const { on, conventions } = asking.setting
  const years = rule.parameter.value
  const born = bornToBe(years, on, conventions)
  const younger = [born + 1, born + 2].find((day) => attainedOn(day, years, conventions.age) > on) ?? born + 1
  return [
    {
      threshold: rule.parameter,
      what: rule.words,
      drafts: three([younger, born, born - 1], (day) => told(draft, { 'person.dateOfBirth': dayText(day) })),
      outcomes: rising,
    },
  ]
}

export function visionThrees(rule: Vision, asking: Asking): Three[] {
  const draft = draftOf(asking)
  return [
    {
      threshold: words.vision,
      what: rule.words,
      drafts: three(['6/7', '6/6', '6/5'], (vision) => told(draft, { [rule.path]: vision })),
      outcomes: rising,
    },
  ]
}

export function atMostThrees(rule: AtMost, asking: Asking): Three[] {
  const draft = draftOf(asking)
  const limit = draft.values.get(rule.against)
  const most = typeof limit === 'number' ? limit : 0
  return [
    {
      threshold: rule.words,
      what: rule.words,
      drafts: three([most - 1, most, most + 1], (count) => told(draft, { [rule.path]: count })),
      outcomes: falling,
    },
  ]
}

/** By how many there are, by how many of them one is asked for, by the least, and halved. */
export function oneForEveryThrees(rule: OneForEvery, asking: Asking): Three[] {
  const draft = draftOf(asking)
  const { every, least } = rule
  const with_ = (of: number, halved: boolean) => (count: number) =>
    told(draft, { [rule.of]: of, [rule.path]: count, [rule.halvedBy]: halved })
  const many = every.value * (least.value + 3)
  const beside = (count: number) => [count - 1, count, count + 1] as const
  const said = { what: rule.words, outcomes: rising }
  return [
    { ...said, threshold: least, drafts: three(beside(least.value), with_(1, false)) },
    { ...said, threshold: every, drafts: three(beside(many / every.value), with_(many, false)) },
    {
      what: rule.words,
      threshold: every,
      drafts: three(beside(many), (of) => with_(of, false)(many / every.value)),
      outcomes: falling,
    },
    {
      ...said,
      threshold: every,
      drafts: three(beside(Math.ceil(many / every.value / 2)), with_(many, true)),
    },
  ]
}

/** Never, a day short, to the day, a day more. */
export function yearsSinceThrees(rule: YearsSince, asking: Asking): Three[] {
  const draft = draftOf(asking)
  const { on } = asking.setting
  const day = yearsBefore(on, rule.parameter.value)
  const younger = yearsBefore(on + 1, rule.parameter.value)
  const since = (text: string | null) => told(draft, { [rule.path]: text })
  const said = { threshold: rule.parameter, what: rule.words, outcomes: rising }
  const [at, above] = [dayText(day), dayText(day - 1)]
  return [
    { ...said, drafts: three([dayText(younger), at, above], since) },
    { ...said, drafts: three<string | null>([null, at, above], since) },
  ]
}

/** Done a day early, on the last day, a day late; and while it is not done. */
export function withinDaysThrees(rule: WithinDays, asking: Asking): Three[] {
  const draft = draftOf(asking)
  const { on } = asking.setting
  const days = rule.parameter.value
  const done = (from: number, to: number | null) =>
    told(draft, { [rule.from]: dayText(from), [rule.done]: to === null ? null : dayText(to) })
  const said = { threshold: rule.parameter, what: rule.words }
  return [
    { ...said, drafts: three([on - 1, on, on + 1], (day) => done(on - days, day)), outcomes: falling },
    {
      ...said,
      drafts: three([on - days + 1, on - days, on - days - 1], (from) => done(from, null)),
      outcomes: ['unknown', 'unknown', 'unmet'],
    },
  ]
}

/** Expired, on the last day, before it; revoked on the day, on the next, never; and no such paper. */
export function inForceThrees(rule: InForce, asking: Asking): Three[] {
  const draft = draftOf(asking)
  const { on } = asking.setting
  const paper = (validUntil: number, revokedOn: string | null) =>
    told(draft, { [rule.path]: { validUntil: dayText(validUntil), revokedOn } })
  const revoked = (day: string | null) => paper(addMonths(on, 12), day)
  return [
    {
      threshold: words.expiry,
      what: rule.words,
      drafts: three([on - 1, on, on + 1], (day) => paper(day, null)),
      outcomes: rising,
    },
    {
      threshold: words.revoked,
      what: rule.words,
      drafts: three<string | null>([dayText(on), dayText(on + 1), null], revoked),
      outcomes: rising,
    },
    {
      threshold: rule.words,
      what: rule.words,
      drafts: [told(draft, { [rule.path]: null }), paper(on, null), paper(on + 1, null)],
      outcomes: rising,
    },
  ]
}
