// Rules 23(iv), 24 and 25: who may sit the examination for second class engine driver.
import type { Parameter, Rule, Service, ServiceWhere } from '../fold/rule.ts'
import { timeOf } from '../vocabulary/phrases.ts'
import { frame, same, say } from '../words.ts'
import {
  ageOf,
  basicCourses,
  citizen,
  courseAsRead,
  hindi,
  inductionTraining,
  orDgShipping,
  schoolClass,
  training,
} from './conditions.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

const trained = (law: Law) => ({ training: [training('rating-induction-engine', orDgShipping(law))] })
const inland: ServiceWhere = { waters: 'inland', state: instrument.state }

const counted = (citation: string, parameter: Parameter, where: ServiceWhere): Service => ({
  kind: 'service',
  citation,
  where,
  phrase: 'not-less-than',
  parameter,
})

const engineRoom = ({ figures }: Law): ServiceWhere => ({
  department: 'engine',
  leastBhp: figures.secondClassDriver.engineRoomBhp,
})

/** D4: no BHP line, either department. */
const asRating = ({ readings, figures }: Law): ServiceWhere => ({
  capacities: ['gp-rating', 'engine-rating'],
  ...(readings.D4 === 'same-power' ? { leastBhp: figures.secondClassDriver.engineRoomBhp } : {}),
})

const fourYears = (law: Law): Rule => ({
  kind: 'any',
  citation: '25(iv)(a)',
  route: '(a)',
  words: frame(
    say('{0} in the engine room or as rating', 'इंजन कक्ष में या रेटिंग के रूप में {0}'),
    timeOf(law.figures.secondClassDriver.engineRoom),
  ),
  interpretations: ['D20'],
  of: [inTheEngineRoom(law), asARating(law)],
})

/** D20: the six months in the State are asked within each limb. */
const inTheEngineRoom = (law: Law): Rule => {
  const { secondClassDriver: asked } = law.figures
  const ofPower = engineRoom(law)
  return {
    kind: 'all',
    citation: '25(iv)(a)',
    words: frame(
      say(
        '{1} in the engine room of vessels of {0} BHP or more',
        '{0} बीएचपी या अधिक के जलयान के इंजन कक्ष में {1}',
      ),
      same(asked.engineRoomBhp.value),
      timeOf(asked.engineRoom),
    ),
    of: [
      { ...counted('25(iv)(a)', asked.engineRoom, ofPower), ...trained(law), interpretations: ['D3', 'D5'] },
      {
        ...counted('25(iv)(a)', asked.asAssistant, { ...ofPower, capacities: ['assistant-to-driver'] }),
        interpretations: ['D17'],
      },
      ...(law.readings.D20 === 'each-limb' ? [inTheState(law, ofPower)] : []),
    ],
  }
}

const asARating = (law: Law): Rule => ({
  kind: 'all',
  citation: '25(iv)(a)',
  words: frame(
    say('{0} as GP rating or rating (engine)', 'जी.पी. रेटिंग या रेटिंग (इंजन) के रूप में {0}'),
    timeOf(law.figures.secondClassDriver.asRating),
  ),
  interpretations: ['D4'],
  of: [
    {
      ...counted('25(iv)(a)', law.figures.secondClassDriver.asRating, asRating(law)),
      ...trained(law),
      interpretations: ['D3', 'D4'],
    },
    inTheState(law, asRating(law)),
  ],
})

const inTheState = ({ figures }: Law, where: ServiceWhere): Rule => ({
  ...counted('25(iv)(b)', figures.secondClassDriver.inTheState, { ...where, ...inland }),
  interpretations: ['D20'],
})

/** D24: the year as assistant or oilman binds both tiers. */
const tier = (law: Law, total: Parameter, leastBhp: Parameter, withAssistant: boolean): Rule => ({
  kind: 'all',
  citation: '25(iv)(c)',
  words: frame(
    say('service with {0} of it as assistant or oilman', 'सेवा, जिसमें से {0} चालक के सहायक या ऑयलमैन के रूप में'),
    timeOf(law.figures.secondClassDriver.tierAssistant),
  ),
  interpretations: ['D24'],
  of: [
    {
      ...counted('25(iv)(c)', total, { department: 'engine', leastBhp }),
      ...trained(law),
      interpretations: ['D3', 'D5'],
    },
    ...(withAssistant ? [yearAsAssistant(law, leastBhp)] : []),
  ],
})

