// Rule 24: how many passengers a boat may carry, and what counts as a person.
import { calculationOf, type CalculationLine } from '../calculation.ts'
import { ceiling, compare, exact, floor, per, plus, times } from '../exact.ts'
import { number, record, type FactsOf } from '../facts/schema.ts'
import { frame, same, say, type Bilingual } from '../words.ts'
import { noParams } from './conditions.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

const heelTest = record(
  {
    submergedCm: number({ least: 0 }),
    freeboardCm: number({ least: 0 }),
    passengers: number({ least: 0, whole: true }),
  },
  {},
)

const keys = { floorAreaM2: number({ least: 0 }), benchLengthM: number({ least: 0 }) }
const capacityFacts = record({}, { ...keys, heel: heelTest })

type HeelTest = FactsOf<typeof heelTest>
export type PassengerCapacityFacts = FactsOf<typeof capacityFacts>

export type PassengerCapacityValue = {
  readonly byArea: number
  /** Without benches there is none. */
  readonly byBenches: number | null
  /** Without a heel test, or where it was passed, there is none. */
  readonly byHeel: number | null
  readonly capacity: number
}

/** By floor area, by benches (the lesser, B2), lowered where the boat heels too far. */
export const passengerCapacityDecision = (law: Law) =>
  calculationOf(instrument)({
    decision: 'passenger-capacity',
    title: say('greatest number of passengers', 'यात्रियों की अधिकतम संख्या'),
    citation: '24(1)',
    citations: ['24(1)(a)', '24(1)(b)', '24(1)(c)'],
    params: noParams,
    facts: capacityFacts,
    whole: record(keys, { heel: heelTest }),
    leaves: [
      { path: 'floorAreaM2', name: say('floor area in square metres', 'वर्गमीटर में फर्श'), tries: [0, 1000] },
      { path: 'benchLengthM', name: say('metres of bench', 'बेंच की लम्बाई, मीटर में'), tries: [0, 1, 1000] },
    ],
    optional: ['heel.submergedCm', 'heel.freeboardCm', 'heel.passengers'],
    value: ({ floorAreaM2, benchLengthM, heel }): PassengerCapacityValue => {
      const { capacity } = law.figures
      const byArea = floor(times(exact(floorAreaM2), exact(capacity.perSquareMetre.value)))
      const byBenches =
        benchLengthM > 0 ? floor(times(exact(benchLengthM), exact(capacity.perMetre.value))) : null
      const byHeel = heel ? reducedByHeel(law, heel) : null
      const benchesAlone = law.readings.B2 === 'benches' && byBenches !== null
      const limits = [benchesAlone ? null : byArea, byBenches, byHeel].filter((limit) => limit !== null)
      return { byArea, byBenches, byHeel, capacity: Math.min(...limits) }
    },
    tell: (value, facts) => ({ found: passengers(value.capacity), lines: capacityLines(law, value, facts) }),
  })

/** Null where no more than half of the freeboard went under; else reduced in proportion. */
function reducedByHeel(
  { figures: { capacity } }: Law,
  { submergedCm, freeboardCm, passengers: carried }: HeelTest,
): number | null {
  const allowed = times(exact(freeboardCm), per(exact(capacity.heel.value), exact(100)))
  const submerged = exact(submergedCm)
  if (compare(submerged, allowed) <= 0) return null
  return floor(per(times(exact(carried), allowed), submerged))
}

const passengers = (count: number) => frame(say('{0} passengers', '{0} यात्री'), same(count))

function capacityLines(
  law: Law,
  { byArea, byBenches, byHeel }: PassengerCapacityValue,
  facts: PassengerCapacityFacts,
): CalculationLine[] {
  const { capacity } = law.figures
  const area: CalculationLine = {
    citation: '24(1)(a)',
    words: frame(
      say('floor area in square metres × {0}', 'फर्श के वर्गमीटर × {0}'),
      same(capacity.perSquareMetre.value),
    ),
    record: measured(say('Floor: {0} square metres', 'फर्श: {0} वर्गमीटर'), facts.floorAreaM2),
    found: passengers(byArea),
  }
  const benches =
    byBenches === null
      ? []
      : [
          {
            citation: '24(1)(b)',
            words: frame(
              say('{0} persons for each metre of bench', 'बेंच के हर मीटर पर {0} व्यक्ति'),
              same(capacity.perMetre.value),
            ),
            record: measured(say('Benches: {0} metres', 'बेंच: {0} मीटर'), facts.benchLengthM),
            found: passengers(byBenches),
            interpretations: ['B2'] as const,
          },
        ]
  return [area, ...benches, ...heelLines(law, byHeel, facts.heel)]
}

