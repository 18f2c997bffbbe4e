import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue, decide, type Case } from '../../src/rules/index.ts'

type Handed = Case & { id: string; ruleSet: string; decision: string; expect: object }

const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as Handed[]
const encoded = new Set(catalogue().map(({ ruleSet, decision }) => `${ruleSet} ${decision}`))

test('every decision of the Jharkhand rules is encoded, in the order of their page', () => {
  const jharkhand = catalogue().filter(({ ruleSet }) => ruleSet === 'jharkhand-2020')
  expect(jharkhand.map(({ decision }) => decision)).toEqual([
    'admission',
    'competency-grant',
    'certificate-of-service',
    'competency-without-examination',
    'boat-handler-licence',
    'licence-to-act',
    'manning',
    'renewal',
    'examination-fee',
    'registration-fee',
    'supervision-fee',
    'survey-fee',
    'drawing-fee',
    'late-survey-application',
    'other-survey-fee',
    'neglect-penalty',
    'late-declaration',
    'vessel-category',
    'freeboard',
    'passenger-capacity',
    'life-saving-appliances',
    'fire-appliances',
    'anchors',
    'deck-equipment',
    'stability',
    'survey-due',
    'written-result',
    'application-complete',
    'may-ply',
    'alteration-route',
    'clock',
    'notice',
    'extension',
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

test('all 151 cases handed over belong to a decision that is encoded', () => {
  expect(cases).toHaveLength(151)
  expect(cases.filter((one) => !encoded.has(`${one.ruleSet} ${one.decision}`))).toEqual([])
})

test.each(cases)('handed case $id', (one) => {
  expect(decide(one)).toMatchObject(one.expect)
})
