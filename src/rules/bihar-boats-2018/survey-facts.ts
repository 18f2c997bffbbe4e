// What the Boat Surveyor records of a boat (Rules 9 and 28).
import { boolean, choice, number, record, type FactsOf } from '../facts/schema.ts'

export const boatUses = ['cargo', 'passenger'] as const

export type BoatUse = (typeof boatUses)[number]

export const surveyFacts = record(
  {},
  {
    survey: record(
      {},
      {
        use: choice(boatUses),
        hasEngine: boolean,
        outboard: boolean,
        internalBuoyancy: boolean,
        passengers: number({ least: 0, whole: true }),
        goodCondition: boolean,
        tonnageAscertained: boolean,
        crewPerScale: boolean,
        bailing: boolean,
        groundTackle: boolean,
        lights: boolean,
        freeboardAscertained: boolean,
        lifeBuoys: number({ least: 0, whole: true }),
        firstAidBox: boolean,
        fireExtinguisher: boolean,
        maxPassengersMarked: boolean,
        nightUse: boolean,
        nightLightsApproved: boolean,
        properlyConstructed: boolean,
        sheathed: boolean,
        seatForEach: boolean,
        bailers: boolean,
        rescueQuoit: boolean,
        drinkingWater: boolean,
        navigationLights: boolean,
        reversingGear: boolean,
      },
    ),
  },
)

export type LicenceConditionFacts = FactsOf<typeof surveyFacts>