const yearAsAssistant = ({ figures }: Law, leastBhp: Parameter): Rule => ({
  ...counted('25(iv)(c)', figures.secondClassDriver.tierAssistant, {
    department: 'engine',
    leastBhp,
    capacities: ['assistant-to-driver', 'oilman'],
  }),
  interpretations: ['D17', 'D24'],
})

const fiveOrSixYears = (law: Law): Rule => ({
  kind: 'any',
  citation: '25(iv)(c)',
  route: '(c)',
  words: frame(
    say(
      '{0} or {1} in the engine room by the power of the vessel',
      'जलयान की शक्ति के अनुसार इंजन कक्ष में {0} या {1}',
    ),
    timeOf(law.figures.secondClassDriver.tierOne),
    timeOf(law.figures.secondClassDriver.tierTwo),
  ),
  of: bothTiers(law),
})

function bothTiers(law: Law): readonly Rule[] {
  const { tierOne, tierOneBhp, tierTwo, tierTwoBhp } = law.figures.secondClassDriver
  return [
    tier(law, tierOne, tierOneBhp, law.readings.D24 === 'both-tiers'),
    tier(law, tierTwo, tierTwoBhp, true),
  ]
}

const byMatric = (law: Law): Rule => ({
  kind: 'all',
  citation: '25(iv)(d)',
  route: '(d)',
  words: frame(
    say('matriculation and {0} of service', 'मैट्रिक और {0} की सेवा'),
    timeOf(law.figures.secondClassDriver.matric),
  ),
  interpretations: ['D25'],
  of: [
    schoolClass('25(iv)(d)', law.figures.schooling.matricDriver),
    {
      ...counted('25(iv)(d)', law.figures.secondClassDriver.matric, watersAsRead(law)),
      ...trained(law),
      interpretations: ['D3', 'D25'],
    },
    {
      ...counted('25(iv)(d)', law.figures.secondClassDriver.matricAssistant, {
        ...watersAsRead(law),
        capacities: ['oilman', 'assistant-to-driver'],
      }),
      interpretations: ['D17'],
    },
    counted('25(iv)(d)', law.figures.secondClassDriver.matricInTheState, { state: instrument.state }),
  ],
})

/** D25: "at or on Inland Waters" has lost the word sea. */
const watersAsRead = ({ readings }: Law): ServiceWhere =>
  readings.D25 === 'inland' ? { waters: 'inland' } : {}

const byCadetship = (law: Law): Rule => ({
  kind: 'all',
  citation: '25(iv)(e)',
  route: '(e)',
  words: frame(
    say('matriculation, cadet training and {0} as cadet', 'मैट्रिक, कैडेट प्रशिक्षण और कैडेट के रूप में {0}'),
    timeOf(law.figures.secondClassDriver.cadet),
  ),
  of: [
    schoolClass('25(iv)(e)', law.figures.schooling.matricCadetDriver),
    courseAsRead(law, '25(iv)(e)', 'inland-vessel-cadet'),
    {
      ...counted('25(iv)(e)', law.figures.secondClassDriver.cadet, {
        capacities: ['cadet'],
        structuredTraining: true,
      }),
      ...trained(law),
      interpretations: ['D3'],
    },
    counted('25(iv)(e)', law.figures.secondClassDriver.cadetWatch, {
      state: instrument.state,
      watchkeepingUnder: ['second-class-engine-driver', 'first-class-engine-driver', 'inland-engineer'],
    }),
  ],
})

/** L1: as the Hindi text and 31(iv) say; the English text asks the training of everyone. */
function induction(law: Law): Rule {
  const asked = inductionTraining('25(ii)', 'rating-induction-engine', law)
  return law.readings.L1 === 'everyone'
    ? asked.rule
    : { ...asked, interpretations: [...(asked.interpretations ?? []), 'L1'] }
}

/** The requirements in the order in which they are listed. */
export const secondClassDriverAdmission = (law: Law): readonly Rule[] => [
  citizen('24(i)'),
  ageOf('24(ii)', law.figures.age.secondClassDriver),
  hindi('24(iii)'),
  { ...schoolClass('25(i)', law.figures.schooling.secondClassDriver), interpretations: ['D21'] },
  induction(law),
  courseAsRead(law, '25(iii)', 'preparatory-second-class-engine-driver'),
  basicCourses('23(iv)'),
  {
    kind: 'any',
    citation: '25(iv)',
    words: say('service by any one of the ways of Rule 25', 'नियम 25 के किसी एक मार्ग से सेवा'),
    of: [fourYears(law), fiveOrSixYears(law), byMatric(law), byCadetship(law)],
  },
]
