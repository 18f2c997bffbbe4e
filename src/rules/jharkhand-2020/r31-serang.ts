// Rule 31: who may sit the examination for serang.
import type { Parameter, Rule, Service, ServiceWhere } from '../fold/rule.ts'
import { timeOf } from '../vocabulary/phrases.ts'
import { frame, say } from '../words.ts'
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

const bothTrainings = (law: Law) => [
  training('preparatory-serang', orDgShipping(law)),
  training('rating-induction-deck', orDgShipping(law)),
]

/** L2: the Hindi text leaves the helmsman out. */
const atTheHelm = ({ readings }: Law): ServiceWhere => ({
  capacities: [...helmsmen[readings.L2], 'sukani', 'assistant-to-master'],
})

const helmsmen = { helmsman: ['helmsman'], 'no-helmsman': [] } as const

const counted = (citation: string, parameter: Parameter, where: ServiceWhere): Service => ({
  kind: 'service',
  citation,
  where,
  phrase: 'not-less-than',
  parameter,
})

const inTheState = (citation: string, parameter: Parameter) =>
  counted(citation, parameter, { state: instrument.state })

/** D2: any department. D17: the year at the helm is counted within the tier. */
const tier = (law: Law, total: Parameter, leastBhp: Parameter): Rule => ({
  kind: 'all',
  citation: '31(v)',
  words: frame(
    say('service with {0} of it at the helm', 'सेवा, जिसमें से {0} सुकानी या मास्टर के सहायक के रूप में'),
    timeOf(law.figures.serang.atTheHelm),
  ),
  interpretations: ['D2', 'D17'],
  of: [
    {
      ...counted('31(v)', total, tierService(law, leastBhp)),
      training: bothTrainings(law),
      interpretations: ['D2', 'D3', 'D5'],
    },
    {
      ...counted('31(v)', law.figures.serang.atTheHelm, helmOfTier(law, leastBhp)),
      interpretations: ['D17', 'L2'],
    },
  ],
})

const tierService = ({ readings }: Law, leastBhp: Parameter): ServiceWhere =>
  readings.D2 === 'deck' ? { leastBhp, department: 'deck' } : { leastBhp }

const helmOfTier = (law: Law, leastBhp: Parameter): ServiceWhere =>
  law.readings.D17 === 'within' ? { ...atTheHelm(law), ...tierService(law, leastBhp) } : atTheHelm(law)

const byService = (law: Law): Rule => ({
  kind: 'all',
  citation: '31(v)',
  route: '(v)',
  words: say('by years of service on vessels of a given power', 'तय शक्ति के जलयानों पर वर्षों की सेवा से'),
  of: [
    {
      kind: 'any',
      citation: '31(v)',
      words: frame(
        say('{0}, {1} or {2} by the power of the vessel', 'जलयान की शक्ति के अनुसार {0}, {1} या {2}'),
        timeOf(law.figures.serang.tierOne),
        timeOf(law.figures.serang.tierTwo),
        timeOf(law.figures.serang.tierThree),
      ),
      of: [
        tier(law, law.figures.serang.tierOne, law.figures.serang.tierOneBhp),
        tier(law, law.figures.serang.tierTwo, law.figures.serang.tierTwoBhp),
        tier(law, law.figures.serang.tierThree, law.figures.serang.tierThreeBhp),
      ],
    },
    inTheState('31(v)', law.figures.serang.inTheState),
  ],
})

const byMatric = (law: Law): Rule => ({
  kind: 'all',
  citation: '31(vi)',
  route: '(vi)',
  words: frame(
    say('matriculation and {0} of service', 'मैट्रिक और {0} की सेवा'),
    timeOf(law.figures.serang.matric),
  ),
  of: [
    schoolClass('31(vi)', law.figures.schooling.matricSerang),
    {
      ...counted('31(vi)', law.figures.serang.matric, {}),
      training: bothTrainings(law),
      interpretations: ['D3'],
    },
    {
      ...counted('31(vi)', law.figures.serang.matricAtTheHelm, atTheHelm(law)),
      interpretations: ['L2'],
    },
    inTheState('31(vi)', law.figures.serang.matricInTheState),
  ],
})

const byCadetship = (law: Law): Rule => ({
  kind: 'all',
  citation: '31(vii)',
  route: '(vii)',
  words: frame(
    say('matriculation, cadet training and {0} as cadet', 'मैट्रिक, कैडेट प्रशिक्षण और कैडेट के रूप में {0}'),
    timeOf(law.figures.serang.cadet),
  ),
  of: [
    schoolClass('31(vii)', law.figures.schooling.matricCadetSerang),
    courseAsRead(law, '31(vii)', 'inland-vessel-cadet'),
    {
      ...counted('31(vii)', law.figures.serang.cadet, { capacities: ['cadet'], structuredTraining: true }),
      training: bothTrainings(law),
      interpretations: ['D3'],
    },
    counted('31(vii)', law.figures.serang.cadetWatch, {
      state: instrument.state,
      watchkeepingUnder: ['serang', 'second-class-master', 'first-class-master'],
    }),
  ],
})

const byWaterTransport = ({ figures }: Law): Rule => ({
  kind: 'uniformed',
  citation: '31(viii)',
  route: '(viii)',
  where: { forces: ['police-water-transport', 'pac', 'paramilitary'], waterTransportUnit: true },
  parameter: figures.serang.waterTransport,
})

/** The requirements of Rules 30 and 31 in the order in which they are listed. */
export const serangAdmission = (law: Law): readonly Rule[] => [
  citizen('31(i)(a)'),
  ageOf('31(i)(b)', law.figures.age.serang),
  hindi('31(i)(c)'),
  schoolClass('31(ii)', law.figures.schooling.serang),
  courseAsRead(law, '31(iii)', 'preparatory-serang'),
  inductionTraining('31(iv)', 'rating-induction-deck', law),
  basicCourses('30(iii)'),
  {
    kind: 'any',
    citation: '31(v)-(viii)',
    words: say('service by any one of the ways of Rule 31', 'नियम 31 के किसी एक मार्ग से सेवा'),
    of: [byService(law), byMatric(law), byCadetship(law), byWaterTransport(law)],
  },
]
