// Rules 30(iii) and 32: who may sit the examination for second class master.
import type { Rule } from '../fold/rule.ts'
import { say } from '../words.ts'
import { ageOf, basicCourses, courseDone, holds, training } from './conditions.ts'
import { age, secondClassMaster as asked } from './parameters.ts'

const counted = {
  kind: 'service',
  citation: '32(iv)',
  phrase: 'not-less-than',
  training: [training('preparatory-second-class-master')],
  interpretations: ['D3', 'D5'],
} as const

/** The requirements in the order in which they are listed. */
export const secondClassMasterAdmission: readonly Rule[] = [
  ageOf('32(i)', age.secondClassMaster),
  holds('32(ii)', 'serang'),
  courseDone('32(iii)', 'preparatory-second-class-master'),
  basicCourses('30(iii)'),
  {
    kind: 'any',
    citation: '32(iv)',
    words: say('service as helmsman, sukani or serang', 'हेल्समैन, सुकानी या सेरांग के रूप में सेवा'),
    of: [
      {
        ...counted,
        route: '(a)',
        where: { capacities: ['helmsman', 'sukani'], waters: 'inland', leastBhp: asked.sukaniBhp },
        parameter: asked.sukani,
      },
      {
        ...counted,
        route: '(b)',
        where: { capacities: ['serang'], waters: 'inland' },
        parameter: asked.serang,
      },
    ],
  },
]
