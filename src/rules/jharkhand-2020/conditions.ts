// Conditions that several grades share, each told once.
import type { Day } from '../day.ts'
import type {
  AgeAttained,
  All,
  CourseDone,
  Fact,
  Figure,
  Holds,
  Parameter,
  Training,
  Unless,
} from '../fold/rule.ts'
import type { Course, Institute } from '../vocabulary/courses.ts'
import { gradeNames, type CertificateGrade, type Grade } from '../vocabulary/grades.ts'
import { frame, same, say } from '../words.ts'
import { instrument } from './instrument.ts'
import type { Law } from './law.ts'

/** "NINI, Patna or from any other equivalent recognised institute": 33(ii)(b), 33(v), 34(i)(a), 34(ii)(a). */
export const recognisedOnly: readonly Institute[] = ['nini', 'recognised']

/** "… or approved by DG Shipping": in both texts. */
export const withDgShipping: readonly Institute[] = [...recognisedOnly, 'dg-shipping']

/** "… or approved by DG Shipping": in the English text only (L3). */
export const orDgShipping = ({ readings }: Law): readonly Institute[] =>
  readings.L3 === 'accepted' ? withDgShipping : recognisedOnly

/** 27(ii): "or from any other institute recognised by Transport Department", in the English text only (L4). */
export const orTransportDepartment = (law: Law): readonly Institute[] =>
  law.readings.L4 === 'accepted' ? [...orDgShipping(law), 'transport-department'] : orDgShipping(law)

export const ageOf = (citation: string, parameter: Parameter): AgeAttained => ({
  kind: 'age',
  citation,
  words: frame(
    say('{0} years of age on the day of the examination', 'परीक्षा की तिथि को {0} वर्ष की आयु पूरी'),
    same(parameter.value),
  ),
  parameter,
})

export const citizen = (citation: string): Fact => ({
  kind: 'fact',
  citation,
  words: say('citizen of India', 'भारत का नागरिक'),
  path: 'person.citizenOfIndia',
  among: [true],
  record: say('Citizenship', 'नागरिकता'),
  findings: {
    met: say('citizen of India', 'भारत का नागरिक'),
    unmet: say('not a citizen of India', 'भारत का नागरिक नहीं'),
    short: say('only a citizen of India is admitted', 'केवल भारत के नागरिक को परीक्षा में बैठने दिया जाता है'),
  },
})

export const hindi = (citation: string): Fact => ({
  kind: 'fact',
  citation,
  words: say('reads and writes Hindi in Devanagari script', 'देवनागरी लिपि में हिन्दी पढ़ और लिख सकता हो'),
  path: 'person.readsWritesHindi',
  among: [true],
  record: say('Hindi', 'हिन्दी'),
  findings: {
    met: say('reads and writes Hindi', 'हिन्दी पढ़-लिख लेता है'),
    unmet: say('does not read and write Hindi in Devanagari', 'देवनागरी में हिन्दी पढ़-लिख नहीं सकता'),
    short: say('reading and writing Hindi is still to be learnt', 'हिन्दी पढ़ना-लिखना अभी सीखना है'),
  },
})

export const schoolClass = (citation: string, parameter: Parameter): Figure => ({
  kind: 'figure',
  citation,
  words: frame(say('class {0} passed', 'कक्षा {0} उत्तीर्ण'), same(parameter.value)),
  path: 'person.education.highestClass',
  phrase: 'not-less-than',
  parameter,
  record: say('Schooling', 'पढ़ाई'),
  spoken: say('class {0}', 'कक्षा {0}'),
})

export const courseDone = (citation: string, course: Course, accepts: readonly Institute[]): CourseDone => ({
  kind: 'course',
  citation,
  course,
  accepts,
})

/** A course for which only the English text accepts the DG Shipping (L3). */
export const courseAsRead = (law: Law, citation: string, course: Course): CourseDone => ({
  ...courseDone(citation, course, orDgShipping(law)),
  interpretations: ['L3'],
})

export const training = (course: Course, accepts: readonly Institute[]): Training => ({ course, accepts })

/** 23(iv) and 30(iii): the four basic safety courses. */
export const basicCourses = (citation: '23(iv)' | '30(iii)'): All => ({
  kind: 'all',
  citation,
  words: say('the four basic safety courses', 'चार आधारभूत सुरक्षा पाठ्यक्रम'),
  of: [
    courseDone(`${citation}(a)`, 'efa', withDgShipping),
    courseDone(`${citation}(b)`, 'pst', withDgShipping),
    courseDone(`${citation}(c)`, 'pssr', withDgShipping),
    courseDone(`${citation}(d)`, 'fpff', withDgShipping),
  ],
})

export const holds = (citation: string, grade: CertificateGrade): Holds => ({
  kind: 'holds',
  citation,
  grade,
})

/** D1: the date of the masthead, or that of the running heads. */
const commencementAsRead = ({ readings }: Law): Day =>
  readings.D1 === 'masthead' ? instrument.commencement : instrument.runningHeads

/** Not asked of anyone with service in uniform, nor of one whose first service began by the commencement. */
export const inductionTraining = (citation: string, course: Course, law: Law): Unless => ({
  kind: 'unless',
  citation,
  words: say(
    'induction training for rating, unless in uniform or in service since before these rules',
    'रेटिंग का प्रारंभिक प्रशिक्षण, जब तक कि वर्दी में सेवा न हो या सेवा इन नियमों से पहले की न हो',
  ),
  interpretations: ['D1', 'D22'],
  rule: courseAsRead(law, citation, course),
  exemptions: [
    {
      kind: 'in-uniform',
      citation,
      words: say('armed forces, police or paramilitary person', 'सशस्त्र सेना, पुलिस या अर्द्धसैनिक बल का व्यक्ति'),
    },
    {
      kind: 'first-service-by',
      citation,
      words: say('first service begun before these rules', 'पहली सेवा इन नियमों से पहले की'),
      day: commencementAsRead(law),
      interpretations: ['D1', 'D22'],
    },
  ],
})

export const admissionTitle = (grade: Grade) =>
  frame(say('admission to the examination for {0}', '{0} की परीक्षा में प्रवेश'), gradeNames[grade])
