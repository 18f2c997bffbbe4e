// Rule 58: how many passengers a launch may carry, by area and by seating, in fair and in foul season.
import { calculationOf, type CalculationLine } from '../calculation.ts'
import { exact, floor, per, times } from '../exact.ts'
import { boolean, choice, list, number, record, type FactsOf } from '../facts/schema.ts'
import { compares } from '../fold/compares.ts'
import { frame, same, say } from '../words.ts'
import { instrument } from './instrument.ts'
import { accommodation } from './vessel-parameters.ts'

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
export const capacityDecision = calculationOf(instrument)({
  decision: 'passenger-capacity',
  title: say('number of passengers', 'यात्रियों की संख्या'),
  citation: '58',
  citations: ['58(i)', '58(ii)', '58(iii)(d)', '58(iv)(b)'],
  params: record({}, {}),
  facts: record({}, capacityKeys),
  whole,
  leaves: [
    { path: 'type', name: say('open or decked launch', 'खुला या डेक लांच'), tries: types },
    { path: 'clearAreaM2', name: say('clear area', 'खाली क्षेत्रफल'), tries: [0, 1, 1000000] },
    {
      path: 'seatLengthsM',
      name: say('lengths of the seats', 'सीटों की लम्बाई'),
      tries: [[], [0.4], [450000]],
    },
    { path: 'length', name: say('length', 'लम्बाई'), tries: [0, 0.3, 15] },
    { path: 'shelteredWaters', name: say('sheltered waters', 'सुरक्षित जलमार्ग'), tries: [false, true] },
  ],
  value: (facts): CapacityValue => {
    const byArea = allowedByArea(facts)
    const bySeating = allowedBySeating(facts)
    const fair = Math.min(byArea, bySeating ?? byArea, ...ceilings(facts))
    return {
      byArea,
      bySeating,
      fair,
      foul: facts.shelteredWaters ? fair : Math.floor((2 * fair) / 3),
      bySurveyor: facts.type === 'decked' && compares.exceeding(fair, accommodation.surveyorAbove.value),
    }
  },
  tell: (value, { type }) => ({
    found: frame(
      say('{0} in fair season, {1} in foul', 'अच्छे मौसम में {0}, प्रतिकूल मौसम में {1}'),
      same(value.fair),
      same(value.foul),
    ),
    lines: [
      areaLine(value, type),
      ...seatingLines(value),
      seasonLine('58(i)', value.fair),
      foulLine(value),
      ...surveyorLines(value, type),
    ],
  }),
})

function allowedByArea({ type, clearAreaM2 }: Launch): number {
  const area = exact(clearAreaM2)
  if (type === 'decked') return floor(per(area, exact(accommodation.deckedArea.value)))
  const share = per(exact(100 - accommodation.crewAndBaggage.value), exact(100))
  return floor(per(times(area, share), exact(accommodation.openArea.value)))
}

/** Each continuous seat is counted for itself. */
const allowedBySeating = ({ seatLengthsM }: Launch): number | null =>
  seatLengthsM.length === 0
    ? null
    : seatLengthsM.reduce((sum, seat) => sum + floor(per(exact(seat), exact(accommodation.seat.value))), 0)

/** 58(i): two per 0.3 metre of the length, and a hundred, for an open launch only; a decked one has none (D11). */
function ceilings({ type, length }: Launch): number[] {
  if (type === 'decked') return []
  const pairs = per(times(exact(2), exact(length)), exact(accommodation.pairLength.value))
  return [floor(pairs), accommodation.openMost.value]
}

const areaLine = ({ byArea }: CapacityValue, type: Launch['type']): CalculationLine =>
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

const seatingLines = ({ bySeating }: CapacityValue): CalculationLine[] =>
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

const seasonLine = (citation: string, fair: number): CalculationLine => ({
  citation,
  words: say(
    'fair season: the lesser number; in an open vessel at most two per 0.3 m of length, and 100',
    'अच्छा मौसम: जो संख्या कम हो; खुले जलयान में लम्बाई के हर 0.3 मी. पर 2 और कुल 100 से अधिक नहीं',
  ),
  found: same(fair),
  interpretations: ['D29'],
})

const foulLine = ({ foul }: CapacityValue): CalculationLine => ({
  citation: '58(ii)',
  words: say(
    'foul season: two thirds; the same in sheltered waters',
    'प्रतिकूल मौसम: दो तिहाई; सुरक्षित जलमार्ग में उतने ही',
  ),
  found: same(foul),
})

const surveyorLines = ({ bySurveyor }: CapacityValue, type: Launch['type']): CalculationLine[] =>
  type === 'open'
    ? []
    : [
        {
          citation: '58(iv)(b)',
          words: frame(
            say('more than {0} passengers: the surveyor decides', '{0} से अधिक यात्री: सर्वेक्षक तय करता है'),
            same(accommodation.surveyorAbove.value),
          ),
          found: bySurveyor ? say('it is so', 'हाँ, ऐसा है') : say('it is not so', 'नहीं'),
          interpretations: ['D11'],
        },
      ]
