// Cases of the decisions on vessels, at their lengths, tonnages and numbers.
import {
  about,
  beside,
  chance,
  dayBeside,
  pick,
  someDay,
  whole,
  yes,
  type Chance,
  type Made,
  type Makers,
} from './chance.ts'
import { anniversary, dateOf, textOf } from './dates.ts'

const surveyDue = (g: Chance): Made => {
  const certificateOn = pick(g, [someDay(g), '2024-02-29'])
  const year = textOf(anniversary(dateOf(certificateOn), 1))
  return {
    facts: {
      certificateOn,
      sufficientUntil: chance(g, 30) ? null : dayBeside(g, year),
      lastDryDockOn: pick(g, [someDay(g), '2024-02-29']),
      carriesPetroleum: chance(g, 50),
    },
  }
}

const vesselCategory = (g: Chance): Made => ({
  facts: {
    vessel: {
      onBoardBhp: about(g, [300]),
      upperDeck: chance(g, 25),
      hull: pick(g, ['frp', 'steel', 'wood', 'other']),
      passengerCapacity: beside(g, [25]),
      length: about(g, [15]),
      kind: chance(g, 85) ? 'other' : pick(g, ['hovercraft', 'hydrofoil']),
    },
  },
})

const passengers = (g: Chance): Made => ({
  facts: {
    type: pick(g, ['open', 'decked']),
    clearAreaM2: about(g, [20, 3.6, 50, 140.56, 5.6, 36, 140]),
    seatLengthsM: Array.from({ length: pick(g, [0, 0, 1, 2, 3, 5]) }, () =>
      about(g, [4.5, 0.45, 2.25, 9, 45]),
    ),
    length: about(g, [9, 15, 3, 20, 1.5]),
    shelteredWaters: chance(g, 30),
  },
})

const lifeSaving = (g: Chance): Made => ({
  facts: {
    class: pick(g, ['I', 'I', 'II', 'II', 'III', 'IV']),
    length: about(g, [10, 25, 45]),
    passengers: beside(g, [150, 0, 95, 10]),
    crew: whole(g, 0, 9),
    navigatesAtNight: yes(g),
    manned: yes(g),
  },
})

const fire = (g: Chance): Made => ({
  facts: {
    grossTonnage: about(g, [150, 500, 100, 120]),
    length: about(g, [15, 21, 30, 45]),
    motor: yes(g),
    crew: beside(g, [1, 5, 20, 2]),
    passengerSpacesAboveUpperDeck: whole(g, 0, 3),
    crewSpaces: whole(g, 0, 3),
    passengerSpacesBelowDeck: whole(g, 0, 3),
    machinerySpaces: whole(g, 0, 2),
    boilerSpaces: whole(g, 0, 2),
    largeElectricalInstallation: yes(g),
    fuelOilInstallation: yes(g),
    hovercraft: chance(g, 8),
  },
})

/** Makers of vessel cases. */
export const vesselMakers: Makers = {
  'vessel-category': vesselCategory,
  freeboard: (g) => ({ facts: { length: about(g, [6, 18, 12, 7.33, 10.77]) } }),
  'passenger-capacity': passengers,
  'life-saving-appliances': lifeSaving,
  'fire-appliances': fire,
  anchors: (g) => ({ facts: { length: about(g, [15]), grossTonnage: about(g, [100]) } }),
  'deck-equipment': (g) => ({ facts: { grossTonnage: about(g, [100]), open: yes(g) } }),
  stability: (g) => ({ facts: { gmM: pick(g, [0.15, 0.1499, 0.1501, 0, -0.2, 1]) } }),
  'survey-due': surveyDue,
  'alteration-route': (g) => ({
    facts: { hullDimensions: yes(g), propulsion: yes(g), stabilityEndangered: yes(g) },
  }),
}
