// A form tells the facts of every handed case as they are: nothing is lost between the words and the rules.
import { describe, expect, test } from 'vitest'
import { calculators } from '../../src/calculators/definitions.ts'
import { readFacts } from '../../src/calculators/read-facts.ts'
import { decide } from '../../src/rules/index.ts'
import { typedValues } from '../../src/shell/typed.ts'
import { casesOf } from './handed.ts'
import { typedFrom } from './typed-from.ts'

describe.each(calculators.map((one) => [one.slug, one] as const))('%s', (_, calculator) => {
  test('what is typed gives the answer of the case, to the letter', () => {
    for (const told of casesOf(calculator)) {
      const values = typedValues(typedFrom(calculator, told))
      const params = readFacts(calculator.params, values)
      const facts = readFacts(calculator.facts, values)
      expect([told, params.faults, facts.faults]).toEqual([told, [], []])
      const { ruleSet, decision, on } = told
      const read = { ruleSet, decision, on, params: params.facts, facts: facts.facts }
      expect([told, decide(read)]).toEqual([told, decide(told)])
    }
  })
})
