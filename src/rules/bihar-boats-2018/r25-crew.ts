// Rules 25 and 26: the least crew of a boat.
import { calculationOf } from '../calculation.ts'
import { choice, number, record, type FactsOf } from '../facts/schema.ts'
import type { Parameter } from '../fold/rule.ts'
import { lookUp, type Table } from '../fold/table.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { noParams } from './conditions.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'
import { boatUses, type BoatUse } from './survey-facts.ts'

/** Cargo boats by tons burden, passenger boats by persons; fewer than 15 persons as the first row (B3). */
export const crewTables = ({ figures: { crew } }: Law): Readonly<Record<BoatUse, Table<Parameter>>> => ({
  cargo: {
    kind: 'table',
    phrase: 'not-exceeding',
    rows: [
      { citation: '25(a)', end: crew.cargoUpTo, gives: crew.cargo },
      { citation: '25(b)', end: null, gives: crew.cargoAbove },
    ],
  },
  passenger: {
    kind: 'table',
    phrase: 'not-exceeding',
    rows: [
      { citation: '26(i)', end: crew.passengersUpTo, gives: crew.passenger },
      { citation: '26(ii)', end: null, gives: crew.passengerAbove },
    ],
  },
})

const keys = {
  use: choice(boatUses),
  burdenTons: number({ least: 0 }),
  passengerCapacity: number({ least: 0, whole: true }),
}
const crewFacts = record({}, keys)

export type CrewFacts = FactsOf<typeof crewFacts>
export type CrewValue = { readonly navik: number }

type Whole = Required<{ readonly [K in keyof CrewFacts]: Exclude<CrewFacts[K], undefined> }>

/** Values on both sides of the end of a row. */
const aroundEnd = ({ value }: Parameter): number[] => [value, value + 1]

/** How many navik a boat needs at least. */
export const crewDecision = (law: Law) =>
  calculationOf(instrument)({
    decision: 'crew',
    title: say('least crew', 'न्यूनतम चालक दल'),
    citation: '25',
    citations: ['25(a)', '25(b)', '26(i)', '26(ii)'],
    params: noParams,
    facts: crewFacts,
    whole: record(keys, {}),
    leaves: [
      { path: 'use', name: say('cargo or passenger boat', 'मालवाहक या यात्री नाव'), tries: boatUses },
      {
        path: 'burdenTons',
        name: say('tons burden', 'भार, टन में'),
        tries: aroundEnd(law.figures.crew.cargoUpTo),
      },
      {
        path: 'passengerCapacity',
        name: say('passengers it may carry', 'यात्रियों की क्षमता'),
        tries: aroundEnd(law.figures.crew.passengersUpTo),
      },
    ],
    value: (facts): CrewValue => ({ navik: rowFor(law, facts).gives.value }),
    tell: ({ navik }, facts) => {
      const found = frame(say('{0} navik', '{0} नाविक'), same(navik))
      const { citation } = rowFor(law, facts)
      const interpretations = isSmall(law, facts) ? (['B3'] as const) : []
      const record = frame(figureNames[facts.use], same(figureFor(facts)))
      return {
        found,
        lines: [{ citation, words: rowWords(law)[citation] ?? found, record, found, interpretations }],
      }
    },
  })

const figureNames: Readonly<Record<BoatUse, Bilingual>> = {
  cargo: say('Burden: {0} tons', 'भार: {0} टन'),
  passenger: say('Capacity: {0} persons', 'क्षमता: {0} व्यक्ति'),
}

const figureFor = (facts: Whole) => (facts.use === 'cargo' ? facts.burdenTons : facts.passengerCapacity)

const rowFor = (law: Law, facts: Whole) => lookUp(crewTables(law)[facts.use], figureFor(facts))

/** Below the figure at which the printed row begins. */
const isSmall = ({ figures: { crew } }: Law, { use, passengerCapacity }: Whole) =>
  use === 'passenger' && passengerCapacity < crew.passengersFrom.value

const rowWords = ({ figures: { crew } }: Law): Readonly<Record<string, Bilingual>> => ({
  '25(a)': frame(
    say('cargo boat up to {0} tons', '{0} टन भार तक की मालवाहक नाव'),
    same(crew.cargoUpTo.value),
  ),
  '25(b)': frame(
    say('cargo boat above {0} tons', '{0} टन भार से अधिक की मालवाहक नाव'),
    same(crew.cargoUpTo.value),
  ),
  '26(i)': frame(
    say('passenger boat up to {0} persons', '{0} व्यक्तियों तक की यात्री नाव'),
    same(crew.passengersUpTo.value),
  ),
  '26(ii)': frame(
    say('passenger boat for more than {0} persons', '{0} से अधिक व्यक्तियों की यात्री नाव'),
    same(crew.passengersUpTo.value),
  ),
})
