// Rules 23(iv) and 29: who may sit the examination for inland vessel engineer.
import type { Rule, ServiceWhere } from '../fold/rule.ts'
import { say } from '../words.ts'
import { ageOf, basicCourses, courseAsRead, holds, orDgShipping, training } from './conditions.ts'
import type { Law } from './law.ts'

const counted = (law: Law) =>
  ({
    kind: 'service',
    citation: '29(ii)(b)(ii)',
    whileHolding: 'first-class-engine-driver',
    training: [training('preparatory-inland-engineer', orDgShipping(law))],
    interpretations: ['D3', 'D5', 'D23'],
  }) as const

/** D23: no department is named. */
const inTheEngineRoom = ({ readings }: Law): ServiceWhere =>
  readings.D23 === 'engine' ? { department: 'engine' } : {}

/** D5: "more than 226BHP", read as rule 22 draws its lines. */
const aboveTheLine = ({ readings, figures }: Law): ServiceWhere => ({
  leastBhp: figures.engineer.aboveBhp,
  ...(readings.D5 === 'above-the-line' ? { bhpPhrase: 'exceeding' } : {}),
})

/** The requirements in the order in which they are listed. */
export const engineerAdmission = (law: Law): readonly Rule[] => [
  ageOf('29(i)', law.figures.age.engineer),
  courseAsRead(law, '29(ii)(a)', 'preparatory-inland-engineer'),
  basicCourses('23(iv)'),
  holds('29(ii)(b)(i)', 'first-class-engine-driver'),
  {
    kind: 'any',
    citation: '29(ii)(b)(ii)',
    words: say('service while holding the first class certificate', 'प्रथम श्रेणी का प्रमाणपत्र धारण करते हुए सेवा'),
    of: [
      {
        ...counted(law),
        route: '(a)',
        where: { ...inTheEngineRoom(law), ...aboveTheLine(law) },
        phrase: 'not-less-than',
        parameter: law.figures.engineer.above,
      },
      {
        ...counted(law),
        route: '(b)',
        where: inTheEngineRoom(law),
        phrase: 'exceeding',
        parameter: law.figures.engineer.any,
      },
    ],
  },
]
