// The cases of the rules by which a calculator is tried: those that can be answered.
import { readFileSync } from 'node:fs'
import type { Calculator } from '../../src/calculators/definitions.ts'
import { type Case, decide } from '../../src/rules/index.ts'

export type Handed = Case & { on: string; params: object; facts: object }

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../rules/${name}.json`, import.meta.url), 'utf8')) as Handed[]
const ownCases = [
  'bihar-boats',
  'jharkhand-fees',
  'jharkhand-grants',
  'jharkhand-papers-and-clocks',
  'jharkhand-vessels',
]
const cases = [...read('cases'), ...ownCases.flatMap((name) => read(`own-cases/${name}`))]

/** The cases of a calculator that are good enough to be answered. */
export const casesOf = ({ entry }: Calculator): Handed[] =>
  cases
    .filter((one) => one.ruleSet === entry.ruleSet && one.decision === entry.decision)
    .filter((one) => decide(one).outcome !== 'invalid')
