// The fold that asks an open rule what it still waits for: only facts that can turn it are named, by their paths.
import { countings } from '../counting/months.ts'
import type { Pool } from '../counting/bounds.ts'
import { lookup, type Asked } from './asked.ts'
import { judge } from './judge.ts'
import { partsOf } from './page.ts'
import type { CourseDone, Rule, RuleOf, Service, Training, Uniformed } from './rule.ts'
import type { Piece } from './pieces.ts'
import { servicePieces, uniformedPieces } from './service-pieces.ts'
import { tallyOf } from './tally.ts'
import { weightAsked } from './weight-asked.ts'
import { keyOfPart } from './facts-read.ts'

/** The facts whose answer can still turn the rule; none where it is decided, or waits for a day to pass. */
export function missingFacts(rule: Rule, asked: Asked): readonly string[] {
  return judge(rule, asked).outcome === 'unknown' ? [...new Set(missing(rule, asked))] : []
}

type Missing = { readonly [K in Rule['kind']]: (rule: RuleOf<K>, asked: Asked) => readonly string[] }

const parts = (rule: Rule, asked: Asked) => partsOf(rule).flatMap((part) => missingFacts(part, asked))
const absent = (asked: Asked, ...paths: readonly string[]) =>
  paths.filter((path) => lookup(asked.facts, path) === undefined)

const kinds: Missing = {
  all: parts,
  any: parts,
  unless: parts,
  'when-given': parts,
  fact: ({ path }, asked) => absent(asked, path),
  figure: ({ path }, asked) => absent(asked, path),
  vision: ({ path }, asked) => absent(asked, path),
  'at-most': ({ path, against }, asked) => absent(asked, path, against),
  'one-for-every': ({ path, of, halvedBy }, asked) => absent(asked, path, of, halvedBy),
  'years-since': ({ path }, asked) => absent(asked, path),
  'within-days': ({ from, done }, asked) => absent(asked, from, done),
  'in-force': ({ path }, asked) => absent(asked, `${path}.validUntil`),
  age: (_, asked) => absent(asked, 'person.dateOfBirth'),
  holds: (_, asked) => absent(asked, 'certificates'),
  course: courseKeys,
  service: serviceKeys,
  uniformed: uniformedKeys,
  'in-uniform': (_, asked) => absent(asked, 'uniformedService'),
  'first-service-by': (_, asked) => absent(asked, 'service'),
}

function missing<K extends Rule['kind']>(rule: RuleOf<K>, asked: Asked): readonly string[] {
  return kinds[rule.kind](rule, asked)
}

function courseKeys({ course, accepts }: CourseDone | Training, { mariner }: Asked): readonly string[] {
  if (mariner.courses === undefined) return ['courses']
  return mariner.courses.flatMap((entry, i) => {
    if (entry.course !== course) return []
    if (entry.institute !== undefined && !accepts.includes(entry.institute)) return []
    return unknownKeys(entry, ['institute', 'completedOn'], `courses[${i}]`)
  })
}

function serviceKeys(rule: Service, asked: Asked): readonly string[] {
  const { service, certificates } = asked.mariner
  const holding = rule.whileHolding !== undefined && certificates === undefined ? ['certificates'] : []
  const training = (rule.training ?? []).flatMap((one) => courseKeys(one, asked))
  if (service === undefined) return ['service', ...holding, ...training]
  const keys = Object.entries(keyOfPart).flatMap(([part, key]) => (part in rule.where ? [key] : []))
  const open = turning(rule, servicePieces(rule, asked), asked)
  const own = service.flatMap((entry, i) => (open.has(i) ? unknownKeys(entry, keys, `service[${i}]`) : []))
  return [...own, ...holding, ...training]
}

function uniformedKeys(rule: Uniformed, asked: Asked): readonly string[] {
  const { uniformedService } = asked.mariner
  if (uniformedService === undefined) return ['uniformedService']
  const { capacity, leastBhp, waterTransportUnit } = rule.where
  const keys = [
    ...(capacity === undefined ? [] : ['capacity']),
    ...(leastBhp === undefined ? [] : ['vesselBhp']),
    ...(waterTransportUnit === undefined ? [] : ['waterTransportUnit']),
  ]
  const open = turning(rule, uniformedPieces(rule.where, asked), asked)
  return uniformedService.flatMap((entry, i) =>
    open.has(i) ? unknownKeys(entry, keys, `uniformedService[${i}]`) : [],
  )
}

const unknownKeys = (entry: object, keys: readonly string[], at: string): string[] =>
  keys.filter((key) => lookup(entry, key) === undefined).map((key) => `${at}.${key}`)

/** The records that can tip the measure with some choice of the other open ones; all open ones where they are many. */
function turning(rule: Service | Uniformed, pieces: readonly Piece[], asked: Asked): ReadonlySet<number> {
  const { whole, free, sure } = tallyOf(pieces).pool
  const open = pieces
    .map((piece, i) => ({ ...piece, i }))
    .filter(({ counts }) => counts === 'whole' || counts === 'free')
  const counting = countings[asked.conventions.months]
  const weight = weightAsked(rule, counting)
  const reached = (chosen: Pool['whole']) => counting.weigh([...sure, ...chosen.flat()]) >= weight
  const tips = (spans: Pool['whole'][number]) =>
    subsets(whole.filter((one) => one !== spans)).some(
      (chosen) => reached(chosen) !== reached([...chosen, spans]),
    )
  const tried = free.length === 0 && whole.length <= few
  return new Set(open.filter(({ spans }) => !tried || tips(spans)).map(({ i }) => i))
}

/** Records that are few are tried in every combination. */
const few = 6

const subsets = (all: Pool['whole']): Pool['whole'][] =>
  Array.from({ length: 2 ** all.length }, (_, choice) => all.filter((_one, i) => ((choice >> i) & 1) === 1))
