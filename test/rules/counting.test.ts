// Contract of the rules core, "Dates and durations" and "Numbers".
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ageOn } from '../../src/rules/age/attained.ts'
import { reaches } from '../../src/rules/counting/bounds.ts'
import { measureSpan, unweigh, weighSpans } from '../../src/rules/counting/measure.ts'
import { merge, without, type Span } from '../../src/rules/counting/spans.ts'
import { addMonths, anniversary, dayNumber, dayText, isDay, lastDayOfTerm } from '../../src/rules/day.ts'
import { compare, exact, per, plus, rounded, times } from '../../src/rules/exact.ts'

const span = (from: string, to: string): Span => ({ from: dayNumber(from), to: dayNumber(to) })
const measured = (...spans: [string, string][]) =>
  unweigh(weighSpans(spans.map(([from, to]) => span(from, to))))

describe('a calendar day', () => {
  test('numbers and texts agree with the calendar for every day of four centuries', () => {
    const first = Date.UTC(1700, 0, 1) / 86_400_000
    const start = dayNumber('1700-01-01')
    for (let i = 0; i < 146_097; i += 1) {
      const text = new Date((first + i) * 86_400_000).toISOString().slice(0, 10)
      if (dayText(start + i) !== text || dayNumber(text) !== start + i) expect(dayText(start + i)).toBe(text)
    }
    expect(dayText(start + 146_096)).toBe('2099-12-31')
  })

  test.each([
    '2023-02-29',
    '2023-13-01',
    '2023-00-10',
    '2023-04-31',
    '23-04-01',
    '2023-4-1',
    '2023-04-01T00:00',
    '0000-01-01',
  ])('%s is none', (text) => {
    expect(isDay(text)).toBe(false)
  })

  test('29 February is a day in leap years only, and 1900 was none', () => {
    expect(['2024-02-29', '2000-02-29', '1900-02-29'].map(isDay)).toEqual([true, true, false])
  })

  test('months on are clipped to the month, anniversaries of 29 February fall on 1 March', () => {
    expect(dayText(addMonths(dayNumber('2020-01-31'), 1))).toBe('2020-02-29')
    expect(dayText(addMonths(dayNumber('2020-11-30'), 3))).toBe('2021-02-28')
    expect(dayText(anniversary(dayNumber('2024-02-29'), 1))).toBe('2025-03-01')
    expect(dayText(anniversary(dayNumber('2024-02-29'), 4))).toBe('2028-02-29')
    expect(dayText(lastDayOfTerm(dayNumber('2028-02-29'), 5))).toBe('2033-02-28')
    expect(dayText(lastDayOfTerm(dayNumber('2026-07-01'), 5))).toBe('2031-06-30')
  })

  test('an age in years and months, as it is shown', () => {
    expect(ageOn(dayNumber('2006-03-12'), dayNumber('2025-11-30'))).toEqual({ years: 19, months: 8 })
    expect(ageOn(dayNumber('2005-06-16'), dayNumber('2026-06-15'))).toEqual({ years: 20, months: 11 })
    expect(ageOn(dayNumber('2005-06-15'), dayNumber('2026-06-15'))).toEqual({ years: 21, months: 0 })
  })
})

describe('the measure of service', () => {
  test('the three examples of the contract', () => {
    expect(measured(['2016-01-01', '2019-12-31'])).toEqual({ months: 48, days: 0 })
    expect(measured(['2020-01-31', '2020-02-28'])).toEqual({ months: 1, days: 0 })
    expect(measured(['2021-03-15', '2021-04-20'])).toEqual({ months: 1, days: 6 })
  })

  test('months add to months, days to days, and thirty days make a month', () => {
    expect(measured(['2021-01-01', '2021-01-20'], ['2021-03-01', '2021-03-15'])).toEqual({
      months: 1,
      days: 5,
    })
    expect(measureSpan(span('2021-01-01', '2021-01-30'))).toEqual({ months: 0, days: 30 })
    expect(measured(['2021-01-01', '2021-01-30'])).toEqual({ months: 1, days: 0 })
  })

  test('spans that overlap or touch are one; a day between keeps them apart', () => {
    expect(merge([span('2021-01-01', '2021-01-10'), span('2021-01-11', '2021-01-20')])).toHaveLength(1)
    expect(merge([span('2021-01-01', '2021-01-10'), span('2021-01-12', '2021-01-20')])).toHaveLength(2)
    expect(measured(['2021-01-01', '2021-06-30'], ['2021-04-01', '2021-12-31'])).toEqual({
      months: 12,
      days: 0,
    })
  })

  test('an interruption cuts a holding in two', () => {
    const cut = without([span('2023-01-01', '2023-12-31')], [span('2023-03-01', '2023-03-31')])
    expect(cut.map(({ from, to }) => [dayText(from), dayText(to)])).toEqual([
      ['2023-01-01', '2023-02-28'],
      ['2023-04-01', '2023-12-31'],
    ])
  })
})

