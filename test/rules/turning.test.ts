// Whether an answer hangs on an open reading is found by asking only what differs. It must be the same as asking
// every decision again under every other reading, of whole facts and of partial ones.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decide, type Explanation } from '../../src/rules/index.ts'
import { jharkhand } from '../../src/rules/jharkhand-2020/rule-set.ts'
import { pick, type Chance } from './second-encoding/chance.ts'
import type { Case } from './second-encoding/decide.ts'
import { someJharkhand } from './second-encoding/generate-jharkhand.ts'
import { someAdmission } from './second-encoding/generate-mariners.ts'
import { leaveOutOf } from './second-encoding/leave-out.ts'

const decisions = [
  'certificate-of-service',
  'competency-without-examination',
  'boat-handler-licence',
  'licence-to-act',
]

const someCase = (g: Chance): Case => {
  const one = g(fc.boolean) ? someAdmission(g) : someJharkhand(g, pick(g, decisions))
  return g(fc.nat, { max: 2 }) === 0 ? leaveOutOf(g, one) : one
}

type Turned = { readonly under: string; readonly outcome: string; readonly found: unknown }

const turned = ({ sensitive = [] }: Explanation): Turned[] =>
  sensitive.map(({ under, outcome, found }) => ({ under, outcome, found }))

/** Asks everything again. */
const askedAgain = ({ decision, params, on, facts }: Case): Turned[] => {
  const { decisions: own, others } = jharkhand.edition(on)!
  const all: Readonly<Record<string, (typeof own)['admission'] | undefined>> = { ...own } as never
  const outcome = all[decision]!.ask(params, on, facts).outcome
  if (outcome === 'unknown') return []
  return others
    .filter(({ touches }) =>
      touches.some(
        (one) => one.decision === decision && (!one.grades || one.grades.includes(params['grade'] as never)),
      ),
    )
    .flatMap(({ under, decisions: make }) => {
      const other = (make() as unknown as typeof all)[decision]!.ask(params, on, facts)
      if (other.outcome === 'invalid' || other.outcome === outcome) return []
      return [{ under, outcome: other.outcome, found: other.explanation.found }]
    })
}

test('a verdict turns where asking everything again says so', { timeout: 120_000 }, () => {
  const found = new Set<string>()
  fc.assert(
    fc.property(fc.gen(), (g) => {
      const one = someCase(g)
      const told = decide(one)
      if (told.outcome === 'invalid') throw new Error(JSON.stringify(told.errors))
      const turns = turned(told.explanation)
      expect(turns, JSON.stringify(one)).toStrictEqual(askedAgain(one))
      for (const { under } of turns) found.add(under)
    }),
    { seed: 20_201_008, numRuns: process.env['SOAK'] === undefined ? 1200 : 10_000 },
  )
  expect(found.size).toBeGreaterThan(4)
})
