// Rules 3(i), 44, 49 and 58 to 61: what a vessel is, carries and may carry, at every line.
import { describe, expect, test } from 'vitest'
import { decide, vessels, type Result } from '../../src/rules/index.ts'
import { faultsOf, told } from './answers.ts'

const on = '2026-06-15'

const valueOf = <V>(result: Result<V>): V => {
  if (result.outcome !== 'computed' || result.value === undefined) throw new Error(result.outcome)
  return result.value
}

describe('3(i): category A or B', () => {
  const plain = {
    onBoardBhp: 300,
    upperDeck: false,
    hull: 'frp',
    passengerCapacity: 25,
    length: 15,
    kind: 'other',
  } as const
  const category = (more: Partial<Record<keyof typeof plain, unknown>>) =>
    decide({
      ruleSet: 'jharkhand-2020',
      decision: 'vessel-category',
      on,
      facts: { vessel: { ...plain, ...more } },
    })

  test('exactly on every line she is of category B', () => {
    expect(category({})).toMatchObject({ value: { category: 'B', because: [] } })
  })

  test.each([
    [{ onBoardBhp: 300.5 }, '3(i)A(a)'],
    [{ upperDeck: true }, '3(i)A(b)'],
    [{ passengerCapacity: 26 }, '3(i)A(c)'],
    [{ length: 15.01 }, '3(i)A(d)'],
    [{ kind: 'hovercraft' }, '3(i)A(e)'],
    [{ kind: 'hydrofoil' }, '3(i)A(e)'],
  ])('%j makes her one of category A, D26', (more, citation) => {
    expect(category(more)).toMatchObject({ value: { category: 'A', because: [citation] } })
  })

  test('26 passengers count with a hull of FRP only; all grounds are named in their order', () => {
    expect(category({ passengerCapacity: 26, hull: 'steel' })).toMatchObject({ value: { because: [] } })
    expect(category({ length: 20, upperDeck: true, onBoardBhp: 400 })).toMatchObject({
      value: { because: ['3(i)A(a)', '3(i)A(b)', '3(i)A(d)'] },
    })
  })
})

test.each([
  [1, 38, 57],
  [6, 38, 57],
  [6.01, 38.03, 57.05],
  [7, 41.17, 61.75],
  [12, 57, 85.5],
  [17.99, 75.97, 113.95],
  [18, 76, 114],
  [40, 76, 114],
])('44: a vessel of %d m has %d cm, in foul season %d cm', (length, fairCm, foulCm) => {
  expect(valueOf(vessels.freeboard(on, { length }))).toEqual({ fairCm, foulCm })
})

describe('58: passengers', () => {
  const open = (clearAreaM2: number, seatLengthsM: number[], length = 30, shelteredWaters = false) =>
    valueOf(
      vessels.passengerCapacity(on, { type: 'open', clearAreaM2, seatLengthsM, length, shelteredWaters }),
    )
  const decked = (clearAreaM2: number, seatLengthsM: number[] = []) =>
    valueOf(
      vessels.passengerCapacity(on, {
        type: 'decked',
        clearAreaM2,
        seatLengthsM,
        length: 1,
        shelteredWaters: false,
      }),
    )

  test('by area exactly: 7.2 square metres are 17 persons and no rounding makes them 16, (iii)(d)', () => {
    expect([open(7.2, []).byArea, open(7.19, []).byArea]).toEqual([17, 16])
    expect([decked(5.6).byArea, decked(5.59).byArea]).toEqual([10, 9])
  })

  test('by seating, each seat for itself: 0.45 m a person, (iii)(d)', () => {
    expect(open(50, [0.9, 0.89, 1.35]).bySeating).toBe(6)
    expect(open(50, [0.3, 0.3]).bySeating).toBe(0)
    expect(open(50, []).bySeating).toBeNull()
  })

  test('the lesser of the totals, D29; without seats the area alone', () => {
    expect(open(7.2, [4.5]).fair).toBe(10)
    expect(open(7.2, [45]).fair).toBe(17)
    expect(open(7.2, []).fair).toBe(17)
  })

  test('an open vessel at most two for each 0.3 m of length, and never above 100, (i)', () => {
    expect(open(100, [], 3).fair).toBe(20)
    expect(open(100, [], 2.99).fair).toBe(19)
    expect([open(100, [], 15).fair, open(100, [], 15.3).fair]).toEqual([100, 100])
  })

  test('in foul season two thirds, rounded down; in sheltered waters the same, (ii)', () => {
    expect(open(100, [], 3).foul).toBe(13)
    expect(open(100, [], 3, true).foul).toBe(20)
  })

  test('a decked vessel has no ceiling here; above 250 the surveyor decides, D11', () => {
    expect(decked(140)).toMatchObject({ fair: 250, bySurveyor: false })
    expect(decked(140.56)).toMatchObject({ fair: 251, bySurveyor: true })
    expect(open(1000, [], 300).bySurveyor).toBe(false)
  })
})

