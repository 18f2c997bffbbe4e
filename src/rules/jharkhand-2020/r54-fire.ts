// Rules 53 to 56: the fire appliances of a vessel.
import { calculationOf, type CalculationLine, type Group } from '../calculation.ts'
import { boolean, number, record, type FactsOf } from '../facts/schema.ts'
import { compares } from '../fold/compares.ts'
import type { Parameter } from '../fold/rule.ts'
import { same, say, type Bilingual } from '../words.ts'
import { fireNames, type FireKey } from './fire-names.ts'
import { instrument } from './instrument.ts'
import { fire } from './vessel-parameters.ts'

const count = number({ least: 0, whole: true })

export const fireKeys = {
  grossTonnage: number({ least: 0 }),
  length: number({ least: 0 }),
  motor: boolean,
  crew: count,
  passengerSpacesAboveUpperDeck: count,
  crewSpaces: count,
  passengerSpacesBelowDeck: count,
  machinerySpaces: count,
  boilerSpaces: count,
  largeElectricalInstallation: boolean,
  fuelOilInstallation: boolean,
  hovercraft: boolean,
}

const whole = record(fireKeys, {})

type Vessel = FactsOf<typeof whole>

type Within = Readonly<Record<FireKey, number | boolean>> & { readonly outsideScope: false }

/** A vessel outside the rule has only that to say (53(i), (ii)). */
export type FireValue = Within | { readonly outsideScope: true }

const over = (figure: number, line: Parameter) => compares.exceeding(figure, line.value)

const onlyIf = (holds: boolean): number => (holds ? 1 : 0)

type Appliance = {
  readonly citation: string
  readonly reads: readonly (keyof Vessel)[]
  readonly of: (vessel: Vessel) => number | boolean
}

const buckets = ({ crew }: Vessel) =>
  Math.max(fire.bucketsLeast.value, Math.min(fire.bucketsMost.value, crew))

const pumps = (vessel: Vessel) =>
  over(vessel.grossTonnage, fire.powerPump) || over(vessel.length, fire.handPump)

/** 54(vi): one in a passenger space above, two in each of the others; below 15 m one is enough. */
const waterExtinguishers = (vessel: Vessel): number =>
  compares['less-than'](vessel.length, fire.smallVessel.value)
    ? 1
    : vessel.passengerSpacesAboveUpperDeck * fire.aboveDeck.value +
      (vessel.crewSpaces + vessel.passengerSpacesBelowDeck) * fire.elsewhere.value

/** Each appliance with the provision that asks it and the facts that decide it. */
export const fireAppliances: Readonly<Record<FireKey, Appliance>> = {
  powerPump: {
    citation: '54(i)',
    reads: ['grossTonnage'],
    of: ({ grossTonnage }) => onlyIf(over(grossTonnage, fire.powerPump)),
  },
  handPump: {
    citation: '54(ii)',
    reads: ['length'],
    of: ({ length }) => onlyIf(over(length, fire.handPump)),
  },
  waterExtinguishers: {
    citation: '54(vi)',
    reads: ['length', 'passengerSpacesAboveUpperDeck', 'crewSpaces', 'passengerSpacesBelowDeck'],
    of: waterExtinguishers,
  },
  machineryExtinguishers: {
    citation: '54(vii)',
    reads: ['machinerySpaces'],
    of: ({ machinerySpaces }) => machinerySpaces * fire.machinery.value,
  },
  dryPowder: {
    citation: '54(viii)',
    reads: ['largeElectricalInstallation'],
    of: ({ largeElectricalInstallation }) => onlyIf(largeElectricalInstallation),
  },
  axe: { citation: '54(ix)', reads: ['length'], of: ({ length }) => onlyIf(over(length, fire.axe)) },
  buckets: { citation: '54(x)', reads: ['crew'], of: buckets },
  lanyardBuckets: {
    citation: '54(x)',
    reads: ['crew'],
    of: (vessel) => Math.ceil((buckets(vessel) * fire.lanyards.value) / 100),
  },
  sandBoxes: {
    citation: '54(xi)',
    reads: ['machinerySpaces', 'boilerSpaces'],
    of: ({ machinerySpaces, boilerSpaces }) => machinerySpaces + boilerSpaces,
  },
  nonPortableFoam: {
    citation: '54(xii)',
    reads: ['motor', 'length'],
    of: ({ motor, length }) => onlyIf(motor && over(length, fire.foam)),
  },
  hydrantsAndHoses: { citation: '54(iii)', reads: ['grossTonnage', 'length'], of: pumps },
  smothering: {
    citation: '54(xiii)',
    reads: ['fuelOilInstallation'],
    of: ({ fuelOilInstallation }) => fuelOilInstallation,
  },
  referToCompetentOfficer: {
    citation: '55',
    reads: ['grossTonnage', 'length'],
    of: ({ grossTonnage, length }) => over(length, fire.referLength) || over(grossTonnage, fire.referTonnage),
  },
}

