// What an authority rules: conventions, languages, single readings; and how the answer tells of it.
import { describe, expect, test } from 'vitest'
import { admission, interpretations, type Result, settingsOf, writtenResult } from '../../src/rules/index.ts'
import { aCandidate, aSerangCandidate, served } from './people.ts'

const on = '2026-06-15'

const hangsOn = (result: Result): string[] =>
  'explanation' in result ? (result.explanation.sensitive ?? []).map(({ under }) => under) : []

const onDeck = (from: string, to: string, more: object = {}) =>
  served(from, to, { capacity: 'sukani', ...more })

describe('conventions that the rules do not name', () => {
  const dayShort = aSerangCandidate({ service: [onDeck('2021-01-01', '2024-12-29')] })

  test('a day short by the calendar is enough at 30 days to a month', () => {
    const answer = admission('serang', on, dayShort)
    expect(answer).toMatchObject({ outcome: 'not-satisfied', unmet: ['31(v)-(viii)'] })
    expect(answer).toMatchObject({
      explanation: {
        sensitive: expect.arrayContaining([expect.objectContaining({ under: 'months' })]) as unknown,
      },
    })
    const ruled = admission('serang', on, dayShort, { settings: { 'convention.months': '360-day-year' } })
    expect(ruled.outcome).toBe('satisfied')
    expect(hangsOn(ruled)).not.toContain('months')
  })

  test.each([
    ['365-day-year', 1460, 'satisfied'],
    ['365-day-year', 1459, 'not-satisfied'],
    ['mean-month', 1461, 'satisfied'],
    ['mean-month', 1460, 'not-satisfied'],
    ['360-day-year', 1440, 'satisfied'],
    ['360-day-year', 1439, 'not-satisfied'],
  ])('48 months at %s: %d days are %s', (convention, days, outcome) => {
    const last = new Date(Date.UTC(2021, 0, days)).toISOString().slice(0, 10)
    const facts = aSerangCandidate({ service: [onDeck('2021-01-01', last)] })
    expect(admission('serang', on, facts, { settings: { 'convention.months': convention } }).outcome).toBe(
      outcome,
    )
  })

  test('one who turns 21 the day after the examination is old enough only by the day before', () => {
    const young = aSerangCandidate({
      person: {
        dateOfBirth: '2005-06-16',
        citizenOfIndia: true,
        readsWritesHindi: true,
        education: { highestClass: 8 },
      },
    })
    const answer = admission('serang', on, young)
    expect(answer.unmet).toEqual(['31(i)(b)'])
    expect(hangsOn(answer)).toContain('age')
    expect(admission('serang', on, young, { settings: { 'convention.age': 'day-before' } }).outcome).toBe(
      'satisfied',
    )
  })

  test('where the Hindi text prevails every place follows it, but one ruled on by itself', () => {
    const facts = aSerangCandidate({
      service: [served('2021-01-01', '2024-12-31', { capacity: 'helmsman' })],
    })
    const hindi = { 'convention.language': 'hi' }
    expect(admission('serang', on, facts, { settings: hindi }).outcome).toBe('not-satisfied')
    const both = { 'reading.L2': 'helmsman', ...hindi }
    expect(admission('serang', on, facts, { settings: both }).outcome).toBe('satisfied')
  })
})

describe('settings', () => {
  const settings = settingsOf('jharkhand-2020')

  test('each key once, each in both languages, with its provision', () => {
    const keys = settings.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { title, help, citation } of settings)
      expect([title.en, title.hi, help.en, help.hi, citation].every((text) => text.length > 0)).toBe(true)
  })

  test('every reading that can be taken otherwise can be ruled on, with the applied one as default', () => {
    const readable = interpretations.filter(({ readings }) => readings !== undefined)
    expect(readable.length).toBeGreaterThan(14)
    for (const { number, readings } of readable)
      expect(settings.find(({ key }) => key === `reading.${number}`)?.byDefault).toBe(readings?.[0].value)
  })

  test('a setting that is unknown or does not fit is a fault of who stored it', () => {
    const ask = (given: Record<string, unknown>) => () =>
      admission('serang', on, aSerangCandidate(), { settings: given })
    expect(ask({ 'reading.D99': 'x' })).toThrow('no setting reading.D99')
    expect(ask({ 'reading.D2': 'sail' })).toThrow('expected one of any-department, deck')
    expect(ask({ 'pass-percent.serang': 101 })).toThrow('a number from 1 to 100')
  })
})

test('what the authority has ruled is told with the answer, in place of the interpretation', () => {
  const facts = aSerangCandidate({ service: [onDeck('2021-01-01', '2024-12-31')] })
  expect(admission('serang', on, facts)).not.toHaveProperty('explanation.ruled')
  expect(admission('serang', on, facts, { settings: { 'reading.D2': 'deck' } })).toMatchObject({
    explanation: {
      ruled: [
        {
          number: 'D2',
          words: { en: 'service in the deck department only', hi: 'केवल डेक विभाग की सेवा' },
        },
      ],
    },
  })
})

describe('what was ruled is told only where it is applied', () => {
  const marks = { sections: [{ maximum: 100, obtained: 42 }], absent: false }
  const hindi = { 'convention.language': 'hi' }

  test('not where the authority, or the case, names the pass mark itself', () => {
    const set = { settings: { ...hindi, 'pass-percent.inland-engineer': 40 } }
    expect(writtenResult('inland-engineer', on, marks, set)).not.toHaveProperty('explanation.ruled')
    const given = writtenResult('inland-engineer', on, { ...marks, passPercent: 40 }, { settings: hindi })
    expect(given).not.toHaveProperty('explanation.ruled')
    expect(writtenResult('inland-engineer', on, marks, { settings: hindi })).toMatchObject({
      outcome: 'not-satisfied',
      explanation: { ruled: [{ number: 'D12' }] },
    })
  })

  test('not for a grade that it does not touch', () => {
    const settings = { 'reading.D2': 'deck', 'reading.D19': 'all-months' }
    const answer = admission('second-class-master', on, aCandidate('second-class-master', []), { settings })
    expect(answer).not.toHaveProperty('explanation.ruled')
  })
})
