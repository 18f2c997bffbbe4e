// Rules 23(iv) and 27: who may sit the examination for first class engine driver.
import type { Rule, Service } from '../fold/rule.ts'
import { say } from '../words.ts'
import { ageOf, basicCourses, courseDone, holds, training, withTransportDepartment } from './conditions.ts'
import { age, firstClassDriver as asked } from './parameters.ts'

const trained = { training: [training('preparatory-first-class-engine-driver', withTransportDepartment)] }
const holding = { whileHolding: 'second-class-engine-driver' } as const
const service = { kind: 'service', phrase: 'not-less-than' } as const

const assistant: Service = {
  ...service,
  ...holding,
  ...trained,
  citation: '27(iii)(a)',
  route: '(a)',
  where: { capacities: ['assistant-to-driver'], mainEngineWatch: true, leastBhp: asked.assistantBhp },
  parameter: asked.assistant,
  interpretations: ['D3', 'D5'],
}

const inCharge: Service = {
  ...service,
  ...holding,
  ...trained,
  citation: '27(iii)(b)',
  route: '(b)',
  where: { capacities: ['assistant-to-driver', 'oilman'], mainEngineWatch: true, leastBhp: asked.watchBhp },
  parameter: asked.watch,
  interpretations: ['D3', 'D5'],
}

/** D19: the holding is asked of the year only. */
const threeYears: Rule = {
  kind: 'all',
  citation: '27(iii)(c)',
  route: '(c)',
  words: say(
    'three years in the engine room, a year of it while holding',
    'इंजन कक्ष में तीन वर्ष, जिसमें से एक वर्ष प्रमाणपत्र धारण करते हुए',
  ),
  interpretations: ['D19'],
  of: [
    {
      ...service,
      ...trained,
      citation: '27(iii)(c)',
      where: { department: 'engine', leastBhp: asked.engineRoomBhp },
      parameter: asked.engineRoom,
      interpretations: ['D3', 'D5', 'D19'],
    },
    {
      ...service,
      ...holding,
      citation: '27(iii)(c)',
      where: {
        department: 'engine',
        leastBhp: asked.engineRoomBhp,
        capacities: ['assistant-to-driver', 'oilman'],
      },
      parameter: asked.engineRoomAssistant,
      interpretations: ['D17', 'D19'],
    },
  ],
}

const driver: Service = {
  ...service,
  ...holding,
  ...trained,
  citation: '27(iii)(d)',
  route: '(d)',
  where: { capacities: ['engine-driver'], leastBhp: asked.driverBhp },
  parameter: asked.driver,
  interpretations: ['D3', 'D5'],
}

/** The requirements in the order in which they are listed. */
export const firstClassDriverAdmission: readonly Rule[] = [
  ageOf('27', age.firstClassDriver),
  holds('27(i)', 'second-class-engine-driver'),
  courseDone('27(ii)', 'preparatory-first-class-engine-driver', withTransportDepartment),
  basicCourses('23(iv)'),
  {
    kind: 'any',
    citation: '27(iii)',
    words: say('service by any one of the ways of Rule 27', 'नियम 27 के किसी एक मार्ग से सेवा'),
    of: [assistant, inCharge, threeYears, driver],
  },
]
