import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue, decide, type Case } from '../../src/rules/index.ts'

type Handed = Case & { id: string; ruleSet: string; decision: string; expect: object }

const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as Handed[]
const encoded = new Set(catalogue().map(({ ruleSet, decision }) => `${ruleSet} ${decision}`))
const nameOf = ({ ruleSet, decision }: Handed) => `${ruleSet} ${decision}`

test('the decisions encoded so far are exactly these', () => {
  expect([...encoded]).toEqual([
    'jharkhand-2020 admission',
    'jharkhand-2020 competency-grant',
    'jharkhand-2020 written-result',
    'jharkhand-2020 application-complete',
    'jharkhand-2020 examination-fee',
  ])
})

test('of the 151 cases handed over, 75 belong to them, and the other 76 wait for their decisions', () => {
  const waiting = cases.filter((one) => !encoded.has(nameOf(one)))
  expect([cases.length, cases.length - waiting.length, waiting.length]).toEqual([151, 75, 76])
  for (const one of waiting) expect(decide(one).outcome).toBe('invalid')
})

test.each(cases.filter((one) => encoded.has(nameOf(one))))('handed case $id', (one) => {
  expect(decide(one)).toMatchObject(one.expect)
})
