// The facts that an open answer names are those that can still turn it: without them no other fact decides, with
// them nothing stays open, and each can turn it (design: A result is always the whole tree).
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { certificateGrades, decide, institutes, type Result } from '../../src/rules/index.ts'
import { pick, type Chance } from './second-encoding/chance.ts'
import type { Case } from './second-encoding/decide.ts'
import { someJharkhand } from './second-encoding/generate-jharkhand.ts'
import { someAdmission } from './second-encoding/generate-mariners.ts'
import { leaveOutOf } from './second-encoding/leave-out.ts'

type Tree = { readonly [key: string]: unknown }

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

const steps = (path: string): string[] => path.replaceAll(/\[(\d+)\]/g, '.$1').split('.')

const at = (facts: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((found, key) => (isTree(found) ? found[key] : undefined), facts)

function withValue(facts: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const below = rest.length === 0 ? value : withValue(isTree(facts) ? facts[key] : {}, rest, value)
  if (Array.isArray(facts)) return facts.map((one: unknown, i) => (String(i) === key ? below : one))
  return { ...(isTree(facts) ? facts : {}), [key]: below }
}

/** Every place that the whole facts have and the partial ones have not. */
function leftOut(whole: unknown, partial: unknown, path = ''): string[] {
  if (partial === undefined) return whole === undefined ? [] : [path]
  if (!isTree(whole)) return []
  return Object.keys(whole).flatMap((key) => {
    const step = Array.isArray(whole) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
    return leftOut(whole[key], at(partial, [key]), step)
  })
}

const restored = (one: Case, whole: Case, paths: readonly string[]): Case => ({
  ...one,
  facts: paths.reduce<unknown>(
    (facts, path) => withValue(facts, steps(path), at(whole.facts, steps(path))),
    one.facts,
  ) as Case['facts'],
})

const missingOf = (result: Result): readonly string[] =>
  result.outcome === 'invalid' ? [] : (result.explanation.missing ?? [])

const said = ({ outcome, unmet, unknown }: Result) => ({ outcome, unmet, unknown })

/** A place is named when it, or a record that it belongs to, is. */
const isNamed = (missing: readonly string[], path: string) =>
  missing.some((one) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`))

const decisions = [
  'competency-grant',
  'certificate-of-service',
  'competency-without-examination',
  'boat-handler-licence',
  'licence-to-act',
]
const someone = (g: Chance): Case => (g(fc.boolean) ? someAdmission(g) : someJharkhand(g, pick(g, decisions)))
/** The practical test of an engine driver is asked when it is given, so that leaving it out is an answer. */
const partOf = (g: Chance, whole: Case): Case => {
  const partial = leaveOutOf(g, whole)
  return partial.facts['examination'] === undefined
    ? partial
    : restored(partial, whole, ['examination.practical'])
}

const run = { seed: 20_201_008, numRuns: 1500 }

describe('of a person of whom not all is known', () => {
  test('what is not named never decides', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const whole = someone(g)
        const partial = partOf(g, whole)
        const answer = decide(partial)
        const missing = missingOf(answer)
        const others = leftOut(whole.facts, partial.facts).filter((path) => !isNamed(missing, path))
        expect(said(decide(restored(partial, whole, others))), JSON.stringify({ partial, others })).toEqual(
          said(answer),
        )
      }),
      run,
    )
  })

  test(
    'with what is named nothing stays open, and the answer is that of the whole',
    { timeout: 120_000 },
    () => {
      let open = 0
      fc.assert(
        fc.property(fc.gen(), (g) => {
          const whole = someone(g)
          const partial = partOf(g, whole)
          const missing = missingOf(decide(partial))
          const named = leftOut(whole.facts, partial.facts).filter((path) => isNamed(missing, path))
          open += named.length > 0 ? 1 : 0
          expect(said(decide(restored(partial, whole, named))), JSON.stringify({ partial, missing })).toEqual(
            said(decide(whole)),
          )
        }),
        run,
      )
      expect(open).toBeGreaterThan(200)
    },
  )

  test('a single fact that is named can turn the answer', { timeout: 120_000 }, () => {
    let seen = 0
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const whole = someone(g)
        const partial = partOf(g, whole)
        const [path, ...more] = leftOut(whole.facts, partial.facts)
        if (path === undefined || more.length > 0 || !missingOf(decide(partial)).includes(path)) return
        const values = tries[steps(path).at(-1) ?? '']
        if (values === undefined) return
        seen += 1
        const answers = values
          .map((value) => decide({ ...partial, facts: withValue(partial.facts, steps(path), value) }))
          .map((answer) => JSON.stringify(said(answer)))
        expect(new Set(answers).size, JSON.stringify({ partial, path })).toBeGreaterThan(1)
      }),
      run,
    )
    expect(seen).toBeGreaterThan(50)
  })
})

const powers = [null, 0, 39, 40, 69, 70, 84, 85, 112, 113, 225, 226, 281, 282, 564, 565, 5000]

/** Values on every side of every line that a fact of that name is compared with. */
const tries: Readonly<Record<string, readonly unknown[]>> = {
  dateOfBirth: ['1950-01-01', '2024-01-01'],
  citizenOfIndia: [true, false],
  readsWritesHindi: [true, false],
  highestClass: [0, 7, 8, 9, 10, 12],
  waters: ['inland', 'sea'],
  state: ['IN-JH', 'IN-WB'],
  vesselBhp: powers,
  vesselNhp: powers,
  mainEngineWatch: [true, false],
  inCharge: [true, false],
  watchkeepingUnder: [null, ...certificateGrades],
  structuredTraining: [true, false],
  capacity: ['master', 'engineer', 'other'],
  waterTransportUnit: [true, false],
  institute: institutes,
  completedOn: [null, '2000-01-01'],
  issuedBy: ['registered-medical-officer', 'government-medical-officer'],
  fit: [true, false],
  colourBlind: [true, false],
  normalColourVision: [true, false],
  visionRight: ['6/6', '6/60'],
  visionLeft: ['6/6', '6/60'],
  written: ['passed', 'failed'],
  viva: ['passed', 'failed'],
  practical: ['passed', 'failed'],
}

test('of a vessel: the paths that the answer lists are the facts it waits for', () => {
  const asked = { ruleSet: 'jharkhand-2020', decision: 'survey-fee', params: {}, on: '2026-06-15' }
  const answer = decide({ ...asked, facts: { kind: 'general', sundayOrHoliday: false } })
  expect(answer.outcome).toBe('unknown')
  expect(missingOf(answer)).toEqual(answer.unknown)
})

test('an answer that waits for a day to pass, and not for a fact, names none', () => {
  const asked = { ruleSet: 'bihar-boats-2018', decision: 'transfer-report', params: {}, on: '2026-06-15' }
  const answer = decide({ ...asked, facts: { transferredOn: '2026-06-10', reportedOn: null } })
  expect(answer.unknown).toEqual(['5(a)'])
  expect(missingOf(answer)).toEqual([])
})
