import type { Db, Trx } from '../../db/connect.ts'

/** What a result holds of the written paper's sections: in hundredths of a mark. */
export type SectionMarks = {
  key: string
  title: { en: string; hi: string }
  maximum: number
  obtained: number
}
export type PartOutcome = 'passed' | 'failed' | 'absent'

/** The results that count: rows that no other row replaces. */
const counting = (db: Db) =>
  db
    .selectFrom('results')
    .innerJoin('applications', 'applications.id', 'results.application_id')
    .innerJoin('exam_sessions', 'exam_sessions.id', 'results.session_id')
    .innerJoin('people as examiner', 'examiner.id', 'results.recommended_by')
    .innerJoin('part_results as viva', 'viva.id', 'results.viva_id')
    .leftJoin('part_results as practical', 'practical.id', 'results.practical_id')
    .leftJoin('results as newer', 'newer.replaces', 'results.id')
    .select([
      'results.id',
      'results.application_id as applicationId',
      'applications.number as applicationNumber',
      'applications.person_id as personId',
      'exam_sessions.state as sessionState',
      'results.outcome',
      'results.written',
      'viva.outcome as viva',
      'practical.outcome as practical',
      'results.sections',
      'results.written_decision_id as writtenDecisionId',
      'results.rank',
      'results.examined_on as examinedOn',
      'results.certified_at as certifiedAt',
      'results.recommended_by as recommendedBy',
      'examiner.full_name as recommendedByName',
      'results.recommended_at as recommendedAt',
    ])
    .where('newer.id', 'is', null)

export const listResults = async (db: Db, sessionId: string) =>
  await counting(db).where('results.session_id', '=', sessionId).execute()
export type ResultRow = Awaited<ReturnType<typeof listResults>>[number]

export const findResult = async (db: Db, applicationId: string) =>
  await counting(db).where('results.application_id', '=', applicationId).executeTakeFirst()

/** The same, but only once the Chief Examiner has released the session: before, there is nothing to read. */
export const findReleasedResult = async (db: Db, applicationId: string) =>
  await counting(db)
    .where('results.application_id', '=', applicationId)
    .where('exam_sessions.state', '=', 'released')
    .executeTakeFirst()

export type NewResult = {
  applicationId: string
  sessionId: string
  outcome: 'passed' | 'failed'
  written: 'passed' | 'failed'
  sections: SectionMarks[]
  writtenDecisionId: string
  vivaId: string
  practicalId: string | null
  rank: string | null
  examinedOn: string
  centreId: string
  certifiedAt: string
  by: string
  at: Date
  correction: { replaces: string; reason: string } | null
}

export const insertResult = async (trx: Trx, row: NewResult) =>
  await trx
    .insertInto('results')
    .values({
      application_id: row.applicationId,
      session_id: row.sessionId,
      outcome: row.outcome,
      written: row.written,
      sections: JSON.stringify(row.sections),
      written_decision_id: row.writtenDecisionId,
      viva_id: row.vivaId,
      practical_id: row.practicalId,
      rank: row.rank,
      examined_on: row.examinedOn,
      centre_id: row.centreId,
      certified_at: row.certifiedAt,
      recommended_by: row.by,
      recommended_at: row.at,
      reason: row.correction?.reason ?? null,
      replaces: row.correction?.replaces ?? null,
    })
    .execute()

/** The application becomes passed or failed; nothing comes back when it was not examined. */
export const releaseApplication = async (trx: Trx, id: string, outcome: 'passed' | 'failed') =>
  await trx
    .updateTable('applications')
    .set((row) => ({ state: outcome, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'examined')
    .returning('id')
    .executeTakeFirst()

/** What the rules said of the written paper, as it was kept. */
export const findDecision = async (db: Db, id: string) =>
  await db.selectFrom('decisions').select(['id', 'result', 'outcome']).where('id', '=', id).executeTakeFirst()

/** A person's own application with its session, for the page of its result. */
export const findOwnApplication = async (db: Db, personId: string, id: string) =>
  await db
    .selectFrom('applications')
    .leftJoin('exam_sessions', 'exam_sessions.id', 'applications.session_id')
    .select([
      'applications.id',
      'applications.number',
      'applications.grade',
      'applications.state',
      'applications.roll_number as rollNumber',
      'exam_sessions.id as sessionId',
      'exam_sessions.state as sessionState',
      'exam_sessions.paper',
    ])
    .where('applications.person_id', '=', personId)
    .where('applications.id', '=', id)
    .executeTakeFirst()
