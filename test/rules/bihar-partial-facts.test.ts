// Contract of the rules core, "Facts left out", for boats: a decision stands only where no missing fact could
// turn it, a calculation asks only for facts that can change it, and what is malformed is told by its path.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boats, catalogue, decide, type LicenceConditionFacts, type Result } from '../../src/rules/index.ts'
import { faultsOf, linesFor, told } from './answers.ts'

const on = '2026-06-15'
const ask = (decision: string, facts: unknown, more: object = {}) =>
  decide({ ruleSet: 'bihar-boats-2018', decision, params: {}, on, facts, ...more })

describe('a calculation with missing facts', () => {
  test.each([
    ['gross-tonnage', {}, ['volumeM3']],
    ['freeboard', {}, ['depthM']],
    ['passenger-capacity', {}, ['floorAreaM2', 'benchLengthM']],
    ['passenger-capacity', { floorAreaM2: 12 }, ['benchLengthM']],
    ['passenger-capacity', { benchLengthM: 0 }, ['floorAreaM2']],
    ['persons-equivalent', { childrenUnder12: 2 }, ['adults', 'luggageKg']],
    ['crew', {}, ['use', 'burdenTons', 'passengerCapacity']],
    ['crew', { use: 'cargo' }, ['burdenTons']],
    ['crew', { use: 'passenger', burdenTons: 30 }, ['passengerCapacity']],
    ['crew', { burdenTons: 20, passengerCapacity: 31 }, ['use']],
    ['life-buoys', {}, ['passengers', 'outboard', 'internalBuoyancy']],
    ['life-buoys', { outboard: true }, ['passengers', 'internalBuoyancy']],
    ['life-buoys', { outboard: true, passengers: 11 }, ['internalBuoyancy']],
    ['life-buoys', { internalBuoyancy: true, passengers: 21 }, ['outboard']],
    ['licence-term', {}, ['kind', 'grantedOn']],
    ['licence-term', { grantedOn: '2026-06-15' }, ['kind']],
    ['licence-fee-factor', {}, ['expiredOn', 'appliedOn', 'unlicensed']],
    ['licence-fee-factor', { unlicensed: false, expiredOn: '2026-01-31' }, ['appliedOn']],
    ['licence-fee-factor', { expiredOn: '2026-01-31', appliedOn: '2026-02-01' }, ['unlicensed']],
    ['boat-class', { shipShape: true }, ['straightKeel', 'hull']],
    ['fee', {}, ['item', 'boatClass']],
    ['fee', { item: 1, factor: 2 }, ['boatClass']],
    ['fee', { boatClass: 'I' }, ['item']],
  ])('%s of %o asks for %o', (decision, facts, missing) => {
    const result = ask(decision, facts)
    expect(result).toMatchObject({ outcome: 'unknown', unmet: [], unknown: missing })
    expect(result).not.toHaveProperty('value')
  })

  test.each([
    ['ten passengers are two buoys anyhow', 'life-buoys', { passengers: 10 }, { lifeBuoys: 2 }],
    ['without a motor no passenger is counted', 'life-buoys', { outboard: false }, { lifeBuoys: 2 }],
    ['one lack is enough for Class II', 'boat-class', { hull: 'other' }, { boatClass: 'II' }],
    ['one lack is enough for Class II', 'boat-class', { straightKeel: false }, { boatClass: 'II' }],
    ['two navik on either kind of boat', 'crew', { burdenTons: 20, passengerCapacity: 30 }, { navik: 2 }],
    ['three navik on either', 'crew', { burdenTons: 21, passengerCapacity: 31 }, { navik: 3 }],
    ['the class decides nothing for a duplicate', 'fee', { item: 5 }, { amount: 10 }],
    ['no day is asked of an unlicensed boat', 'licence-fee-factor', { unlicensed: true }, { factor: 3 }],
  ])('what cannot matter is not asked for: %s', (_, decision, facts, value) => {
    expect(ask(decision, facts)).toMatchObject({ outcome: 'computed', unknown: [], value })
  })
})

