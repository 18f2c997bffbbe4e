// Where the rules of vessels and their fees can be read in more than one way: the answer as it is read, the answer
// under the ruling, and that the explanation names the reading where, and only where, the answer hangs on it.
import { describe, expect, test } from 'vitest'
import { decide, type Result } from '../../src/rules/index.ts'
import { linesFor } from './answers.ts'
import { certified } from './people.ts'

const on = '2026-06-15'

const hangsOn = (result: Result): string[] =>
  'explanation' in result ? (result.explanation.sensitive ?? []).map(({ under }) => under) : []

const asked = (decision: string, facts: unknown, settings = {}) =>
  decide({ ruleSet: 'jharkhand-2020', decision, params: {}, on, facts }, { settings })

const said = (result: Result) =>
  'value' in result && result.outcome === 'computed' ? result.value : result.outcome

/** What is said, but for how its lines are called. */
const numbers = (result: Result) =>
  JSON.stringify(said(result), (key, value: unknown) => (key === 'label' ? undefined : value))

type Reading = {
  readonly number: string
  readonly other: string
  readonly tells: string
  readonly decision: string
  /** Facts of which the two readings say different things, with what each says of them. */
  readonly turns: unknown
  readonly asRead: unknown
  readonly otherwise: unknown
  /** Facts of which they say the same. */
  readonly stays: readonly unknown[]
}

const survey = (more: object) => ({
  kind: 'dry-dock',
  grossTonnage: 20,
  sundayOrHoliday: true,
  outOfHours: false,
  previousKind: 'general',
  ...more,
})
const plain = { kind: 'general', sundayOrHoliday: false }

const applied = (appliedOn: string) => ({ deliveredOn: '2026-03-31', appliedOn, journeyDays: 2 })

const launch = (more: object) => ({
  type: 'decked',
  clearAreaM2: 140.56,
  seatLengthsM: [],
  length: 40,
  shelteredWaters: true,
  ...more,
})

const vessel = (more: object) => ({
  vessel: {
    onBoardBhp: 300,
    upperDeck: true,
    hull: 'steel',
    passengerCapacity: 10,
    length: 12,
    kind: 'other',
    ...more,
  },
})

const manned = (master: 'serang' | 'second-class-master') => ({
  vessel: { bhp: 100 },
  crew: [
    { position: 'master', certificates: [certified(master, '2024-01-01', '2028-12-31')] },
    {
      position: 'engineer',
      certificates: [certified('second-class-engine-driver', '2024-01-01', '2028-12-31')],
    },
    { position: 'lascar', certificates: [] },
    { position: 'greaser', certificates: [] },
  ],
})

const barge = (more: object) => ({
  class: 'III',
  length: 30,
  passengers: 0,
  crew: 3,
  navigatesAtNight: true,
  manned: true,
  ...more,
})

