// Every decision of the Bihar boat rules.
import { computed, judged, type Answer, type Requirement } from './answer.ts'
import { onTime } from './clocks.ts'
import { anniversary, dateOf, monthsLater, textOf, yearOf } from './dates.ts'
import {
  ceilOf,
  compare,
  exact,
  floorOf,
  minus,
  over,
  plus,
  rounded,
  times,
  type Fraction,
} from './fractions.ts'

const isMore = (a: number, b: number): boolean => compare(exact(a), exact(b)) > 0

/** 2(a). */
export const scope = ({ boat }: { boat: { length: number; hasEngine: boolean; bhp?: number } }): Answer =>
  judged([
    ['2(a) length', !isMore(boat.length, 15)],
    ['2(a) engine', !boat.hasEngine || compare(exact(boat.bhp!), exact(20)) < 0],
  ])

const printedK: readonly (readonly [volume: number, k: number])[] = [
  [10, 0.22],
  [20, 0.226],
  [30, 0.2295],
  [40, 0.232],
  [50, 0.234],
  [60, 0.2356],
  [70, 0.2369],
  [80, 0.2381],
  [90, 0.2391],
  [100, 0.24],
  [200, 0.246],
  [300, 0.2495],
  [400, 0.252],
  [500, 0.254],
  [600, 0.2556],
  [700, 0.2569],
  [800, 0.2581],
  [900, 0.2591],
  [1000, 0.26],
]

const kOf = (volume: number): Fraction => {
  if (!isMore(volume, 10)) return exact(0.22)
  for (let row = 1; row < printedK.length; row += 1) {
    const [low, lowK] = printedK[row - 1]!
    const [high, highK] = printedK[row]!
    if (isMore(volume, high)) continue
    const part = over(minus(exact(volume), exact(low)), exact(high - low))
    return plus(exact(lowK), times(part, minus(exact(highK), exact(lowK))))
  }
  return exact(0.26)
}

/** 22(4). */
export const grossTonnage = ({ volumeM3 }: { volumeM3: number }): Answer => {
  const k = kOf(volumeM3)
  return computed({ k: rounded(k, 4), grossTonnage: rounded(times(k, exact(volumeM3)), 2) })
}

/** 23(2). */
export const boatFreeboard = ({ depthM }: { depthM: number }): Answer => {
  const fair = times(exact(25), exact(depthM))
  return computed({ fairCm: rounded(fair, 2), foulCm: rounded(times(fair, exact(1.5)), 2) })
}

type Seats = {
  floorAreaM2: number
  benchLengthM: number
  heel?: { submergedCm: number; freeboardCm: number; passengers: number }
}

/** 24(1). */
export const boatPassengers = ({ floorAreaM2, benchLengthM, heel }: Seats): Answer => {
  const byArea = floorOf(times(exact(1.8), exact(floorAreaM2)))
  const byBenches = benchLengthM === 0 ? null : floorOf(times(exact(2), exact(benchLengthM)))
  let byHeel: number | null = null
  if (heel) {
    const half = over(exact(heel.freeboardCm), exact(2))
    const submerged = exact(heel.submergedCm)
    if (compare(submerged, half) > 0) byHeel = floorOf(over(times(exact(heel.passengers), half), submerged))
  }
  const capacity = Math.min(byArea, byBenches ?? Infinity, byHeel ?? Infinity)
  return computed({ byArea, byBenches, byHeel, capacity })
}

/** 24(2). */
export const personsEquivalent = (facts: {
  adults: number
  childrenUnder12: number
  luggageKg: number
}): Answer => {
  const children = over(exact(facts.childrenUnder12), exact(2))
  const luggage = over(exact(facts.luggageKg), exact(65))
  return computed({ persons: ceilOf(plus(plus(exact(facts.adults), children), luggage)) })
}

/** 25, 26. */
export const boatCrew = (facts: { use: string; burdenTons: number; passengerCapacity: number }): Answer => {
  if (facts.use === 'cargo') return computed({ navik: isMore(facts.burdenTons, 20) ? 3 : 2 })
  return computed({ navik: facts.passengerCapacity > 30 ? 3 : 2 })
}

type Buoyed = { passengers: number; outboard: boolean; internalBuoyancy: boolean }

const buoys = ({ passengers, outboard, internalBuoyancy }: Buoyed): number => {
  if (!outboard) return 2
  const one = Math.ceil(passengers / 5)
  return Math.max(2, internalBuoyancy ? Math.ceil(one / 2) : one)
}

/** 9(f), 28(e). */
export const lifeBuoys = (facts: Buoyed): Answer => computed({ lifeBuoys: buoys(facts) })

type Surveyed = Buoyed & { use: string; lifeBuoys: number } & Record<string, unknown>

