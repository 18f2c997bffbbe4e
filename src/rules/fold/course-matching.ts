// Whether a course counts: its institute is accepted by the citation and it was completed before the day.
import { dayNumber } from '../day.ts'
import type { CourseFacts } from '../facts/mariner.ts'
import { instituteNames, type Institute } from '../vocabulary/courses.ts'
import { dayWords, notKnown } from '../vocabulary/phrases.ts'
import { frame, say, type Bilingual } from '../words.ts'
import { no, sayings, type Match } from './against.ts'

/** What the course is where its institute is accepted. */
export function matchAccepted(entry: CourseFacts, on: number): Match {
  const { institute, completedOn } = entry
  if (!mayBeDone(entry, on)) return no('after-the-date', notDone(completedOn))
  if (institute === undefined || completedOn === undefined) return open
  return { counts: 'yes', outcome: 'counted', why: doneWords(entry, institute) }
}

const open: Match = { counts: 'maybe', outcome: 'not-known', why: notKnown }

const notAccepted = sayings(instituteNames, 'course-not-accepted', say('not accepted: {0}', 'मान्य नहीं: {0}'))

/** What it is where these institutes are accepted. */
export function matchCourse(
  { entry, match }: { readonly entry: CourseFacts; readonly match: Match },
  accepts: readonly Institute[],
): Match {
  const { institute } = entry
  return institute === undefined || accepts.includes(institute) ? match : notAccepted(institute)
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

function doneWords({ completedOn }: CourseFacts, institute: Institute): Bilingual {
  const by = instituteNames[institute]
  if (typeof completedOn !== 'string') return by
  const day = dayWords(dayNumber(completedOn))
  return say(`completed on ${day.en}, ${by.en}`, `${day.hi} को पूरा, ${by.hi}`)
}
