// Whatever the forms accept, the rules can read: many invented people, each decided for every grade.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readClaim, type Claim, type RecordKind } from '../../src/mariners/index.ts'
import { factsOf } from '../../src/mariners/facts.ts'
import { storedClaim, typedParticulars } from '../../src/mariners/claims.ts'
import { fields } from '../../src/mariners/fields.ts'
import { decide, grades } from '../../src/rules/index.ts'

const typedDay = fc
  .record({
    year: fc.integer({ min: 1995, max: 2026 }),
    month: fc.integer({ min: 1, max: 12 }),
    date: fc.integer({ min: 1, max: 28 }),
  })
  .map(
    ({ year, month, date }) =>
      `${String(year)}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`,
  )

const figures: Record<string, [number, number]> = { heightCm: [90, 250], passedIn: [1990, 2026] }
const answer = (kind: RecordKind, name: string): fc.Arbitrary<string> => {
  const field = fields[kind].find((one) => one.name === name)
  if (!field || field.as === 'text' || field.as === 'long')
    return name.startsWith('vision')
      ? fc.constantFrom('6/6', '6/9', '6/12', '6/4.5')
      : fc.constant(name.endsWith('Hi') ? 'राजमहल' : 'Rajmahal')
  if (field.as === 'day') return fc.oneof(typedDay, typedDay, fc.constant(''))
  if (field.as === 'figure') {
    const [min, max] = figures[name] ?? [0, 900]
    return fc.oneof(fc.integer({ min, max }).map(String), fc.constant(''))
  }
  return fc.constantFrom(...field.choices.map((choice) => choice.value))
}
const typed = (kind: RecordKind) =>
  fc.record(Object.fromEntries(fields[kind].map(({ name }) => [name, answer(kind, name)])))
const claims = (kind: RecordKind, most: number): fc.Arbitrary<Claim[]> =>
  fc.array(typed(kind), { maxLength: most }).map((all) =>
    all.flatMap((one) => {
      const form = readClaim(kind, one)
      return form.ok ? [form.value] : []
    }),
  )

const person = fc
  .tuple(
    claims('profile', 1),
    claims('education', 1),
    claims('service', 6),
    claims('course', 6),
    claims('certificate', 4),
    claims('uniformed', 2),
    claims('medical', 2),
    fc.boolean(),
  )
  .map(([profile, education, service, course, certificate, uniformed, medical, complete]) => ({
    claims: [profile, education, service, course, certificate, uniformed, medical].flat(),
    complete,
  }))

test('what the forms accept is never invalid to the rules, for any grade, whole or with gaps', () => {
  let entries = 0
  fc.assert(
    fc.property(person, ({ claims: said, complete }) => {
      entries += said.length
      const facts = factsOf({ claims: said, complete: () => complete })
      for (const grade of grades) {
        const result = decide({
          ruleSet: 'jharkhand-2020',
          decision: 'admission',
          params: { grade },
          on: '2026-11-30',
          facts,
        })
        expect(result, JSON.stringify(facts)).not.toMatchObject({ outcome: 'invalid' })
      }
    }),
    { numRuns: 300 },
  )
  expect(entries).toBeGreaterThan(500)
})

test('what is stored reads back as it was said', () => {
  fc.assert(
    fc.property(person, ({ claims: said }) => {
      for (const claim of said)
        expect(storedClaim(claim.kind, typedParticulars(claim.particulars))).toEqual(claim)
    }),
    { numRuns: 200 },
  )
})

const only = (kind: RecordKind, body: Record<string, string>) => {
  const form = readClaim(kind, body)
  return factsOf({ claims: form.ok ? [form.value] : [], complete: () => false })
}
const onDeck = {
  vesselName: 'Ganga',
  fromDay: '2020-01-01',
  continuing: 'yes',
  department: 'deck',
  capacity: 'lascar',
  waters: 'inland',
  state: 'IN-JH',
}

test('what is not answered is left out, and "no engine" is an answer', () => {
  expect(only('service', onDeck).service).toEqual([
    {
      from: '2020-01-01',
      to: null,
      department: 'deck',
      capacity: 'lascar',
      waters: 'inland',
      state: 'IN-JH',
      mainEngineWatch: false,
    },
  ])
  expect(only('service', { ...onDeck, hasEngine: 'no', vesselBhp: '50' }).service?.[0]).toMatchObject({
    vesselBhp: null,
    vesselNhp: null,
  })
})

test('the watch under an officer: under none is told, not sure is left out', () => {
  const under = (watchkeepingUnder: string) =>
    only('service', { ...onDeck, watchkeepingUnder }).service?.[0]?.watchkeepingUnder
  expect([under('none'), under(''), under('serang')]).toEqual([null, undefined, 'serang'])
})

test('two suspensions of a certificate are two interruptions, the open one without an end', () => {
  const facts = only('certificate', {
    grade: 'serang',
    kind: 'competency',
    number: '7',
    issuedAt: 'Ranchi',
    issuedOn: '2020-01-01',
    validUntil: '2024-12-31',
    suspendedFrom: '2021-01-01',
    suspendedTo: '2021-02-01',
    suspendedAgainFrom: '2022-01-01',
  })
  expect(facts.certificates?.[0]?.interruptions).toEqual([
    { from: '2021-01-01', to: '2021-02-01' },
    { from: '2022-01-01', to: null },
  ])
})

test('of two medical certificates the newer one tells how the person sees', () => {
  const body = {
    issuedBy: 'government-medical-officer',
    doctorName: 'Dr. Soren',
    fit: 'yes',
    colourBlind: 'no',
    normalColourVision: 'yes',
    visionLeft: '6/6',
  }
  const seen = [
    { ...body, issuedOn: '2026-05-01', visionRight: '6/9' },
    { ...body, issuedOn: '2024-05-01', visionRight: '6/6' },
  ].flatMap((one) => {
    const form = readClaim('medical', one)
    return form.ok ? [form.value] : []
  })
  expect(factsOf({ claims: seen, complete: () => false }).medical?.visionRight).toBe('6/9')
})
