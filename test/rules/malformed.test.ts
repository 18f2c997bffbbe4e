// Contract of the rules core, "How it is asked": a malformed case is refused by its path with what was expected,
// the others are still answered in their order, and the exit code is 2. Through the command, for every decision.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/rules/index.ts'
import { evaluate, goodOf, refusesEach, type Bad } from './refused.ts'

/** Every kind of fault that any decision can be handed. */
function faultsOf({ ruleSet, decision }: { ruleSet: string; decision: string }): Bad[] {
  const good = goodOf(ruleSet, decision)
  const bad = (what: string, change: object, path: string, says: RegExp): Bad => {
    const id = `${ruleSet} ${decision} ${what}`
    return { case: { ...good, id, ...change }, id, path, says }
  }
  const eve = ruleSet === 'jharkhand-2020' ? '2020-10-07' : '2018-11-07'
  const day = /^expected a calendar day YYYY-MM-DD/
  return [
    bad(
      'with a stray fact',
      { facts: { ...good.facts, vesel: 1 } },
      'facts.vesel',
      /^not a key of this place/,
    ),
    bad('without facts', { facts: undefined }, 'facts', /^expected an object, got nothing$/),
    bad('with facts that are null', { facts: null }, 'facts', /^expected an object, got null$/),
    bad('with facts that are a list', { facts: [] }, 'facts', /^expected an object, got \[\]$/),
    bad('with facts that are a text', { facts: 'none' }, 'facts', /^expected an object, got "none"$/),
    bad('with a stray param', { params: { ...good.params, x: 1 } }, 'params.x', /^not a key of this place/),
    bad('with params that are a list', { params: [] }, 'params', /^expected an object, got \[\]$/),
    bad('on no day', { on: undefined }, 'on', day),
    bad('on 30 February', { on: '2026-02-30' }, 'on', day),
    bad('on a day with its time', { on: '2026-06-15T00:00:00Z' }, 'on', day),
    bad('on the eve of commencement', { on: eve }, 'on', /^expected a day from .+, the commencement/),
    bad('with a stray key', { extra: 1 }, 'extra', /^not a key of a case/),
  ]
}

test('every decision refuses what no decision takes', { timeout: 60_000 }, () => {
  const bad = catalogue().flatMap(faultsOf)
  expect(bad).toHaveLength(53 * 12)
  refusesEach(bad)
})

type Told = {
  readonly family: string
  readonly id: string
  readonly path: string
  readonly says: string
}

/** Bad cases by family, each with the path of its fault and what is said of it (a pattern). */
const tables = JSON.parse(
  readFileSync(new URL('malformed-cases.json', import.meta.url), 'utf8'),
) as readonly Told[]

const keyOf = ({ ruleSet, decision }: { ruleSet: string; decision: string }) => `${ruleSet}/${decision}`

const families = [...new Set(tables.map(({ family }) => family))]

/** The family is no key of a case. */
const caseOf = (one: object) => Object.fromEntries(Object.entries(one).filter(([key]) => key !== 'family'))

const badOf = (wanted: string): Bad[] =>
  tables
    .filter(({ family }) => family === wanted)
    .map(({ path, says, ...one }) => ({
      case: caseOf(one),
      id: one.id,
      path,
      says: new RegExp(says, 'u'),
    }))

const base = { ruleSet: 'jharkhand-2020', params: {}, on: '2026-06-15', facts: {} }

const bad = (id: string, change: object, path: string, says: RegExp): Bad => ({
  case: { ...base, id, ...change },
  id,
  path,
  says,
})

describe('each fault is told at its place, with what was expected', () => {
  test.each(families)('of %s', (family) => {
    refusesEach(badOf(family))
  })

  test('every decision that takes facts has a fault of its own', () => {
    const takesNone = ['examination-fee', 'annual-return-due']
    const named = new Set((tables as unknown as { decision: string; ruleSet: string }[]).map(keyOf))
    expect(
      catalogue()
        .filter(({ decision }) => !takesNone.includes(decision))
        .map(keyOf)
        .filter((key) => !named.has(key)),
    ).toEqual([])
  })

  test('of the names', () => {
    refusesEach([
      bad('none', { ruleSet: 'goa-1900' }, 'ruleSet', /^expected one of jharkhand-2020, bihar-boats-2018/),
      bad('null', { ruleSet: null, decision: 'stability' }, 'ruleSet', /^expected one of /),
      bad('a built-in', { decision: 'toString' }, 'decision', /^expected one of admission, /),
      bad(
        'elsewhere',
        { ruleSet: 'bihar-boats-2018', decision: 'stability' },
        'decision',
        /^expected one of scope, /,
      ),
    ])
  })

  test('several at once, each on a line of its own', () => {
    const facts = { person: { a: 1, dateOfBirth: 'x' } }
    const many = { ...base, id: 'many', decision: 'admission', on: 'today', params: { grade: 1 }, facts }
    const { status, lines, results } = evaluate(JSON.stringify([many]))
    expect(status).toBe(2)
    expect(lines.map((line) => line.split(': ').slice(0, 2))).toEqual([
      ['many', 'params.grade'],
      ['many', 'facts.person.a'],
      ['many', 'facts.person.dateOfBirth'],
      ['many', 'on'],
    ])
    expect(results?.[0]?.errors).toHaveLength(4)
  })

  test('of what is no case at all, by its number', () => {
    const good = goodOf('jharkhand-2020', 'stability')
    const cases = [null, 7, 'x', [], { ...good, id: undefined }, { ...good, id: 5 }, good]
    const { status, lines, results } = evaluate(JSON.stringify(cases))
    expect(status).toBe(2)
    expect(lines.map((line) => line.replace(/: (expected .+)$/, ' | $1'))).toEqual([
      ...[1, 2, 3, 4].map((at) => `case number ${at} | expected an object with a case`),
      ...[5, 6].map((at) => `case number ${at}: id | expected a text`),
    ])
    expect(results?.map(({ outcome }) => outcome)).toEqual([
      ...cases.slice(1).map(() => 'invalid'),
      'satisfied',
    ])
  })
})
