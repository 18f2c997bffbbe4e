import { sql } from 'kysely'
import type { Db, Trx } from '../../db/connect.ts'

/** Who sits: one attempt for each candidate seated, by seat. */
export const listSeated = async (db: Db, sessionId: string) =>
  await db
    .selectFrom('attempts')
    .innerJoin('applications', 'applications.id', 'attempts.application_id')
    .select(['attempts.id', 'attempts.seat_number as seatNumber'])
    .where('attempts.session_id', '=', sessionId)
    .where('applications.state', '=', 'seated')
    .orderBy('attempts.seat_number')
    .execute()

/** Candidates of the session who are eligible and have no admit card yet. */
export const countUnseated = async (db: Db, sessionId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('applications')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('session_id', '=', sessionId)
    .where('state', '=', 'eligible')
    .executeTakeFirstOrThrow()
  return count
}

export const insertSealing = async (
  trx: Trx,
  row: { id: string; sessionId: string; sessionKey: Buffer; proof: string; by: string; at: Date },
) =>
  await trx
    .insertInto('sealings')
    .values({
      id: row.id,
      session_id: row.sessionId,
      session_key: row.sessionKey,
      proof: row.proof,
      sealed_by: row.by,
      sealed_at: row.at,
    })
    .execute()

export type SealedPaper = {
  sealingId: string
  attemptId: string
  questions: Buffer
  answerKey: Buffer
  questionCount: number
  sha256: string
}

export const insertSealedPaper = async (trx: Trx, row: SealedPaper) =>
  await trx
    .insertInto('sealed_papers')
    .values({
      sealing_id: row.sealingId,
      attempt_id: row.attemptId,
      questions: row.questions,
      answer_key: row.answerKey,
      question_count: row.questionCount,
      sha256: row.sha256,
    })
    .execute()

/** The sealing in force: after a postponement, the newer one. */
export const findSealing = async (db: Db, sessionId: string) =>
  await db
    .selectFrom('sealings')
    .innerJoin('people', 'people.id', 'sealings.sealed_by')
    .select([
      'sealings.id',
      'sealings.proof',
      'sealings.sealed_at as sealedAt',
      'people.full_name as sealedBy',
    ])
    .where('session_id', '=', sessionId)
    .orderBy('sealings.sealed_at', 'desc')
    .orderBy('sealings.id', 'desc')
    .limit(1)
    .executeTakeFirst()

const newestSealing = sql<boolean>`sealings.id = (
  select newest.id from sealings as newest where newest.session_id = sealings.session_id
  order by newest.sealed_at desc, newest.id desc limit 1)`

/** The sealed questions of an attempt, only once its session's papers are open. */
export const findOpenedQuestions = async (db: Db, attemptId: string) =>
  await db
    .selectFrom('sealed_papers')
    .innerJoin('sealings', 'sealings.id', 'sealed_papers.sealing_id')
    .innerJoin('exam_sessions', 'exam_sessions.id', 'sealings.session_id')
    .select([
      'sealed_papers.questions',
      'sealings.session_key as sessionKey',
      'sealings.session_id as sessionId',
    ])
    .where('sealed_papers.attempt_id', '=', attemptId)
    .where(newestSealing)
    .where('exam_sessions.state', 'in', ['running', 'finished', 'marked', 'released'])
    .executeTakeFirst()

/** The sealed keys of an attempt, only once it has ended. */
export const findOpenedKeys = async (db: Db, attemptId: string) =>
  await db
    .selectFrom('sealed_papers')
    .innerJoin('sealings', 'sealings.id', 'sealed_papers.sealing_id')
    .innerJoin('attempts', 'attempts.id', 'sealed_papers.attempt_id')
    .select([
      'sealed_papers.answer_key as answerKey',
      'sealings.session_key as sessionKey',
      'sealings.session_id as sessionId',
    ])
    .where('sealed_papers.attempt_id', '=', attemptId)
    .where(newestSealing)
    .where((row) =>
      row.or([
        row('attempts.state', 'in', ['handed-in', 'timed-out', 'annulled']),
        row.and([
          row('attempts.state', '=', 'running'),
          row('attempts.deadline', '<', sql<Date>`sukani_clock()`),
        ]),
      ]),
    )
    .executeTakeFirst()
