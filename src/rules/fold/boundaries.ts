// The fold that turns a rule into its boundaries: for every threshold on every way, facts that just miss it, just
// reach it and pass it, with what must become of the requirement by the law's phrase.
import { isElsewhere } from './boundaries-ways.ts'
import {
  courseThrees,
  firstServiceThrees,
  holdsThrees,
  inUniformThrees,
  uniformedThrees,
} from './boundaries-records.ts'
import { serviceThrees } from './boundaries-service.ts'
import { rising, standOf, words, type Boundary, type Finder, type Three } from './boundaries-shape.ts'
import {
  ageThrees,
  atMostThrees,
  factThrees,
  figureThrees,
  inForceThrees,
  oneForEveryThrees,
  visionThrees,
  withinDaysThrees,
  yearsSinceThrees,
} from './boundaries-values.ts'
import { draftOf, factsOf, joined, type Asking, type Facts } from './example.ts'
import type { Setting } from './example-values.ts'
import { leavesOf, waysOf, type Leaf, type Way } from './example-ways.ts'
import type { Rule } from './rule.ts'

export type { Boundary, Stand } from './boundaries-shape.ts'
export type { Setting } from './example-values.ts'

type LeafOf<K extends Leaf['kind']> = Extract<Leaf, { kind: K }>

const finders: { readonly [K in Leaf['kind']]: Finder<LeafOf<K>> } = {
  fact: factThrees,
  figure: figureThrees,
  'at-most': atMostThrees,
  'one-for-every': oneForEveryThrees,
  'years-since': yearsSinceThrees,
  'within-days': withinDaysThrees,
  'in-force': inForceThrees,
  vision: visionThrees,
  age: ageThrees,
  holds: holdsThrees,
  course: courseThrees,
  service: serviceThrees,
  uniformed: uniformedThrees,
  'in-uniform': inUniformThrees,
  'first-service-by': firstServiceThrees,
}

function threesOf<K extends Leaf['kind']>(leaf: LeafOf<K>, asking: Asking): readonly Three[] {
  return finders[leaf.kind](leaf, asking)
}

/** Facts that just fulfil a requirement on one way, and with it every other that is listed on its first. */
export type Example = { readonly citation: string; readonly route: string | null; readonly facts: Facts }

/**
 * One example for every way of every listed requirement.
 * @public
 */
export const examplesOf = (rules: readonly Rule[], setting: Setting): Example[] =>
  everyWay(rules, setting).map(({ rule, way, asking }) => ({
    citation: rule.citation,
    route: way.route,
    facts: factsOf(joined(draftOf({ ...asking, conditions: inExample(way, asking) }))),
  }))

/** What one way does without, another requirement may ask all the same. */
const inExample = (way: Way, { conditions }: Asking): Asking['conditions'] => {
  const against = conditions.filter(({ leaf, holds }) => !holds && way.against.includes(leaf))
  return [...against, ...conditions.filter((one) => !against.includes(one))]
}

/**
 * Every threshold of every listed requirement, on every way that names it.
 * @public
 */
export const boundariesOf = (rules: readonly Rule[], setting: Setting): Boundary[] =>
  everyWay(rules, setting).flatMap(({ rule, way, others, asking }) =>
    [...way.leaves.flatMap((leaf) => threesOf(leaf, asking)), ...notAsked(way, asking)]
      .filter(
        (one) => !one.drafts.some((draft, i) => one.outcomes[i] === 'unmet' && isElsewhere(others, draft)),
      )
      .map((one) => boundaryOf(rule, way, one)),
  )

type OnItsWay = {
  readonly rule: Rule
  readonly way: Way
  /** The other ways of the same requirement: what one of them fulfils is no boundary of this. */
  readonly others: readonly Way[]
  readonly asking: Asking
}

function everyWay(rules: readonly Rule[], setting: Setting): OnItsWay[] {
  const tree = rules.flatMap(leavesOf)
  return rules.flatMap((rule) => {
    const beside = rules.flatMap((one) => (one === rule ? [] : waysOf(one).slice(0, 1)))
    const ways = waysOf(rule)
    return ways.map((way) => ({
      rule,
      way,
      others: ways.filter((one) => one !== way),
      asking: {
        conditions: [...beside, way].flatMap(conditionsOf),
        absent: [...beside, way].flatMap(({ absent }) => absent),
        tree,
        setting,
      },
    }))
  })
}

const conditionsOf = ({ leaves, against }: Way): Asking['conditions'] => [
  ...against.map((leaf) => ({ leaf, holds: false })),
  ...leaves.map((leaf) => ({ leaf, holds: true })),
]

/** Asked only where it is given: given and failed, not given, given and fulfilled. */
const notAsked = (way: Way, asking: Asking): Three[] =>
  way.absent.map((leaf) => {
    const given = (holds: boolean) =>
      draftOf({ ...asking, absent: [], conditions: [...asking.conditions, { leaf, holds }] })
    return {
      threshold: words.notGiven,
      what: words.notGiven,
      drafts: [given(false), draftOf(asking), given(true)],
      outcomes: rising,
    }
  })

const boundaryOf = (rule: Rule, way: Way, { threshold, what, drafts, outcomes }: Three): Boundary => ({
  citation: rule.citation,
  route: way.route,
  threshold,
  what,
  below: standOf(drafts[0], outcomes[0]),
  at: standOf(drafts[1], outcomes[1]),
  above: standOf(drafts[2], outcomes[2]),
})
