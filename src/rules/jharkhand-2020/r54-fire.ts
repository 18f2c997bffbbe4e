// Rules 53 to 56: the fire appliances of a vessel.
import { around } from '../around.ts'
import { calculationOf, type CalculationLine, type Group, type Leaf } from '../calculation.ts'
import { ceiling, exact, per, times } from '../exact.ts'
import { boolean, number, record, type FactsOf } from '../facts/schema.ts'
import { compares } from '../fold/compares.ts'
import type { Parameter } from '../fold/rule.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { fireNames, type FireKey } from './fire-names.ts'
import { instrument } from './instrument.ts'
import type { Figures, Law } from './law.ts'

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

const onlyIf = (holds: boolean, many: Parameter): number => (holds ? many.value : 0)

type Appliance = {
  readonly citation: string
  readonly reads: readonly (keyof Vessel)[]
  readonly of: (vessel: Vessel) => number | boolean
}

type Appliances = Readonly<Record<FireKey, Appliance>>

type Fire = Figures['fire']

/** One for each of the crew, within the least and the most. */
const buckets =
  ({ bucketsEach, bucketsLeast, bucketsMost }: Fire) =>
  ({ crew }: Vessel) =>
    Math.max(bucketsLeast.value, Math.min(bucketsMost.value, crew * bucketsEach.value))

const lanyardBuckets = (fire: Fire) => (vessel: Vessel) =>
  ceiling(per(times(exact(buckets(fire)(vessel)), exact(fire.lanyards.value)), exact(100)))

/** 54(vi): one in a passenger space above, two in each of the others; below 15 m one is enough. */
const waterExtinguishers =
  (fire: Fire) =>
  (vessel: Vessel): number =>
    compares['less-than'](vessel.length, fire.smallVessel.value)
      ? fire.inSmallVessel.value
      : vessel.passengerSpacesAboveUpperDeck * fire.aboveDeck.value +
        (vessel.crewSpaces + vessel.passengerSpacesBelowDeck) * fire.elsewhere.value

/** Each appliance with the provision that asks it and the facts that decide it. */
export const fireAppliances = ({ figures: { fire } }: Law): Appliances => ({
  powerPump: {
    citation: '54(i)',
    reads: ['grossTonnage'],
    of: ({ grossTonnage }) => onlyIf(over(grossTonnage, fire.powerPump), fire.powerPumps),
  },
  handPump: {
    citation: '54(ii)',
    reads: ['length'],
    of: ({ length }) => onlyIf(over(length, fire.handPump), fire.handPumps),
  },
  ...extinguishers(fire),
  ...tools(fire),
  nonPortableFoam: {
    citation: '54(xii)',
    reads: ['motor', 'length'],
    of: ({ motor, length }) => onlyIf(motor && over(length, fire.foam), fire.foams),
  },
  hydrantsAndHoses: {
    citation: '54(iii)',
    reads: ['grossTonnage', 'length'],
    of: ({ grossTonnage, length }) => over(grossTonnage, fire.powerPump) || over(length, fire.handPump),
  },
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
})

const extinguishers = (fire: Fire) =>
  ({
    waterExtinguishers: {
      citation: '54(vi)',
      reads: ['length', 'passengerSpacesAboveUpperDeck', 'crewSpaces', 'passengerSpacesBelowDeck'],
      of: waterExtinguishers(fire),
    },
    machineryExtinguishers: {
      citation: '54(vii)',
      reads: ['machinerySpaces'],
      of: ({ machinerySpaces }) => machinerySpaces * fire.machinery.value,
    },
    dryPowder: {
      citation: '54(viii)',
      reads: ['largeElectricalInstallation'],
      of: ({ largeElectricalInstallation }) => onlyIf(largeElectricalInstallation, fire.dryPowder),
    },
  }) satisfies Partial<Appliances>

const tools = (fire: Fire) =>
  ({
    axe: {
      citation: '54(ix)',
      reads: ['length'],
      of: ({ length }) => onlyIf(over(length, fire.axe), fire.axes),
    },
    buckets: { citation: '54(x)', reads: ['crew'], of: buckets(fire) },
    lanyardBuckets: { citation: '54(x)', reads: ['crew'], of: lanyardBuckets(fire) },
    sandBoxes: {
      citation: '54(xi)',
      reads: ['machinerySpaces', 'boilerSpaces'],
      of: ({ machinerySpaces, boilerSpaces }) => (machinerySpaces + boilerSpaces) * fire.sandBoxes.value,
    },
  }) satisfies Partial<Appliances>

