// Prints the words of counted service from the rule itself, so that no figure is said that is not asked.
import { certificateGradeNames } from '../vocabulary/grades.ts'
import {
  capacityNames,
  departmentNames,
  forceNames,
  uniformedCapacityNames,
  watersNames,
} from '../vocabulary/service.ts'
import { courseNames } from '../vocabulary/courses.ts'
import { either, frame, join, once, same, say, type Bilingual } from '../words.ts'
import type { Service, ServiceWhere, Uniformed, UniformedWhere } from './rule.ts'

const comma = say(', ', ', ')

/** "at least 48 months of service, in the engine room, on vessels of 226 BHP or more" */
export const serviceWords = once((rule: Service): Bilingual => {
  const count = same(rule.parameter.value)
  const total =
    rule.phrase === 'exceeding'
      ? frame(say('more than {0} months of service', '{0} माह से अधिक की सेवा'), count)
      : frame(say('at least {0} months of service', 'कम से कम {0} माह की सेवा'), count)
  return withConditions(total, [...whereWords(rule.where), ...holdingWords(rule), ...trainingWords(rule)])
})

export const uniformedWords = once((rule: Uniformed): Bilingual => {
  const total = frame(
    say('at least {0} months of service in the {1}', '{1} में कम से कम {0} माह की सेवा'),
    same(rule.parameter.value),
    either(rule.where.forces.map((force) => forceNames[force])),
  )
  return withConditions(total, uniformedConditions(rule.where))
})

/** The kind of service without the figure, for the line of a measure. */
export const kindOfService = once((rule: Service): Bilingual => {
  const conditions = [...whereWords(rule.where), ...holdingWords(rule)]
  return conditions.length === 0 ? say('service', 'सेवा') : withConditions(say('service', 'सेवा'), conditions)
})

const withConditions = (total: Bilingual, conditions: readonly Bilingual[]): Bilingual =>
  conditions.length === 0 ? total : frame(say('{0}, {1}', '{0} – {1}'), total, join(conditions, comma))

function whereWords(where: ServiceWhere): Bilingual[] {
  return [
    where.department && frame(say('in the {0}', '{0} में'), departmentNames[where.department]),
    where.capacities &&
      frame(say('as {0}', '{0} के रूप में'), either(where.capacities.map((one) => capacityNames[one]))),
    where.leastBhp && frame(powerWords[where.bhpPhrase ?? 'not-less-than'], same(where.leastBhp.value)),
    where.leastNhp &&
      frame(
        say('on vessels of {0} NHP or more', '{0} एनएचपी या अधिक के जलयानों पर'),
        same(where.leastNhp.value),
      ),
    where.waters && frame(say('on {0}', '{0} पर'), watersNames[where.waters]),
    where.state === undefined
      ? undefined
      : say('on vessels plying in the State', 'इस राज्य में चलने वाले जलयानों पर'),
    ...markWords(where),
  ].filter((words) => words !== undefined)
}

const powerWords = {
  'not-less-than': say('on vessels of {0} BHP or more', '{0} बीएचपी या अधिक के जलयानों पर'),
  exceeding: say('on vessels of more than {0} BHP', '{0} बीएचपी से अधिक के जलयानों पर'),
} as const

const markWords = (where: ServiceWhere): (Bilingual | undefined)[] => [
  where.mainEngineWatch && say('on regular watch on the main engine', 'मुख्य इंजन पर नियमित निगरानी में'),
  where.inCharge && say('in charge of the engine', 'इंजन के प्रभार में'),
  where.structuredTraining &&
    say('under the onboard structured training programme', 'जलयान संरचित प्रशिक्षण कार्यक्रम के अधीन'),
  where.watchkeepingUnder &&
    frame(
      say('keeping watch under a {0}', '{0} के अधीन वाच कीपिंग में'),
      either(where.watchkeepingUnder.map((grade) => certificateGradeNames[grade])),
    ),
]

const holdingWords = ({ whileHolding }: Service): Bilingual[] =>
  whileHolding === undefined
    ? []
    : [
        frame(
          say('while holding the certificate of {0}', '{0} का प्रमाणपत्र धारण करते हुए'),
          either([whileHolding].flat().map((grade) => certificateGradeNames[grade])),
        ),
      ]

const trainingWords = ({ training }: Service): Bilingual[] =>
  training === undefined
    ? []
    : [
        frame(
          say('the training period of {0} counted in', 'प्रशिक्षण की अवधि जोड़कर ({0})'),
          join(
            training.map(({ course }) => courseNames[course]),
            say(' and ', ' और '),
          ),
        ),
      ]

const uniformedConditions = (where: UniformedWhere): Bilingual[] =>
  [
    where.waterTransportUnit && say('in a flood or water transport unit', 'बाढ़ या जल परिवहन कंपनी में'),
    where.capacity && frame(say('as {0}', '{0} के रूप में'), uniformedCapacityNames[where.capacity]),
    where.leastBhp &&
      frame(
        say('on vessels of {0} BHP or more', '{0} बीएचपी या अधिक के जलयानों पर'),
        same(where.leastBhp.value),
      ),
  ].filter((words) => words !== undefined)
