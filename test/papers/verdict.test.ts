// Is a paper in force? Every pair of states and days, and the order of the words when several would fit.
import { expect, test } from 'vitest'
import {
  type Order,
  paperStates,
  type PaperState,
  suspensionOn,
  type Verdict,
  verdictOn,
} from '../../src/papers/index.ts'

const days = { validFrom: '2026-12-01', validUntil: '2031-11-30' }
const paper = (state: PaperState = 'granted') => ({ state, ...days })

let made = 0
const order = (
  kind: Order['kind'],
  fromDay: string,
  toDay: string | null = null,
  revokesId: string | null = null,
): Order => ({
  id: `order-${String((made += 1))}`,
  kind,
  fromDay,
  toDay,
  revokesId,
})

const before = '2026-11-30'
const during = '2028-02-29'
const after = '2031-12-01'
const suspension = order('suspension', '2020-01-01')
const cancellation = order('cancellation', '2020-01-01')

// Columns: before its first day, in its term, after its last day.
const table: [string, PaperState, Order[], [Verdict, Verdict, Verdict]][] = [
  ['granted', 'granted', [], ['not-yet', 'valid', 'expired']],
  ['suspended', 'granted', [suspension], ['suspended', 'suspended', 'suspended']],
  ['cancelled', 'cancelled', [cancellation], ['cancelled', 'cancelled', 'cancelled']],
  [
    'cancelled by the register, its order not at hand',
    'cancelled',
    [],
    ['cancelled', 'cancelled', 'cancelled'],
  ],
  [
    'cancelled and suspended',
    'cancelled',
    [suspension, cancellation],
    ['cancelled', 'cancelled', 'cancelled'],
  ],
  ['superseded', 'superseded', [], ['superseded', 'superseded', 'superseded']],
  ['superseded and suspended', 'superseded', [suspension], ['suspended', 'suspended', 'suspended']],
  ['superseded and cancelled', 'superseded', [cancellation], ['cancelled', 'cancelled', 'cancelled']],
  ['surrendered', 'surrendered', [], ['surrendered', 'surrendered', 'surrendered']],
  ['surrendered and suspended', 'surrendered', [suspension], ['suspended', 'suspended', 'suspended']],
  ['surrendered and cancelled', 'surrendered', [cancellation], ['cancelled', 'cancelled', 'cancelled']],
]
for (const [name, state, orders, expected] of table)
  test(`a paper that is ${name}: before its term, in it, after it`, () => {
    expect([before, during, after].map((on) => verdictOn(paper(state), orders, on))).toEqual(expected)
  })

test('the table speaks of every state there is', () => {
  expect(new Set(table.map(([, state]) => state))).toEqual(new Set(Object.keys(paperStates.moves)))
})

test('green is given for one thing alone: granted, in its term, with no order standing', () => {
  for (const [name, state, orders] of table)
    for (const on of [before, during, after])
      expect([name, on, verdictOn(paper(state), orders, on) === 'valid']).toEqual([
        name,
        on,
        name === 'granted' && on === during,
      ])
})

test('the first and the last day count whole (34(iv)(b)); the days beside them do not', () => {
  const on = (day: string) => verdictOn(paper(), [], day)
  expect([on('2026-11-30'), on('2026-12-01'), on('2031-11-30'), on('2031-12-01')]).toEqual([
    'not-yet',
    'valid',
    'valid',
    'expired',
  ])
})

test('a paper without an end does not expire', () => {
  expect(verdictOn({ state: 'granted', validFrom: '2026-12-01', validUntil: null }, [], '2099-01-01')).toBe(
    'valid',
  )
})

test('a suspension begins with its first day and lifts itself after its last', () => {
  const orders = [order('suspension', '2027-03-01', '2027-03-31')]
  const on = (day: string) => verdictOn(paper(), orders, day)
  expect([on('2027-02-28'), on('2027-03-01'), on('2027-03-31'), on('2027-04-01')]).toEqual([
    'valid',
    'suspended',
    'suspended',
    'valid',
  ])
})

test('of several suspensions the one that lasts longest is told', () => {
  const orders = [
    order('suspension', '2027-03-01', '2027-03-31'),
    order('suspension', '2027-03-10', '2027-06-30'),
  ]
  expect(suspensionOn(orders, '2027-03-15')?.toDay).toBe('2027-06-30')
  const open = order('suspension', '2027-03-12')
  expect(suspensionOn([...orders, open], '2027-03-15')).toBe(open)
})

test('a revoked suspension ends with the day of its revocation (34(iv)(i)); the other stays', () => {
  const [one, two] = [order('suspension', '2027-03-01'), order('suspension', '2027-03-05', '2027-03-20')]
  const orders = [one, two, order('revocation', '2027-03-10', null, one.id)]
  const on = (day: string) => verdictOn(paper(), orders, day)
  expect([on('2027-03-09'), on('2027-03-10'), on('2027-03-20'), on('2027-03-21')]).toEqual([
    'suspended',
    'suspended',
    'suspended',
    'valid',
  ])
})

test('a cancellation is final, unless it is revoked (34(iv)(i)); each past day is answered as it was', () => {
  const cancelled = order('cancellation', '2027-03-01')
  const on = (orders: Order[], state: PaperState, day: string) => verdictOn(paper(state), orders, day)
  expect([
    on([cancelled], 'cancelled', '2027-02-28'),
    on([cancelled], 'cancelled', '2027-03-01'),
    on([cancelled], 'cancelled', '2040-01-01'),
  ]).toEqual(['valid', 'cancelled', 'cancelled'])
  const orders = [cancelled, order('revocation', '2027-05-01', null, cancelled.id)]
  expect([
    on(orders, 'granted', '2027-04-30'),
    on(orders, 'granted', '2027-05-01'),
    on(orders, 'granted', '2027-02-01'),
  ]).toEqual(['cancelled', 'valid', 'valid'])
})

test('a cancellation made anew after a revocation stands', () => {
  const first = order('cancellation', '2027-03-01')
  const orders = [
    first,
    order('revocation', '2027-04-01', null, first.id),
    order('cancellation', '2027-05-01'),
  ]
  expect(verdictOn(paper('cancelled'), orders, '2027-05-02')).toBe('cancelled')
  expect(verdictOn(paper('cancelled'), orders, '2027-04-15')).toBe('valid')
})
