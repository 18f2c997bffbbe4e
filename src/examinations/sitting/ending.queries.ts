import type { Db, Trx } from '../../db/connect.ts'

export const insertSheet = async (
  trx: Trx,
  row: { attemptId: string; question: number; documentId: string; by: string; at: Date },
) =>
  await trx
    .insertInto('answer_sheets')
    .values({
      attempt_id: row.attemptId,
      question: row.question,
      document_id: row.documentId,
      attached_by: row.by,
      attached_at: row.at,
    })
    .execute()

/** The sheets of a candidate, each with the question that it answers. */
export const listSheets = async (db: Db, attemptId: string) =>
  await db
    .selectFrom('answer_sheets')
    .select(['id', 'question', 'document_id as documentId', 'attached_at as attachedAt'])
    .where('attempt_id', '=', attemptId)
    .orderBy('question')
    .orderBy('id')
    .execute()

/** The applications of a session's candidates, with their attendance: what the end of the session decides. */
export const lockSeated = async (trx: Trx, sessionId: string) =>
  await trx
    .selectFrom('attempts')
    .innerJoin('applications', 'applications.id', 'attempts.application_id')
    .select([
      'attempts.id',
      'attempts.attendance',
      'attempts.state',
      'applications.id as applicationId',
      'applications.state as applicationState',
    ])
    .where('attempts.session_id', '=', sessionId)
    .where('applications.state', '=', 'seated')
    .orderBy('attempts.seat_number')
    .forUpdate()
    .execute()

/** The application follows the attendance: examined, absent, or malpractice. */
export const moveSeated = async (trx: Trx, applicationId: string, state: string) =>
  await trx
    .updateTable('applications')
    .set((row) => ({ state, version: row('version', '+', 1) }))
    .where('id', '=', applicationId)
    .execute()
