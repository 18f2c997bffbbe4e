// Every threshold of every requirement, below, on and above it, as the tree itself tells it: the decision gives what
// the law's phrase says there, and so does the second encoding. The calculations stand at their lines too.
import { afterAll, describe, expect, test } from 'vitest'
import { contractConventions, type Conventions } from '../../src/rules/conventions.ts'
import { dayNumber } from '../../src/rules/day.ts'
import { askedOfMariner } from '../../src/rules/fold/asked.ts'
import { boundariesOf, examplesOf, type Boundary } from '../../src/rules/fold/boundaries.ts'
import { waysOf, type Leaf } from '../../src/rules/fold/example-ways.ts'
import { judge } from '../../src/rules/fold/judge.ts'
import type { Parameter } from '../../src/rules/fold/rule.ts'
import { catalogue } from '../../src/rules/index.ts'
import { plainly } from './mutants/ask.ts'
import { casesOf, sweeps } from './mutants/sweeps.ts'
import { nameOf, schemaOf, trees, type Tree } from './mutants/trees.ts'
import { bothAnswers } from './second-encoding/compare.ts'
import { decideAgain, type Case } from './second-encoding/decide.ts'

const places = ['below', 'at', 'above'] as const

/** A usual day; a leap day, the day after a February, the ends of months. */
const usual = '2027-06-15'
const days = [usual, '2028-02-29', '2027-03-01', '2027-12-31', '2029-01-30']

const patience = 120_000

const threesOf = (tree: Tree, on: string, conventions = contractConventions): Boundary[] =>
  boundariesOf(tree.rules, { on: dayNumber(on), conventions, schema: schemaOf(tree) })

const caseOf = ({ ruleSet, decision, params }: Tree, on: string, facts: Case['facts']): Case => ({
  ruleSet,
  decision,
  params,
  on,
  facts,
})

type Told = ReturnType<typeof decideAgain>

/** What became of one requirement; of the grounds of rule 6 those that hold are named instead. */
const verdictOn = (citation: string, { outcome, unmet, unknown, value }: Told): string => {
  if (outcome === 'invalid') return 'invalid'
  if (unknown.includes(citation)) return 'unknown'
  const grounds = value?.['grounds']
  if (Array.isArray(grounds)) return grounds.includes(citation) ? 'met' : 'unmet'
  return unmet.includes(citation) ? 'unmet' : 'met'
}

const thresholdOf = ({ threshold }: Boundary): string =>
  'citation' in threshold ? `${threshold.value} ${threshold.unit}` : threshold.en

const told = ({ citation, route }: Boundary) => [citation, route ?? ''].join(' ').trim()

const faults = (tree: Tree, on: string): string[] =>
  threesOf(tree, on).flatMap((one) =>
    places.flatMap((place) => {
      const { facts, outcome } = one[place]
      const asked = caseOf(tree, on, facts)
      const first = verdictOn(one.citation, plainly(asked) as Told)
      const second = verdictOn(one.citation, decideAgain(asked))
      if (first === outcome && second === outcome) return []
      return [`${told(one)}, ${thresholdOf(one)}, ${place}: ${outcome}, but ${first} and ${second}`]
    }),
  )

const counts = new Map<string, number>()

describe('every threshold of a tree of requirements', () => {
  test.each(trees.map((tree) => [nameOf(tree), tree] as const))('%s', { timeout: patience }, (name, tree) => {
    counts.set(name, threesOf(tree, usual).length)
    expect(counts.get(name)).toBeGreaterThan(0)
    expect(days.slice(0, name.startsWith('admission') ? 2 : 5).flatMap((on) => faults(tree, on))).toEqual([])
  })

  afterAll(() => {
    const all = [...counts].map(([name, count]) => `${name} ${count}`)
    console.log(`boundary triples: ${all.join(', ')}`)
  })
})

/** The figures that a condition names. */
const figuresOf = (leaf: Leaf): Parameter[] => {
  const where = 'where' in leaf ? leaf.where : {}
  return [
    'parameter' in leaf ? leaf.parameter : undefined,
    'every' in leaf ? leaf.every : undefined,
    'least' in leaf ? leaf.least : undefined,
    'leastBhp' in where ? where.leastBhp : undefined,
    'leastNhp' in where ? where.leastNhp : undefined,
  ].filter((one) => one !== undefined)
}

describe('no figure of a tree is forgotten', () => {
  test.each(trees.map((tree) => [nameOf(tree), tree] as const))('%s', (_name, tree) => {
    const drawn = threesOf(tree, usual).map(
      (one) => [one.citation, one.route, 'citation' in one.threshold ? one.threshold : null] as const,
    )
    const forgotten = tree.rules.flatMap((rule) =>
      waysOf(rule).flatMap(({ route, leaves }) =>
        leaves
          .flatMap(figuresOf)
          .filter(
            (figure) =>
              !drawn.some((one) => one[0] === rule.citation && one[1] === route && one[2] === figure),
          )
          .map((figure) => `${rule.citation} ${route ?? ''}: ${figure.value} ${figure.unit}`),
      ),
    )
    expect(forgotten).toEqual([])
  })
})

describe('an example fulfils its requirement on its way, and all that is listed beside it', () => {
  test.each(trees.map((tree) => [nameOf(tree), tree] as const))('%s', (_name, tree) => {
    const on = usual
    const examples = examplesOf(tree.rules, {
      on: dayNumber(on),
      conventions: contractConventions,
      schema: schemaOf(tree),
    })
    const failing = examples.filter(
      ({ facts }) => decideAgain(caseOf(tree, on, facts)).outcome !== 'satisfied',
    )
    expect(failing).toEqual([])
    expect(examples.filter(({ facts }) => plainly(caseOf(tree, on, facts)).outcome !== 'satisfied')).toEqual(
      [],
    )
  })
})

const others: readonly Conventions[] = [
  { months: '360-day-year', age: 'anniversary' },
  { months: '365-day-year', age: 'day-before' },
  { months: 'mean-month', age: 'day-before' },
]

describe('under the other conventions the thresholds move, and the tree with them', () => {
  test.each(others)('$months, $age', { timeout: patience }, (conventions) => {
    const on = usual
    const mariners = trees.filter(
      ({ decision }) => decision === 'admission' || decision === 'certificate-of-service',
    )
    const wrong = mariners.flatMap((tree) =>
      threesOf(tree, on, conventions).flatMap((one) =>
        places.flatMap((place) => {
          const asked = askedOfMariner(one[place].facts, dayNumber(on), conventions)
          const rule = tree.rules.find(({ citation }) => citation === one.citation)!
          const outcome = judge(rule, asked).outcome.replace('not-asked', 'met')
          return outcome === one[place].outcome
            ? []
            : [`${nameOf(tree)}: ${told(one)} ${thresholdOf(one)} ${place}`]
        }),
      ),
    )
    expect(wrong).toEqual([])
  })
})

describe('every calculation at its lines is the same in both encodings', () => {
  test.each(sweeps.map((sweep) => [sweep.decision, casesOf(sweep)] as const))('%s', (_decision, cases) => {
    expect(cases.length).toBeGreaterThan(0)
    for (const one of cases) {
      const { first, second } = bothAnswers(one)
      expect(first, JSON.stringify(one)).toStrictEqual(second)
    }
  })

  test('every decision is a tree or is told at its lines', () => {
    const covered = [...trees, ...sweeps].map(({ ruleSet, decision }) => `${ruleSet} ${decision}`)
    const all = catalogue().map(({ ruleSet, decision }) => `${ruleSet} ${decision}`)
    expect(all.filter((name) => !covered.includes(name))).toEqual([])
  })
})