describe('49: life-saving appliances', () => {
  const of = (facts: object) =>
    decide({
      ruleSet: 'jharkhand-2020',
      decision: 'life-saving-appliances',
      on,
      facts: {
        class: 'I',
        length: 20,
        passengers: 40,
        crew: 5,
        navigatesAtNight: false,
        manned: true,
        ...facts,
      },
    })

  test('class I: half of all on board, a tenth for children, both rounded up', () => {
    expect(of({})).toMatchObject({
      value: { raftCapacity: 23, lifeJackets: 23, childLifeJackets: 5, selfIgniting: 0 },
    })
    expect(of({ passengers: 45 })).toMatchObject({ value: { raftCapacity: 25, childLifeJackets: 5 } })
  })

  test.each([
    [25, 4],
    [25.01, 6],
    [45, 6],
    [45.01, 8],
  ])('class I of %d m: %d life buoys, the eight by the Hindi text', (length, lifeBuoys) => {
    expect(of({ length })).toMatchObject({ value: { lifeBuoys } })
  })

  test('class I: two self igniting lights at night, a life boat from 150 passengers', () => {
    expect(of({ navigatesAtNight: true })).toMatchObject({ value: { selfIgniting: 2 } })
    expect([of({ passengers: 149 }), of({ passengers: 150 })]).toMatchObject([
      { value: { lifeBoats: 0 } },
      { value: { lifeBoats: 1 } },
    ])
  })

  test('class II: a raft for the crew above 10 m, jackets for all, two buoys to 25 m, four above', () => {
    const cargo = (length: number, navigatesAtNight = false) =>
      of({ class: 'II', length, navigatesAtNight, passengers: 2 })
    expect(cargo(10)).toMatchObject({ value: { raftCapacity: 0, lifeJackets: 7, childLifeJackets: 0 } })
    expect(cargo(10.01)).toMatchObject({ value: { raftCapacity: 5, lifeBuoys: 2, lifeBoats: 0 } })
    expect([cargo(25), cargo(25.01, true)]).toMatchObject([
      { value: { lifeBuoys: 2, selfIgniting: 0 } },
      { value: { lifeBuoys: 4, selfIgniting: 1 } },
    ])
  })

  test('class III: a manned barge two buoys and a jacket for each of the crew; an unmanned one nothing', () => {
    const barge = { class: 'III', navigatesAtNight: true }
    expect(of(barge)).toMatchObject({
      value: { raftCapacity: 0, lifeJackets: 5, lifeBuoys: 2, selfIgniting: 1 },
    })
    expect(of({ ...barge, manned: false })).toMatchObject({
      value: { raftCapacity: 0, lifeJackets: 0, lifeBuoys: 0, selfIgniting: 0, lifeBoats: 0 },
    })
  })

  test('class IV: jackets for all up to 10 m, above it a raft for all', () => {
    expect([
      of({ class: 'IV', length: 10 }),
      of({ class: 'IV', length: 10.01, navigatesAtNight: true }),
    ]).toMatchObject([
      { value: { lifeJackets: 45, raftCapacity: 0, lifeBuoys: 2, selfIgniting: 0 } },
      { value: { lifeJackets: 0, raftCapacity: 45, lifeBuoys: 2, selfIgniting: 1 } },
    ])
  })
})

test('60: one anchor below 15 m, two from 15 m; above 100 tons as the surveying authority says', () => {
  const anchors = (length: number, grossTonnage: number) =>
    valueOf(vessels.anchors(on, { length, grossTonnage }))
  expect(anchors(14.99, 100)).toEqual({ anchors: 1, bySurveyingAuthority: false })
  expect(anchors(15, 100.01)).toEqual({ anchors: 2, bySurveyingAuthority: true })
})

test('61: an echo sounder above 100 tons, oars, row locks and hooks on open vessels', () => {
  const deck = (grossTonnage: number, open: boolean) =>
    valueOf(vessels.deckEquipment(on, { grossTonnage, open }))
  expect(deck(100, true)).toEqual({
    echoSounder: false,
    leadLines: 1,
    oars: 3,
    rowLocks: 3,
    boatHooks: 2,
    heavingLines: 2,
  })
  expect(deck(100.01, false)).toEqual({
    echoSounder: true,
    leadLines: 1,
    oars: 0,
    rowLocks: 0,
    boatHooks: 0,
    heavingLines: 2,
  })
})

test('59(vii): an initial GM of 0.15 m', () => {
  const stable = (gmM?: number) => told(vessels.stability(on, gmM === undefined ? {} : { gmM }))
  expect([stable(0.149), stable(0.15), stable(0.151), stable(-0.2), stable()]).toEqual([
    'unmet 59(vii)',
    'satisfied',
    'satisfied',
    'unmet 59(vii)',
    'unknown 59(vii)',
  ])
})

test.each([
  ['freeboard', { length: -1 }, 'facts.length'],
  ['freeboard', { length: '12' }, 'facts.length'],
  ['freeboard', { lenght: 12 }, 'facts.lenght'],
  ['vessel-category', { vessel: { hull: 'bamboo' } }, 'facts.vessel.hull'],
  ['vessel-category', { vessel: null }, 'facts.vessel'],
  ['passenger-capacity', { seatLengthsM: [1, -1] }, 'facts.seatLengthsM[1]'],
  ['passenger-capacity', { type: 'half-decked' }, 'facts.type'],
  ['life-saving-appliances', { class: 'V' }, 'facts.class'],
  ['life-saving-appliances', { passengers: 1.5 }, 'facts.passengers'],
  ['fire-appliances', { crew: null }, 'facts.crew'],
  ['anchors', { grossTonnage: true }, 'facts.grossTonnage'],
  ['stability', { gmM: null }, 'facts.gmM'],
])('%s: %j is malformed at %s', (decision, facts, path) => {
  expect(faultsOf(decide({ ruleSet: 'jharkhand-2020', decision, on, facts }))).toEqual([path])
})
