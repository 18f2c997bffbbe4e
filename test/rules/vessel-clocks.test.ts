// Rules 1, 3, 5 to 8, 10, 14, 16, 18 and 20: terms, time limits, notices and what lets a vessel ply.
import { describe, expect, test } from 'vitest'
import { decide, vessels } from '../../src/rules/index.ts'
import { faultsOf, linesFor, told } from './answers.ts'

const on = '2026-06-15'

describe('6(iii), 7, 8: when the next survey is due', () => {
  const due = (certificateOn: string, sufficientUntil: string | null, carriesPetroleum = false) =>
    vessels.surveyDue(on, { certificateOn, sufficientUntil, lastDryDockOn: '2024-02-29', carriesPetroleum })

  test('the certificate to the eve of its anniversary, or less, D28', () => {
    expect(due('2025-06-15', null)).toMatchObject({ value: { certificateUntil: '2026-06-14' } })
    expect(due('2025-06-15', '2026-06-13')).toMatchObject({ value: { certificateUntil: '2026-06-13' } })
    expect(due('2025-06-15', '2026-06-15')).toMatchObject({ value: { certificateUntil: '2026-06-14' } })
    expect(linesFor(due('2025-06-15', null))[0]?.interpretations).toEqual(['D28'])
  })

  test('the dry docking to the eve of the fourth anniversary, of the third with petroleum', () => {
    expect(due('2025-06-15', null)).toMatchObject({ value: { dryDockUntil: '2028-02-28' } })
    expect(due('2025-06-15', null, true)).toMatchObject({ value: { dryDockUntil: '2027-02-28' } })
  })
})

describe('1(iii)(a), 10(i), 6(vii): may she ply', () => {
  const good = {
    surveyCertificate: { validUntil: on },
    registration: { active: true },
    temporaryPass: null,
    insurance: { validUntil: on },
  }
  const ply = (more: object) => told(vessels.mayPly(on, { ...good, ...more }))

  test('to the last day of survey and insurance, and not on the day after', () => {
    expect(ply({})).toBe('satisfied')
    expect(ply({ surveyCertificate: { validUntil: '2026-06-14' } })).toBe('unmet 1(iii)(a)')
    expect(ply({ insurance: { validUntil: '2026-06-14' } })).toBe('unmet 6(vii)')
    expect(ply({ surveyCertificate: null, insurance: null })).toBe('unmet 1(iii)(a) 6(vii)')
  })

  test('a certificate that was ended is over from that day', () => {
    const ended = (endedOn: string | null) =>
      ply({ surveyCertificate: { validUntil: '2027-01-01', endedOn } })
    expect([ended('2026-06-16'), ended(on), ended(null)]).toEqual([
      'satisfied',
      'unmet 1(iii)(a)',
      'satisfied',
    ])
  })

  test('without registration on a pass, from its day of issue to the thirtieth day, 14(ii)', () => {
    const pass = (issuedOn: string) => ply({ registration: { active: false }, temporaryPass: { issuedOn } })
    expect([pass('2026-05-16'), pass('2026-05-17'), pass(on), pass('2026-06-16')]).toEqual([
      'unmet 10(i)',
      'satisfied',
      'satisfied',
      'unmet 10(i)',
    ])
  })

  test('what is not known stays open where it can matter', () => {
    expect(told(vessels.mayPly(on, {}))).toBe('unknown 1(iii)(a) 10(i) 6(vii)')
    expect(ply({ temporaryPass: undefined })).toBe('satisfied')
    expect(ply({ registration: null, temporaryPass: undefined })).toBe('unknown 10(i)')
    expect(ply({ registration: undefined, temporaryPass: null })).toBe('unknown 10(i)')
    expect(ply({ surveyCertificate: {} })).toBe('unknown 1(iii)(a)')
    expect(ply({ surveyCertificate: { endedOn: on } })).toBe('unmet 1(iii)(a)')
  })
})

test.each([
  [true, false, false, 'anew'],
  [false, true, false, 'anew'],
  [true, true, true, 'anew'],
  [false, false, true, 'refer'],
  [false, false, false, 'record'],
] as const)(
  '16(i): hull %s, propulsion %s, stability endangered %s: %s',
  (hullDimensions, propulsion, stabilityEndangered, route) => {
    expect(vessels.alterationRoute(on, { hullDimensions, propulsion, stabilityEndangered })).toMatchObject({
      outcome: 'computed',
      value: { route },
    })
  },
)

