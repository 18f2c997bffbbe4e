// Compiles requirements into closures that answer yes or no for a packed person: yes where `judge` finds every
// requirement met, no where one is unmet or open. What is made of a rule is made once, at the start; a kind of
// rule or a fact that packed people do not have is an error then, never a wrong answer later.
import type { Conventions } from '../conventions.ts'
import type { DayNumber } from '../day.ts'
import type { Rule, RuleOf } from '../fold/rule.ts'
import { ageTest, factTest, figureTest, givenTest, visionTest } from './facts-verdict.ts'
import { noDays } from './days.ts'
import { lookAt, nobody, type PackedPeople } from './people.ts'
import { courseTest, firstServiceTest, holdsTest, inUniform } from './records-verdict.ts'
import { serviceTest, uniformedTest } from './service-verdict.ts'
import type { Making, Test } from './test.ts'

type Makers = { readonly [K in Rule['kind']]?: (rule: RuleOf<K>, making: Making) => Test }

const makers: Makers = {
  all: (rule, making) => allOf(rule.of, making),
  any: (rule, making) => anyOf(rule.of, making),
  unless: (rule, making) => anyOf([rule.rule, ...rule.exemptions], making),
  'when-given': (rule, making) => givenTest(rule, testOf(rule.rule, making)),
  fact: factTest,
  figure: figureTest,
  vision: visionTest,
  age: ageTest,
  holds: holdsTest,
  course: courseTest,
  service: serviceTest,
  uniformed: uniformedTest,
  'in-uniform': () => inUniform,
  'first-service-by': firstServiceTest,
}

function testOf<K extends Rule['kind']>(rule: RuleOf<K>, making: Making): Test {
  const make = makers[rule.kind]
  if (make === undefined)
    throw new TypeError(`packed people cannot be asked "${rule.kind}" (${rule.citation})`)
  return make(rule, making)
}

/** A fact is looked up, service is measured: what costs little is asked first. */
function cost(rule: Rule): number {
  if (rule.kind === 'service' || rule.kind === 'uniformed') return 10
  if (rule.kind === 'all' || rule.kind === 'any') return rule.of.reduce((sum, one) => sum + cost(one), 0)
  return rule.kind === 'unless' ? cost(rule.rule) + rule.exemptions.length : 1
}

const testsOf = (rules: readonly Rule[], making: Making): Test[] =>
  rules.toSorted((a, b) => cost(a) - cost(b)).map((rule) => testOf(rule, making))

function allOf(rules: readonly Rule[], making: Making): Test {
  const tests = testsOf(rules, making)
  return (person, on) => {
    for (const test of tests) if (!test(person, on)) return false
    return true
  }
}

function anyOf(rules: readonly Rule[], making: Making): Test {
  const tests = testsOf(rules, making)
  return (person, on) => {
    for (const test of tests) if (test(person, on)) return true
    return false
  }
}

/** Whether the requirements are all met by the person at that place. */
export type Verdict = (people: PackedPeople, index: number, on: DayNumber) => boolean

/** Makes the requirements of a decision into one question to packed people. */
export function compileVerdict(rules: readonly Rule[], conventions: Conventions): Verdict {
  const met = allOf(rules, { conventions, days: noDays() })
  const person = nobody()
  return (people, index, on) => {
    lookAt(person, people, index)
    return met(person, on)
  }
}

/** The verdict on everybody, 1 for yes, in the order in which they were packed. */
export function decidePeople(people: PackedPeople, verdict: Verdict, on: DayNumber): Uint8Array {
  const verdicts = new Uint8Array(people.count)
  for (let index = 0; index < people.count; index += 1) {
    verdicts[index] = verdict(people, index, on) ? 1 : 0
  }
  return verdicts
}
