import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue, decide, type Case } from '../../src/rules/index.ts'

type Handed = Case & { id: string; ruleSet: string; decision: string; expect: object }

const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as Handed[]
const encoded = new Set(catalogue().map(({ ruleSet, decision }) => `${ruleSet} ${decision}`))
const nameOf = ({ ruleSet, decision }: Handed) => `${ruleSet} ${decision}`

test('the decisions of the Jharkhand rules encoded so far are exactly these', () => {
  expect([...encoded].filter((name) => name.startsWith('jharkhand'))).toEqual([
    'jharkhand-2020 admission',
    'jharkhand-2020 competency-grant',
    'jharkhand-2020 written-result',
    'jharkhand-2020 application-complete',
    'jharkhand-2020 examination-fee',
  ])
})

test('every decision of the boat rules of Bihar is encoded, in the order of their page', () => {
  const boats = catalogue().filter(({ ruleSet }) => ruleSet === 'bihar-boats-2018')
  expect(boats.map(({ decision }) => decision)).toEqual([
    'scope',
    'gross-tonnage',
    'freeboard',
    'passenger-capacity',
    'persons-equivalent',
    'crew',
    'life-buoys',
    'licence-conditions',
    'licence-term',
    'licence-fee-factor',
    'transfer-report',
    'survey-report',
    'cancellation-ground',
    'annual-return-due',
    'boat-class',
    'renewal-applicant',
    'may-ply',
    'loading',
    'fee',
    'registration-mark',
  ])
})

test('of the 151 cases handed over, 97 belong to them, and the other 54 wait for their decisions', () => {
  const waiting = cases.filter((one) => !encoded.has(nameOf(one)))
  expect([cases.length, cases.length - waiting.length, waiting.length]).toEqual([151, 97, 54])
  for (const one of waiting) expect(decide(one).outcome).toBe('invalid')
})

test.each(cases.filter((one) => encoded.has(nameOf(one))))('handed case $id', (one) => {
  expect(decide(one)).toMatchObject(one.expect)
})
