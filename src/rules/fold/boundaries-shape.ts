// What a boundary is: one threshold of a requirement, with facts below it, on it and above it.
import { say, type Bilingual } from '../words.ts'
import { factsOf, type Asking, type Draft, type Facts } from './example.ts'
import type { Leaf } from './example-ways.ts'
import type { Parameter } from './rule.ts'

export type Verdict = 'met' | 'unmet' | 'unknown'

/** Whole facts, and what must become of the requirement on them. */
export type Stand = { readonly facts: Facts; readonly outcome: Verdict }

export type Boundary = {
  /** The listed requirement. */
  readonly citation: string
  readonly route: string | null
  /** The figure that draws the line, or its words where it is none. */
  readonly threshold: Parameter | Bilingual
  readonly what: Bilingual
  readonly below: Stand
  readonly at: Stand
  readonly above: Stand
}

/** A threshold of one condition, not yet written as facts. */
export type Three = {
  readonly threshold: Parameter | Bilingual
  readonly what: Bilingual
  readonly drafts: readonly [below: Draft, at: Draft, above: Draft]
  readonly outcomes: readonly [below: Verdict, at: Verdict, above: Verdict]
}

/** Finds the thresholds of one condition among those that are asked. */
export type Finder<L extends Leaf = Leaf> = (leaf: L, asking: Asking) => readonly Three[]

export const rising = ['unmet', 'met', 'met'] as const
export const falling = ['met', 'met', 'unmet'] as const

export const standOf = (draft: Draft, outcome: Verdict): Stand => ({ facts: factsOf(draft), outcome })

/** The same change of the draft for three values. */
export const three = <V>(
  values: readonly [V, V, V],
  change: (value: V) => Draft,
): readonly [Draft, Draft, Draft] => [change(values[0]), change(values[1]), change(values[2])]

/** Everyone of a list that counts and everyone that does not, in as few threes as name them all. */
export function memberThrees<V>(
  words: Bilingual,
  asked: readonly V[],
  others: readonly V[],
  change: (value: V) => Draft,
): Three[] {
  const count = Math.max(asked.length, others.length)
  const at = (list: readonly V[], i: number) => list[i % Math.max(list.length, 1)]
  return Array.from({ length: count }, (_, i) => [at(others, i), at(asked, i), at(asked, i + 1)] as const)
    .filter((values): values is [V, V, V] => !values.includes(undefined))
    .map((values) => ({ threshold: words, what: words, drafts: three(values, change), outcomes: rising }))
}

export const words = {
  capacity: say('the capacity served in', 'किस रूप में सेवा की'),
  department: say('the department', 'विभाग'),
  waters: say('the waters', 'जलमार्ग'),
  state: say('the State', 'राज्य'),
  engineWatch: say('watch on the main engine', 'मुख्य इंजन पर निगरानी'),
  charge: say('being in charge', 'प्रभार में होना'),
  structured: say('the structured training programme', 'संरचित प्रशिक्षण कार्यक्रम'),
  officer: say('the officer under whom watch is kept', 'किसके अधीन वाच कीपिंग'),
  holding: say('holding the certificate throughout', 'पूरे समय प्रमाणपत्र धारण'),
  heldGrade: say('the grade of the certificate held', 'धारण किए प्रमाणपत्र का ग्रेड'),
  training: say('the training period counted in', 'जोड़ी गई प्रशिक्षण अवधि'),
  noTraining: say('training is not counted here', 'यहाँ प्रशिक्षण नहीं जुड़ता'),
  institute: say('the institute', 'संस्थान'),
  completed: say('the day of completion', 'पूरा होने की तिथि'),
  expiry: say('the last day of the certificate', 'प्रमाणपत्र का अंतिम दिन'),
  issue: say('the day of issue', 'जारी होने की तिथि'),
  ended: say('cancelled or surrendered', 'रद्द या समर्पित'),
  force: say('the force', 'बल'),
  unit: say('the water transport unit', 'जल परिवहन इकाई'),
  begun: say('the first day of service in uniform', 'वर्दी में सेवा का पहला दिन'),
  firstService: say('the first day of any service', 'किसी भी सेवा का पहला दिन'),
  fact: say('the answer', 'उत्तर'),
  notGiven: say('asked only where it was given', 'केवल दिए जाने पर पूछा जाता है'),
  vision: say('vision', 'दृष्टि'),
  revoked: say('revoked', 'निरस्त'),
} as const
