// Contract, "Facts left out": a calculation asks for a missing fact where it can change a key, and only there.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue, decide, renewal, vessels, type JsonSchema, type Result } from '../../src/rules/index.ts'
import { linesFor, told } from './answers.ts'

const on = '2026-06-15'

describe('what is asked for', () => {
  test("a duplicate's fee needs no tonnage; an initial registration does", () => {
    expect(vessels.registrationFee(on, { kind: 'duplicate' })).toMatchObject({ value: { amount: 500 } })
    expect(told(vessels.registrationFee(on, { kind: 'initial' }))).toBe('unknown grossTonnage')
    expect(told(vessels.registrationFee(on, {}))).toBe('unknown kind grossTonnage')
  })

  test('facts are asked for by their whole path, also when the vessel is not known at all', () => {
    const all = 'onBoardBhp upperDeck hull passengerCapacity length kind'.split(' ')
    expect(told(vessels.category(on, {}))).toBe(`unknown ${all.map((key) => `vessel.${key}`).join(' ')}`)
    expect(told(renewal(on, {}))).toBe('unknown certificate.grade certificate.validUntil')
    expect(told(renewal(on, { certificate: { grade: 'serang' } }))).toBe('unknown certificate.validUntil')
  })

  test('25 passengers make the hull irrelevant, and steel the passengers, 3(i)A(c)', () => {
    const vessel = { onBoardBhp: 10, upperDeck: true, length: 9, kind: 'other' } as const
    expect(told(vessels.category(on, { vessel: { ...vessel, passengerCapacity: 25 } }))).toBe('computed')
    expect(told(vessels.category(on, { vessel: { ...vessel, passengerCapacity: 26 } }))).toBe(
      'unknown vessel.hull',
    )
    expect(told(vessels.category(on, { vessel: { ...vessel, hull: 'steel' } }))).toBe('computed')
  })

  test('the survey complained of is asked only of a survey on complaint', () => {
    const facts = { grossTonnage: 10, sundayOrHoliday: false, outOfHours: false }
    expect(told(vessels.surveyFee(on, { ...facts, kind: 'general' }))).toBe('computed')
    expect(told(vessels.surveyFee(on, { ...facts, kind: 'appeal-resurvey' }))).toBe('unknown previousKind')
  })

  test('an unmanned barge needs no other fact; class I does not ask whether she is manned', () => {
    expect(told(vessels.lifeSavingAppliances(on, { class: 'III', manned: false }))).toBe('computed')
    expect(told(vessels.lifeSavingAppliances(on, { class: 'III' }))).toBe(
      'unknown crew navigatesAtNight manned',
    )
    expect(told(vessels.lifeSavingAppliances(on, { class: 'I' }))).toBe(
      'unknown length passengers crew navigatesAtNight',
    )
  })

  test('a hovercraft needs no other fact; below 15 m the spaces for extinguishers do not matter, 54(vi)', () => {
    expect(vessels.fireAppliances(on, { hovercraft: true })).toMatchObject({ value: { outsideScope: true } })
    const vessel = {
      grossTonnage: 20,
      motor: true,
      crew: 2,
      machinerySpaces: 1,
      boilerSpaces: 0,
      largeElectricalInstallation: false,
      fuelOilInstallation: false,
      hovercraft: false,
    }
    expect(told(vessels.fireAppliances(on, { ...vessel, length: 14 }))).toBe('computed')
    expect(told(vessels.fireAppliances(on, { ...vessel, length: 15 }))).toBe(
      'unknown passengerSpacesAboveUpperDeck crewSpaces passengerSpacesBelowDeck',
    )
  })

  test('a decked launch is not asked for her length, nor an empty one for her waters, 58', () => {
    const launch = { clearAreaM2: 10, seatLengthsM: [], shelteredWaters: false }
    expect(told(vessels.passengerCapacity(on, { ...launch, type: 'decked' }))).toBe('computed')
    expect(told(vessels.passengerCapacity(on, { ...launch, type: 'open' }))).toBe('unknown length')
    expect(told(vessels.passengerCapacity(on, { type: 'decked', clearAreaM2: 0.5, seatLengthsM: [] }))).toBe(
      'computed',
    )
  })

  test('an altered hull decides, whatever else is not known, 16(i)(a)', () => {
    expect(vessels.alterationRoute(on, { hullDimensions: true })).toMatchObject({ value: { route: 'anew' } })
    expect(told(vessels.alterationRoute(on, { stabilityEndangered: true }))).toBe(
      'unknown hullDimensions propulsion',
    )
  })

  test('an application within fifteen days of delivery is in time, however long the journey, 3(iii)', () => {
    const days = (appliedOn: string) =>
      told(vessels.lateSurveyApplication(on, { deliveredOn: '2026-05-01', appliedOn }))
    expect([days('2026-05-16'), days('2026-05-17')]).toEqual(['computed', 'unknown journeyDays'])
  })

  test('what is missing is told by name in both languages, and no value is given', () => {
    const result = vessels.freeboard(on, {})
    expect(result).not.toHaveProperty('value')
    expect(linesFor(result)[1]).toMatchObject({
      outcome: 'unknown',
      requirement: { en: 'length', hi: 'लम्बाई' },
    })
  })
})