const outside = ({ grossTonnage, hovercraft }: Vessel) => hovercraft || over(grossTonnage, fire.scope)

/** Whether the rule applies at all stands over every appliance. */
const groups: readonly Group[] = [
  { keys: ['outsideScope'], reads: ['grossTonnage', 'hovercraft'] },
  ...Object.entries(fireAppliances).map(([key, { reads }]) => ({
    keys: [key],
    reads: ['grossTonnage', 'hovercraft', ...reads],
  })),
]

const yes = say('needed', 'चाहिए')
const no = say('not needed', 'नहीं चाहिए')

const spoken = (found: number | boolean): Bilingual =>
  typeof found === 'number' ? same(found) : found ? yes : no

const isKey = (key: string): key is FireKey => key in fireNames

/** The fire appliances to be carried, at least. */
export const fireDecision = calculationOf(instrument)({
  decision: 'fire-appliances',
  title: say('fire appliances', 'अग्नि उपकरण'),
  citation: '54',
  citations: ['53(i)', '53(ii)', ...Object.values(fireAppliances).map(({ citation }) => citation), '56(ii)'],
  params: record({}, {}),
  facts: record({}, fireKeys),
  whole,
  groups,
  leaves: [
    { path: 'grossTonnage', name: say('gross tonnage', 'सकल टनेज'), tries: [150, 151, 501] },
    { path: 'length', name: say('length', 'लम्बाई'), tries: [14, 15, 21, 30, 45, 46] },
    { path: 'motor', name: say('motor vessel', 'मोटर जलयान'), tries: [true, false] },
    { path: 'crew', name: say('crew', 'कर्मीदल'), tries: [2, 20] },
    {
      path: 'passengerSpacesAboveUpperDeck',
      name: say('passenger spaces above the upper deck', 'ऊपरी डेक के ऊपर यात्रियों के स्थान'),
      tries: [0, 1],
    },
    { path: 'crewSpaces', name: say('crew spaces', 'कर्मीदल के स्थान'), tries: [0, 1] },
    {
      path: 'passengerSpacesBelowDeck',
      name: say('passenger spaces below the deck', 'डेक के नीचे यात्रियों के स्थान'),
      tries: [0, 1],
    },
    { path: 'machinerySpaces', name: say('machinery spaces', 'मशीनरी के स्थान'), tries: [0, 1] },
    { path: 'boilerSpaces', name: say('boiler spaces', 'बॉयलर के स्थान'), tries: [0, 1] },
    {
      path: 'largeElectricalInstallation',
      name: say('large electrical installation', 'विशाल विद्युत स्थापन'),
      tries: [false, true],
    },
    {
      path: 'fuelOilInstallation',
      name: say('fuel oil installation', 'ईंधन ऑयल स्थापन'),
      tries: [false, true],
    },
    { path: 'hovercraft', name: say('hovercraft', 'हॉवरक्राफ्ट'), tries: [false, true] },
  ],
  value: (vessel): FireValue => (outside(vessel) ? { outsideScope: true } : appliancesOf(vessel)),
  tell: (value) => ({
    found: value.outsideScope ? outsideWords : say('by Rule 54', 'नियम 54 के अनुसार'),
    lines: value.outsideScope ? [outsideLine] : linesOf(value),
  }),
})

const appliancesOf = (vessel: Vessel): Within => ({
  powerPump: fireAppliances.powerPump.of(vessel),
  handPump: fireAppliances.handPump.of(vessel),
  waterExtinguishers: fireAppliances.waterExtinguishers.of(vessel),
  machineryExtinguishers: fireAppliances.machineryExtinguishers.of(vessel),
  dryPowder: fireAppliances.dryPowder.of(vessel),
  axe: fireAppliances.axe.of(vessel),
  buckets: fireAppliances.buckets.of(vessel),
  lanyardBuckets: fireAppliances.lanyardBuckets.of(vessel),
  sandBoxes: fireAppliances.sandBoxes.of(vessel),
  nonPortableFoam: fireAppliances.nonPortableFoam.of(vessel),
  hydrantsAndHoses: fireAppliances.hydrantsAndHoses.of(vessel),
  smothering: fireAppliances.smothering.of(vessel),
  referToCompetentOfficer: fireAppliances.referToCompetentOfficer.of(vessel),
  outsideScope: false,
})

const linesOf = (value: Within): CalculationLine[] =>
  Object.entries(fireAppliances).flatMap(([key, { citation }]) =>
    isKey(key) ? [{ citation, words: fireNames[key], found: spoken(value[key]) }] : [],
  )

const outsideWords = say('outside this rule', 'इस नियम के बाहर')

const outsideLine: CalculationLine = {
  citation: '53',
  words: say(
    'above 500 tons gross, or a hovercraft: other rules, or the competent officer',
    'सकल 500 टन से ऊपर, या हॉवरक्राफ्ट: दूसरे नियम, या सक्षम पदाधिकारी',
  ),
  found: outsideWords,
}
