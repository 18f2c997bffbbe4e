// Rule 49: the life-saving appliances of each class of vessel.
import { around, wholeAround } from '../around.ts'
import { calculationOf, type CalculationLine, type Leaf } from '../calculation.ts'
import { ceiling, exact, per, times } from '../exact.ts'
import { boolean, choice, number, record, type FactsOf } from '../facts/schema.ts'
import { compares } from '../fold/compares.ts'
import type { Parameter } from '../fold/rule.ts'
import { lookUp, type Table } from '../fold/table.ts'
import { same, say, type Bilingual } from '../words.ts'
import { instrument } from './instrument.ts'
import type { Figures, Law } from './law.ts'

const classes = ['I', 'II', 'III', 'IV'] as const
const count = number({ least: 0, whole: true })

export const lifeSavingKeys = {
  class: choice(classes),
  length: number({ least: 0 }),
  passengers: count,
  crew: count,
  navigatesAtNight: boolean,
  manned: boolean,
}

const whole = record(lifeSavingKeys, {})

type Vessel = FactsOf<typeof whole>

export type LifeSavingValue = {
  readonly raftCapacity: number
  readonly lifeJackets: number
  readonly childLifeJackets: number
  readonly lifeBuoys: number
  readonly selfIgniting: number
  readonly lifeBoats: number
}

type Key = keyof LifeSavingValue

const none: LifeSavingValue = {
  raftCapacity: 0,
  lifeJackets: 0,
  childLifeJackets: 0,
  lifeBuoys: 0,
  selfIgniting: 0,
  lifeBoats: 0,
}

/** 49(ii)(d), (e): life buoys of a passenger vessel by her length (the eight stands in the Hindi text). */
export const passengerBuoys = ({ figures: { lifeSaving, largeVessel } }: Law): Table<Parameter> => ({
  kind: 'table',
  phrase: 'not-exceeding',
  rows: [
    { citation: '49(ii)(d)', end: lifeSaving.buoyLength, gives: lifeSaving.buoysShort },
    { citation: '49(ii)(d)', end: largeVessel.length, gives: lifeSaving.buoysMiddle },
    { citation: '49(ii)(d)', end: null, gives: largeVessel.buoys },
  ],
})

/** 49(iii)(a)(iii): life buoys of a cargo vessel by her length. */
export const cargoBuoys = ({ figures: { lifeSaving } }: Law): Table<Parameter> => ({
  kind: 'table',
  phrase: 'not-exceeding',
  rows: [
    { citation: '49(iii)(a)(iii)', end: lifeSaving.cargoBuoyLength, gives: lifeSaving.cargoBuoysShort },
    { citation: '49(iii)(a)(iii)', end: null, gives: lifeSaving.cargoBuoysLong },
  ],
})

const shareOf = (persons: number, percent: Parameter) =>
  ceiling(per(times(exact(persons), exact(percent.value)), exact(100)))

const over = compares.exceeding

type Rules = Readonly<Record<Vessel['class'], (vessel: Vessel) => LifeSavingValue>>

/** What each class carries. */
const appliancesOf = (law: Law): Rules => ({
  I: passengerVessel(law),
  II: cargoVessel(law),
  III: barge(law),
  IV: pleasureCraft(law),
})

function passengerVessel(law: Law): Rules['I'] {
  const asked = law.figures.lifeSaving
  const buoys = passengerBuoys(law)
  return ({ length, passengers, crew, navigatesAtNight }) => ({
    raftCapacity: shareOf(passengers + crew, asked.rafts),
    lifeJackets: shareOf(passengers + crew, asked.jackets),
    childLifeJackets: shareOf(passengers + crew, asked.children),
    lifeBuoys: lookUp(buoys, length).gives.value,
    selfIgniting: navigatesAtNight ? asked.lights.value : 0,
    lifeBoats: compares['not-less-than'](passengers, asked.boatFrom.value) ? asked.boats.value : 0,
  })
}

function cargoVessel(law: Law): Rules['II'] {
  const asked = law.figures.lifeSaving
  const buoys = cargoBuoys(law)
  return ({ length, passengers, crew, navigatesAtNight }) => ({
    ...none,
    raftCapacity: over(length, asked.cargoRaft.value) ? crew : 0,
    lifeJackets: passengers + crew,
    lifeBuoys: lookUp(buoys, length).gives.value,
    selfIgniting: navigatesAtNight ? asked.cargoLights.value : 0,
  })
}

