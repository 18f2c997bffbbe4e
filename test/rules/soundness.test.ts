// No completion of partial facts may contradict an early decision; more service and more years never harm.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  admission,
  grades,
  type MarinerFacts,
  type Result,
  type ServiceFacts,
} from '../../src/rules/index.ts'
import {
  aCandidate,
  aCourse,
  aPerson,
  aSerangCandidate,
  basicCourses,
  certified,
  examinationDay,
  served,
} from './people.ts'

const day = (from: number, to: number) =>
  fc
    .integer({ min: from, max: to })
    .map((count) => new Date(Date.UTC(2015, 0, 1 + count)).toISOString().slice(0, 10))

const entry: fc.Arbitrary<ServiceFacts> = fc
  .record({
    start: fc.integer({ min: 0, max: 4100 }),
    length: fc.constantFrom(1, 28, 29, 30, 31, 180, 365, 547, 800, 1461, 1826),
    department: fc.constantFrom('deck', 'engine'),
    capacity: fc.constantFrom(
      'sukani',
      'assistant-to-master',
      'serang',
      'master',
      'gp-rating',
      'oilman',
      'assistant-to-driver',
      'engine-driver',
      'cadet',
      'lascar',
    ),
    waters: fc.constantFrom('inland', 'sea'),
    state: fc.constantFrom('IN-JH', 'IN-WB'),
    vesselBhp: fc.constantFrom(null, 39, 40, 84, 85, 112, 113, 225, 226, 281, 282, 564, 565),
    mainEngineWatch: fc.boolean(),
    structuredTraining: fc.boolean(),
    watchkeepingUnder: fc.constantFrom(null, 'second-class-master', 'inland-engineer'),
  } as const)
  .map(({ start, length, ...rest }) => {
    const at = (count: number) => new Date(Date.UTC(2015, 0, 1 + count)).toISOString().slice(0, 10)
    return served(at(start), at(start + length - 1), rest)
  })

const person = fc.record({
  dateOfBirth: fc.constantFrom('1990-02-28', '2004-02-29', '2005-06-15', '2005-06-16'),
  citizenOfIndia: fc.constantFrom(true, true, false),
  readsWritesHindi: fc.constantFrom(true, true, false),
  education: fc.record({ highestClass: fc.constantFrom(7, 8, 10) }),
})

const course = fc.record({
  course: fc.constantFrom(
    'preparatory-serang',
    'rating-induction-deck',
    'rating-induction-engine',
    'inland-vessel-cadet',
    'preparatory-first-class-engine-driver',
    'preparatory-inland-engineer',
    'preparatory-second-class-master',
  ),
  institute: fc.constantFrom('nini', 'dg-shipping', 'transport-department', 'other'),
  from: fc.constantFrom('2019-01-01', '2024-01-10', '2025-03-01'),
  completedOn: fc.constantFrom('2025-03-31', '2026-06-14', '2026-06-15', null),
} as const)

const mariner: fc.Arbitrary<MarinerFacts> = fc.record({
  person,
  uniformedService: fc.array(
    fc.record({
      force: fc.constantFrom('army', 'pac'),
      from: day(0, 2000),
      to: fc.constantFrom('2021-12-31', '2025-12-31', null),
      waterTransportUnit: fc.boolean(),
    } as const),
    { maxLength: 2 },
  ),
  courses: fc
    .array(course, { maxLength: 4 })
    .map((more) => [...basicCourses, aCourse('manoeuvring-simulator'), ...more]),
  certificates: fc
    .subarray([
      'serang',
      'second-class-master',
      'second-class-engine-driver',
      'first-class-engine-driver',
    ] as const)
    .map((held) => held.map((grade) => certified(grade, '2020-03-01', '2027-02-28'))),
  service: fc.array(entry, { maxLength: 5 }),
})

/** Every place of the facts that may be left out, as a function that leaves it out. */
type Forget = (facts: MarinerFacts) => MarinerFacts

const lists = ['person', 'uniformedService', 'courses', 'certificates', 'service'] as const
const fields = [
  'waters',
  'state',
  'vesselBhp',
  'mainEngineWatch',
  'structuredTraining',
  'watchkeepingUnder',
] as const

const forgetList =
  (key: (typeof lists)[number]): Forget =>
  (facts) => ({ ...facts, [key]: undefined })

const forgetField =
  (index: number, field: (typeof fields)[number]): Forget =>
  (facts) => ({
    ...facts,
    service: facts.service?.map((one, i) => (i === index ? { ...one, [field]: undefined } : one)),
  })

