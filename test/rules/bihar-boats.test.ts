// The boat rules of Bihar, 2018: what is asked of a boat, its papers and its people, at every line drawn.
import { describe, expect, test } from 'vitest'
import { boats } from '../../src/rules/index.ts'
import { linesFor, told } from './answers.ts'

const on = '2026-06-15'

describe('Rule 2(a): what a boat is', () => {
  const boat = (length: number, hasEngine: boolean, bhp?: number) =>
    told(boats.scope(on, { boat: { length, hasEngine, bhp } }))

  test('up to 15 metres: 15 is a boat, 15.01 is not', () => {
    expect([boat(15, false), boat(15.01, false)]).toEqual(['satisfied', 'unmet 2(a) length'])
  })

  test('with an engine, less than 20 horse power: 19.99 is a boat, 20 is not', () => {
    expect([boat(9, true, 19.99), boat(9, true, 20)]).toEqual(['satisfied', 'unmet 2(a) engine'])
  })

  test('without an engine no power is asked', () => {
    expect(boat(9, false)).toBe('satisfied')
  })

  test('a long boat with a strong engine fails twice, in listed order', () => {
    expect(boat(20, true, 40)).toBe('unmet 2(a) length 2(a) engine')
  })
})

describe('Rule 2(d), 2(e): the class of a boat', () => {
  test('ship-shape, straight keel and one of the four materials make Class I; each lack makes Class II', () => {
    const classOf = (
      hull: 'iron' | 'wood' | 'frp' | 'ferro-cement' | 'other',
      shipShape = true,
      straightKeel = true,
    ) => boats.boatClass(on, { hull, shipShape, straightKeel })
    const classI = { outcome: 'computed', value: { boatClass: 'I' } }
    const classII = { outcome: 'computed', value: { boatClass: 'II' } }
    for (const hull of ['iron', 'wood', 'frp', 'ferro-cement'] as const) {
      expect(classOf(hull)).toMatchObject(classI)
      expect(classOf(hull, false)).toMatchObject(classII)
      expect(classOf(hull, true, false)).toMatchObject(classII)
    }
    expect(classOf('other')).toMatchObject(classII)
  })
})

describe('Rule 3: leave to ply', () => {
  const ply = (validUntil: string, revokedOn?: string | null) =>
    told(boats.mayPly(on, { registered: true, numberPainted: true, licence: { validUntil, revokedOn } }))

  test('a licence is in force on its last day, and not on the next, 3(a)', () => {
    expect([ply('2026-06-15'), ply('2026-06-14')]).toEqual(['satisfied', 'unmet 3(a) licence'])
  })

  test('a licence is out of force on the day of its revocation, and in force on the eve, 3(a), 17', () => {
    expect([ply('2027-01-01', '2026-06-15'), ply('2027-01-01', '2026-06-16')]).toEqual([
      'unmet 3(a) licence',
      'satisfied',
    ])
    expect(ply('2027-01-01', null)).toBe('satisfied')
  })

  test('no registration, no licence, no number: each is named', () => {
    expect(told(boats.mayPly(on, { registered: false, licence: null, numberPainted: false }))).toBe(
      'unmet 3(a) registration 3(a) licence 3(b)',
    )
  })

  test('the number is asked 15 cm high, and the person is told that the Hindi text says 75', () => {
    const painted = linesFor(boats.mayPly(on, {})).find(({ citation }) => citation === '3(b)')
    expect(painted?.requirement.en).toMatch(/at least 15 cm high .* Hindi text says 75 cm/)
    expect(painted?.requirement.hi).toMatch(/कम से कम 15 से.मी..* 75 से.मी./)
  })
})

describe('Rules 5(a) and 8(2): reports within days', () => {
  const transfer = (reportedOn: string | null, day = on) =>
    boats.transferReport(day, { transferredOn: '2026-06-01', reportedOn })

  test('the 14th day after a transfer is in time, the 15th is late', () => {
    expect([told(transfer('2026-06-15')), told(transfer('2026-06-16'))]).toEqual(['satisfied', 'unmet 5(a)'])
    expect(transfer('2026-06-16')).toMatchObject({ value: { dueOn: '2026-06-15' } })
  })

  test('while not reported it is open through the last day, and unmet from the next', () => {
    expect([told(transfer(null, '2026-06-15')), told(transfer(null, '2026-06-16'))]).toEqual([
      'unknown 5(a)',
      'unmet 5(a)',
    ])
  })

  test('the survey report: the 30th day is in time, the 31st is late', () => {
    const survey = (reportedOn: string | null, day = on) =>
      told(boats.surveyReport(day, { applicationOn: '2026-05-01', reportedOn }))
    expect([survey('2026-05-31'), survey('2026-06-01')]).toEqual(['satisfied', 'unmet 8(2)'])
    expect([survey(null, '2026-05-31'), survey(null, '2026-06-01')]).toEqual(['unknown 8(2)', 'unmet 8(2)'])
  })

  test('the person reads how late it was', () => {
    const lines = linesFor(transfer('2026-06-18'))
    expect(lines.map(({ short }) => short)).toContainEqual({ en: '3 days late', hi: '3 दिन की देर' })
  })
})

