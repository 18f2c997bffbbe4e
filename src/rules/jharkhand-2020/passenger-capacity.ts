// Rule 58: how many passengers a launch may carry, by area and by seating, in fair and in foul season.
import { calculationOf, type CalculationLine, type Leaf } from '../calculation.ts'
import { exact, floor, minus, per, times } from '../exact.ts'
import { boolean, choice, list, number, record, type FactsOf } from '../facts/schema.ts'
import { compares } from '../fold/compares.ts'
import { shareWords } from '../vocabulary/figure-words.ts'
import { frame, same, say } from '../words.ts'
import { instrument } from './instrument.ts'
import type { Figures, Law } from './law.ts'

const types = ['open', 'decked'] as const
const metres = number({ least: 0 })

export const capacityKeys = {
  type: choice(types),
  clearAreaM2: metres,
  seatLengthsM: list(metres),
  length: metres,
  shelteredWaters: boolean,
}

const whole = record(capacityKeys, {})

type Launch = FactsOf<typeof whole>

export type CapacityValue = {
  readonly byArea: number
  /** Null where no seats are fixed. */
  readonly bySeating: number | null
  readonly fair: number
  readonly foul: number
  readonly bySurveyor: boolean
}

/** The number of passengers, each figure floored exactly. */
export const capacityDecision = (law: Law) =>
  calculationOf(instrument)({
    decision: 'passenger-capacity',
    title: say('number of passengers', 'यात्रियों की संख्या'),
    citation: '58',
    citations: ['58(i)', '58(ii)', '58(iii)(d)', '58(iv)(b)'],
    params: record({}, {}),
    facts: record({}, capacityKeys),
    whole,
    leaves: leavesOf(law.figures),
    value: (facts): CapacityValue => valueOf(law, facts),
    tell: (value, { type }) => ({
      found: frame(
        say('{0} in fair season, {1} in foul', 'अच्छे मौसम में {0}, प्रतिकूल मौसम में {1}'),
        same(value.fair),
        same(value.foul),
      ),
      lines: [
        areaLine(law.figures, value, type),
        ...seatingLines(law.figures, value),
        seasonLine(law.figures, value),
        foulLine(law.figures, value),
        ...(type === 'open' ? [] : [deckedLine(law, value)]),
      ],
    }),
  })

const leavesOf = ({ accommodation: { seat, pairLength, pair, openMost } }: Figures): Leaf[] => [
  { path: 'type', name: say('open or decked launch', 'खुला या डेक लांच'), tries: types },
  { path: 'clearAreaM2', name: say('clear area', 'खाली क्षेत्रफल'), tries: [0, 1, 1000000] },
  {
    path: 'seatLengthsM',
    name: say('lengths of the seats', 'सीटों की लम्बाई'),
    tries: [[], [seat.value / 2], [seat.value * 1000000]],
  },
  {
    path: 'length',
    name: say('length', 'लम्बाई'),
    tries: [0, pairLength.value, (pairLength.value * openMost.value) / pair.value],
  },
  { path: 'shelteredWaters', name: say('sheltered waters', 'सुरक्षित जलमार्ग'), tries: [false, true] },
]

function valueOf(law: Law, facts: Launch): CapacityValue {
  const { foulShare, foulWhole, surveyorAbove } = law.figures.accommodation
  const byArea = allowedByArea(law.figures, facts)
  const bySeating = allowedBySeating(law.figures, facts)
  const fair = Math.min(byArea, bySeating ?? byArea, ...ceilings(law, facts))
  const foul = floor(per(times(exact(fair), exact(foulShare.value)), exact(foulWhole.value)))
  return {
    byArea,
    bySeating,
    fair,
    foul: facts.shelteredWaters ? fair : foul,
    bySurveyor: facts.type === 'decked' && compares.exceeding(fair, surveyorAbove.value),
  }
}

function allowedByArea({ accommodation }: Figures, { type, clearAreaM2 }: Launch): number {
  const area = exact(clearAreaM2)
  if (type === 'decked') return floor(per(area, exact(accommodation.deckedArea.value)))
  const share = per(minus(exact(100), exact(accommodation.crewAndBaggage.value)), exact(100))
  return floor(per(times(area, share), exact(accommodation.openArea.value)))
}

