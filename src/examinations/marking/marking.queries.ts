import { sql } from 'kysely'
import type { Db, Trx } from '../../db/connect.ts'

/** Who sat or should have sat a session, by seat. */
export const listCandidates = async (db: Db, sessionId: string) =>
  await db
    .selectFrom('attempts')
    .innerJoin('applications', 'applications.id', 'attempts.application_id')
    .innerJoin('people', 'people.id', 'applications.person_id')
    .select([
      'attempts.id as attemptId',
      'attempts.attendance',
      'attempts.seat_number as seatNumber',
      'applications.id as applicationId',
      'applications.number as applicationNumber',
      'applications.roll_number as rollNumber',
      'applications.state as applicationState',
      'applications.grade',
      'people.id as personId',
      'people.full_name as fullName',
    ])
    .where('attempts.session_id', '=', sessionId)
    .orderBy('attempts.seat_number')
    .execute()
export type Candidate = Awaited<ReturnType<typeof listCandidates>>[number]

/** The marks that count: rows that no other row replaces. */
const countingMarks = (db: Db) =>
  db
    .selectFrom('question_marks')
    .innerJoin('attempts', 'attempts.id', 'question_marks.attempt_id')
    .leftJoin('question_marks as newer', 'newer.replaces', 'question_marks.id')
    .select([
      'question_marks.id',
      'question_marks.attempt_id as attemptId',
      'question_marks.question',
      'question_marks.section',
      'question_marks.maximum',
      'question_marks.obtained',
      'question_marks.lines',
      'question_marks.note',
      'question_marks.marked_by as markedBy',
    ])
    .where('newer.id', 'is', null)

export const listMarks = async (db: Db, sessionId: string) =>
  await countingMarks(db).where('attempts.session_id', '=', sessionId).execute()

export const findMark = async (db: Db, attemptId: string, question: number) =>
  await countingMarks(db)
    .where('question_marks.attempt_id', '=', attemptId)
    .where('question_marks.question', '=', question)
    .executeTakeFirst()

/** How often a question was marked: the version that a page was opened at. */
export const countMarkings = async (db: Db, attemptId: string, question: number): Promise<number> =>
  (
    await db
      .selectFrom('question_marks')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('attempt_id', '=', attemptId)
      .where('question', '=', question)
      .executeTakeFirstOrThrow()
  ).count

export type NewMark = {
  attemptId: string
  question: number
  section: string
  kind: string
  maximum: number
  obtained: number
  lines?: number[]
  answerRevision?: number | null
  note?: string | null
  correction?: { replaces: string; reason: string }
  by: string | null
  at: Date
}

export const insertMarks = async (trx: Trx, rows: NewMark[]) =>
  await trx
    .insertInto('question_marks')
    .values(
      rows.map((row) => ({
        attempt_id: row.attemptId,
        question: row.question,
        section: row.section,
        kind: row.kind,
        maximum: row.maximum,
        obtained: row.obtained,
        lines: row.lines ? JSON.stringify(row.lines) : null,
        answer_revision: row.answerRevision ?? null,
        note: row.note ?? null,
        reason: row.correction?.reason ?? null,
        replaces: row.correction?.replaces ?? null,
        marked_by: row.by,
        marked_at: row.at,
      })),
    )
    .execute()

export type NewSheet = {
  attemptId: string
  question: number
  sessionId: string
  blind: string
  section: string
  kind: string
  content: object
  at: Date
}

export const insertSheets = async (trx: Trx, rows: NewSheet[]) =>
  await trx
    .insertInto('sheets_to_mark')
    .values(
      rows.map((row) => ({
        attempt_id: row.attemptId,
        question: row.question,
        session_id: row.sessionId,
        blind: row.blind,
        section: row.section,
        kind: row.kind,
        content: JSON.stringify(row.content),
        made_at: row.at,
      })),
    )
    .execute()

