// Rules 23(iv) and 27: who may sit the examination for first class engine driver.
import type { Rule, Service } from '../fold/rule.ts'
import { timeOf } from '../vocabulary/phrases.ts'
import { frame, say } from '../words.ts'
import { ageOf, basicCourses, courseDone, holds, training, orTransportDepartment } from './conditions.ts'
import type { Law } from './law.ts'

const trained = (law: Law) => ({
  training: [training('preparatory-first-class-engine-driver', orTransportDepartment(law))],
})
const holding = { whileHolding: 'second-class-engine-driver' } as const
const service = { kind: 'service', phrase: 'not-less-than' } as const

const assistant = (law: Law): Service => ({
  ...service,
  ...holding,
  ...trained(law),
  citation: '27(iii)(a)',
  route: '(a)',
  where: {
    capacities: ['assistant-to-driver'],
    mainEngineWatch: true,
    leastBhp: law.figures.firstClassDriver.assistantBhp,
  },
  parameter: law.figures.firstClassDriver.assistant,
  interpretations: ['D3', 'D5'],
})

const inCharge = (law: Law): Service => ({
  ...service,
  ...holding,
  ...trained(law),
  citation: '27(iii)(b)',
  route: '(b)',
  where: {
    capacities: ['assistant-to-driver', 'oilman'],
    mainEngineWatch: true,
    leastBhp: law.figures.firstClassDriver.watchBhp,
  },
  parameter: law.figures.firstClassDriver.watch,
  interpretations: ['D3', 'D5'],
})

/** D19: the holding is asked of the year only. */
const threeYears = (law: Law): Rule => ({
  kind: 'all',
  citation: '27(iii)(c)',
  route: '(c)',
  words: frame(
    say('{0} in the engine room, {1} of it while holding', 'इंजन कक्ष में {0}, जिसमें से {1} प्रमाणपत्र धारण करते हुए'),
    timeOf(law.figures.firstClassDriver.engineRoom),
    timeOf(law.figures.firstClassDriver.engineRoomAssistant),
  ),
  interpretations: ['D19'],
  of: [
    {
      ...service,
      ...(law.readings.D19 === 'all-months' ? holding : {}),
      ...trained(law),
      citation: '27(iii)(c)',
      where: { department: 'engine', leastBhp: law.figures.firstClassDriver.engineRoomBhp },
      parameter: law.figures.firstClassDriver.engineRoom,
      interpretations: ['D3', 'D5', 'D19'],
    },
    {
      ...service,
      ...holding,
      citation: '27(iii)(c)',
      where: {
        department: 'engine',
        leastBhp: law.figures.firstClassDriver.engineRoomBhp,
        capacities: ['assistant-to-driver', 'oilman'],
      },
      parameter: law.figures.firstClassDriver.engineRoomAssistant,
      interpretations: ['D17', 'D19'],
    },
  ],
})

const driver = (law: Law): Service => ({
  ...service,
  ...holding,
  ...trained(law),
  citation: '27(iii)(d)',
  route: '(d)',
  where: { capacities: ['engine-driver'], leastBhp: law.figures.firstClassDriver.driverBhp },
  parameter: law.figures.firstClassDriver.driver,
  interpretations: ['D3', 'D5'],
})

/** The requirements in the order in which they are listed. */
export const firstClassDriverAdmission = (law: Law): readonly Rule[] => [
  ageOf('27', law.figures.age.firstClassDriver),
  holds('27(i)', 'second-class-engine-driver'),
  {
    ...courseDone('27(ii)', 'preparatory-first-class-engine-driver', orTransportDepartment(law)),
    interpretations: ['L3', 'L4'],
  },
  basicCourses('23(iv)'),
  {
    kind: 'any',
    citation: '27(iii)',
    words: say('service by any one of the ways of Rule 27', 'नियम 27 के किसी एक मार्ग से सेवा'),
    of: [assistant(law), inCharge(law), threeYears(law), driver(law)],
  },
]