const forgetCourse =
  (index: number, field: 'institute' | 'completedOn'): Forget =>
  (facts) => ({
    ...facts,
    courses: facts.courses?.map((one, i) => (i === index ? { ...one, [field]: undefined } : one)),
  })

const forgetting: fc.Arbitrary<Forget> = fc.oneof(
  fc.constantFrom(...lists).map(forgetList),
  fc.tuple(fc.nat(4), fc.constantFrom(...fields)).map(([index, field]) => forgetField(index, field)),
  fc
    .tuple(fc.nat(8), fc.constantFrom('institute' as const, 'completedOn' as const))
    .map(([index, field]) => forgetCourse(index, field)),
)

/** What each listed requirement came to. */
const verdicts = (result: Result) =>
  result.outcome === 'invalid'
    ? []
    : (result.explanation.children ?? []).map(({ outcome }) => (outcome === 'not-asked' ? 'met' : outcome))

test('forgetting facts may open a requirement, but never turns it', () => {
  fc.assert(
    fc.property(
      mariner,
      fc.array(forgetting, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...grades),
      (facts, forgets, grade) => {
        const whole = verdicts(admission(grade, examinationDay, facts))
        const partial = verdicts(
          admission(
            grade,
            examinationDay,
            forgets.reduce((left, forget) => forget(left), facts),
          ),
        )
        expect(whole.length).toBeGreaterThan(0)
        for (const [i, verdict] of partial.entries())
          if (verdict !== 'unknown') expect(verdict).toBe(whole[i])
      },
    ),
    { numRuns: 1000 },
  )
})

test('what is wholly known is never open', () => {
  fc.assert(
    fc.property(mariner, fc.constantFrom(...grades), (facts, grade) => {
      expect(verdicts(admission(grade, examinationDay, facts))).not.toContain('unknown')
    }),
    { numRuns: 300 },
  )
})

test('who is admitted would be admitted if older: 31(i)(b)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 0, max: 9000 }), (birth, later) => {
      const born = (count: number) => new Date(Date.UTC(1985, 0, 1 + count)).toISOString().slice(0, 10)
      const at = (count: number) =>
        admission(
          'serang',
          examinationDay,
          aSerangCandidate({ person: { ...aPerson, dateOfBirth: born(count) } }),
        ).outcome
      expect([at(birth), at(birth + later)]).not.toEqual(['not-satisfied', 'satisfied'])
    }),
    { numRuns: 300 },
  )
})

test('service of the asked kind that goes on longer never harms: 31(v)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 200 }), (length, more) => {
      const at = (count: number) => new Date(Date.UTC(2022, 0, 1 + count)).toISOString().slice(0, 10)
      const after = (count: number) =>
        admission(
          'first-class-master',
          examinationDay,
          aCandidate('first-class-master', [served(at(0), at(count), { capacity: 'master' })]),
        ).outcome
      expect([after(length), after(length + more)]).not.toEqual(['satisfied', 'not-satisfied'])
    }),
    { numRuns: 300 },
  )
})

/** Values that lie on every side of every line the rules draw. */
const everySide = {
  waters: ['inland', 'sea'],
  state: ['IN-JH', 'IN-WB'],
  vesselBhp: [null, 39, 40, 84, 85, 112, 113, 225, 226, 281, 282, 564, 565],
  mainEngineWatch: [true, false],
  structuredTraining: [true, false],
  watchkeepingUnder: [null, 'serang', 'inland-engineer'],
} as const satisfies { [K in (typeof fields)[number]]: readonly ServiceFacts[K][] }

test('a requirement stays open for one missing field only if that field can turn it both ways', () => {
  fc.assert(
    fc.property(
      mariner,
      fc.nat(4),
      fc.constantFrom(...fields),
      fc.constantFrom(...grades),
      (facts, index, field, grade) => {
        fc.pre(facts.service !== undefined && index < facts.service.length)
        const asked = (change: Forget) => verdicts(admission(grade, examinationDay, change(facts)))
        const open = asked(forgetField(index, field))
        const completed = everySide[field].map((value) =>
          asked((whole) => ({
            ...whole,
            service: whole.service?.map((one, i) => (i === index ? { ...one, [field]: value } : one)),
          })),
        )
        for (const [i, verdict] of open.entries()) {
          const ways = new Set(completed.map((one) => one[i]))
          expect(verdict).toBe(ways.size > 1 ? 'unknown' : completed[0]?.[i])
        }
      },
    ),
    { numRuns: 300, maxSkipsPerRun: 1000 },
  )
})