/** The sheets of a session by their blind numbers: the order says nothing about the seats. */
export const listSheets = async (db: Db, sessionId: string) =>
  await db
    .selectFrom('sheets_to_mark')
    .leftJoin('question_marks', (join) =>
      join
        .onRef('question_marks.attempt_id', '=', 'sheets_to_mark.attempt_id')
        .onRef('question_marks.question', '=', 'sheets_to_mark.question')
        .on('question_marks.replaces', 'is', null),
    )
    .select([
      'sheets_to_mark.attempt_id as attemptId',
      'sheets_to_mark.question',
      'sheets_to_mark.blind',
      'sheets_to_mark.kind',
      'question_marks.id as firstMarkId',
    ])
    .where('sheets_to_mark.session_id', '=', sessionId)
    .orderBy('sheets_to_mark.question')
    .orderBy('sheets_to_mark.blind')
    .execute()

const sheetBy = (db: Db, sessionId: string, blind: string) =>
  db
    .selectFrom('sheets_to_mark')
    .innerJoin('attempts', 'attempts.id', 'sheets_to_mark.attempt_id')
    .select([
      'sheets_to_mark.attempt_id as attemptId',
      'attempts.application_id as applicationId',
      'attempts.person_id as personId',
      'sheets_to_mark.question',
      'sheets_to_mark.section',
      'sheets_to_mark.kind',
      'sheets_to_mark.blind',
      'sheets_to_mark.content',
    ])
    .where('sheets_to_mark.session_id', '=', sessionId)
    .where('sheets_to_mark.blind', '=', blind)

export const findSheet = async (db: Db, sessionId: string, blind: string) =>
  await sheetBy(db, sessionId, blind).executeTakeFirst()

/** Locked: two examiners must not mark one sheet at once. */
export const lockSheet = async (trx: Trx, sessionId: string, blind: string) =>
  await sheetBy(trx, sessionId, blind).forUpdate('attempts').executeTakeFirst()

/** The pages of a sheet, as they were attached at the desk. */
export const listSheetDocuments = async (db: Db, attemptId: string, question: number) =>
  await db
    .selectFrom('answer_sheets')
    .innerJoin('documents', 'documents.id', 'answer_sheets.document_id')
    .select(['answer_sheets.document_id as documentId', 'documents.kind'])
    .where('answer_sheets.attempt_id', '=', attemptId)
    .where('answer_sheets.question', '=', question)
    .orderBy('answer_sheets.attached_at')
    .execute()

/** The attempts of a session whose paper has been marked, or laid out for marking. */
export const listMarkedAttempts = async (db: Db, sessionId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('attempts')
    .select('attempts.id')
    .where('attempts.session_id', '=', sessionId)
    .where((row) =>
      row.or([
        row.exists(
          row
            .selectFrom('question_marks')
            .select('question_marks.id')
            .whereRef('question_marks.attempt_id', '=', 'attempts.id'),
        ),
        row.exists(
          row
            .selectFrom('sheets_to_mark')
            .select('sheets_to_mark.question')
            .whereRef('sheets_to_mark.attempt_id', '=', 'attempts.id'),
        ),
      ]),
    )
    .execute()
  return rows.map((row) => row.id)
}

/** Sessions that have been held, the newest first, with how many candidates came. */
export const listHeldSessions = async (db: Db, authorityId: string) =>
  await db
    .selectFrom('exam_sessions')
    .innerJoin('centres', 'centres.id', 'exam_sessions.centre_id')
    .select((row) => [
      'exam_sessions.id',
      'exam_sessions.number',
      'exam_sessions.grade',
      'exam_sessions.state',
      'exam_sessions.starts_at as startsAt',
      'centres.name as centreName',
      row
        .selectFrom('attempts')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('attempts.session_id', '=', 'exam_sessions.id')
        .where('attempts.attendance', '=', 'present')
        .as('present'),
    ])
    .where('exam_sessions.authority_id', '=', authorityId)
    .where('exam_sessions.state', 'in', ['finished', 'marked', 'released'])
    .orderBy('exam_sessions.starts_at', 'desc')
    .execute()

/** Who may examine at the authority: examiners and Chief Examiners in office. */
export const listExaminers = async (db: Db, authorityId: string) =>
  await db
    .selectFrom('role_grants')
    .innerJoin('people', 'people.id', 'role_grants.person_id')
    .select(['people.id', 'people.full_name as fullName'])
    .distinct()
    .where('role_grants.authority_id', '=', authorityId)
    .where('role_grants.role', 'in', ['examiner', 'chief-examiner'])
    .where('role_grants.ended_at', 'is', null)
    .orderBy('people.full_name')
    .execute()
