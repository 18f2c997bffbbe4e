// Rule 31: who may sit the examination for serang.
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
import { age, schooling, serang } from './parameters.ts'

const bothTrainings = [training('preparatory-serang'), training('rating-induction-deck')]
const helm: ServiceWhere = { capacities: ['helmsman', 'sukani', 'assistant-to-master'] }

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
const tier = (total: Parameter, leastBhp: Parameter): Rule => ({
  kind: 'all',
  citation: '31(v)',
  words: say('service with a year of it at the helm', 'सेवा, जिसमें से एक वर्ष सुकानी या मास्टर के सहायक के रूप में'),
  interpretations: ['D2', 'D17'],
  of: [
    {
      ...counted('31(v)', total, { leastBhp }),
      training: bothTrainings,
      interpretations: ['D2', 'D3', 'D5'],
    },
    { ...counted('31(v)', serang.atTheHelm, { ...helm, leastBhp }), interpretations: ['D17'] },
  ],
})

const byService: Rule = {
  kind: 'all',
  citation: '31(v)',
  route: '(v)',
  words: say('by years of service on vessels of a given power', 'तय शक्ति के जलयानों पर वर्षों की सेवा से'),
  of: [
    {
      kind: 'any',
      citation: '31(v)',
      words: say(
        'four, five or six years by the power of the vessel',
        'जलयान की शक्ति के अनुसार चार, पाँच या छह वर्ष',
      ),
      of: [
        tier(serang.tierOne, serang.tierOneBhp),
        tier(serang.tierTwo, serang.tierTwoBhp),
        tier(serang.tierThree, serang.tierThreeBhp),
      ],
    },
    inTheState('31(v)', serang.inTheState),
  ],
}

const byMatric: Rule = {
  kind: 'all',
  citation: '31(vi)',
  route: '(vi)',
  words: say('matriculation and three years of service', 'मैट्रिक और तीन वर्ष की सेवा'),
  of: [
    schoolClass('31(vi)', schooling.matricSerang),
    { ...counted('31(vi)', serang.matric, {}), training: bothTrainings, interpretations: ['D3'] },
    counted('31(vi)', serang.matricAtTheHelm, helm),
    inTheState('31(vi)', serang.matricInTheState),
  ],
}

const byCadetship: Rule = {
  kind: 'all',
  citation: '31(vii)',
  route: '(vii)',
  words: say(
    'matriculation, cadet training and two years as cadet',
    'मैट्रिक, कैडेट प्रशिक्षण और कैडेट के रूप में दो वर्ष',
  ),
  of: [
    schoolClass('31(vii)', schooling.matricCadetSerang),
    courseDone('31(vii)', 'inland-vessel-cadet'),
    {
      ...counted('31(vii)', serang.cadet, { capacities: ['cadet'], structuredTraining: true }),
      training: bothTrainings,
      interpretations: ['D3'],
    },
    counted('31(vii)', serang.cadetWatch, {
      state: instrument.state,
      watchkeepingUnder: ['serang', 'second-class-master', 'first-class-master'],
    }),
  ],
}

const byWaterTransport: Rule = {
  kind: 'uniformed',
  citation: '31(viii)',
  route: '(viii)',
  where: { forces: ['police-water-transport', 'pac', 'paramilitary'], waterTransportUnit: true },
  parameter: serang.waterTransport,
}

/** The requirements of Rules 30 and 31 in the order in which they are listed. */
export const serangAdmission: readonly Rule[] = [
  citizen('31(i)(a)'),
  ageOf('31(i)(b)', age.serang),
  hindi('31(i)(c)'),
  schoolClass('31(ii)', schooling.serang),
  courseDone('31(iii)', 'preparatory-serang'),
  inductionTraining('31(iv)', 'rating-induction-deck', instrument.commencement),
  basicCourses('30(iii)'),
  {
    kind: 'any',
    citation: '31(v)-(viii)',
    words: say('service by any one of the ways of Rule 31', 'नियम 31 के किसी एक मार्ग से सेवा'),
    of: [byService, byMatric, byCadetship, byWaterTransport],
  },
]