/** Whether the rule applies at all stands over every appliance. */
const groupsOf = (appliances: Appliances): readonly Group[] => [
  { keys: ['outsideScope'], reads: ['grossTonnage', 'hovercraft'] },
  ...Object.entries(appliances).map(([key, { reads }]) => ({
    keys: [key],
    reads: ['grossTonnage', 'hovercraft', ...reads],
  })),
]

const spoken = (found: number | boolean): Bilingual =>
  typeof found === 'number' ? same(found) : found ? say('needed', 'चाहिए') : say('not needed', 'नहीं चाहिए')

const isKey = (key: string): key is FireKey => key in fireNames

/** The fire appliances to be carried, at least. */
export function fireDecision(law: Law) {
  const { fire } = law.figures
  const appliances = fireAppliances(law)
  return calculationOf(instrument)({
    decision: 'fire-appliances',
    title: say('fire appliances', 'अग्नि उपकरण'),
    citation: '54',
    citations: ['53(i)', '53(ii)', ...Object.values(appliances).map(({ citation }) => citation), '56(ii)'],
    params: record({}, {}),
    facts: record({}, fireKeys),
    whole,
    groups: groupsOf(appliances),
    leaves: [...sizes(fire), ...spaces],
    value: (vessel): FireValue =>
      vessel.hovercraft || over(vessel.grossTonnage, fire.scope)
        ? { outsideScope: true }
        : carried(appliances, vessel),
    tell: (value) => ({
      found: value.outsideScope ? outsideWords : say('by Rule 54', 'नियम 54 के अनुसार'),
      lines: value.outsideScope ? [outsideLine(fire)] : linesOf(appliances, value),
    }),
  })
}

const sizes = (fire: Fire): Leaf[] => [
  {
    path: 'grossTonnage',
    name: say('gross tonnage', 'सकल टनेज'),
    tries: around(fire.powerPump, fire.referTonnage, fire.scope),
  },
  {
    path: 'length',
    name: say('length', 'लम्बाई'),
    tries: around(fire.smallVessel, fire.axe, fire.handPump, fire.foam, fire.referLength),
  },
  { path: 'motor', name: say('motor vessel', 'मोटर जलयान'), tries: [true, false] },
  {
    path: 'crew',
    name: say('crew', 'कर्मीदल'),
    tries: [Math.floor(fire.bucketsLeast.value), Math.ceil(fire.bucketsMost.value)],
  },
]

const spaces: readonly Leaf[] = [
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
]

const carried = (appliances: Appliances, vessel: Vessel): Within => ({
  powerPump: appliances.powerPump.of(vessel),
  handPump: appliances.handPump.of(vessel),
  waterExtinguishers: appliances.waterExtinguishers.of(vessel),
  machineryExtinguishers: appliances.machineryExtinguishers.of(vessel),
  dryPowder: appliances.dryPowder.of(vessel),
  axe: appliances.axe.of(vessel),
  buckets: appliances.buckets.of(vessel),
  lanyardBuckets: appliances.lanyardBuckets.of(vessel),
  sandBoxes: appliances.sandBoxes.of(vessel),
  nonPortableFoam: appliances.nonPortableFoam.of(vessel),
  hydrantsAndHoses: appliances.hydrantsAndHoses.of(vessel),
  smothering: appliances.smothering.of(vessel),
  referToCompetentOfficer: appliances.referToCompetentOfficer.of(vessel),
  outsideScope: false,
})

const linesOf = (appliances: Appliances, value: Within): CalculationLine[] =>
  Object.entries(appliances).flatMap(([key, { citation }]) =>
    isKey(key) ? [{ citation, words: fireNames[key], found: spoken(value[key]) }] : [],
  )

const outsideWords = say('outside this rule', 'इस नियम के बाहर')

const outsideLine = ({ scope }: Fire): CalculationLine => ({
  citation: '53',
  words: frame(
    say(
      'above {0} tons gross, or a hovercraft: other rules, or the competent officer',
      'सकल {0} टन से ऊपर, या हॉवरक्राफ्ट: दूसरे नियम, या सक्षम पदाधिकारी',
    ),
    same(scope.value),
  ),
  found: outsideWords,
})
