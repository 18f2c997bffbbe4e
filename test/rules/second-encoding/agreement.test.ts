// Two encodings of the same rules, written apart from each other, must say the same of thousands of people and
// cases at the boundaries. How each disagreement was settled stands in docs/disagreements.md.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/rules/index.ts'
import { pick, type Chance } from './chance.ts'
import { bothAnswers, openOf } from './compare.ts'
import { decideAgain, decisionNames, type Case } from './decide.ts'
import { boatNames, someBoat } from './generate-boats.ts'
import { jharkhandNames, someJharkhand } from './generate-jharkhand.ts'
import { someAdmission } from './generate-mariners.ts'
import { answered, leaveOutOf, yesOrNoPaths } from './leave-out.ts'
import { unanswered } from './unanswered.ts'

/** Everyone in the long run (`SOAK`), a fifth of them otherwise. */
const numRuns = process.env['SOAK'] === undefined ? 2000 : 10_000
const run = { seed: 20_201_008, numRuns }
const patience = 300_000

const someOther = (g: Chance): Case => {
  const decision = pick(g, [
    ...jharkhandNames,
    'manning',
    'licence-to-act',
    'competency-without-examination',
    'certificate-of-service',
  ])
  if (g(fc.nat, { max: 2 }) > 0) return someJharkhand(g, decision)
  return someBoat(g, pick(g, boatNames))
}

const mustAgree = (one: Case): void => {
  const { first, second } = bothAnswers(one)
  expect(first, JSON.stringify(one)).toStrictEqual(second)
}

describe('the two encodings of the rules agree', () => {
  test('they know the same decisions', () => {
    const named = catalogue().map((one) => `${one.ruleSet}/${one.decision}`)
    expect([...decisionNames].sort()).toStrictEqual(named.sort())
  })

  test('on every person at the door of an examination', { timeout: patience }, () => {
    fc.assert(
      fc.property(fc.gen(), (g) => mustAgree(someAdmission(g))),
      run,
    )
  })

  test('on every case of the other decisions', { timeout: patience }, () => {
    fc.assert(
      fc.property(fc.gen(), (g) => mustAgree(someOther(g))),
      run,
    )
  })
})

const marinersDecisions = [
  'competency-grant',
  'certificate-of-service',
  'competency-without-examination',
  'boat-handler-licence',
  'licence-to-act',
]

describe('the two encodings agree when facts are left out (contract, Facts left out)', () => {
  test('of a person', { timeout: patience }, () => {
    const someone = (g: Chance): Case =>
      g(fc.boolean) ? someAdmission(g) : someJharkhand(g, pick(g, marinersDecisions))
    fc.assert(
      fc.property(fc.gen(), (g) => mustAgree(leaveOutOf(g, someone(g)))),
      { ...run, numRuns: numRuns / 2 },
    )
  })

  test('of any other case, when it is one answer of yes or no', { timeout: patience }, () => {
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const one = someOther(g)
        const paths = yesOrNoPaths(one)
        if (marinersDecisions.includes(one.decision) || paths.length === 0) return
        const path = pick(g, paths)
        const asked = answered(one, path, undefined)
        const yes = decideAgain(answered(one, path, true))
        const no = decideAgain(answered(one, path, false))
        const { first } = bothAnswers(asked)
        expect(openOf(first), JSON.stringify(asked)).toStrictEqual(
          openOf(unanswered(path.join('.'), yes, no)),
        )
      }),
      { ...run, numRuns: numRuns / 2 },
    )
  })
})
