// Marking, viva and practical, the recommendation, and the release.
import { markObjective } from '../../examinations/marking/mark-objective.ts'
import { officeSession } from '../../examinations/marking/office-session.ts'
import { recordPart } from '../../examinations/marking/record-part.ts'
import { recommendSession } from '../../examinations/results/recommend-session.ts'
import { releaseSession } from '../../examinations/results/release-session.ts'
import type { Applicant } from './applications.ts'
import { seen, type Session } from './examination.ts'
import { done, type Stage } from './stage.ts'

/** Marks by the key what has one. */
export async function markByKey(stage: Stage, { sessionId }: Session): Promise<void> {
  const { db, config, officers } = stage
  done('marking', await markObjective({ db, config }, sessionId, officers.examiner))
}

/** The viva, and where the grade has one the practical, by two examiners; `share` of each line's marks in per cent. */
export async function examineOrally(
  stage: Stage,
  { sessionId }: Session,
  applicant: Applicant,
  share = 80,
): Promise<void> {
  const { db, authorityId, officers } = stage
  const { paper } = await officeSession(db, authorityId, sessionId)
  for (const part of ['viva', 'practical'] as const) {
    const rubric = paper[part]
    if (!rubric) continue
    const marks = {
      ...{ sessionId, applicationId: applicant.applicationId, part, version: 0, absent: false },
      marks: rubric.lines.map((line) => line.marks * share),
      note: share < 50 ? 'रोशनी और संकेत नहीं पहचान सके।' : 'सभी प्रश्नों का उत्तर मॉडल पर दिखाया।',
      ...{ secondExaminerId: officers.secondExaminer.personId, reason: '' },
    }
    done(part, await recordPart(db, marks, officers.examiner))
  }
}

/** The examiner's certificate of Form 20, Part H. */
export async function recommend(stage: Stage, { sessionId }: Session): Promise<void> {
  const input = { ...(await seen(stage, sessionId)), place: 'Ranchi' }
  done('recommendation', await recommendSession(stage.db, input, stage.officers.examiner))
}

/** The Chief Examiner releases the results. */
export async function release(stage: Stage, { sessionId }: Session): Promise<void> {
  const { db, jobs, config, officers } = stage
  const linkOf = (id: string, language: string) =>
    `${config.publicUrl}/${language}/my/applications/${id}/result`
  const input = { ...(await seen(stage, sessionId)), linkOf }
  done('release', await releaseSession({ db, jobs }, input, officers.chief))
}
