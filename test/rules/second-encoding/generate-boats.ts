// Cases of the Bihar decisions, at their thresholds.
import {
  about,
  beside,
  chance,
  dayBeside,
  daysAfter,
  monthsAfter,
  pick,
  someDay,
  whole,
  yes,
  type Chance,
} from './chance.ts'
import { anniversary, dateOf, textOf } from './dates.ts'
import type { Case } from './decide.ts'

type Facts = Readonly<Record<string, unknown>>

const scope = (g: Chance): Facts => ({
  boat: { length: about(g, [15]), hasEngine: yes(g), bhp: about(g, [20]) },
})

const boatPassengers = (g: Chance): Facts => ({
  floorAreaM2: about(g, [15, 10, 5.55, 27.78]),
  benchLengthM: chance(g, 30) ? 0 : about(g, [14, 7.5, 0.5]),
  ...(chance(g, 60) && {
    heel: {
      submergedCm: about(g, [12.5, 15, 10, 20]),
      freeboardCm: pick(g, [25, 20, 24.99, 30]),
      passengers: whole(g, 0, 40),
    },
  }),
})

const conditions = [
  'goodCondition',
  'tonnageAscertained',
  'crewPerScale',
  'bailing',
  'groundTackle',
  'lights',
  'freeboardAscertained',
  'firstAidBox',
  'fireExtinguisher',
  'maxPassengersMarked',
  'nightLightsApproved',
  'properlyConstructed',
  'sheathed',
  'seatForEach',
  'bailers',
  'rescueQuoit',
  'drinkingWater',
  'navigationLights',
  'reversingGear',
]

const licenceConditions = (g: Chance): Facts => ({
  survey: {
    use: pick(g, ['passenger', 'passenger', 'cargo']),
    hasEngine: yes(g),
    outboard: chance(g, 70),
    internalBuoyancy: yes(g),
    passengers: beside(g, [10, 20, 25, 30, 0]),
    lifeBuoys: pick(g, [1, 2, 3, 4, 5, 6]),
    nightUse: yes(g),
    ...Object.fromEntries(conditions.map((name) => [name, chance(g, 92)])),
  },
})

const licenceFeeFactor = (g: Chance): Facts => {
  const expiredOn = pick(g, [someDay(g), '2024-01-31', '2023-01-29', '2025-08-31'])
  const appliedOn = chance(g, 80) ? monthsAfter(expiredOn, 1, pick(g, [0, 1, -1, 2])) : someDay(g)
  return { expiredOn, appliedOn, unlicensed: chance(g, 20) }
}

const report = (g: Chance, on: string, began: string, days: number): Facts => {
  const from = daysAfter(on, -days + pick(g, [0, 1, -1, 2, -20]))
  return {
    [began]: from,
    reportedOn: chance(g, 40) ? null : daysAfter(from, days + pick(g, [0, 1, -1, -5])),
  }
}

const cancellation = (g: Chance, on: string): Facts => ({
  ownerRequest: chance(g, 25),
  lastLicenceExpiredOn: chance(g, 25)
    ? null
    : pick(g, [dayBeside(g, textOf(anniversary(dateOf(on), -2))), '2024-02-29']),
  declaredUnfit: chance(g, 25),
  numberObliterated: chance(g, 25),
})

const boatMayPly = (g: Chance, on: string): Facts => ({
  registered: chance(g, 80),
  licence: chance(g, 10)
    ? null
    : { validUntil: dayBeside(g, on), revokedOn: chance(g, 60) ? null : dayBeside(g, on) },
  numberPainted: chance(g, 80),
})

const steps = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]
const volumes = [...steps, ...steps.map((one) => one * 1.05), 6, 1200, 12.34, 555.55]
const districts = ['Darbhanga', 'Madhubani', 'Samastipur', 'Patna', 'Sheohar', 'Arwal']

const makers: Readonly<Record<string, (g: Chance, on: string) => Facts>> = {
  scope,
  'gross-tonnage': (g) => ({ volumeM3: about(g, volumes) }),
  freeboard: (g) => ({
    depthM: pick(g, [0.83, 1, 0.777, 2.01, 0.8333, 0.6667, 1.0002, whole(g, 1, 9999) / 10_000]),
  }),
  'passenger-capacity': boatPassengers,
  'persons-equivalent': (g) => ({
    adults: whole(g, 0, 40),
    childrenUnder12: whole(g, 0, 9),
    luggageKg: about(g, [0, 65, 32.5, 130, 100]),
  }),
  crew: (g) => ({
    use: pick(g, ['cargo', 'passenger']),
    burdenTons: about(g, [20]),
    passengerCapacity: beside(g, [30, 15]),
  }),
  'life-buoys': (g) => ({
    passengers: beside(g, [0, 5, 10, 15, 20, 30, 31, 35]),
    outboard: chance(g, 80),
    internalBuoyancy: yes(g),
  }),
  'licence-conditions': licenceConditions,
  'licence-term': (g) => ({
    kind: pick(g, ['first', 'renewal']),
    grantedOn: pick(g, [someDay(g), '2024-02-29', '2028-02-29']),
  }),
  'licence-fee-factor': licenceFeeFactor,
  'transfer-report': (g, on) => report(g, on, 'transferredOn', 14),
  'survey-report': (g, on) => report(g, on, 'applicationOn', 30),
  'cancellation-ground': cancellation,
  'annual-return-due': () => ({}),
  'boat-class': (g) => ({
    shipShape: chance(g, 70),
    straightKeel: chance(g, 70),
    hull: pick(g, ['iron', 'wood', 'frp', 'ferro-cement', 'other']),
  }),
  'renewal-applicant': (g) => ({
    boatClass: pick(g, ['I', 'II']),
    by: pick(g, ['owner', 'agent', 'navik']),
  }),
  'may-ply': boatMayPly,
  loading: (g) => ({
    loadLineSubmerged: chance(g, 30),
    persons: beside(g, [30]),
    capacity: 30,
    animals: yes(g),
    otherPassengers: yes(g),
  }),
  fee: (g) => ({
    item: whole(g, 1, 8),
    boatClass: pick(g, ['I', 'II']),
    ...(chance(g, 70) && { factor: whole(g, 1, 3) }),
  }),
  'registration-mark': (g) => ({ district: pick(g, districts), number: beside(g, [2, 100, 9999, 12345]) }),
}

/** The Bihar decisions. */
export const boatNames = Object.keys(makers)

/** A case of a Bihar decision; some on the day of the annual return. */
export const someBoat = (g: Chance, decision: string): Case => {
  const on = chance(g, 15) ? pick(g, ['2026-05-01', '2026-05-02', '2026-04-30', '2018-11-08']) : someDay(g)
  return { ruleSet: 'bihar-boats-2018', decision, params: {}, on, facts: makers[decision]!(g, on) }
}
