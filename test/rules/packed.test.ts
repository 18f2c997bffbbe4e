// Packed people are decided by closures that know nothing of explanations. They must say yes exactly where the
// judge of the law finds every requirement met, under every convention.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contractConventions, type Conventions, type MonthsConvention } from '../../src/rules/conventions.ts'
import { dayNumber } from '../../src/rules/day.ts'
import { check } from '../../src/rules/facts/check.ts'
import { marinerFacts, type MarinerFacts } from '../../src/rules/facts/mariner.ts'
import { askedOfMariner } from '../../src/rules/fold/asked.ts'
import { judge } from '../../src/rules/fold/judge.ts'
import { isFulfilled } from '../../src/rules/fold/outcomes.ts'
import type { Rule } from '../../src/rules/fold/rule.ts'
import { changed, type Readings } from '../../src/rules/law.ts'
import { admissionRules } from '../../src/rules/jharkhand-2020/admission.ts'
import { grantRules } from '../../src/rules/jharkhand-2020/competency-grant.ts'
import { gazettedLaw, type Law } from '../../src/rules/jharkhand-2020/law.ts'
import {
  boatHandlerRules,
  serviceCertificateRules,
  withoutExaminationRules,
} from '../../src/rules/jharkhand-2020/r34-in-uniform.ts'
import { choices } from '../../src/rules/jharkhand-2020/readings.ts'
import { packPeople } from '../../src/rules/packed/pack.ts'
import { compileVerdict, decidePeople } from '../../src/rules/packed/verdict.ts'
import { grades } from '../../src/rules/vocabulary/grades.ts'
import { aPerson, aSerangCandidate, examinationDay, served, soundHealth } from './people.ts'
import { someDay, type Chance } from './second-encoding/chance.ts'
import { someMariner } from './second-encoding/generate-mariners.ts'
import { uniformed } from './second-encoding/generate-service.ts'

type Tree = {
  readonly name: string
  readonly wanted: string
  readonly rules: readonly Rule[]
  /** Whether some of the people made here meet it. */
  readonly met: boolean
}

const otherReadings: Readings = Object.fromEntries(
  Object.entries(choices).map(([number, [, other]]) => [number, other]),
)

/** All that can be read otherwise, read otherwise. */
const readOtherwise: Law = changed(gazettedLaw, { readings: otherReadings })

const treesOf = (law: Law, read: string): Omit<Tree, 'met'>[] => [
  ...grades.flatMap((grade) => [
    { name: `admission, ${grade}, ${read}`, wanted: grade, rules: admissionRules(law)[grade] },
    { name: `competency-grant, ${grade}, ${read}`, wanted: grade, rules: grantRules(grade) },
    {
      name: `certificate-of-service, ${grade}, ${read}`,
      wanted: grade,
      rules: serviceCertificateRules(law, grade),
    },
    {
      name: `competency-without-examination, ${grade}, ${read}`,
      wanted: grade,
      rules: withoutExaminationRules(law, grade),
    },
  ]),
  { name: `boat-handler-licence, ${read}`, wanted: 'boat-handler', rules: boatHandlerRules(law) },
]

const trees: readonly Tree[] = [
  ...treesOf(gazettedLaw, 'as applied').map((tree) => ({ ...tree, met: true })),
  // Read otherwise, some certificates ask a course that nobody made here has done (D15).
  ...treesOf(readOtherwise, 'read otherwise').map((tree) => ({ ...tree, met: false })),
]
const serangRules = admissionRules(gazettedLaw).serang

const allMonths: readonly MonthsConvention[] = ['calendar', '360-day-year', '365-day-year', 'mean-month']

const allConventions: readonly Conventions[] = allMonths.flatMap((months) => [
  { months, age: 'anniversary' },
  { months, age: 'day-before' },
])

/** Half of them with service in uniform, as the certificates without examination ask it. */
const someone = (g: Chance, wanted: string): { facts: MarinerFacts; on: string } => {
  const on = someDay(g)
  const made = someMariner(g, wanted, on)
  const facts = g(fc.boolean) ? made : { ...made, uniformedService: uniformed(g, wanted, on) }
  const told = check(marinerFacts, facts, 'facts')
  if (!told.ok) throw new Error(JSON.stringify(told.errors))
  return { facts: told.value, on }
}

const judged = (rules: readonly Rule[], facts: MarinerFacts, on: number, conventions: Conventions): boolean =>
  rules.every((rule) => isFulfilled(judge(rule, askedOfMariner(facts, on, conventions)).outcome))

const numRuns = process.env['SOAK'] === undefined ? 130 : 5000

describe('packed people are decided as the judge decides', () => {
  test.each(trees)('$name', { timeout: 300_000 }, ({ wanted, rules, met }) => {
    const verdicts = allConventions.map((conventions) => ({
      conventions,
      verdict: compileVerdict(rules, conventions),
    }))
    let admitted = 0
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const { facts, on } = someone(g, wanted)
        const packed = packPeople([facts])
        expect(packed.count).toBe(1)
        for (const { conventions, verdict } of verdicts) {
          const day = dayNumber(on)
          const expected = judged(rules, facts, day, conventions)
          admitted += expected ? 1 : 0
          expect(verdict(packed, 0, day), JSON.stringify({ conventions, on, facts })).toBe(expected)
        }
      }),
      { seed: 20_201_008, numRuns },
    )
    if (met) expect(admitted).toBeGreaterThan(0)
  })
})

