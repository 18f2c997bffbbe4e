// Every decision on a vessel of the Jharkhand rules but its crew, fees and clocks.
import { computed, judged, type Answer } from './answer.ts'
import { anniversary, dateOf, textOf } from './dates.ts'
import { compare, exact, floorOf, minus, over, plus, rounded, times } from './fractions.ts'

const isMore = (a: number, b: number): boolean => compare(exact(a), exact(b)) > 0
const isLess = (a: number, b: number): boolean => compare(exact(a), exact(b)) < 0

type Described = {
  onBoardBhp: number
  upperDeck: boolean
  hull: string
  passengerCapacity: number
  length: number
  kind: string
}

/** 3(i). */
export const vesselCategory = ({ vessel }: { vessel: Described }): Answer => {
  const because: string[] = []
  if (isMore(vessel.onBoardBhp, 300)) because.push('3(i)A(a)')
  if (vessel.upperDeck) because.push('3(i)A(b)')
  if (vessel.hull === 'frp' && vessel.passengerCapacity > 25) because.push('3(i)A(c)')
  if (isMore(vessel.length, 15)) because.push('3(i)A(d)')
  if (vessel.kind === 'hovercraft' || vessel.kind === 'hydrofoil') because.push('3(i)A(e)')
  return computed({ category: because.length > 0 ? 'A' : 'B', because })
}

/** 44. */
export const freeboard = ({ length }: { length: number }): Answer => {
  const slope = times(over(exact(38), exact(12)), minus(exact(length), exact(6)))
  const between = plus(exact(38), slope)
  const fair = !isMore(length, 6) ? exact(38) : isLess(length, 18) ? between : exact(76)
  return computed({ fairCm: rounded(fair, 2), foulCm: rounded(times(fair, exact(1.5)), 2) })
}

type Room = {
  type: string
  clearAreaM2: number
  seatLengthsM: readonly number[]
  length: number
  shelteredWaters: boolean
}

/** 58. */
export const passengerCapacity = (facts: Room): Answer => {
  const isOpen = facts.type === 'open'
  const area = exact(facts.clearAreaM2)
  const byArea = floorOf(isOpen ? over(times(area, exact(0.85)), exact(0.36)) : over(area, exact(0.56)))
  let seats = 0
  for (const metres of facts.seatLengthsM) seats += floorOf(over(exact(metres), exact(0.45)))
  const bySeating = facts.seatLengthsM.length === 0 ? null : seats
  let fair = byArea
  if (bySeating !== null) fair = Math.min(fair, bySeating)
  if (isOpen) fair = Math.min(fair, 100, floorOf(over(times(exact(2), exact(facts.length)), exact(0.3))))
  const foul = facts.shelteredWaters ? fair : Math.floor((2 * fair) / 3)
  return computed({ byArea, bySeating, fair, foul, bySurveyor: !isOpen && fair > 250 })
}

type Lives = {
  class: string
  length: number
  passengers: number
  crew: number
  navigatesAtNight: boolean
  manned: boolean
}

/** 49. */
export const lifeSavingAppliances = (facts: Lives): Answer => {
  const everyone = facts.passengers + facts.crew
  const asked = {
    raftCapacity: 0,
    lifeJackets: 0,
    childLifeJackets: 0,
    lifeBuoys: 0,
    selfIgniting: 0,
    lifeBoats: 0,
  }
  if (facts.class === 'I') {
    asked.raftCapacity = Math.ceil(everyone / 2)
    asked.lifeJackets = Math.ceil(everyone / 2)
    asked.childLifeJackets = Math.ceil(everyone / 10)
    asked.lifeBuoys = !isMore(facts.length, 25) ? 4 : !isMore(facts.length, 45) ? 6 : 8
    if (facts.navigatesAtNight) asked.selfIgniting = 2
    if (facts.passengers >= 150) asked.lifeBoats = 1
  }
  if (facts.class === 'II') {
    if (isMore(facts.length, 10)) asked.raftCapacity = facts.crew
    asked.lifeJackets = everyone
    asked.lifeBuoys = isMore(facts.length, 25) ? 4 : 2
    if (facts.navigatesAtNight) asked.selfIgniting = 1
  }
  if (facts.class === 'III' && facts.manned) {
    asked.lifeBuoys = 2
    asked.lifeJackets = facts.crew
    if (facts.navigatesAtNight) asked.selfIgniting = 1
  }
  if (facts.class === 'IV') {
    if (isMore(facts.length, 10)) asked.raftCapacity = everyone
    else asked.lifeJackets = everyone
    asked.lifeBuoys = 2
    if (facts.navigatesAtNight) asked.selfIgniting = 1
  }
  return computed(asked)
}