const readings: readonly Reading[] = [
  {
    number: 'D9',
    other: 'dry-dock-fee',
    tells: 'a dry dock survey on a Sunday costs one item 1 fee more, or as much again (Schedule IV 3)',
    decision: 'survey-fee',
    turns: survey({}),
    asRead: { amount: 3000 },
    otherwise: { amount: 4500 },
    stays: [survey({ sundayOrHoliday: false }), survey({ kind: 'intermediate' })],
  },
  {
    number: 'D9',
    other: 'dry-dock-fee',
    tells: 'so does the second survey after a dry dock survey, out of hours (Schedule IV 4)',
    decision: 'survey-fee',
    turns: survey({
      kind: 'appeal-resurvey',
      previousKind: 'dry-dock',
      sundayOrHoliday: false,
      outOfHours: true,
    }),
    asRead: { amount: 5250 },
    otherwise: { amount: 6750 },
    stays: [survey({ kind: 'appeal-resurvey' })],
  },
  {
    number: 'D10',
    other: 'before',
    tells: 'the fifteen days of 3(iii), the journey left out, end with the delivery',
    decision: 'late-survey-application',
    turns: applied('2026-03-15'),
    asRead: { amount: 0, days: 0 },
    otherwise: { amount: 100, days: 1 },
    stays: [applied('2026-03-14')],
  },
  {
    number: 'D11',
    other: 'ceiling',
    tells: 'a decked launch with room for 251 carries 250 (58(iv)(b))',
    decision: 'passenger-capacity',
    turns: launch({}),
    asRead: { fair: 251, foul: 251, bySurveyor: true },
    otherwise: { fair: 250, foul: 250, bySurveyor: false },
    stays: [launch({ clearAreaM2: 140 }), launch({ type: 'open', length: 400 })],
  },
  {
    number: 'D26',
    other: 'low-power',
    tells: 'a vessel with upper deck and an engine of 300 HP is of category B by (B)(c) (3(i))',
    decision: 'vessel-category',
    turns: vessel({}),
    asRead: { category: 'A', because: ['3(i)A(b)'] },
    otherwise: { category: 'B', because: [] },
    stays: [vessel({ onBoardBhp: 301 }), vessel({ upperDeck: false }), vessel({ onBoardBhp: 0 })],
  },
  {
    number: 'D27',
    other: 'very-grade',
    tells: 'a second class master does not serve as serang (22)',
    decision: 'manning',
    turns: manned('second-class-master'),
    asRead: 'satisfied',
    otherwise: 'not-satisfied',
    stays: [manned('serang')],
  },
  {
    number: 'L5',
    other: 'less-than',
    tells: 'a vessel of exactly 25 tons pays the fee of the next row (Schedule IV 1)',
    decision: 'survey-fee',
    turns: survey({ ...plain, grossTonnage: 25 }),
    asRead: { amount: 750, lines: [{ citation: 'Schedule IV 1(b)' }] },
    otherwise: { amount: 1000, lines: [{ citation: 'Schedule IV 1(c)' }] },
    stays: [10, 24.99, 25.01, 600].map((grossTonnage) => survey({ ...plain, grossTonnage })),
  },
  {
    number: 'L5',
    other: 'less-than',
    tells: 'and one of exactly 300 tons (Schedule IV 1)',
    decision: 'survey-fee',
    turns: survey({ ...plain, grossTonnage: 300 }),
    asRead: { amount: 4000 },
    otherwise: { amount: 6000 },
    stays: [survey({ ...plain, grossTonnage: 299.99 })],
  },
  {
    number: 'L6',
    other: 'each',
    tells: 'at night both life buoys of a manned barge have a light (49(iv)(a))',
    decision: 'life-saving-appliances',
    turns: barge({}),
    asRead: { lifeBuoys: 2, selfIgniting: 1 },
    otherwise: { lifeBuoys: 2, selfIgniting: 2 },
    stays: [barge({ navigatesAtNight: false }), barge({ manned: false }), barge({ class: 'II' })],
  },
]

describe.each(readings)('$number: $tells', ({ number, other, decision, ...one }) => {
  const ruled = { [`reading.${number}`]: other }

  test('the answer as it is read names the reading under which it would be another', () => {
    const result = asked(decision, one.turns)
    expect([said(result)]).toMatchObject([one.asRead])
    expect(hangsOn(result)).toEqual([number])
  })

  test('the answer under the ruling, which leaves nothing open', () => {
    const result = asked(decision, one.turns, ruled)
    expect([said(result)]).toMatchObject([one.otherwise])
    expect(hangsOn(result)).toEqual([])
  })

  test('where both say the same, nothing is named', () => {
    for (const facts of one.stays) {
      const result = asked(decision, facts)
      expect(hangsOn(result)).toEqual([])
      expect(numbers(asked(decision, facts, ruled))).toBe(numbers(result))
    }
  })
})

const words = (decision: string, facts: unknown, settings = {}) =>
  linesFor(asked(decision, facts, settings)).flatMap(({ requirement, short }) => [
    requirement.en,
    short?.en ?? '',
  ])

describe('an explanation tells the reading that is taken', () => {
  test('250 as what the surveyor decides above, or as the most (D11)', () => {
    expect(words('passenger-capacity', launch({}))).toContain(
      'more than 250 passengers: the surveyor decides',
    )
    expect(words('passenger-capacity', launch({}), { 'reading.D11': 'ceiling' })).toContain(
      'at most 250 passengers',
    )
  })

  test('the provision of (B)(c) stands first where it prevails (D26)', () => {
    const [head, first] = linesFor(asked('vessel-category', vessel({}), { 'reading.D26': 'low-power' }))
    expect(head?.found?.en).toBe('category B')
    expect(first).toMatchObject({ citation: '3(i)B(c)', requirement: { en: 'engine of up to 300 HP' } })
  })

  test('no higher certificate is spoken of where none serves (D27)', () => {
    expect(
      words('manning', manned('second-class-master'), { 'reading.D27': 'very-grade' }).join('; '),
    ).toContain('master: no certificate of Serang is in force')
  })
})
