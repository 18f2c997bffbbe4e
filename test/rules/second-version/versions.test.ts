// The date picks the version (design: Versions); none in force is an error and never another version.
import { describe, expect, test } from 'vitest'
import { compareLaws, whoTurns, type Compared } from '../../../src/rules/compare.ts'
import { figureAt, type Figures } from '../../../src/rules/law.ts'
import type { Decisions, RuleSet } from '../../../src/rules/rule-set.ts'
import { gazetted, jharkhand, jharkhandIn } from '../../../src/rules/jharkhand-2020/rule-set.ts'
import { catalogue, decide, type MarinerFacts } from '../../../src/rules/index.ts'
import { aSerangCandidate, served } from '../people.ts'
import { amended, amendment, interrupted } from './amendment.ts'

const feeOn = (on: string, under = {}) =>
  amended.ask((all) => all['examination-fee'], { params: { grade: 'serang' }, on, facts: {} }, under)

const amountOn = (on: string, under = {}) => {
  const told = feeOn(on, under)
  return told.outcome === 'computed' ? told.value?.amount : told.outcome
}

/** A serang candidate with exactly so many months at the helm of a vessel of 226 BHP, in the State. */
const helmsman = (to: string): MarinerFacts => ({
  ...aSerangCandidate(),
  service: [served('2020-01-01', to, { capacity: 'sukani', department: 'deck', vesselBhp: 226 })],
})

const admissionOn = (on: string, facts: MarinerFacts, under = {}) =>
  amended.ask((all) => all.admission, { params: { grade: 'serang' }, on, facts }, under)

describe('the day picks the version', () => {
  test.each([
    ['2027-03-31', 1000],
    ['2027-04-01', 1200],
    ['2027-04-02', 1200],
  ])('the fee of 33(vi) paid on %s is Rs %d', (on, amount) => {
    expect(amountOn(on)).toBe(amount)
  })

  test('three and a half years are enough from the first day of the new version, and not on its eve', () => {
    const facts = helmsman('2023-06-30')
    expect(admissionOn('2027-03-31', facts).unmet).toContain('31(v)-(viii)')
    expect(admissionOn('2027-04-01', facts).unmet).not.toContain('31(v)-(viii)')
    const dayShort = helmsman('2023-06-29')
    expect(admissionOn('2027-04-01', dayShort).unmet).toContain('31(v)-(viii)')
  })

  test('the words follow the figures', () => {
    const told = JSON.stringify(admissionOn('2027-04-01', helmsman('2023-06-29')))
    expect(told).toContain('at least 42 months of service')
    expect(told).toContain('कम से कम 42 माह')
  })

  test('an event on another day than the question has its own law: the fee of an old payment stands', () => {
    expect(amountOn('2027-06-01', { lawOn: '2027-03-31' })).toBe(1000)
  })

  test('before its publication the new version is not known', () => {
    expect(amountOn('2027-04-01', { knownOn: '2027-02-14' })).toBe(1000)
    expect(amountOn('2027-04-01', { knownOn: '2027-02-15' })).toBe(1200)
  })

  test('what was decided before the publication for a later day is decided again by the law that was known', () => {
    const under = { knownOn: '2027-02-01' }
    const then = jharkhand.edition('2027-04-15', under)?.version
    expect(then).toBeDefined()
    for (const later of [amended, interrupted]) expect(later.edition('2027-04-15', under)?.version).toBe(then)
    expect(interrupted.edition('2027-03-15', under)?.version).toBe(then)
    expect(interrupted.edition('2027-03-15', { knownOn: '2027-02-15' })).toBeNull()
    expect(amended.edition('2027-04-15', { knownOn: '2027-02-15' })?.version).not.toBe(then)
  })

  test('a version that nobody has ended goes on until the next one begins', () => {
    const open = jharkhandIn([gazetted, amendment])
    expect(open.edition('2027-03-31')?.version).toBe(amended.edition('2027-03-31')?.version)
    expect(open.edition('2027-04-01')?.version).toBe(amended.edition('2027-04-01')?.version)
  })

  test('none in force is an error at `on`, with whatever else is wrong', () => {
    const ask = (on: string, facts: unknown) =>
      interrupted.ask((all) => all.admission, { params: { grade: 'serang' }, on, facts })
    const gap = { path: 'on', message: 'no version of jharkhand-2020 is in force on that day' }
    expect(ask('2027-02-28', {}).outcome).toBe('unknown')
    expect(ask('2027-03-01', {})).toMatchObject({ outcome: 'invalid', errors: [gap] })
    expect(ask('2027-03-31', { persn: {} })).toMatchObject({
      outcome: 'invalid',
      errors: [{ path: 'facts.persn' }, gap],
    })
    expect(ask('2027-04-01', {}).outcome).toBe('unknown')
    expect(ask('2020-10-07', {})).toMatchObject({
      errors: [{ path: 'on', message: 'expected a day from 2020-10-08, the commencement, on' }],
    })
  })

  test('each version has a fingerprint of its own, and the first keeps the one it has installed', () => {
    const before = amended.edition('2027-03-31')?.version
    expect(before).toBe(jharkhand.edition('2027-03-31')?.version)
    expect(amended.edition('2027-04-01')?.version).toMatch(/^jharkhand-2020\/2027-04-01\/[0-9a-f]{16}$/)
    expect(amended.edition('2027-04-01')?.version.slice(-16)).not.toBe(before?.slice(-16))
  })

  test('every decision says which event its day is of', () => {
    expect(catalogue().filter(({ picks }) => picks.words.hi === '')).toEqual([])
    const event = (name: string) =>
      catalogue().find(({ decision, ruleSet }) => decision === name && ruleSet === 'jharkhand-2020')?.picks
        .event
    expect(
      ['admission', 'examination-fee', 'late-declaration', 'competency-grant', 'freeboard'].map(event),
    ).toEqual(['examination', 'payment', 'offence', 'issue', 'survey'])
  })
})

