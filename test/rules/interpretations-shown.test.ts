// Every reading that is taken is shown with its number where it is applied.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  boatInterpretations,
  decide,
  type Case,
  type Explanation,
  interpretations,
} from '../../src/rules/index.ts'

const file = (name: string) => new URL(name, import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(file(name), 'utf8')) as Case[]

const cases = [
  ...read('cases.json'),
  ...readdirSync(file('own-cases')).flatMap((name) =>
    name.endsWith('.json') ? read(`own-cases/${name}`) : [],
  ),
]

const numbersIn = (node: Explanation): string[] => [
  ...node.interpretations,
  ...(node.children ?? []).flatMap(numbersIn),
]

const shownOf = (ruleSet: string) => {
  const answers = cases.filter((one) => one.ruleSet === ruleSet).map((one) => decide(one))
  return new Set(answers.flatMap((answer) => ('explanation' in answer ? numbersIn(answer.explanation) : [])))
}

/** D16 is no matter of a decision: the certificate prints both territories (Form 26). */
const printedElsewhere = ['D16']

test.each([
  ['jharkhand-2020', interpretations],
  ['bihar-boats-2018', boatInterpretations],
] as const)('%s: each number stands in an answer that it is applied in', (ruleSet, all) => {
  const shown = shownOf(ruleSet)
  const hidden = all.map(({ number }) => number).filter((number) => !shown.has(number))
  expect(hidden).toEqual(ruleSet === 'jharkhand-2020' ? printedElsewhere : [])
})