/** Each continuous seat is counted for itself. */
const allowedBySeating = ({ accommodation }: Figures, { seatLengthsM }: Launch): number | null =>
  seatLengthsM.length === 0
    ? null
    : seatLengthsM.reduce((sum, seat) => sum + floor(per(exact(seat), exact(accommodation.seat.value))), 0)

/** 58(i): two per 0.3 metre of the length, and a hundred, for an open launch; 58(iv)(b) for a decked one (D11). */
function ceilings({ figures: { accommodation }, readings }: Law, { type, length }: Launch): number[] {
  if (type === 'decked') return readings.D11 === 'ceiling' ? [accommodation.surveyorAbove.value] : []
  const pairs = per(exact(length), exact(accommodation.pairLength.value))
  return [floor(times(pairs, exact(accommodation.pair.value))), accommodation.openMost.value]
}

const areaLine = (
  { accommodation }: Figures,
  { byArea }: CapacityValue,
  type: Launch['type'],
): CalculationLine =>
  type === 'open'
    ? {
        citation: '58(iii)(d)',
        words: frame(
          say(
            'by area: {0} per cent less, {1} square metre each',
            'क्षेत्रफल से: {0} प्रतिशत घटाकर, हर यात्री {1} वर्गमीटर',
          ),
          same(accommodation.crewAndBaggage.value),
          same(accommodation.openArea.value),
        ),
        found: same(byArea),
      }
    : {
        citation: '58(iv)(b)',
        words: frame(
          say('by area: {0} square metre each', 'क्षेत्रफल से: हर यात्री {0} वर्गमीटर'),
          same(accommodation.deckedArea.value),
        ),
        found: same(byArea),
      }

const seatingLines = ({ accommodation }: Figures, { bySeating }: CapacityValue): CalculationLine[] =>
  bySeating === null
    ? []
    : [
        {
          citation: '58(iii)(d)',
          words: frame(
            say('by seating: {0} m each', 'बैठने की जगह से: हर यात्री {0} मी.'),
            same(accommodation.seat.value),
          ),
          found: same(bySeating),
        },
      ]

const seasonLine = ({ accommodation }: Figures, { fair }: CapacityValue): CalculationLine => ({
  citation: '58(i)',
  words: frame(
    say(
      'fair season: the lesser number; in an open vessel at most {0} per {1} m of length, and {2}',
      'अच्छा मौसम: जो संख्या कम हो; खुले जलयान में लम्बाई के हर {1} मी. पर {0} और कुल {2} से अधिक नहीं',
    ),
    same(accommodation.pair.value),
    same(accommodation.pairLength.value),
    same(accommodation.openMost.value),
  ),
  found: same(fair),
  interpretations: ['D29'],
})

const foulLine = ({ accommodation }: Figures, { foul }: CapacityValue): CalculationLine => ({
  citation: '58(ii)',
  words: frame(
    say('foul season: {0}; the same in sheltered waters', 'प्रतिकूल मौसम: {0}; सुरक्षित जलमार्ग में उतने ही'),
    shareWords(accommodation.foulShare, accommodation.foulWhole),
  ),
  found: same(foul),
})

/** D11: above the figure the surveyor decides, or it is the most that a decked launch carries. */
function deckedLine({ figures, readings }: Law, { bySurveyor }: CapacityValue): CalculationLine {
  const words =
    readings.D11 === 'ceiling'
      ? say('at most {0} passengers', 'अधिक से अधिक {0} यात्री')
      : say('more than {0} passengers: the surveyor decides', '{0} से अधिक यात्री: सर्वेक्षक तय करता है')
  const holds = bySurveyor || readings.D11 === 'ceiling'
  return {
    citation: '58(iv)(b)',
    words: frame(words, same(figures.accommodation.surveyorAbove.value)),
    found: holds ? say('it is so', 'हाँ, ऐसा है') : say('it is not so', 'नहीं'),
    interpretations: ['D11'],
  }
}