const compared = <D extends Decisions>(rules: RuleSet<D>, on: string): Compared => {
  const edition = rules.edition(on)
  if (edition === null) throw new Error(`no law on ${on}`)
  return { ...edition, settings: rules.settings, interpretations: rules.interpretations }
}

describe('two dates compared by clause', () => {
  const changes = compareLaws(compared(amended, '2027-03-31'), compared(amended, '2027-04-01'))

  test('the figures that the notification changes, each in both languages', () => {
    expect(changes.filter(({ citation }) => citation === '33(vi)')).toMatchObject([
      {
        decisions: ['examination-fee'],
        before: { en: 'Rs 1000', hi: '1000 रुपये' },
        after: { en: 'Rs 1200', hi: '1200 रुपये' },
      },
    ])
    expect(changes).toContainEqual({
      citation: '31(v)',
      decisions: ['admission'],
      before: { en: '48 months', hi: '48 माह' },
      after: { en: '42 months', hi: '42 माह' },
    })
  })

  test('the requirement whose words change, as it was and as it is', () => {
    const requirement = changes.find(({ after }) => after?.en.startsWith('at least 42 months'))
    expect(requirement?.before?.en).toMatch(/^at least 48 months of service, on vessels of 226 BHP or more/)
    expect(requirement?.before?.hi).toMatch(/^कम से कम 48 माह/)
    expect(requirement?.after?.hi).toMatch(/^कम से कम 42 माह/)
  })

  test('a figure that is new, that is gone, or counted in another unit is told', () => {
    const before = compared(amended, '2027-03-31')
    const { figures } = before.law
    const others: Figures = Object.fromEntries(Object.entries(figures).filter(([name]) => name !== 'term'))
    const gone = compareLaws(before, { ...before, law: { ...before.law, figures: others } })
    expect(gone).toMatchObject([{ citation: '34(iv)(b)', before: { en: '5 years' }, after: null }])
    const born = compareLaws({ ...before, law: { ...before.law, figures: others } }, before)
    expect(born).toMatchObject([{ citation: '34(iv)(b)', before: null, after: { en: '5 years' } }])
    const inMonths = { ...others, term: { ...figureAt(figures, 'term'), unit: 'months' as const } }
    const counted = compareLaws(before, { ...before, law: { ...before.law, figures: inMonths } })
    expect(counted).toMatchObject([{ before: { en: '5 years' }, after: { en: '5 months' } }])
  })

  test('an institute that is not accepted any more is a clause that changes', () => {
    const set = amended.edition('2027-04-01', { settings: { 'reading.L3': 'not-accepted' } })
    if (set === null) throw new Error('no law')
    const told = compareLaws(compared(amended, '2027-04-01'), { ...compared(amended, '2027-04-01'), ...set })
    const course = told.find(({ citation }) => citation === '31(iii)')
    expect(course?.before?.en).toMatch(/DG Shipping/)
    expect(course?.after?.en).not.toMatch(/DG Shipping/)
    expect(told.at(-1)?.decisions).toContain('admission')
  })

  test('nothing else changes, and nothing at all between two days of one version', () => {
    expect([...new Set(changes.map(({ citation }) => citation))].sort()).toEqual(['31(v)', '33(vi)'])
    expect(compareLaws(compared(amended, '2027-04-01'), compared(amended, '2028-01-01'))).toEqual([])
  })

  test('a reading that is ruled on is told in the words of the choice', () => {
    const set = amended.edition('2027-04-01', { settings: { 'reading.D2': 'deck' } })
    if (set === null) throw new Error('no law')
    const told = compareLaws(compared(amended, '2027-04-01'), { ...compared(amended, '2027-04-01'), ...set })
    expect(told.at(-1)).toMatchObject({
      citation: '31(v)',
      before: { en: expect.stringContaining('service of any department') as string },
      after: { en: expect.stringContaining('service in the deck department only') as string },
    })
  })
})