const measured = (pattern: Bilingual, figure: number | undefined) => frame(pattern, same(figure ?? 0))

function heelLines(
  { figures: { capacity } }: Law,
  byHeel: number | null,
  heel: HeelTest | undefined,
): CalculationLine[] {
  if (byHeel === null || heel === undefined) return []
  const words = frame(
    say(
      'heeled by more than {0} per cent of the freeboard: reduced',
      'मुक्तांश के {0} प्रतिशत से ज्यादा झुकी: कम किया गया',
    ),
    same(capacity.heel.value),
  )
  const record = frame(
    say(
      'Heel test with {0} passengers: {1} of {2} cm under water',
      'झुकाव जाँच, {0} यात्रियों के साथ: {2} में से {1} से.मी. पानी में',
    ),
    same(heel.passengers),
    same(heel.submergedCm),
    same(heel.freeboardCm),
  )
  return [{ citation: '24(1)(c)', words, record, found: passengers(byHeel) }]
}

const counted = {
  adults: number({ least: 0, whole: true }),
  childrenUnder12: number({ least: 0, whole: true }),
  luggageKg: number({ least: 0 }),
}
const personsFacts = record({}, counted)

export type PersonsEquivalentFacts = FactsOf<typeof personsFacts>
export type PersonsEquivalentValue = { readonly persons: number }

const countedAsOne = ({ figures: { person } }: Law): Bilingual =>
  frame(
    say(
      '{0} children under {2}, or {1} kg of luggage, count as one person',
      '{2} वर्ष से कम के {0} बच्चे, या {1} कि.ग्रा. सामान, एक व्यक्ति गिने जाते हैं',
    ),
    same(person.children.value),
    same(person.luggage.value),
    same(person.childrenUnder.value),
  )

/** Two children below twelve are one person, and so are 65 kg of luggage; a part counts as a whole. */
export const personsEquivalentDecision = (law: Law) =>
  calculationOf(instrument)({
    decision: 'persons-equivalent',
    title: say('persons on board', 'नाव पर व्यक्तियों की गिनती'),
    citation: '24(2)',
    citations: ['24(2)'],
    params: noParams,
    facts: personsFacts,
    whole: record(counted, {}),
    leaves: [
      { path: 'adults', name: say('adults', 'वयस्क'), tries: [0, 1000] },
      {
        path: 'childrenUnder12',
        name: frame(
          say('children under {0}', '{0} वर्ष से कम के बच्चे'),
          same(law.figures.person.childrenUnder.value),
        ),
        tries: [0, 1000],
      },
      { path: 'luggageKg', name: say('luggage in kilograms', 'सामान, कि.ग्रा. में'), tries: [0, 100_000] },
    ],
    value: ({ adults, childrenUnder12, luggageKg }): PersonsEquivalentValue => {
      const { person } = law.figures
      const children = per(exact(childrenUnder12), exact(person.children.value))
      const luggage = per(exact(luggageKg), exact(person.luggage.value))
      return { persons: ceiling(plus(plus(exact(adults), children), luggage)) }
    },
    tell: ({ persons }, { adults, childrenUnder12, luggageKg }) => {
      const found = frame(say('{0} persons', '{0} व्यक्ति'), same(persons))
      const words = countedAsOne(law)
      const record = frame(
        say('{0} adults, {1} children, {2} kg of luggage', '{0} वयस्क, {1} बच्चे, {2} कि.ग्रा. सामान'),
        same(adults),
        same(childrenUnder12),
        same(luggageKg),
      )
      return { found, lines: [{ citation: '24(2)', words, record, found }] }
    },
  })