const serang = (facts: MarinerFacts, on = examinationDay, conventions = contractConventions): boolean =>
  compileVerdict(serangRules, conventions)(packPeople([facts]), 0, dayNumber(on))

/** As whole as packing asks: also what no rule for serang reads. */
const whole = (more: Partial<MarinerFacts> = {}): MarinerFacts => {
  const facts = aSerangCandidate(more)
  return {
    ...facts,
    service: (facts.service ?? []).map((one) => ({ vesselNhp: null, inCharge: false, ...one })),
  }
}

describe('what may be left out', () => {
  test('of the person, the medical certificate and the examination anything: it is not fulfilled', () => {
    expect(serang(whole())).toBe(true)
    expect(serang(whole({ person: { ...aPerson, citizenOfIndia: undefined } }))).toBe(false)
    expect(serang(whole({ person: { ...aPerson, dateOfBirth: undefined } }))).toBe(false)
  })

  test('a practical test that was not given is not asked of an engine driver (26(vii))', () => {
    const grant = compileVerdict(grantRules('second-class-engine-driver'), contractConventions)
    const passed = { written: 'passed', viva: 'passed' } as const
    const people = packPeople(
      [passed, { ...passed, practical: 'failed' } as const, { written: 'passed' } as const].map(
        (examination) => whole({ medical: soundHealth, examination }),
      ),
    )
    expect([...decidePeople(people, grant, dayNumber(examinationDay))]).toStrictEqual([1, 0, 0])
  })

  test('no medical certificate at all fulfils nothing (23(iii))', () => {
    const grant = compileVerdict(grantRules('inland-engineer'), contractConventions)
    const examination = { written: 'passed', viva: 'passed' } as const
    const people = packPeople([
      whole({ medical: null, examination }),
      whole({ medical: soundHealth, examination }),
    ])
    expect([...decidePeople(people, grant, dayNumber(examinationDay))]).toStrictEqual([0, 1])
  })

  test('of a record nothing: the person is left out and named by place, the others keep their order', () => {
    const verdict = compileVerdict(serangRules, contractConventions)
    const young = whole({ person: { ...aPerson, dateOfBirth: '2010-01-01' } })
    const people = packPeople([
      whole({ service: [served('2021-01-01', null, { state: undefined })] }),
      young,
      whole({ courses: undefined }),
      whole(),
    ])
    expect(people.leftOut).toStrictEqual([0, 2])
    expect([...decidePeople(people, verdict, dayNumber(examinationDay))]).toStrictEqual([0, 1])
  })
})

describe('the bounds of packing', () => {
  test('people beyond the first block are found', () => {
    const verdict = compileVerdict(serangRules, contractConventions)
    const young = whole({ person: { ...aPerson, dateOfBirth: '2010-01-01' } })
    const all = Array.from({ length: 2500 }, (_, i) => (i % 7 === 3 ? young : whole()))
    const people = packPeople(all)
    expect([...decidePeople(people, verdict, dayNumber(examinationDay))]).toStrictEqual(
      all.map((one) => (one === young ? 0 : 1)),
    )
    expect(() => verdict(people, 2500, dayNumber(examinationDay))).toThrow('no person 2500 among 2500')
  })

  test('a hundred records of service are collected, a day each', () => {
    const days = Array.from({ length: 100 }, (_, i) => {
      const month = String(1 + (i % 12)).padStart(2, '0')
      const day = `${2000 + Math.floor(i / 12)}-${month}-10`
      return served(day, day, { vesselNhp: null, inCharge: false })
    })
    const rule = (months: number): Rule => ({
      kind: 'service',
      citation: 'invented',
      where: {},
      phrase: 'not-less-than',
      parameter: { value: months, unit: 'months', citation: 'invented', gazette: { en: '', hi: '' } },
    })
    const asked = (months: number) =>
      compileVerdict([rule(months)], contractConventions)(packPeople([whole({ service: days })]), 0, 800_000)
    expect([asked(3), asked(4)]).toStrictEqual([true, false])
  })

  test('a rule that packed people cannot be asked is refused at the start', () => {
    const said = { citation: 'invented', words: { en: '', hi: '' }, record: { en: '', hi: '' } }
    const paper: Rule = { ...said, kind: 'in-force', path: 'insurance' }
    expect(() => compileVerdict([paper], contractConventions)).toThrow(
      'cannot be asked "in-force" (invented)',
    )
    const unheard: Rule = {
      ...said,
      kind: 'fact',
      path: 'vessel.colour',
      among: [true],
      findings: { met: said.words, unmet: said.words, short: said.words },
    }
    expect(() => compileVerdict([unheard], contractConventions)).toThrow('do not hold "vessel.colour"')
  })
})