describe('time limits', () => {
  test.each([
    ['survey-completion', '3(ix)', '2026-01-31', '2026-02-28', '2026-03-01'],
    ['declaration', '5(i)', '2026-06-01', '2026-06-15', '2026-06-16'],
    ['alteration-report', '16(ii)', '2024-01-30', '2024-02-29', '2024-03-01'],
    ['ownership-transfer', '18', '2026-05-16', '2026-06-15', '2026-06-16'],
    ['registration-appeal', '20(i)', '2026-05-16', '2026-06-15', '2026-06-16'],
  ] as const)('%s, %s: from %s the last day is %s', (which, citation, from, last, late) => {
    const done = (day: string) => vessels.clock(which, on, { from, done: day })
    expect(done(last)).toMatchObject({ outcome: 'satisfied', value: { dueOn: last } })
    expect([told(done(last)), told(done(late))]).toEqual(['satisfied', `unmet ${citation}`])
  })

  test('while it is not done it is open to the last day, and late on the day after', () => {
    const open = (day: string) => told(vessels.clock('declaration', day, { from: '2026-06-01', done: null }))
    expect([open('2026-06-15'), open('2026-06-16')]).toEqual(['unknown 5(i)', 'unmet 5(i)'])
  })

  test('without its beginning it has no last day', () => {
    const result = vessels.clock('declaration', on, { done: '2026-06-01' })
    expect(told(result)).toBe('unknown 5(i)')
    expect(result).not.toHaveProperty('value')
    expect(told(vessels.clock('declaration', on, { from: '2026-06-01' }))).toBe('unknown 5(i)')
  })
})

describe('notice', () => {
  const survey = (noticeOn: string, eventOn: string, more: object = {}) =>
    told(vessels.notice('survey', on, { noticeOn, eventOn, holidays: [], ownerAsked: false, ...more }))

  test('3(iv): seven days before the survey', () => {
    expect(survey('2026-06-08', '2026-06-15')).toBe('satisfied')
    expect(survey('2026-06-09', '2026-06-15')).toBe('unmet 3(iv) notice')
  })

  test('3(iv): not on a Sunday or holiday, unless the owner asked', () => {
    expect(survey('2026-06-01', '2026-06-14')).toBe('unmet 3(iv) day')
    expect(survey('2026-06-01', '2026-06-13')).toBe('satisfied')
    expect(survey('2026-06-01', '2026-06-15', { holidays: ['2026-06-15'] })).toBe('unmet 3(iv) day')
    expect(survey('2026-06-01', '2026-06-14', { ownerAsked: true })).toBe('satisfied')
  })

  test('3(iv): what is not known matters only where it can', () => {
    expect(survey('2026-06-01', '2026-06-15', { holidays: undefined })).toBe('unknown 3(iv) day')
    expect(survey('2026-06-01', '2026-06-14', { holidays: undefined })).toBe('unmet 3(iv) day')
    expect(survey('2026-06-01', '2026-06-15', { ownerAsked: undefined })).toBe('satisfied')
    expect(survey('2026-06-01', '2026-06-14', { ownerAsked: undefined })).toBe('unknown 3(iv) day')
    expect(told(vessels.notice('survey', on, {}))).toBe('unknown 3(iv) notice 3(iv) day')
  })

  test('20(ii): fifteen days before the hearing, on any day', () => {
    const hearing = (eventOn: string) =>
      told(vessels.notice('appeal-hearing', on, { noticeOn: '2026-06-13', eventOn }))
    expect([hearing('2026-06-27'), hearing('2026-06-28')]).toEqual(['unmet 20(ii)', 'satisfied'])
  })
})

test('7(i): three months, clipped to the end of a shorter one; 7(ii): to the first anniversary', () => {
  const until = (which: 'certificate' | 'docking', validUntil: string, day: string) =>
    told(vessels.extension(which, on, { validUntil, until: day }))
  expect(until('certificate', '2026-11-30', '2027-02-28')).toBe('satisfied')
  expect(until('certificate', '2026-11-30', '2027-03-01')).toBe('unmet 7(i)')
  expect(until('docking', '2028-02-29', '2029-03-01')).toBe('satisfied')
  expect(until('docking', '2028-02-29', '2029-03-02')).toBe('unmet 7(ii)')
  expect(told(vessels.extension('docking', on, { until: on }))).toBe('unknown 7(ii)')
})

test.each([
  ['clock', { which: 'tea' }, {}, 'params.which'],
  ['clock', { which: 'declaration' }, { from: null }, 'facts.from'],
  ['notice', { which: 'survey' }, { holidays: ['2026-02-30'] }, 'facts.holidays[0]'],
  ['extension', { which: 'docking' }, { until: null }, 'facts.until'],
  ['may-ply', {}, { registration: { active: null } }, 'facts.registration.active'],
  ['survey-due', {}, { lastDryDockOn: null }, 'facts.lastDryDockOn'],
  ['late-declaration', {}, { sentOn: '15-06-2026' }, 'facts.sentOn'],
])('%s with %j and %j is malformed at %s', (decision, params, facts, path) => {
  expect(faultsOf(decide({ ruleSet: 'jharkhand-2020', decision, params, on, facts }))).toEqual([path])
})
