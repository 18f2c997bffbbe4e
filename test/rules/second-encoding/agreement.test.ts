// Two encodings of the same rules, written apart from each other, must say the same of thousands of people and
// cases at the boundaries. How each disagreement was settled stands in docs/disagreements.md.
import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue, decide } from '../../../src/rules/index.ts'
import { pick, type Chance } from './chance.ts'
import { bothAnswers, openOf } from './compare.ts'
import { decideAgain, decisionNames, type Case } from './decide.ts'
import { boatNames, someBoat } from './generate-boats.ts'
import { feeMakers } from './generate-fees.ts'
import { jharkhandNames, someJharkhand } from './generate-jharkhand.ts'
import { someAdmission } from './generate-mariners.ts'
import { answered, leaveOutOf, yesOrNoPaths } from './leave-out.ts'
import { unanswered } from './unanswered.ts'

/** Ten thousand people and ten thousand cases; five times as many in the long run (`SOAK`). */
const numRuns = process.env['SOAK'] === undefined ? 10_000 : 50_000
const run = { seed: 20_201_008, numRuns }
const patience = 300_000

const someOther = (g: Chance): Case => {
  const decision = pick(g, [
    ...jharkhandNames,
    'manning',
    'licence-to-act',
    'competency-without-examination',
    'certificate-of-service',
    'competency-grant',
    'life-saving-appliances',
  ])
  if (g(fc.nat, { max: 2 }) > 0) return someJharkhand(g, decision)
  return someBoat(g, pick(g, boatNames))
}

const mustAgree = (one: Case): void => {
  const { first, second } = bothAnswers(one)
  expect(first, JSON.stringify(one)).toStrictEqual(second)
}

describe('the two encodings of the rules agree', () => {
  test('the second knows nothing of the first: only what compares the two imports it', () => {
    const folder = new URL('./', import.meta.url)
    const comparing = ['agreement.test.ts', 'compare.ts', 'handed-cases.test.ts']
    const knowing = readdirSync(folder).filter((name) =>
      /from '[^']*\/src\//.test(readFileSync(new URL(name, folder), 'utf8')),
    )
    expect(knowing.filter((name) => !comparing.includes(name))).toEqual([])
  })

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

/** All certificates or all service may be anything, and the second encoding tries only the extremes. */
const wholeListIsMissing = ({ facts }: Case): boolean =>
  facts['certificates'] === undefined || facts['service'] === undefined

/** What the first encoding leaves open the second may take for failed; anything else must be the same. */
const mustNotClaimMore = (asked: Case): void => {
  const first = decide(asked)
  const second = decideAgain(asked)
  const leftOpen = second.unmet.filter((one) => first.unknown.includes(one))
  const told = JSON.stringify(asked)
  expect(first.unmet, told).toStrictEqual(second.unmet.filter((one) => !leftOpen.includes(one)))
  expect([...first.unknown].sort(), told).toStrictEqual([...second.unknown, ...leftOpen].sort())
}

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
      fc.property(fc.gen(), (g) => {
        const asked = leaveOutOf(g, someone(g))
        if (wholeListIsMissing(asked)) mustNotClaimMore(asked)
        else mustAgree(asked)
      }),
      { ...run, numRuns: numRuns / 10 },
    )
  })

  test('a holding broken for a day can measure more than an unbroken one, so more than 27 months stay open', () => {
    const service = {
      from: '2021-11-29',
      to: '2024-02-28',
      department: 'engine',
      capacity: 'engine-driver',
      waters: 'inland',
      state: 'IN-JH',
      vesselBhp: 100,
    }
    const asked: Case = {
      ruleSet: 'jharkhand-2020',
      decision: 'admission',
      params: { grade: 'inland-engineer' },
      on: '2024-02-29',
      facts: { uniformedService: [], courses: [], service: [service] },
    }
    const held = (interruptions: readonly { from: string; to: string }[]): Case => {
      const one = { grade: 'first-class-engine-driver', kind: 'competency', issuedOn: '2021-01-01' }
      return {
        ...asked,
        facts: { ...asked.facts, certificates: [{ ...one, validUntil: '2025-12-31', interruptions }] },
      }
    }
    expect(decide(held([])).unmet).toContain('29(ii)(b)(ii)')
    expect(decide(held([{ from: '2022-01-30', to: '2022-01-30' }])).unmet).not.toContain('29(ii)(b)(ii)')
    expect(decide(asked).unknown).toContain('29(ii)(b)(ii)')
    mustAgree(held([]))
    mustAgree(held([{ from: '2022-01-30', to: '2022-01-30' }]))
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
      { ...run, numRuns: numRuns / 10 },
    )
  })
})

describe('every fee comes in lines that add up (rules, fees)', () => {
  test.each(Object.keys(feeMakers).filter((name) => name !== 'renewal'))('%s', (decision) => {
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const one = someJharkhand(g, decision)
        const { amount, lines } = feeOf(one)
        expect(lines.length, JSON.stringify(one)).toBeGreaterThan(0)
        const paise = lines.map((line) => Math.round(line.amount * 100))
        expect(paise.reduce((sum, each) => sum + each, 0)).toBe(Math.round(amount * 100))
      }),
      { ...run, numRuns: 50 },
    )
  })
})

type Fee = { readonly amount: number; readonly lines: readonly { readonly amount: number }[] }

const feeOf = (one: Case): Fee => {
  const told = decide(one)
  if (told.outcome !== 'computed') throw new Error(`${one.decision} is not computed`)
  return told.value as Fee
}
