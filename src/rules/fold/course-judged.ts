// A course that is asked for.
import { courseNames } from '../vocabulary/courses.ts'
import { dayWords } from '../vocabulary/phrases.ts'
import { frame, join, perNumber, say } from '../words.ts'
import type { Match } from './against.ts'
import { recordsOf } from './asked.ts'
import { matchCourse } from './course-matching.ts'
import { headOf, lineOf, openLineOf, type Judge } from './line.ts'
import type { ReadCourse } from './records-read.ts'
import { acceptedWords, courseWords } from './requirement-words.ts'
import type { CourseDone } from './rule.ts'

export function courseJudge(rule: CourseDone): Judge {
  const head = headOf(rule, rule.words ?? courseWords(rule))
  const name = courseNames[rule.course]
  const record = frame(say('Course: {0}', 'पाठ्यक्रम: {0}'), name)
  const toBeDone = frame(say('this course is still to be done: {0}', 'यह पाठ्यक्रम अभी करना है: {0}'), name)
  const by = acceptedWords(rule)
  const needOn = perNumber((on) => {
    const day = dayWords(on)
    return say(`completed before ${day.en} from ${by.en}`, `${by.hi} से, ${day.hi} से पहले पूरा`)
  })
  return (asked) => {
    const need = needOn(asked.on)
    const { courses } = recordsOf(asked)
    if (courses === undefined) return openLineOf(head, record, need)
    const best = bestOf(rule, courses)
    const outcome = best === null ? 'unmet' : best.counts === 'yes' ? 'met' : 'unknown'
    const found = best === null ? foundInstead(rule, courses) : best.why
    return lineOf(head, outcome, { record, found, need, short: best === null ? toBeDone : null })
  }
}

/** The first that counts, or else the first that may; null where none does. */
function bestOf({ course, accepts }: CourseDone, courses: readonly ReadCourse[]): Match | null {
  let best: Match | null = null
  for (const read of courses) {
    if (read.entry.course !== course) continue
    const match = matchCourse(read, accepts)
    if (match.counts === 'yes') return match
    if (match.counts === 'maybe') best ??= match
  }
  return best
}

const notOnRecord = say('not on record', 'अभिलेख में नहीं है')

function foundInstead({ course, accepts }: CourseDone, courses: readonly ReadCourse[]) {
  const matches = courses
    .filter(({ entry }) => entry.course === course)
    .map((read) => matchCourse(read, accepts))
  return matches.length === 0 ? notOnRecord : join(matches.map(({ why }) => why))
}
