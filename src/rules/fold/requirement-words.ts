// The words of a requirement itself, before anybody is asked: its own where it has them, else printed from its data.
import { certificateGradeNames } from '../vocabulary/grades.ts'
import { courseNames, instituteNames } from '../vocabulary/courses.ts'
import { either, frame, once, say, type Bilingual } from '../words.ts'
import type { CourseDone, Holds, Rule } from './rule.ts'
import { serviceWords, uniformedWords } from './service-words.ts'

export function requirementWords(rule: Rule): Bilingual {
  if (rule.kind === 'service') return rule.words ?? serviceWords(rule)
  if (rule.kind === 'uniformed') return rule.words ?? uniformedWords(rule)
  if (rule.kind === 'course') return rule.words ?? courseWords(rule)
  return rule.kind === 'holds' ? (rule.words ?? holdsWords(rule)) : rule.words
}

export const courseWords = once((rule: CourseDone) =>
  frame(say('completed: {0}', 'पूरा किया हो: {0}'), courseNames[rule.course]),
)

/** The institutes whose courses the citation accepts. */
export const acceptedWords = once((rule: CourseDone) =>
  either(rule.accepts.map((one) => instituteNames[one])),
)

export const holdsWords = once((rule: Holds) =>
  frame(
    say('holds the certificate of {0}', '{0} का प्रमाणपत्र धारण करता हो'),
    certificateGradeNames[rule.grade],
  ),
)