const figures = [
  0, 0.15, 0.45, 6, 9.5, 10, 10.01, 15, 15.01, 18, 21.5, 25, 30.5, 45, 45.5, 50, 100, 100.01, 150.01,
]
const larger = [226, 300, 300.5, 500.5, 565, 600, 900.5, 1000000, 2500000, 4000001]
const counts = [0, 1, 2, 3, 19, 20, 21, 25, 26, 149, 150, 300]
const days = [
  '2016-02-29',
  '2022-06-15',
  '2025-06-14',
  '2026-05-01',
  '2026-05-16',
  '2026-06-14',
  '2026-06-15',
]

type Printed = {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly enum?: readonly string[]
  readonly format?: string
}

/** Whole facts of any decision, from the schema that it publishes. */
function wholeFacts(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { type, properties, items, anyOf, format, enum: among } = schema as Printed
  if (anyOf) return fc.oneof(fc.constant(null), wholeFacts(anyOf[0]!))
  if (among) return fc.constantFrom(...among)
  if (type === 'boolean') return fc.boolean()
  if (type === 'array') return fc.array(wholeFacts(items!), { maxLength: 3 })
  if (type === 'object')
    return fc.record(
      Object.fromEntries(Object.entries(properties ?? {}).map(([key, one]) => [key, wholeFacts(one)])),
    )
  if (type === 'string') return format === 'date' ? fc.constantFrom(...days) : fc.constant('JH-1')
  return type === 'integer' ? fc.constantFrom(...counts) : fc.constantFrom(...figures, ...larger)
}

type Facts = Record<string, unknown>

const isRecord = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Leaves out the keys that the coin falls on; `endedOn` left out is an answer and not an unknown. */
function forgetting(facts: Facts, coin: () => boolean): Facts {
  return Object.fromEntries(
    Object.entries(facts)
      .filter(([key]) => key === 'endedOn' || !coin())
      .map(([key, value]) => [key, isRecord(value) ? forgetting(value, coin) : value]),
  )
}

const at = (facts: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), facts)

function answered(facts: Facts, path: string, value: unknown): Facts {
  const [key = '', ...rest] = path.split('.')
  const below = facts[key]
  return {
    ...facts,
    [key]: rest.length === 0 ? value : answered(isRecord(below) ? below : {}, rest.join('.'), value),
  }
}

const plain = catalogue().filter(
  ({ ruleSet, reads }) => ruleSet === 'jharkhand-2020' && !reads.some((path) => path.includes('[]')),
)

const yesOrNo = /notice|clock|extension|may-ply|stability|application-complete|competency-grant/
const calculations = plain.filter(({ decision, reads }) => !yesOrNo.test(decision) && reads.length > 0)

const recordsOf = (schema: JsonSchema) => wholeFacts(schema) as fc.Arbitrary<Facts>

const askedAbout = ({ params, facts }: { params: JsonSchema; facts: JsonSchema }) =>
  fc.tuple(recordsOf(params), recordsOf(facts), fc.infiniteStream(fc.boolean()))

const asking = (decision: string) => (params: Facts, facts: Facts) =>
  decide({ ruleSet: 'jharkhand-2020', decision, params, on, facts })

const valueOf = (result: Result) => ('value' in result ? result.value : undefined)

test('the properties below run over twenty-six decisions, eighteen of them calculations', () => {
  expect([plain.length, calculations.length]).toEqual([26, 18])
})

test.each(plain)('$decision: no completion of the facts contradicts an early answer', (one) => {
  const ask = asking(one.decision)
  fc.assert(
    fc.property(askedAbout(one), ([params, facts, coins]) => {
      const whole = ask(params, facts)
      fc.pre(whole.outcome !== 'invalid')
      const partial = ask(
        params,
        forgetting(facts, () => coins.next().value === true),
      )
      if (partial.outcome === 'computed') expect(valueOf(partial)).toEqual(valueOf(whole))
      if (partial.outcome === 'satisfied') expect(whole.outcome).toBe('satisfied')
      for (const citation of partial.unmet) expect(whole.unmet).toContain(citation)
    }),
    { numRuns: 100, maxSkipsPerRun: 1000 },
  )
})

test.each(calculations)('$decision: answering what it asks for is enough', (one) => {
  const ask = asking(one.decision)
  fc.assert(
    fc.property(askedAbout(one), ([params, facts, coins]) => {
      const whole = ask(params, facts)
      fc.pre(whole.outcome === 'computed')
      const left = forgetting(facts, () => coins.next().value === true)
      const told = ask(params, left).unknown.reduce(
        (known, path) => answered(known, path, at(facts, path)),
        left,
      )
      expect(valueOf(ask(params, told))).toEqual(valueOf(whole))
    }),
    { numRuns: 100, maxSkipsPerRun: 1000 },
  )
})
