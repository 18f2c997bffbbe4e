// A course counts when its institute is accepted by the citation and it was completed before the day.
import { dayNumber } from '../day.ts'
import type { CourseFacts } from '../facts/mariner.ts'
import { courseNames, instituteNames, type Institute } from '../vocabulary/courses.ts'
import { dayWords, notKnown } from '../vocabulary/phrases.ts'
import { either, frame, join, once, say, type Bilingual } from '../words.ts'
import type { Asked } from './asked.ts'
import type { EvidenceOutcome, Explanation } from './explanation.ts'
import { line, openLine } from './line.ts'
import type { CourseDone } from './rule.ts'

export type CourseMatch = {
  readonly counts: 'yes' | 'no' | 'maybe'
  readonly outcome: EvidenceOutcome
  readonly why: Bilingual
}

export function matchCourse(entry: CourseFacts, accepts: readonly Institute[], on: number): CourseMatch {
  const { institute, completedOn } = entry
  if (institute !== undefined && !accepts.includes(institute)) {
    const why = frame(say('not accepted: {0}', 'मान्य नहीं: {0}'), instituteNames[institute])
    return { counts: 'no', outcome: 'course-not-accepted', why }
  }
  if (!mayBeDone(entry, on)) return { counts: 'no', outcome: 'after-the-date', why: notDone(completedOn) }
  if (institute === undefined || completedOn === undefined) {
    return { counts: 'maybe', outcome: 'not-known', why: notKnown }
  }
  return { counts: 'yes', outcome: 'counted', why: doneWords(entry, institute) }
}

/** Not completed, or not before the day; a course that began on the day or later cannot have been. */
function mayBeDone({ from, completedOn }: CourseFacts, on: number): boolean {
  if (completedOn === null) return false
  const day = completedOn ?? from
  return day === undefined || dayNumber(day) < on
}

const notDone = (completedOn: string | null | undefined) =>
  typeof completedOn === 'string'
    ? frame(say('completed only on {0}', 'केवल {0} को पूरा हुआ'), dayWords(dayNumber(completedOn)))
    : say('not completed before the day', 'उस दिन से पहले पूरा नहीं हुआ')

const doneWords = ({ completedOn }: CourseFacts, institute: Institute) =>
  typeof completedOn === 'string'
    ? frame(
        say('completed on {0}, {1}', '{0} को पूरा, {1}'),
        dayWords(dayNumber(completedOn)),
        instituteNames[institute],
      )
    : instituteNames[institute]

const wordsOf = once((rule: CourseDone) =>
  frame(say('completed: {0}', 'पूरा किया हो: {0}'), courseNames[rule.course]),
)

const recordOf = once((rule: CourseDone) =>
  frame(say('Course: {0}', 'पाठ्यक्रम: {0}'), courseNames[rule.course]),
)

const acceptedOf = once((rule: CourseDone) => either(rule.accepts.map((one) => instituteNames[one])))

export function judgeCourse(rule: CourseDone, { on, mariner }: Asked): Explanation {
  const name = courseNames[rule.course]
  const said = { ...rule, words: rule.words ?? wordsOf(rule) }
  const record = recordOf(rule)
  const need = frame(
    say('completed before {1} from {0}', '{0} से, {1} से पहले पूरा'),
    acceptedOf(rule),
    dayWords(on),
  )
  if (mariner.courses === undefined) return openLine(said, record, need)
  const matches = mariner.courses
    .filter((entry) => entry.course === rule.course)
    .map((entry) => matchCourse(entry, rule.accepts, on))
  const best = matches.find((one) => one.counts === 'yes') ?? matches.find((one) => one.counts === 'maybe')
  const outcome = best === undefined ? 'unmet' : best.counts === 'yes' ? 'met' : 'unknown'
  return line(said, outcome, {
    record,
    found: best?.why ?? foundInstead(matches),
    need,
    short: frame(say('this course is still to be done: {0}', 'यह पाठ्यक्रम अभी करना है: {0}'), name),
  })
}

const foundInstead = (matches: readonly CourseMatch[]) =>
  matches.length === 0 ? say('not on record', 'अभिलेख में नहीं है') : join(matches.map(({ why }) => why))
