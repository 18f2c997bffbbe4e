// However many records somebody hands in, and however little is said of each, the answer comes: what would need
// hours is refused by its path. Anyone may ask over HTTP.
import { describe, expect, test } from 'vitest'
import { decide, grades, type ServiceFacts } from '../../src/rules/index.ts'
import { dayNumber, dayText } from '../../src/rules/day.ts'

const first = dayNumber('1990-01-01')

/** Entries of so many days with a gap between each and the next. */
const entries = (
  count: number,
  days: number,
  gap: number,
  more: Partial<ServiceFacts> = {},
): ServiceFacts[] =>
  Array.from({ length: count }, (_, i) => ({
    from: dayText(first + i * (days + gap)),
    to: dayText(first + i * (days + gap) + days - 1),
    department: 'engine',
    capacity: 'assistant-to-driver',
    ...more,
  }))

const known: Partial<ServiceFacts> = {
  waters: 'inland',
  state: 'IN-JH',
  vesselBhp: 565,
  mainEngineWatch: true,
  structuredTraining: false,
  watchkeepingUnder: null,
}

const ask = (grade: string, facts: object) =>
  decide({ ruleSet: 'jharkhand-2020', decision: 'admission', params: { grade }, on: '2026-06-15', facts })

const shapes: readonly (readonly [string, object])[] = [
  ['separate entries, the courses not known', { service: entries(200, 24, 6, known) }],
  ['separate entries of which little is known', { service: entries(200, 24, 6) }],
  ['entries that touch, none known', { service: entries(200, 30, 0) }],
  ['single days', { service: entries(200, 1, 1, known), certificates: [] }],
  [
    'known and open entries in turn',
    { service: [...entries(194, 40, 5, known), ...entries(6, 300, 200)], courses: [], certificates: [] },
  ],
]

describe('two hundred records are answered', () => {
  test.each(shapes)('%s', (_name, facts) => {
    for (const grade of grades) expect(ask(grade, facts).outcome).not.toBe('invalid')
  })
})

test('more than two hundred are refused by their path', () => {
  expect(ask('serang', { service: entries(201, 1, 1) })).toMatchObject({
    outcome: 'invalid',
    errors: [{ path: 'facts.service', message: 'expected at most 200 entries, got 201' }],
  })
})

test('what is nested without end is refused like anything else', () => {
  let nested: unknown = 1
  for (let depth = 0; depth < 20_000; depth += 1) nested = [nested]
  expect(ask('serang', { person: nested })).toMatchObject({
    outcome: 'invalid',
    errors: [{ path: 'facts.person' }],
  })
})