/** 9, 28. */
export const licenceConditions = ({ survey }: { survey: Surveyed }): Answer => {
  const yes = (...names: string[]): boolean => names.every((name) => survey[name] === true)
  const requirements: Requirement[] = [
    ['9(a)', yes('goodCondition')],
    ['9(b)', yes('tonnageAscertained')],
    ['9(c)', yes('crewPerScale')],
    ['9(d)', yes('bailing', 'groundTackle', 'lights')],
    ['9(e)', yes('freeboardAscertained')],
    ['9(f)', survey.lifeBuoys >= 2 && yes('firstAidBox')],
    ['9(g)', !yes('hasEngine') || yes('fireExtinguisher')],
    ['9(h)', survey.use !== 'passenger' || yes('maxPassengersMarked')],
    ['9(j)', !yes('nightUse') || yes('nightLightsApproved')],
  ]
  if (survey.use !== 'passenger' || !survey.outboard) return judged(requirements)
  return judged([
    ...requirements,
    ['28(a)', yes('properlyConstructed')],
    ['28(b)', yes('sheathed')],
    ['28(c)', yes('seatForEach')],
    ['28(d)', yes('bailers', 'rescueQuoit')],
    ['28(e)', survey.lifeBuoys >= buoys(survey)],
    ['28(f)', yes('fireExtinguisher')],
    ['28(g)', yes('drinkingWater')],
    ['28(h)', yes('firstAidBox')],
    ['28(i)', yes('navigationLights')],
    ['28(j)', yes('reversingGear')],
  ])
}

/** 11, 13(3). */
export const licenceTerm = ({ kind, grantedOn }: { kind: string; grantedOn: string }): Answer =>
  computed({
    validFrom: grantedOn,
    validUntil: textOf(anniversary(dateOf(grantedOn), kind === 'first' ? 3 : 1) - 1),
  })

/** 13(4), 15. */
export const licenceFeeFactor = (facts: {
  expiredOn: string
  appliedOn: string
  unlicensed: boolean
}): Answer => {
  if (facts.unlicensed) return computed({ factor: 3 })
  const late = dateOf(facts.appliedOn) > monthsLater(dateOf(facts.expiredOn), 1)
  return computed({ factor: late ? 2 : 1 })
}

/** 5(a). */
export const transferReport = (
  facts: { transferredOn: string; reportedOn: string | null },
  on: string,
): Answer => onTime('5(a)', dateOf(facts.transferredOn) + 14, facts.reportedOn, on)

/** 8(2). */
export const surveyReport = (
  facts: { applicationOn: string; reportedOn: string | null },
  on: string,
): Answer => onTime('8(2)', dateOf(facts.applicationOn) + 30, facts.reportedOn, on)

type Cancelled = {
  ownerRequest: boolean
  lastLicenceExpiredOn: string | null
  declaredUnfit: boolean
  numberObliterated: boolean
}

/** 6. */
export const cancellationGround = (facts: Cancelled, on: string): Answer => {
  const grounds: string[] = []
  if (facts.ownerRequest) grounds.push('6(a)')
  if (facts.lastLicenceExpiredOn !== null && dateOf(on) >= anniversary(dateOf(facts.lastLicenceExpiredOn), 2))
    grounds.push('6(b)')
  if (facts.declaredUnfit) grounds.push('6(c)')
  if (facts.numberObliterated) grounds.push('6(d)')
  return {
    outcome: grounds.length > 0 ? 'satisfied' : 'not-satisfied',
    unmet: [],
    unknown: [],
    value: { grounds },
  }
}

/** 34. */
export const annualReturnDue = (_facts: unknown, on: string): Answer => {
  const year = yearOf(dateOf(on))
  const thisMay = `${String(year)}-05-01`
  return computed({ dueOn: on <= thisMay ? thisMay : `${String(year + 1)}-05-01` })
}

/** 2(d), 2(e). */
export const boatClass = (facts: { shipShape: boolean; straightKeel: boolean; hull: string }): Answer =>
  computed({
    boatClass: facts.shipShape && facts.straightKeel && facts.hull !== 'other' ? 'I' : 'II',
  })

/** 13(1), 13(2). */
export const renewalApplicant = (facts: { boatClass: string; by: string }): Answer =>
  facts.boatClass === 'I'
    ? judged([['13(1)', facts.by === 'owner' || facts.by === 'agent']])
    : judged([['13(2)', facts.by === 'owner' || facts.by === 'navik']])

type BoatPlying = {
  registered: boolean
  licence: { validUntil: string; revokedOn?: string | null } | null
  numberPainted: boolean
}

/** 3. */
export const boatMayPly = ({ registered, licence, numberPainted }: BoatPlying, on: string): Answer => {
  const today = dateOf(on)
  const licensed =
    licence !== null &&
    today <= dateOf(licence.validUntil) &&
    (!licence.revokedOn || today < dateOf(licence.revokedOn))
  return judged([
    ['3(a) registration', registered],
    ['3(a) licence', licensed],
    ['3(b)', numberPainted],
  ])
}

/** 19, 24(1)(d), 27(k). */
export const loading = (facts: {
  loadLineSubmerged: boolean
  persons: number
  capacity: number
  animals: boolean
  otherPassengers: boolean
}): Answer =>
  judged([
    ['19', !facts.loadLineSubmerged],
    ['24(1)(d)', facts.persons <= facts.capacity],
    ['27(k)', !(facts.animals && facts.otherPassengers)],
  ])

/** Annexure-1. */
export const boatFee = (facts: { item: number; boatClass: string; factor?: number }): Answer => {
  const rate = facts.item === 1 ? (facts.boatClass === 'I' ? 50 : 40) : 10
  return computed({ amount: rate * (facts.factor ?? 1) })
}

const letters: Readonly<Record<string, string>> = { Darbhanga: 'BRG', Madhubani: 'BEA', Samastipur: 'BEB' }

/** 3(b), Appendix-A, 1. */
export const registrationMark = ({ district, number }: { district: string; number: number }): Answer => {
  const group = letters[district]
  if (group === undefined) return judged([['1', false]])
  return judged([], { mark: `${group} ${String(number).padStart(4, '0')}` })
}
