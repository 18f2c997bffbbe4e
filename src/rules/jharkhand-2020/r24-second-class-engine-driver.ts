// Rules 23(iv), 24 and 25: who may sit the examination for second class engine driver.
import type { Parameter, Rule, Service, ServiceWhere } from '../fold/rule.ts'
import { say } from '../words.ts'
import {
  ageOf,
  basicCourses,
  citizen,
  courseDone,
  hindi,
  inductionTraining,
  schoolClass,
  training,
} from './conditions.ts'
import { instrument } from './instrument.ts'
import { age, schooling, secondClassDriver as asked } from './parameters.ts'

const trained = { training: [training('rating-induction-engine')] }
const inland: ServiceWhere = { waters: 'inland', state: instrument.state }

const counted = (citation: string, parameter: Parameter, where: ServiceWhere): Service => ({
  kind: 'service',
  citation,
  where,
  phrase: 'not-less-than',
  parameter,
})

const engineRoom: ServiceWhere = { department: 'engine', leastBhp: asked.engineRoomBhp }

/** D4: no BHP line, either department. */
const asRating: ServiceWhere = { capacities: ['gp-rating', 'engine-rating'] }

/** D20: the six months in the State are asked within each limb. */
const fourYears: Rule = {
  kind: 'any',
  citation: '25(iv)(a)',
  route: '(a)',
  words: say('four years in the engine room or as rating', 'इंजन कक्ष में या रेटिंग के रूप में चार वर्ष'),
  interpretations: ['D20'],
  of: [
    {
      kind: 'all',
      citation: '25(iv)(a)',
      words: say(
        'four years in the engine room of vessels of 226 BHP or more',
        '226 बीएचपी या अधिक के जलयान के इंजन कक्ष में चार वर्ष',
      ),
      of: [
        { ...counted('25(iv)(a)', asked.engineRoom, engineRoom), ...trained, interpretations: ['D3', 'D5'] },
        {
          ...counted('25(iv)(a)', asked.asAssistant, { ...engineRoom, capacities: ['assistant-to-driver'] }),
          interpretations: ['D17'],
        },
        { ...counted('25(iv)(b)', asked.inTheState, { ...engineRoom, ...inland }), interpretations: ['D20'] },
      ],
    },
    {
      kind: 'all',
      citation: '25(iv)(a)',
      words: say('four years as GP rating or rating (engine)', 'जी.पी. रेटिंग या रेटिंग (इंजन) के रूप में चार वर्ष'),
      interpretations: ['D4'],
      of: [
        { ...counted('25(iv)(a)', asked.asRating, asRating), ...trained, interpretations: ['D3', 'D4'] },
        { ...counted('25(iv)(b)', asked.inTheState, { ...asRating, ...inland }), interpretations: ['D20'] },
      ],
    },
  ],
}

/** D24: the year as assistant or oilman binds both tiers. */
const tier = (total: Parameter, leastBhp: Parameter): Rule => ({
  kind: 'all',
  citation: '25(iv)(c)',
  words: say(
    'service with a year of it as assistant or oilman',
    'सेवा, जिसमें से एक वर्ष चालक के सहायक या ऑयलमैन के रूप में',
  ),
  interpretations: ['D24'],
  of: [
    {
      ...counted('25(iv)(c)', total, { department: 'engine', leastBhp }),
      ...trained,
      interpretations: ['D3', 'D5'],
    },
    {
      ...counted('25(iv)(c)', asked.tierAssistant, {
        department: 'engine',
        leastBhp,
        capacities: ['assistant-to-driver', 'oilman'],
      }),
      interpretations: ['D17', 'D24'],
    },
  ],
})

const fiveOrSixYears: Rule = {
  kind: 'any',
  citation: '25(iv)(c)',
  route: '(c)',
  words: say(
    'five or six years in the engine room by the power of the vessel',
    'जलयान की शक्ति के अनुसार इंजन कक्ष में पाँच या छह वर्ष',
  ),
  of: [tier(asked.tierOne, asked.tierOneBhp), tier(asked.tierTwo, asked.tierTwoBhp)],
}

const byMatric: Rule = {
  kind: 'all',
  citation: '25(iv)(d)',
  route: '(d)',
  words: say('matriculation and three years of service', 'मैट्रिक और तीन वर्ष की सेवा'),
  interpretations: ['D25'],
  of: [
    schoolClass('25(iv)(d)', schooling.matricDriver),
    { ...counted('25(iv)(d)', asked.matric, {}), ...trained, interpretations: ['D3', 'D25'] },
    {
      ...counted('25(iv)(d)', asked.matricAssistant, { capacities: ['oilman', 'assistant-to-driver'] }),
      interpretations: ['D17'],
    },
    counted('25(iv)(d)', asked.matricInTheState, { state: instrument.state }),
  ],
}

const byCadetship: Rule = {
  kind: 'all',
  citation: '25(iv)(e)',
  route: '(e)',
  words: say(
    'matriculation, cadet training and two years as cadet',
    'मैट्रिक, कैडेट प्रशिक्षण और कैडेट के रूप में दो वर्ष',
  ),
  of: [
    schoolClass('25(iv)(e)', schooling.matricCadetDriver),
    courseDone('25(iv)(e)', 'inland-vessel-cadet'),
    {
      ...counted('25(iv)(e)', asked.cadet, { capacities: ['cadet'], structuredTraining: true }),
      ...trained,
      interpretations: ['D3'],
    },
    counted('25(iv)(e)', asked.cadetWatch, {
      state: instrument.state,
      watchkeepingUnder: ['second-class-engine-driver', 'first-class-engine-driver', 'inland-engineer'],
    }),
  ],
}

/** The requirements in the order in which they are listed. */
export const secondClassDriverAdmission: readonly Rule[] = [
  citizen('24(i)'),
  ageOf('24(ii)', age.secondClassDriver),
  hindi('24(iii)'),
  { ...schoolClass('25(i)', schooling.secondClassDriver), interpretations: ['D21'] },
  inductionTraining('25(ii)', 'rating-induction-engine', instrument.commencement),
  courseDone('25(iii)', 'preparatory-second-class-engine-driver'),
  basicCourses('23(iv)'),
  {
    kind: 'any',
    citation: '25(iv)',
    words: say('service by any one of the ways of Rule 25', 'नियम 25 के किसी एक मार्ग से सेवा'),
    of: [fourYears, fiveOrSixYears, byMatric, byCadetship],
  },
]
