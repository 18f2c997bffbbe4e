import type { Candidate } from './marking.queries.ts'

/** What the day of the examination made of a candidate: four different things, never mixed. */
export type ExamDay = 'written' | 'not-started' | 'absent' | 'malpractice' | 'not-ended'

/** Present and ended, present without ever starting the paper, absent, removed for malpractice, or still sitting. */
export function examDayOf({
  attendance,
  attemptState,
}: Pick<Candidate, 'attendance' | 'attemptState'>): ExamDay {
  if (attendance === 'malpractice' || attemptState === 'annulled') return 'malpractice'
  if (attendance !== 'present') return 'absent'
  if (attemptState === 'not-started') return 'not-started'
  return attemptState === 'handed-in' || attemptState === 'timed-out' ? 'written' : 'not-ended'
}
