// Every law with one thing changed: each figure a step more and less, each other reading, each other convention.
// The cases notice it, or it changes nothing and is named.
import { describe, expect, test } from 'vitest'
import { gazetted as boats } from '../../../src/rules/bihar-boats-2018/rule-set.ts'
import { choices as boatChoices } from '../../../src/rules/bihar-boats-2018/readings.ts'
import type { Decision } from '../../../src/rules/decision.ts'
import type { Parameter } from '../../../src/rules/fold/rule.ts'
import { gazetted as jharkhand } from '../../../src/rules/jharkhand-2020/rule-set.ts'
import { choices as jharkhandChoices } from '../../../src/rules/jharkhand-2020/readings.ts'
import { changed, figurePaths, type Change } from '../../../src/rules/law.ts'
import { probesByDecision, type Probe } from './probes.ts'
import { scoreOf } from './score.ts'

type Decisions = Readonly<Record<string, Decision>>

type Mutant = {
  readonly citation: string
  readonly what: string
  readonly change: Change
  readonly figure?: Parameter
}

type Subject = {
  readonly ruleSet: string
  readonly decisions: Decisions
  readonly with: (change: Change) => Decisions
  readonly figures: readonly (readonly [string, Parameter])[]
  readonly choices: Readonly<Record<string, readonly string[]>>
}

const subjects: readonly Subject[] = [
  {
    ruleSet: 'jharkhand-2020',
    decisions: jharkhand.decisionsOf(jharkhand.law),
    with: (change) => jharkhand.decisionsOf(changed(jharkhand.law, change)),
    figures: figurePaths(jharkhand.law.figures),
    choices: jharkhandChoices,
  },
  {
    ruleSet: 'bihar-boats-2018',
    decisions: boats.decisionsOf(boats.law),
    with: (change) => boats.decisionsOf(changed(boats.law, change)),
    figures: figurePaths(boats.law.figures),
    choices: boatChoices,
  },
]

/** Figures of whole things: between two of them there is nothing. */
const whole: readonly Parameter['unit'][] = [
  'months',
  'years',
  'class',
  'copies',
  'days',
  'persons',
  'navik',
  'life buoys',
  'pieces',
  'day of the month',
  'month of the year',
]

/** One more and one less; and a hundredth, by which a line that a figure stands on is crossed. */
const figureMutants = ({ figures }: Subject): Mutant[] =>
  figures.flatMap(([path, figure]) => {
    const { value, unit, citation } = figure
    return (whole.includes(unit) ? [-1, 1] : [-1, -0.01, 0.01, 1])
      .map((by) => Math.round((value + by) * 10_000) / 10_000)
      .filter((other) => other >= 0)
      .map((other) => ({
        citation,
        what: `${path} ${value} to ${other}`,
        change: { figures: { [path]: { value: other } } },
        figure,
      }))
  })

const readingMutants = ({ choices }: Subject): Mutant[] =>
  Object.entries(choices).flatMap(([number, [, ...others]]) =>
    others.map((other) => ({
      citation: number,
      what: `${number} read as ${other}`,
      change: { readings: { [number]: other } },
    })),
  )

const conventionMutants: readonly Mutant[] = [
  ...(['360-day-year', '365-day-year', 'mean-month'] as const).map((months) => ({
    citation: 'months',
    what: `months by ${months}`,
    change: { conventions: { months } },
  })),
  { citation: 'age', what: 'age by day-before', change: { conventions: { age: 'day-before' as const } } },
]

const probes = probesByDecision()

const ruleOf = (citation: string) => /^[^(]+/.exec(citation)?.[0].trim() ?? citation

/** The decisions that name the provision first, then those of the same rule; all where none names either. */
const byNearness = ({ decisions }: Subject, citation: string): readonly string[] => {
  const names = Object.entries(decisions)
  const exact = names.filter(([, { citations }]) => citations.includes(citation))
  const near = names.filter(([, { citations }]) => citations.some((one) => ruleOf(one) === ruleOf(citation)))
  const found = new Set([...exact, ...near].map(([name]) => name))
  return found.size > 0 ? [...found] : names.map(([name]) => name)
}

const ask = (decision: Decision, { asked, isRight }: Probe): boolean =>
  isRight(decision.ask(asked.params, asked.on, asked.facts))

/** Every index, those nearest to one first: what is beside it is mostly told of the same figures. */
function* outward(from: number, length: number): Generator<number> {
  for (let by = 0; by < length; by += 1) {
    if (from + by < length) yield from + by
    if (by > 0 && from - by >= 0) yield from - by
  }
}

/** Where the last mutant was noticed, in each decision. */
const last = new Map<string, number>()

/** The probes of a decision: those that stand on the line of the figure, then the others. */
const inOrder = (name: string, all: readonly Probe[], figure: Parameter | undefined): readonly number[] => {
  const onTheLine = figure === undefined ? [] : [...all.keys()].filter((i) => all[i]!.threshold === figure)
  return [...onTheLine, ...outward(last.get(name) ?? 0, all.length)]
}

const noticed = (subject: Subject, { citation, change, figure }: Mutant): boolean => {
  const mutated = subject.with(change)
  return byNearness(subject, citation).some((decision) => {
    const name = `${subject.ruleSet} ${decision}`
    const all = probes.get(name) ?? []
    const found = inOrder(name, all, figure).find((i) => !ask(mutated[decision]!, all[i]!))
    if (found !== undefined) last.set(name, found)
    return found !== undefined
  })
}

describe('every change of a law is noticed', () => {
  const score = scoreOf('laws')

  test.each(subjects.map((subject) => [subject.ruleSet, subject] as const))(
    'the unchanged law answers all as it must: %s',
    { timeout: 120_000 },
    (ruleSet, { decisions }) => {
      for (const [name, decision] of Object.entries(decisions)) {
        const all = probes.get(`${ruleSet} ${name}`) ?? []
        const wrong = all.filter((probe) => !ask(decision, probe))
        expect(wrong.map(({ asked }) => asked)).toEqual([])
      }
    },
  )

  test.each(subjects.map((subject) => [subject.ruleSet, subject] as const))(
    '%s',
    { timeout: 120_000 },
    (ruleSet, subject) => {
      const own = [...figureMutants(subject), ...readingMutants(subject)]
      const mutants = ruleSet === 'jharkhand-2020' ? [...own, ...conventionMutants] : own
      for (const mutant of mutants) {
        const at = { ruleSet, citation: mutant.citation }
        if (noticed(subject, mutant)) score.noticed(at)
        else score.survived(at, `${ruleSet} | ${mutant.citation} | ${mutant.what}`)
      }
    },
  )

  test('or it changes nothing, and is named with the reason', () => {
    console.log(score.printed())
    expect(score.wrong()).toEqual({ unnamed: [], namedInVain: [] })
  })
})