/** L6: one of the buoys has a light, as the English text says, or each. */
function barge({ figures: { lifeSaving: asked }, readings }: Law): Rules['III'] {
  const lights = readings.L6 === 'each' ? asked.bargeBuoys : asked.bargeLights
  return ({ crew, navigatesAtNight, manned }) =>
    manned
      ? {
          ...none,
          lifeJackets: crew,
          lifeBuoys: asked.bargeBuoys.value,
          selfIgniting: navigatesAtNight ? lights.value : 0,
        }
      : none
}

const pleasureCraft =
  ({ figures: { lifeSaving: asked } }: Law): Rules['IV'] =>
  ({ length, passengers, crew, navigatesAtNight }) => ({
    ...none,
    raftCapacity: over(length, asked.pleasureLength.value) ? passengers + crew : 0,
    lifeJackets: over(length, asked.pleasureLength.value) ? 0 : passengers + crew,
    lifeBuoys: asked.pleasureBuoys.value,
    selfIgniting: navigatesAtNight ? asked.pleasureLights.value : 0,
  })

/** Where each appliance of a class is asked; what a class does not ask has no line. */
const citations: Readonly<Record<Vessel['class'], Partial<Record<Key, string>>>> = {
  I: {
    raftCapacity: '49(ii)(a)',
    lifeJackets: '49(ii)(b)',
    childLifeJackets: '49(ii)(c)',
    lifeBuoys: '49(ii)(d)',
    selfIgniting: '49(ii)(e)',
    lifeBoats: '49(ii)(f)',
  },
  II: {
    raftCapacity: '49(iii)(a)(i)',
    lifeJackets: '49(iii)(a)(ii)',
    lifeBuoys: '49(iii)(a)(iii)',
    selfIgniting: '49(iii)(a)(iii)',
  },
  III: { lifeJackets: '49(iv)(b)', lifeBuoys: '49(iv)(a)', selfIgniting: '49(iv)(a)' },
  IV: {
    raftCapacity: '49(v)(a)',
    lifeJackets: '49(v)(a)',
    lifeBuoys: '49(v)(b)',
    selfIgniting: '49(v)(b)',
  },
}

const names: Readonly<Record<Key, Bilingual>> = {
  raftCapacity: say('persons for whom there is a life raft', 'कितने लोगों के लिए जीवन बेड़ा'),
  lifeJackets: say('life jackets', 'लाईफ जैकेट'),
  childLifeJackets: say('life jackets for children', 'बच्चों के लाईफ जैकेट'),
  lifeBuoys: say('life buoys', 'लाईफ बोया'),
  selfIgniting: say('of these, with a self igniting light', 'इनमें से स्वप्रज्वलित लाईट वाले'),
  lifeBoats: say('life boats', 'जीवन नौका'),
}

const isKey = (key: string): key is Key => key in names

/** How many of each appliance, at least. */
export function lifeSavingDecision(law: Law) {
  const appliances = appliancesOf(law)
  return calculationOf(instrument)({
    decision: 'life-saving-appliances',
    title: say('life-saving appliances', 'जीवन रक्षक उपकरण'),
    citation: '49',
    citations: [...new Set(Object.values(citations).flatMap((one) => Object.values(one)))],
    params: record({}, {}),
    facts: record({}, lifeSavingKeys),
    whole,
    leaves: leavesOf(law.figures),
    value: (vessel): LifeSavingValue => appliances[vessel.class](vessel),
    tell: (value, vessel) => ({
      found: say(`class ${vessel.class}`, `श्रेणी ${vessel.class}`),
      lines: Object.entries(citations[vessel.class]).flatMap(([key, citation]): CalculationLine[] =>
        isKey(key)
          ? [
              {
                citation,
                words: names[key],
                found: same(value[key]),
                ...(citation === '49(iv)(a)' && key === 'selfIgniting' ? { interpretations: ['L6'] } : {}),
              },
            ]
          : [],
      ),
    }),
  })
}

const leavesOf = ({ lifeSaving, largeVessel }: Figures): Leaf[] => [
  { path: 'class', name: say('class of the vessel', 'जलयान की श्रेणी'), tries: classes },
  {
    path: 'length',
    name: say('length', 'लम्बाई'),
    tries: around(
      lifeSaving.cargoRaft,
      lifeSaving.pleasureLength,
      lifeSaving.buoyLength,
      lifeSaving.cargoBuoyLength,
      largeVessel.length,
    ),
  },
  { path: 'passengers', name: say('passengers', 'यात्री'), tries: [0, ...wholeAround(lifeSaving.boatFrom)] },
  { path: 'crew', name: say('crew', 'कर्मीदल'), tries: [1, 0, 100] },
  { path: 'navigatesAtNight', name: say('navigates at night', 'रात में नौचालन'), tries: [false, true] },
  { path: 'manned', name: say('manned', 'मानवयुक्त'), tries: [true, false] },
]
