// Rules 30(iii) and 33: who may sit the examination for first class master.
import type { Rule } from '../fold/rule.ts'
import { say } from '../words.ts'
import { ageOf, basicCourses, courseDone, holds, recognisedOnly, training } from './conditions.ts'
import type { Law } from './law.ts'

const counted = {
  kind: 'service',
  phrase: 'not-less-than',
  whileHolding: 'second-class-master',
  training: [training('preparatory-first-class-master', recognisedOnly)],
  interpretations: ['D3', 'D5'],
} as const

/** The requirements in the order in which they are listed. */
export const firstClassMasterAdmission = ({ figures }: Law): readonly Rule[] => [
  ageOf('33(i)', figures.age.firstClassMaster),
  holds('33(ii)(a)', 'second-class-master'),
  courseDone('33(ii)(b)', 'preparatory-first-class-master', recognisedOnly),
  basicCourses('30(iii)'),
  {
    kind: 'any',
    citation: '33(iii)',
    words: say(
      'service as master or assistant to master while holding',
      'प्रमाणपत्र धारण करते हुए मास्टर या मास्टर के सहायक के रूप में सेवा',
    ),
    of: [
      {
        ...counted,
        citation: '33(iii)(a)',
        route: '(a)',
        where: { capacities: ['master'], leastBhp: figures.firstClassMaster.masterBhp },
        parameter: figures.firstClassMaster.master,
      },
      {
        ...counted,
        citation: '33(iii)(b)',
        route: '(b)',
        where: { capacities: ['assistant-to-master'], leastBhp: figures.firstClassMaster.assistantBhp },
        parameter: figures.firstClassMaster.assistant,
      },
    ],
  },
  courseDone('33(v)', 'manoeuvring-simulator', recognisedOnly),
]