describe('a yes/no decision with missing facts', () => {
  test.each([
    ['scope', {}, 'unknown 2(a) length 2(a) engine'],
    ['scope', { boat: { length: 12, bhp: 19 } }, 'satisfied'],
    ['scope', { boat: { length: 12, bhp: 20 } }, 'unknown 2(a) engine'],
    ['scope', { boat: { hasEngine: false } }, 'unknown 2(a) length'],
    ['may-ply', {}, 'unknown 3(a) registration 3(a) licence 3(b)'],
    ['may-ply', { registered: true, licence: {}, numberPainted: true }, 'unknown 3(a) licence'],
    [
      'may-ply',
      { registered: true, licence: { revokedOn: '2026-06-01' }, numberPainted: true },
      'unmet 3(a) licence',
    ],
    ['transfer-report', { reportedOn: '2026-06-01' }, 'unknown 5(a)'],
    ['transfer-report', { transferredOn: '2020-01-01' }, 'unknown 5(a)'],
    ['transfer-report', { reportedOn: null }, 'unknown 5(a)'],
    ['renewal-applicant', {}, 'unknown 13(1) 13(2)'],
    ['renewal-applicant', { by: 'owner' }, 'satisfied'],
    ['renewal-applicant', { by: 'agent' }, 'unknown 13(2)'],
    ['renewal-applicant', { boatClass: 'II' }, 'unknown 13(2)'],
    ['loading', {}, 'unknown 19 24(1)(d) 27(k)'],
    ['loading', { loadLineSubmerged: false, persons: 0, animals: false }, 'satisfied'],
    ['loading', { loadLineSubmerged: false, persons: 1, animals: true }, 'unknown 24(1)(d) 27(k)'],
    ['loading', { loadLineSubmerged: false, persons: 0, otherPassengers: false }, 'satisfied'],
    ['registration-mark', { number: 3 }, 'unknown 1'],
    ['cancellation-ground', {}, 'unknown 6(a) 6(b) 6(c) 6(d)'],
    ['cancellation-ground', { ownerRequest: false, declaredUnfit: false }, 'unknown 6(b) 6(d)'],
    ['cancellation-ground', { declaredUnfit: true }, 'satisfied'],
  ])('%s of %j: %s', (decision, facts, outcome) => {
    expect(told(ask(decision, facts))).toBe(outcome)
  })

  test('of a boat that was not surveyed at all, every condition is open', () => {
    const result = ask('licence-conditions', {})
    expect(result.unmet).toEqual([])
    expect(result.unknown).toHaveLength(19)
  })
})

type Survey = NonNullable<LicenceConditionFacts['survey']>

/** Findings as a survey may come to them. */
const drawn = {
  use: ['cargo', 'passenger'],
  passengers: [0, 10, 11, 24, 25, 26],
  lifeBuoys: [0, 1, 2, 3, 4, 5, 6],
  hasEngine: [true, false],
  outboard: [true, false],
  internalBuoyancy: [true, false],
  goodCondition: [true, false],
  bailing: [true, false],
  lights: [true, false],
  firstAidBox: [true, false],
  fireExtinguisher: [true, false],
  maxPassengersMarked: [true, false],
  nightUse: [true, false],
  nightLightsApproved: [true, false],
  seatForEach: [true, false],
  bailers: [true, false],
  rescueQuoit: [true, false],
  reversingGear: [true, false],
} as const satisfies { [K in keyof Survey]: readonly Survey[K][] }

type Key = keyof typeof drawn

/** The same with values beyond every line that such findings draw. */
const everySide: Record<Key, readonly Survey[Key][]> = {
  ...drawn,
  passengers: [...drawn.passengers, 100_000],
  lifeBuoys: [...drawn.lifeBuoys, 100_000],
}

const keys = Object.keys(drawn) as Key[]

const survey = fc.record(
  Object.fromEntries(keys.map((key) => [key, fc.constantFrom<Survey[Key]>(...drawn[key])])),
) as fc.Arbitrary<Survey>

const verdicts = (one: Survey) => {
  const result: Result = boats.licenceConditions(on, { survey: one })
  return result.outcome === 'invalid'
    ? []
    : (result.explanation.children ?? []).map(({ outcome }) => (outcome === 'not-asked' ? 'met' : outcome))
}

test('a condition is open for one missing finding only if that finding can turn it both ways', () => {
  fc.assert(
    fc.property(survey, fc.constantFrom(...keys), (whole, key) => {
      const open = verdicts({ ...whole, [key]: undefined })
      const completed = everySide[key].map((value) => verdicts({ ...whole, [key]: value }))
      expect(open).toHaveLength(19)
      for (const [i, verdict] of open.entries()) {
        const ways = new Set(completed.map((one) => one[i]))
        expect(verdict).toBe(ways.size > 1 ? 'unknown' : completed[0]?.[i])
      }
    }),
    { numRuns: 500 },
  )
})

test('forgetting findings may open a condition, but never turns it', () => {
  fc.assert(
    fc.property(survey, fc.subarray(keys), (whole, forgotten) => {
      const partial = verdicts({
        ...whole,
        ...Object.fromEntries(forgotten.map((key) => [key, undefined])),
      })
      const known = verdicts(whole)
      for (const [i, verdict] of partial.entries()) if (verdict !== 'unknown') expect(verdict).toBe(known[i])
    }),
    { numRuns: 500 },
  )
})