describe('Rule 6: grounds for cancelling the registration', () => {
  const nothing = {
    ownerRequest: false,
    lastLicenceExpiredOn: null,
    declaredUnfit: false,
    numberObliterated: false,
  }

  test.each([
    ['6(a)', { ownerRequest: true }],
    ['6(b)', { lastLicenceExpiredOn: '2024-06-15' }],
    ['6(c)', { declaredUnfit: true }],
    ['6(d)', { numberObliterated: true }],
  ])('%s alone is enough', (citation, more) => {
    expect(boats.cancellationGround(on, { ...nothing, ...more })).toMatchObject({
      outcome: 'satisfied',
      unmet: [],
      value: { grounds: [citation] },
    })
  })

  test('no ground: not satisfied, with nothing unmet', () => {
    expect(boats.cancellationGround(on, nothing)).toMatchObject({
      outcome: 'not-satisfied',
      unmet: [],
      unknown: [],
    })
  })

  test('two years unrenewed: the second anniversary of the expiry counts, its eve does not, 6(b)', () => {
    const expired = (lastLicenceExpiredOn: string, day: string) =>
      boats.cancellationGround(day, { ...nothing, lastLicenceExpiredOn }).outcome
    expect([expired('2024-06-15', '2026-06-15'), expired('2024-06-15', '2026-06-14')]).toEqual([
      'satisfied',
      'not-satisfied',
    ])
    expect([expired('2024-02-29', '2026-03-01'), expired('2024-02-29', '2026-02-28')]).toEqual([
      'satisfied',
      'not-satisfied',
    ])
  })
})

describe('Rule 13(1), 13(2): who applies for a renewal', () => {
  test('Class I: owner or agent; Class II: owner or navik', () => {
    const applies = (boatClass: 'I' | 'II') =>
      (['owner', 'agent', 'navik'] as const).map((by) => told(boats.renewalApplicant(on, { boatClass, by })))
    expect(applies('I')).toEqual(['satisfied', 'satisfied', 'unmet 13(1)'])
    expect(applies('II')).toEqual(['satisfied', 'unmet 13(2)', 'satisfied'])
  })
})

describe('Rules 19, 24(1)(d), 27(k): loading', () => {
  const safe = { loadLineSubmerged: false, persons: 30, capacity: 30, animals: false, otherPassengers: true }
  const loaded = (more: object) => told(boats.loading(on, { ...safe, ...more }))

  test('as many persons as the surveyor allowed, and not one more, 24(1)(d)', () => {
    expect([loaded({}), loaded({ persons: 31 })]).toEqual(['satisfied', 'unmet 24(1)(d)'])
  })

  test('the load line stays above the water, 19', () => {
    expect(loaded({ loadLineSubmerged: true })).toBe('unmet 19')
  })

  test('animals may travel when no other passenger does, 27(k)', () => {
    expect(loaded({ animals: true })).toBe('unmet 27(k)')
    expect(loaded({ animals: true, otherPassengers: false })).toBe('satisfied')
  })
})

describe('Rules 1 and 3(b), Appendix-A: the registration mark', () => {
  const mark = (district: string, number?: number) => boats.registrationMark(on, { district, number })

  test('the three districts of the division have their letters; four digits, more above 9999', () => {
    expect([mark('Darbhanga', 1), mark('Madhubani', 9999), mark('Samastipur', 10000)]).toMatchObject([
      { outcome: 'satisfied', value: { mark: 'BRG 0001' } },
      { outcome: 'satisfied', value: { mark: 'BEA 9999' } },
      { outcome: 'satisfied', value: { mark: 'BEB 10000' } },
    ])
  })

  test('another district has letters in the appendix, but these rules do not extend to it', () => {
    for (const district of ['Patna', 'Saran', 'Ranchi']) {
      expect(told(mark(district, 7))).toBe('unmet 1')
      expect(mark(district, 7)).not.toHaveProperty('value')
    }
  })

  test('while no number is given there is no mark yet', () => {
    expect(mark('Darbhanga').outcome).toBe('satisfied')
    expect(mark('Darbhanga')).not.toHaveProperty('value')
  })
})
