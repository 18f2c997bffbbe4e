// Rules 30(iii) and 32: who may sit the examination for second class master.
import type { Rule } from '../fold/rule.ts'
import { say } from '../words.ts'
import { ageOf, basicCourses, courseAsRead, holds, orDgShipping, training } from './conditions.ts'
import type { Law } from './law.ts'

const counted = (law: Law) =>
  ({
    kind: 'service',
    citation: '32(iv)',
    phrase: 'not-less-than',
    training: [training('preparatory-second-class-master', orDgShipping(law))],
    interpretations: ['D3', 'D5'],
  }) as const

/** The requirements in the order in which they are listed. */
export const secondClassMasterAdmission = (law: Law): readonly Rule[] => [
  ageOf('32(i)', law.figures.age.secondClassMaster),
  holds('32(ii)', 'serang'),
  courseAsRead(law, '32(iii)', 'preparatory-second-class-master'),
  basicCourses('30(iii)'),
  {
    kind: 'any',
    citation: '32(iv)',
    words: say('service as helmsman, sukani or serang', 'हेल्समैन, सुकानी या सेरांग के रूप में सेवा'),
    of: [
      {
        ...counted(law),
        route: '(a)',
        where: {
          capacities: ['helmsman', 'sukani'],
          waters: 'inland',
          leastBhp: law.figures.secondClassMaster.sukaniBhp,
        },
        parameter: law.figures.secondClassMaster.sukani,
      },
      {
        ...counted(law),
        route: '(b)',
        where: { capacities: ['serang'], waters: 'inland' },
        parameter: law.figures.secondClassMaster.serang,
      },
    ],
  },
]