describe('what is malformed is told by its path', () => {
  test.each([
    ['scope', { boat: { lenght: 12 } }, 'facts.boat.lenght'],
    ['scope', { boat: { bhp: null } }, 'facts.boat.bhp'],
    ['scope', { boat: { length: -1 } }, 'facts.boat.length'],
    ['gross-tonnage', { volumeM3: '12' }, 'facts.volumeM3'],
    ['gross-tonnage', { volumeM3: null }, 'facts.volumeM3'],
    ['gross-tonnage', { volumeM3: -1 }, 'facts.volumeM3'],
    ['passenger-capacity', { heel: { submergedCm: 1, freeboardCm: 2 } }, 'facts.heel.passengers'],
    ['passenger-capacity', { heel: null }, 'facts.heel'],
    ['persons-equivalent', { adults: 1.5 }, 'facts.adults'],
    ['crew', { use: 'ferry' }, 'facts.use'],
    ['crew', { passengers: 12 }, 'facts.passengers'],
    ['life-buoys', { outboard: 'yes' }, 'facts.outboard'],
    ['licence-conditions', { survey: { lifeBuoys: 2.5 } }, 'facts.survey.lifeBuoys'],
    ['licence-conditions', { survey: null }, 'facts.survey'],
    ['licence-term', { grantedOn: '2026-02-30' }, 'facts.grantedOn'],
    ['licence-fee-factor', { unlicensed: null }, 'facts.unlicensed'],
    ['transfer-report', { transferredOn: null }, 'facts.transferredOn'],
    ['survey-report', { transferredOn: '2026-01-01' }, 'facts.transferredOn'],
    ['cancellation-ground', { ownerRequest: null }, 'facts.ownerRequest'],
    ['annual-return-due', { year: 2026 }, 'facts.year'],
    ['boat-class', { hull: 'steel' }, 'facts.hull'],
    ['renewal-applicant', { boatClass: 2 }, 'facts.boatClass'],
    ['may-ply', { licence: { validUntil: null } }, 'facts.licence.validUntil'],
    ['loading', { persons: 3.5 }, 'facts.persons'],
    ['fee', { item: 9 }, 'facts.item'],
    ['fee', { item: 0 }, 'facts.item'],
    ['fee', { item: 2, factor: 4 }, 'facts.factor'],
    ['registration-mark', { district: 'darbhanga' }, 'facts.district'],
    ['registration-mark', { number: 0 }, 'facts.number'],
  ])('%s of %j at %s', (decision, facts, path) => {
    expect(faultsOf(ask(decision, facts))).toEqual([path])
  })

  test('null stands for "none" where the contract allows it', () => {
    expect(faultsOf(ask('may-ply', { licence: null }))).toEqual([])
    expect(faultsOf(ask('may-ply', { licence: { revokedOn: null } }))).toEqual([])
    expect(faultsOf(ask('survey-report', { reportedOn: null }))).toEqual([])
    expect(faultsOf(ask('cancellation-ground', { lastLicenceExpiredOn: null }))).toEqual([])
  })

  test('these decisions take no params, and no day before 8 November 2018', () => {
    expect(faultsOf(ask('annual-return-due', {}, { params: { grade: 'serang' } }))).toEqual(['params.grade'])
    expect(faultsOf(ask('annual-return-due', {}, { on: '2018-11-07' }))).toEqual(['on'])
    expect(faultsOf(ask('annual-return-due', {}, { on: '2018-11-08' }))).toEqual([])
  })

  test('the last day that can be written is decided like any other, unless the answer lies after it', () => {
    const last = '9999-12-31'
    expect(faultsOf(ask('annual-return-due', {}, { on: last }))).toEqual(['on'])
    expect(faultsOf(ask('licence-term', { kind: 'first', grantedOn: last }))).toEqual(['facts.grantedOn'])
    const factor = ask('licence-fee-factor', { expiredOn: last, appliedOn: last, unlicensed: false })
    expect(factor.outcome).toBe('computed')
    const survey = { applicationOn: last, reportedOn: null }
    expect(faultsOf(ask('survey-report', survey))).toEqual(['facts.applicationOn'])
  })
})

test('every line of every decision is told in both languages, even when nothing is known', () => {
  const decisions = catalogue().filter(({ ruleSet }) => ruleSet === 'bihar-boats-2018')
  expect(decisions).toHaveLength(20)
  for (const { decision, title } of decisions) {
    const lines = linesFor(ask(decision, {}))
    const said = lines.flatMap(({ requirement, record, found, need, short }) => [
      requirement,
      record,
      found,
      need,
      short,
    ])
    for (const words of [title, ...said].filter((one) => one !== null)) {
      expect(words.en).toMatch(/^[\x20-\x7e×]+$/)
      expect(words.hi).toMatch(/[\u0900-\u097f]/)
    }
  }
})

test('each decision tells which facts it reads', () => {
  const reads = (decision: string) =>
    catalogue().find((one) => one.ruleSet === 'bihar-boats-2018' && one.decision === decision)?.reads
  expect(reads('licence-conditions')).toHaveLength(26)
  expect(reads('passenger-capacity')).toEqual([
    'floorAreaM2',
    'benchLengthM',
    'heel.submergedCm',
    'heel.freeboardCm',
    'heel.passengers',
  ])
  expect(reads('may-ply')).toEqual(['registered', 'licence.validUntil', 'licence.revokedOn', 'numberPainted'])
})
