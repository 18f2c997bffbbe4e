// Rules 23(iv) and 29: who may sit the examination for inland vessel engineer.
import type { Rule } from '../fold/rule.ts'
import { say } from '../words.ts'
import { ageOf, basicCourses, courseDone, holds, training } from './conditions.ts'
import { age, engineer as asked } from './parameters.ts'

const counted = {
  kind: 'service',
  citation: '29(ii)(b)(ii)',
  whileHolding: 'first-class-engine-driver',
  training: [training('preparatory-inland-engineer')],
  interpretations: ['D3', 'D5', 'D23'],
} as const

/** The requirements in the order in which they are listed. */
export const engineerAdmission: readonly Rule[] = [
  ageOf('29(i)', age.engineer),
  courseDone('29(ii)(a)', 'preparatory-inland-engineer'),
  basicCourses('23(iv)'),
  holds('29(ii)(b)(i)', 'first-class-engine-driver'),
  {
    kind: 'any',
    citation: '29(ii)(b)(ii)',
    words: say('service while holding the first class certificate', 'प्रथम श्रेणी का प्रमाणपत्र धारण करते हुए सेवा'),
    of: [
      {
        ...counted,
        route: '(a)',
        where: { department: 'engine', leastBhp: asked.aboveBhp },
        phrase: 'not-less-than',
        parameter: asked.above,
      },
      {
        ...counted,
        route: '(b)',
        where: { department: 'engine' },
        phrase: 'exceeding',
        parameter: asked.any,
      },
    ],
  },
]
