// The calculations of the boat rules at their lines.
import { coefficients } from '../../../src/rules/bihar-boats-2018/coefficient-k.ts'
import { districtLetters } from '../../../src/rules/bihar-boats-2018/district-letters.ts'
import { gazettedLaw } from '../../../src/rules/bihar-boats-2018/law.ts'
import { around, beside, day, eitherWay, monthsAfter, type Sweep } from './sweep.ts'

const b = gazettedLaw.figures
const rows = coefficients(gazettedLaw)

export const boatSweeps: readonly Sweep[] = [
  {
    ruleSet: 'bihar-boats-2018',
    decision: 'gross-tonnage',
    measures: {
      volumeM3: rows.flatMap(({ volume }, i) => [
        ...beside(volume),
        (volume + (rows[i + 1]?.volume ?? 2 * volume)) / 2,
      ]),
    },
  },
  { ruleSet: 'bihar-boats-2018', decision: 'freeboard', measures: { depthM: [0, 1, 0.99, 1.01, 2.5] } },
  {
    ruleSet: 'bihar-boats-2018',
    decision: 'passenger-capacity',
    choices: { benchLengthM: [0, 0.49, 0.5, 0.51, 5, 9.5, 10] },
    measures: {
      floorAreaM2: [10, 0, 0.55, 0.56, 5, 1000],
      heel: [
        undefined,
        ...[9.99, 10, 10.001, 10.01, 12, 15].map((submergedCm) => ({
          submergedCm,
          freeboardCm: 20,
          passengers: 12,
        })),
      ],
    },
  },
  {
    ruleSet: 'bihar-boats-2018',
    decision: 'persons-equivalent',
    measures: {
      adults: [0, 1, 5],
      childrenUnder12: [0, 1, 2, 3, 4],
      luggageKg: [0, ...around([b.person.luggage]), 64, 66, ...beside(130), 131],
    },
  },
  {
    ruleSet: 'bihar-boats-2018',
    decision: 'crew',
    choices: { use: ['cargo', 'passenger'] },
    measures: {
      burdenTons: [0, ...around([b.crew.cargoUpTo]), ...around([b.crew.cargoUpTo], 1)],
      passengerCapacity: [0, 14, 15, 16, ...around([b.crew.passengersUpTo], 1)],
    },
  },
  {
    ruleSet: 'bihar-boats-2018',
    decision: 'life-buoys',
    choices: { outboard: eitherWay, internalBuoyancy: eitherWay },
    measures: { passengers: [0, 1, 5, 10, 11, 14, 15, 16, 20, 21, 24, 25, 26, 31, 500, 1000] },
  },
  {
    ruleSet: 'bihar-boats-2018',
    decision: 'licence-term',
    choices: { kind: ['first', 'renewal'] },
    measures: { grantedOn: [day, '2028-02-29', '2027-03-01'] },
  },
  {
    ruleSet: 'bihar-boats-2018',
    decision: 'licence-fee-factor',
    choices: { unlicensed: eitherWay },
    measures: { expiredOn: monthsAfter(day, -1, [-1, 0, 1, -30, -31, -29]), appliedOn: [day] },
  },
  {
    ruleSet: 'bihar-boats-2018',
    decision: 'annual-return-due',
    on: ['2027-04-30', '2027-05-01', '2027-05-02', '2027-04-01', '2027-06-01', '2027-12-31'],
  },
  {
    ruleSet: 'bihar-boats-2018',
    decision: 'boat-class',
    choices: {
      shipShape: eitherWay,
      straightKeel: eitherWay,
      hull: ['iron', 'wood', 'frp', 'ferro-cement', 'other'],
    },
  },
  {
    ruleSet: 'bihar-boats-2018',
    decision: 'fee',
    choices: { item: [1, 2, 3, 4, 5, 6, 7, 8], boatClass: ['I', 'II'], factor: [undefined, 1, 2, 3] },
  },
  {
    ruleSet: 'bihar-boats-2018',
    decision: 'registration-mark',
    choices: { district: districtLetters.map(({ district }) => district) },
    measures: { number: [1, 9999, 10_000] },
  },
]