describe('service of which some is not known', () => {
  const small = fc.integer({ min: 0, max: 70 }).chain((from) =>
    fc.integer({ min: 0, max: 35 }).map((length) => ({
      from: dayNumber('2023-01-10') + from,
      to: dayNumber('2023-01-10') + from + length,
    })),
  )

  test('records that count or do not: the bounds are those of all combinations', () => {
    fc.assert(
      fc.property(
        fc.array(small, { maxLength: 3 }),
        fc.array(small, { minLength: 1, maxLength: 4 }),
        fc.nat(120),
        (sure, open, weight) => {
          const all = Array.from({ length: 2 ** open.length }, (_, choice) =>
            weighSpans([...sure, ...open.filter((_one, i) => Math.floor(choice / 2 ** i) % 2 === 1)]),
          )
          const truth = all.every((one) => one >= weight)
            ? 'met'
            : all.every((one) => one < weight)
              ? 'unmet'
              : 'unknown'
          expect(reaches({ sure, whole: open.map((one) => [one]), free: [] }, weight)).toBe(truth)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('days of which any may count: the bounds are those of all sets of days', () => {
    const near = fc.tuple(
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 25, max: 33 }),
      fc.integer({ min: 0, max: 4 }),
    )
    fc.assert(
      fc.property(near, fc.nat(11), fc.nat(75), ([gap, length, start], freeDays, weight) => {
        const origin = dayNumber('2023-01-27') + start
        const sure = [
          { from: origin, to: origin + 2 },
          { from: origin + 3 + gap, to: origin + 3 + gap + length },
        ]
        const free = { from: origin, to: origin + freeDays }
        const days = Array.from({ length: freeDays + 1 }, (_, i) => origin + i)
        const all = Array.from({ length: 2 ** days.length }, (_, choice) =>
          weighSpans([
            ...sure,
            ...days
              .filter((_day, i) => Math.floor(choice / 2 ** i) % 2 === 1)
              .map((at) => ({ from: at, to: at })),
          ]),
        )
        const truth = all.every((one) => one >= weight)
          ? 'met'
          : all.every((one) => one < weight)
            ? 'unmet'
            : 'unknown'
        expect(reaches({ sure, whole: [], free: [free] }, weight)).toBe(truth)
      }),
      { numRuns: 60 },
    )
  })

  test('a holding of a year and its best days: a split at the end of February may gain a day or two', () => {
    const held = [span('2021-01-01', '2021-02-27')]
    expect(weighSpans(held)).toBe(57)
    expect(reaches({ sure: [], whole: [], free: held }, 59)).toBe('unknown')
    expect(reaches({ sure: [], whole: [], free: held }, 60)).toBe('unmet')
  })
})

describe('exact figures', () => {
  test('decimals are what they are written as', () => {
    expect(plus(exact(0.1), exact(0.2))).toEqual(exact(0.3))
    expect(times(exact(1.1), exact(3))).toEqual(exact(3.3))
    expect(exact(1e-7)).toEqual({ over: 1n, under: 10_000_000n })
    expect(compare(exact(39.99), exact(40))).toBe(-1)
  })

  test('rounding is half up, from the unrounded figure', () => {
    expect(rounded(exact(1.005), 2)).toBe(1.01)
    expect(rounded(per(exact(2), exact(3)), 2)).toBe(0.67)
    expect(rounded(exact(2.675), 2)).toBe(2.68)
    expect(rounded(exact(-1.005), 2)).toBe(-1)
  })
})
