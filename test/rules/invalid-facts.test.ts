// Contract of the rules core: what is malformed is told by its path; nothing is thrown and nothing guessed.
import { describe, expect, test } from 'vitest'
import { catalogue, decide, interpretations, ruleSetVersion } from '../../src/rules/index.ts'
import { faultsOf } from './answers.ts'

const ask = (facts: unknown, more: object = {}) =>
  decide({
    ruleSet: 'jharkhand-2020',
    decision: 'admission',
    params: { grade: 'serang' },
    on: '2026-06-15',
    facts,
    ...more,
  })

const service = { from: '2021-01-01', to: '2021-12-31', department: 'deck', capacity: 'sukani' }
const certificate = { grade: 'serang', kind: 'competency', issuedOn: '2022-01-01', validUntil: '2026-12-31' }

test.each([
  ['a key that is not named', { persn: {} }, 'facts.persn'],
  ['a misspelt field', { person: { dateOfBith: '2000-01-01' } }, 'facts.person.dateOfBith'],
  [
    'a day that is not in the calendar',
    { person: { dateOfBirth: '2001-02-29' } },
    'facts.person.dateOfBirth',
  ],
  ['null where none is allowed', { person: { citizenOfIndia: null } }, 'facts.person.citizenOfIndia'],
  ['a list that is null', { service: null }, 'facts.service'],
  ['an unknown word', { service: [{ ...service, capacity: 'captain' }] }, 'facts.service[0].capacity'],
  ['a service without its end', { service: [{ ...service, to: undefined }] }, 'facts.service[0].to'],
  ['from later than to', { service: [{ ...service, from: '2022-01-01' }] }, 'facts.service[0].from'],
  [
    'from later than completedOn',
    { courses: [{ course: 'efa', from: '2024-02-02', completedOn: '2024-02-01' }] },
    'facts.courses[0].from',
  ],
  [
    'issuedOn later than validUntil',
    { certificates: [{ ...certificate, validUntil: '2021-12-31' }] },
    'facts.certificates[0].issuedOn',
  ],
  [
    'a licence of a grade',
    { certificates: [{ ...certificate, kind: 'licence' }] },
    'facts.certificates[0].kind',
  ],
  [
    'a boat handler without licence',
    { certificates: [{ ...certificate, grade: 'boat-handler' }] },
    'facts.certificates[0].kind',
  ],
  [
    'an interruption without its end',
    { certificates: [{ ...certificate, interruptions: [{ from: '2023-01-01' }] }] },
    'facts.certificates[0].interruptions[0].to',
  ],
  [
    'a class that no school has',
    { person: { education: { highestClass: 13 } } },
    'facts.person.education.highestClass',
  ],
  ['half a class', { person: { education: { highestClass: 8.5 } } }, 'facts.person.education.highestClass'],
  ['a number as text', { service: [{ ...service, vesselBhp: '226' }] }, 'facts.service[0].vesselBhp'],
  ['a vision that is none', { medical: { visionLeft: 'good' } }, 'facts.medical.visionLeft'],
  ['a list for an object', { person: [] }, 'facts.person'],
  ['no facts at all', undefined, 'facts'],
])('%s is invalid, at its path', (_, facts, path) => {
  expect(faultsOf(ask(facts))).toEqual([path])
})

describe('what may be null', () => {
  test('the end of service, the power of a vessel without engine, the medical certificate, the end of a certificate', () => {
    const facts = {
      service: [{ ...service, to: null, vesselBhp: null, vesselNhp: null, watchkeepingUnder: null }],
      courses: [{ course: 'efa', institute: 'nini', completedOn: null }],
      certificates: [{ ...certificate, endedOn: null, interruptions: [{ from: '2023-01-01', to: null }] }],
      uniformedService: [{ force: 'army', from: '2020-01-01', to: null, vesselBhp: null }],
      medical: null,
    }
    expect(faultsOf(ask(facts))).toEqual([])
  })
})

describe('the rest of a case', () => {
  test('every fault is told, not only the first', () => {
    expect(
      faultsOf(ask({ person: { a: 1, b: 2 } }, { on: '2026-02-30', params: { grade: 'captain' } })),
    ).toEqual(['params.grade', 'facts.person.a', 'facts.person.b', 'on'])
  })

  test('a day before the commencement of 8 October 2020 is invalid, the day itself is not, D1', () => {
    expect(faultsOf(ask({}, { on: '2020-10-07' }))).toEqual(['on'])
    expect(faultsOf(ask({}, { on: '2020-10-08' }))).toEqual([])
  })

  test('unknown rule sets, decisions and params are named', () => {
    expect(faultsOf(ask({}, { ruleSet: 'goa-1900' }))).toEqual(['ruleSet'])
    expect(faultsOf(ask({}, { decision: 'toString' }))).toEqual(['decision'])
    expect(faultsOf(ask({}, { params: {} }))).toEqual(['params.grade'])
    expect(faultsOf(ask({}, { params: { grade: 'serang', extra: 1 } }))).toEqual(['params.extra'])
    expect(faultsOf(ask({}, { params: null }))).toEqual(['params'])
  })

  test('a decision takes only the facts that its line names', () => {
    expect(faultsOf(ask({ sections: [] }))).toEqual(['facts.sections'])
    expect(faultsOf(ask({ person: {} }, { decision: 'examination-fee' }))).toEqual(['facts.person'])
  })
})

describe('what is told about the decisions', () => {
  test('each names its citations, and its facts as JSON Schema that admits no other key', () => {
    for (const { citations, facts, params } of catalogue()) {
      expect(citations.length).toBeGreaterThan(0)
      expect([facts, params]).toMatchObject([
        { type: 'object', additionalProperties: false },
        { type: 'object', additionalProperties: false },
      ])
    }
  })

  test('an admission reads these facts of a mariner, and neither his medical nor his examination', () => {
    const { reads } = catalogue().find((one) => one.decision === 'admission')!
    expect(reads).toHaveLength(28)
    expect(reads).toContain('service[].watchkeepingUnder')
    for (const unread of [
      'medical',
      'examination',
      'service[].inCharge',
      'service[].vesselNhp',
      'certificates[].maxNhp',
    ]) {
      expect(reads.filter((path) => path.startsWith(unread))).toEqual([])
    }
  })

  test('the twenty-nine interpretations stand in order, in both languages', () => {
    expect(interpretations.map(({ number }) => number)).toEqual([
      ...Array.from({ length: 29 }, (_, i) => `D${i + 1}`),
      'L1',
      'L2',
      'L3',
      'L4',
      'L5',
      'L6',
    ])
    for (const { words } of interpretations) {
      expect(words.en).toMatch(/^[A-Z"].+\.$/)
      expect(words.hi).toMatch(/[\u0900-\u097f].+।$/)
    }
  })

  test('a rule set has a version, another name has none', () => {
    expect(ruleSetVersion('jharkhand-2020', '2026-11-30')).toMatch(
      /^jharkhand-2020\/2020-10-08\/[0-9a-f]{16}$/,
    )
    expect(ruleSetVersion('goa-1900', '2026-11-30')).toBeNull()
  })
})