test('over stored applicants: who gains, who loses', () => {
  const people = new Map([
    ['42 months', helmsman('2023-06-30')],
    ['a day less', helmsman('2023-06-29')],
    ['48 months', helmsman('2023-12-31')],
  ])
  const on = '2027-06-01'
  const under = (lawOn: string) => (name: string) => admissionOn(on, people.get(name) ?? {}, { lawOn })
  const turned = whoTurns(people.keys(), under('2027-03-31'), under('2027-04-01'))
  expect(turned).toMatchObject({ gains: ['42 months'], loses: [] })
  expect(whoTurns(people.keys(), under('2027-04-01'), under('2027-03-31'))).toMatchObject({
    gains: [],
    loses: ['42 months'],
  })
})

test('who was satisfied and is open now has lost, who was open and is satisfied has gained', () => {
  const known = helmsman('2023-12-31')
  const { education, ...open } = known.person ?? {}
  expect(education).toBeDefined()
  const answer = (facts: MarinerFacts) => () => admissionOn('2027-06-01', facts)
  const [sure, unsure] = [answer(known), answer({ ...known, person: open })]
  expect(whoTurns(['one'], sure, unsure)).toMatchObject({ gains: [], loses: ['one'] })
  expect(whoTurns(['one'], unsure, sure)).toMatchObject({ gains: ['one'], loses: [] })
})

test('the installed rules are asked as before: one version, from the commencement', () => {
  expect(jharkhand.versions).toMatchObject([{ from: '2020-10-08', to: null }])
  expect(amendment.knownFrom < amendment.from).toBe(true)
  const asked = {
    ruleSet: 'jharkhand-2020',
    decision: 'examination-fee',
    params: { grade: 'serang' },
    facts: {},
  }
  expect(decide({ ...asked, on: '2027-04-01' })).toMatchObject({ value: { amount: 1000 } })
})
