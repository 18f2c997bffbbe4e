// A rule is data: one tree that is decided, explained, printed and asked for its facts.
import type { CertificateGrade } from '../vocabulary/grades.ts'
import type { Course, Institute } from '../vocabulary/courses.ts'
import type { Capacity, Department, Force, UniformedCapacity, Waters } from '../vocabulary/service.ts'
import type { Day } from '../day.ts'
import type { Bilingual } from '../words.ts'

/** The units of the boat rules. */
type BoatUnit =
  | 'days'
  | 'metres'
  | 'centimetres'
  | 'per square metre'
  | 'per metre'
  | 'tons'
  | 'kilograms'
  | 'persons'
  | 'navik'
  | 'life buoys'
  | 'times'
  | 'day of the month'
  | 'month of the year'

/** The units of vessels that the boat rules have not. */
type VesselUnit =
  'nhp' | 'pieces' | 'square metres' | 'tons for each further fee' | 'parts' | 'hour of the day'

export type Unit =
  'months' | 'years' | 'bhp' | 'class' | 'percent' | 'rupees' | 'copies' | BoatUnit | VesselUnit

/** A figure of the law: its unit, where it stands, and the words in which each text of the gazette gives it. */
export type Parameter = {
  readonly value: number
  readonly unit: Unit
  readonly citation: string
  readonly gazette: Bilingual
  /** The day from which it holds, where a later version or the authority has changed it. */
  readonly from?: Day
}

/** The law's own comparisons. */
export type Phrase = 'not-less-than' | 'exceeding' | 'not-exceeding' | 'less-than'

/** D and B: taken where the text is silent (the decision pages); L: where its two languages differ. */
export type InterpretationNumber = `D${number}` | `B${number}` | `L${number}`

/** What every rule says of itself; the words of counted service are printed from its data when left out. */
type Said = {
  readonly citation: string
  readonly words?: Bilingual
  /** The name of the route, where the rule is one of several ways. */
  readonly route?: string
  readonly interpretations?: readonly InterpretationNumber[]
}

/** Which service counts. What is not named is not asked. */
export type ServiceWhere = {
  readonly department?: Department
  readonly capacities?: readonly Capacity[]
  readonly leastBhp?: Parameter
  /** "Not less than" unless the rule says "more than". */
  readonly bhpPhrase?: 'exceeding'
  readonly leastNhp?: Parameter
  readonly waters?: Waters
  readonly state?: string
  readonly mainEngineWatch?: true
  readonly inCharge?: true
  readonly structuredTraining?: true
  readonly watchkeepingUnder?: readonly CertificateGrade[]
}

/** A course whose training period counts as service, and whose institutes its citation accepts. */
export type Training = { readonly course: Course; readonly accepts: readonly Institute[] }

export type UniformedWhere = {
  readonly forces: readonly Force[]
  readonly capacity?: UniformedCapacity
  readonly leastBhp?: Parameter
  readonly waterTransportUnit?: true
}

/** How the person's answer reads in each case. */
export type Findings = { readonly met: Bilingual; readonly unmet: Bilingual; readonly short: Bilingual }

export type All = Said & { readonly kind: 'all'; readonly words: Bilingual; readonly of: readonly Rule[] }

export type Any = Said & { readonly kind: 'any'; readonly words: Bilingual; readonly of: readonly Rule[] }

/** "not asked of …": the rule stands only where no exemption does. */
export type Unless = Said & {
  readonly kind: 'unless'
  readonly words: Bilingual
  readonly exemptions: readonly Rule[]
  readonly rule: Rule
}

/** Asked only of a fact that was given; when it is absent it is not asked. */
export type WhenGiven = Said & {
  readonly kind: 'when-given'
  readonly words: Bilingual
  readonly path: string
  readonly rule: Rule
}

export type Fact = Said & {
  readonly kind: 'fact'
  readonly words: Bilingual
  readonly path: string
  readonly among: readonly (string | boolean)[]
  readonly record: Bilingual
  readonly findings: Findings
}

export type Figure = Said & {
  readonly kind: 'figure'
  readonly words: Bilingual
  readonly path: string
  readonly phrase: Phrase
  readonly parameter: Parameter
  readonly record: Bilingual
  /** How a figure of this kind is spoken: "class {0}". */
  readonly spoken: Bilingual
}

/** One figure of the facts that may not exceed another. */
export type AtMost = Said & {
  readonly kind: 'at-most'
  readonly words: Bilingual
  readonly path: string
  readonly against: string
  readonly record: Bilingual
}

/** So many at least, one for every few, and a part of them where the boat itself is buoyant. */
export type OneForEvery = Said & {
  readonly kind: 'one-for-every'
  readonly words: Bilingual
  readonly path: string
  readonly of: string
  readonly every: Parameter
  readonly least: Parameter
  readonly halvedBy: string
  /** The part that is left. */
  readonly half: Parameter
  readonly record: Bilingual
}

/** So many years have passed since a day, to the anniversary or later. */
export type YearsSince = Said & {
  readonly kind: 'years-since'
  readonly words: Bilingual
  readonly path: string
  readonly parameter: Parameter
  readonly record: Bilingual
}

/** Done within so many days, the last day included; while it is not done, open until that day has passed. */
export type WithinDays = Said & {
  readonly kind: 'within-days'
  readonly words: Bilingual
  readonly from: string
  readonly done: string
  readonly parameter: Parameter
  readonly record: Bilingual
}

/** A paper that on the day is neither expired nor revoked. */
export type InForce = Said & {
  readonly kind: 'in-force'
  readonly words: Bilingual
  readonly path: string
  readonly record: Bilingual
}

export type Vision = Said & {
  readonly kind: 'vision'
  readonly words: Bilingual
  readonly path: string
  readonly record: Bilingual
}

export type AgeAttained = Said & {
  readonly kind: 'age'
  readonly words: Bilingual
  readonly parameter: Parameter
}

/** Holds a certificate of competency or service of exactly that grade on the day. */
export type Holds = Said & { readonly kind: 'holds'; readonly grade: CertificateGrade }

export type CourseDone = Said & {
  readonly kind: 'course'
  readonly course: Course
  readonly accepts: readonly Institute[]
}

export type Service = Said & {
  readonly kind: 'service'
  readonly where: ServiceWhere
  /** Of several grades, any one; a holding of one may go on in another. */
  readonly whileHolding?: CertificateGrade | readonly CertificateGrade[]
  readonly training?: readonly Training[]
  readonly phrase: 'not-less-than' | 'exceeding'
  readonly parameter: Parameter
}

export type Uniformed = Said & {
  readonly kind: 'uniformed'
  readonly where: UniformedWhere
  readonly parameter: Parameter
}

/** Any uniformed service that began before the day. */
export type InUniform = Said & { readonly kind: 'in-uniform'; readonly words: Bilingual }

/** The earliest service began on that day or before (D22). */
export type FirstServiceBy = Said & {
  readonly kind: 'first-service-by'
  readonly words: Bilingual
  readonly day: Day
}

export type Rule =
  | All
  | Any
  | Unless
  | WhenGiven
  | Fact
  | Figure
  | AtMost
  | OneForEvery
  | YearsSince
  | WithinDays
  | InForce
  | Vision
  | AgeAttained
  | Holds
  | CourseDone
  | Service
  | Uniformed
  | InUniform
  | FirstServiceBy

export type RuleOf<K extends Rule['kind']> = Extract<Rule, { kind: K }>