type Fire = {
  grossTonnage: number
  length: number
  motor: boolean
  crew: number
  passengerSpacesAboveUpperDeck: number
  crewSpaces: number
  passengerSpacesBelowDeck: number
  machinerySpaces: number
  boilerSpaces: number
  largeElectricalInstallation: boolean
  fuelOilInstallation: boolean
  hovercraft: boolean
}

/** 53, 54. */
export const fireAppliances = (facts: Fire): Answer => {
  if (isMore(facts.grossTonnage, 500) || facts.hovercraft) return computed({ outsideScope: true })
  const powerPump = isMore(facts.grossTonnage, 150) ? 1 : 0
  const handPump = isMore(facts.length, 21) ? 1 : 0
  const buckets = Math.min(20, Math.max(2, facts.crew))
  return computed({
    powerPump,
    handPump,
    waterExtinguishers: isLess(facts.length, 15)
      ? 1
      : facts.passengerSpacesAboveUpperDeck + 2 * facts.crewSpaces + 2 * facts.passengerSpacesBelowDeck,
    machineryExtinguishers: 2 * facts.machinerySpaces,
    dryPowder: facts.largeElectricalInstallation ? 1 : 0,
    axe: isMore(facts.length, 15) ? 1 : 0,
    buckets,
    lanyardBuckets: Math.ceil(buckets / 2),
    sandBoxes: facts.machinerySpaces + facts.boilerSpaces,
    nonPortableFoam: facts.motor && isMore(facts.length, 30) ? 1 : 0,
    hydrantsAndHoses: powerPump > 0 || handPump > 0,
    smothering: facts.fuelOilInstallation,
    referToCompetentOfficer: isMore(facts.length, 45) || isMore(facts.grossTonnage, 150),
    outsideScope: false,
  })
}

/** 60. */
export const anchors = (facts: { length: number; grossTonnage: number }): Answer =>
  computed({
    anchors: isLess(facts.length, 15) ? 1 : 2,
    bySurveyingAuthority: isMore(facts.grossTonnage, 100),
  })

/** 61. */
export const deckEquipment = (facts: { grossTonnage: number; open: boolean }): Answer =>
  computed({
    echoSounder: isMore(facts.grossTonnage, 100),
    leadLines: 1,
    oars: facts.open ? 3 : 0,
    rowLocks: facts.open ? 3 : 0,
    boatHooks: facts.open ? 2 : 0,
    heavingLines: 2,
  })

/** 59(vii). */
export const stability = ({ gmM }: { gmM: number }): Answer => judged([['59(vii)', !isLess(gmM, 0.15)]])

/** 6(iii), 7, 8. */
export const surveyDue = (facts: {
  certificateOn: string
  sufficientUntil: string | null
  lastDryDockOn: string
  carriesPetroleum: boolean
}): Answer => {
  const year = anniversary(dateOf(facts.certificateOn), 1) - 1
  const sufficient = facts.sufficientUntil === null ? year : dateOf(facts.sufficientUntil)
  const dock = anniversary(dateOf(facts.lastDryDockOn), facts.carriesPetroleum ? 3 : 4) - 1
  return computed({
    certificateUntil: textOf(Math.min(year, sufficient)),
    dryDockUntil: textOf(dock),
  })
}

/** 16(i). */
export const alterationRoute = (facts: {
  hullDimensions: boolean
  propulsion: boolean
  stabilityEndangered: boolean
}): Answer => {
  if (facts.hullDimensions || facts.propulsion) return computed({ route: 'anew' })
  return computed({ route: facts.stabilityEndangered ? 'refer' : 'record' })
}
