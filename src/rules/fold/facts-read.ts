// The fold that asks a rule for its facts: every path that can decide it, as the contract writes paths.
import type { Rule, RuleOf, Service, ServiceWhere, Uniformed } from './rule.ts'

type Reads = { readonly [K in Rule['kind']]: (rule: RuleOf<K>) => readonly string[] }

const reads: Reads = {
  all: (rule) => rule.of.flatMap(read),
  any: (rule) => rule.of.flatMap(read),
  unless: (rule) => [rule.rule, ...rule.exemptions].flatMap(read),
  'when-given': (rule) => read(rule.rule),
  fact: (rule) => [rule.path],
  figure: (rule) => [rule.path],
  'at-most': (rule) => [rule.path, rule.against],
  'one-for-every': (rule) => [rule.path, rule.of, rule.halvedBy],
  'years-since': (rule) => [rule.path],
  'within-days': (rule) => [rule.from, rule.done],
  'in-force': (rule) => [`${rule.path}.validUntil`, `${rule.path}.revokedOn`],
  vision: (rule) => [rule.path],
  age: () => ['person.dateOfBirth'],
  holds: () => certificatePaths,
  course: () => coursePaths,
  service: servicePaths,
  uniformed: uniformedPaths,
  'in-uniform': () => ['uniformedService[].from'],
  'first-service-by': () => ['service[].from'],
}

function read<K extends Rule['kind']>(rule: RuleOf<K>): readonly string[] {
  return reads[rule.kind](rule)
}

/** The facts that can decide any of these rules, each path once, in the order in which they are asked. */
export const factsRead = (rules: readonly Rule[]): readonly string[] => [...new Set(rules.flatMap(read))]

const certificatePaths = ['grade', 'kind', 'issuedOn', 'validUntil', 'endedOn', 'interruptions'].map(
  (key) => `certificates[].${key}`,
)

const coursePaths = ['course', 'institute', 'completedOn'].map((key) => `courses[].${key}`)

/** Which key of a service entry each part of a rule looks at. */
export const keyOfPart: { readonly [K in keyof Required<ServiceWhere>]: string } = {
  department: 'department',
  capacities: 'capacity',
  leastBhp: 'vesselBhp',
  bhpPhrase: 'vesselBhp',
  leastNhp: 'vesselNhp',
  waters: 'waters',
  state: 'state',
  mainEngineWatch: 'mainEngineWatch',
  inCharge: 'inCharge',
  structuredTraining: 'structuredTraining',
  watchkeepingUnder: 'watchkeepingUnder',
}

function servicePaths(rule: Service): readonly string[] {
  const parts = Object.entries(keyOfPart).filter(([part]) => part in rule.where)
  return [
    ...['from', 'to', ...parts.map(([, key]) => key)].map((key) => `service[].${key}`),
    ...(rule.whileHolding === undefined ? [] : certificatePaths),
    ...(rule.training === undefined ? [] : [...coursePaths, 'courses[].from']),
  ]
}

function uniformedPaths({ where }: Uniformed): readonly string[] {
  return [
    'force',
    'from',
    'to',
    ...(where.capacity === undefined ? [] : ['capacity']),
    ...(where.leastBhp === undefined ? [] : ['vesselBhp']),
    ...(where.waterTransportUnit === undefined ? [] : ['waterTransportUnit']),
  ].map((key) => `uniformedService[].${key}`)
}
