import { sql } from 'kysely'
import type { Db, Trx } from '../../db/connect.ts'

const answered = sql<number>`(select count(*)::integer from (
  select distinct on (question) answer from answers
  where answers.attempt_id = attempts.id and counted order by question, revision desc) as newest
  where newest.answer is not null and newest.answer <> 'null'::jsonb)`
const lastSaved = sql<Date | null>`(select max(saved_at) from answers where answers.attempt_id = attempts.id and counted)`
const questionCount = sql<number | null>`(select question_count from sealed_papers
  inner join sealings on sealings.id = sealed_papers.sealing_id
  where sealed_papers.attempt_id = attempts.id order by sealings.sealed_at desc limit 1)`
const silentSeconds = sql<number>`coalesce(signs_of_life.silent_seconds
  + case when attempts.state = 'running' and attempts.deadline >= sukani_clock()
      and sukani_clock() - signs_of_life.last_at > interval '1 minute'
    then extract(epoch from sukani_clock() - signs_of_life.last_at)::integer else 0 end, 0)`
const stateNow = sql<string>`case when attempts.state = 'running' and attempts.deadline < sukani_clock()
  then 'timed-out' else attempts.state end`

const seats = (db: Db) =>
  db
    .selectFrom('attempts')
    .innerJoin('people', 'people.id', 'attempts.person_id')
    .innerJoin('applications', 'applications.id', 'attempts.application_id')
    .leftJoin('signs_of_life', 'signs_of_life.attempt_id', 'attempts.id')
    .select([
      'attempts.id',
      'attempts.session_id as sessionId',
      'attempts.person_id as personId',
      'people.full_name as fullName',
      'applications.roll_number as rollNumber',
      'applications.photograph_id as photographId',
      'applications.state as applicationState',
      'attempts.seat_number as seatNumber',
      'attempts.attendance',
      stateNow.as('state'),
      'attempts.extra_minutes as extraMinutes',
      'attempts.started_at as startedAt',
      'attempts.deadline',
      'attempts.version',
      answered.as('answered'),
      lastSaved.as('lastSavedAt'),
      questionCount.as('questionCount'),
      silentSeconds.as('silentSeconds'),
    ])

export type SeatRow = Awaited<ReturnType<typeof listSeats>>[number]

/** Every candidate of a session who was given a seat, live. */
export const listSeats = async (db: Db, sessionId: string) =>
  await seats(db)
    .where('attempts.session_id', '=', sessionId)
    .where('applications.state', '<>', 'withdrawn')
    .orderBy('attempts.seat_number')
    .execute()

/** One seat of a session. */
export const findSeat = async (db: Db, sessionId: string, attemptId: string) =>
  await seats(db)
    .where('attempts.session_id', '=', sessionId)
    .where('attempts.id', '=', attemptId)
    .executeTakeFirst()

/** Has this person a duty in the session? And do they sit in it themselves? */
export async function findDuty(db: Db, sessionId: string, personId: string) {
  const { rows } = await sql<{ onDuty: boolean; sits: boolean }>`select
    exists (select from session_staff where session_id = ${sessionId} and person_id = ${personId}) as "onDuty",
    exists (select from attempts where session_id = ${sessionId} and person_id = ${personId}) as sits`.execute(
    db,
  )
  return rows[0] ?? { onDuty: false, sits: false }
}

/** Sessions for the day of the examination: those on duty alone for an invigilator. */
export const listConsoleSessions = async (db: Db, authorityId: string, onlyOf: string | undefined) =>
  await db
    .selectFrom('exam_sessions')
    .innerJoin('centres', 'centres.id', 'exam_sessions.centre_id')
    .select([
      'exam_sessions.id',
      'exam_sessions.number',
      'exam_sessions.grade',
      'exam_sessions.starts_at as startsAt',
      'exam_sessions.state',
      'centres.name as centreName',
    ])
    .where('exam_sessions.authority_id', '=', authorityId)
    .where('exam_sessions.state', 'in', ['closed', 'sealed', 'running', 'finished'])
    .$if(onlyOf !== undefined, (query) =>
      query.where('exam_sessions.id', 'in', (row) =>
        row
          .selectFrom('session_staff')
          .select('session_id')
          .where('person_id', '=', onlyOf ?? ''),
      ),
    )
    .orderBy('exam_sessions.starts_at', 'desc')
    .execute()

/** The asking of the first person, replaced while nobody has confirmed. */
export const askOpening = async (
  trx: Trx,
  row: { sessionId: string; by: string; roles: string[]; at: Date },
) =>
  await trx
    .insertInto('paper_openings')
    .values({ session_id: row.sessionId, asked_by: row.by, asked_roles: row.roles, asked_at: row.at })
    .onConflict((conflict) =>
      conflict
        .column('session_id')
        .doUpdateSet({ asked_by: row.by, asked_roles: row.roles, asked_at: row.at })
        .where('paper_openings.confirmed_by', 'is', null),
    )
    .execute()

export const findOpening = async (db: Db, sessionId: string) =>
  await db
    .selectFrom('paper_openings')
    .innerJoin('people', 'people.id', 'paper_openings.asked_by')
    .select([
      'paper_openings.asked_by as askedBy',
      'people.full_name as askedByName',
      'paper_openings.asked_roles as askedRoles',
      'paper_openings.asked_at as askedAt',
      'paper_openings.confirmed_by as confirmedBy',
    ])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()

export const confirmOpening = async (trx: Trx, sessionId: string, by: string, at: Date) =>
  await trx
    .updateTable('paper_openings')
    .set({ confirmed_by: by, confirmed_at: at })
    .where('session_id', '=', sessionId)
    .execute()

export const insertPause = async (
  trx: Trx,
  row: { attemptId: string; reason: string; by: string; at: Date },
) =>
  await trx
    .insertInto('pauses')
    .values({ attempt_id: row.attemptId, reason: row.reason, paused_by: row.by, paused_at: row.at })
    .execute()

export const endPause = async (trx: Trx, attemptId: string, by: string, at: Date) =>
  await trx
    .updateTable('pauses')
    .set({ resumed_by: by, resumed_at: at })
    .where('attempt_id', '=', attemptId)
    .where('resumed_at', 'is', null)
    .execute()

export const listPauses = async (db: Db, attemptId: string) =>
  await db
    .selectFrom('pauses')
    .innerJoin('people', 'people.id', 'pauses.paused_by')
    .select([
      'pauses.id',
      'pauses.reason',
      'people.full_name as by',
      'pauses.paused_at as pausedAt',
      'pauses.resumed_at as resumedAt',
    ])
    .where('attempt_id', '=', attemptId)
    .orderBy('pauses.id')
    .execute()

export const insertCredit = async (
  trx: Trx,
  row: { attemptId: string; minutes: number; reason: string; by: string; at: Date },
) =>
  await trx
    .insertInto('time_credits')
    .values({
      attempt_id: row.attemptId,
      minutes: row.minutes,
      reason: row.reason,
      asked_by: row.by,
      asked_at: row.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export const lockCredit = async (trx: Trx, attemptId: string, id: string) =>
  await trx
    .selectFrom('time_credits')
    .select(['id', 'minutes', 'state', 'asked_by as askedBy'])
    .where('id', '=', id)
    .where('attempt_id', '=', attemptId)
    .forUpdate()
    .executeTakeFirst()

export const decideCredit = async (trx: Trx, id: string, state: string, by: string, at: Date) =>
  await trx
    .updateTable('time_credits')
    .set({ state, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .execute()

export const listCredits = async (db: Db, attemptId: string) =>
  await db
    .selectFrom('time_credits')
    .innerJoin('people', 'people.id', 'time_credits.asked_by')
    .select([
      'time_credits.id',
      'time_credits.minutes',
      'time_credits.reason',
      'time_credits.state',
      'time_credits.asked_by as askedById',
      'people.full_name as by',
      'time_credits.asked_at as askedAt',
    ])
    .where('attempt_id', '=', attemptId)
    .orderBy('time_credits.id')
    .execute()

export const insertIncident = async (
  trx: Trx,
  row: { sessionId: string; attemptId: string | null; words: string; by: string; at: Date },
) =>
  await trx
    .insertInto('incidents')
    .values({
      session_id: row.sessionId,
      attempt_id: row.attemptId,
      words: row.words,
      noted_by: row.by,
      noted_at: row.at,
    })
    .execute()

export const listIncidents = async (db: Db, sessionId: string) =>
  await db
    .selectFrom('incidents')
    .innerJoin('people', 'people.id', 'incidents.noted_by')
    .leftJoin('attempts', 'attempts.id', 'incidents.attempt_id')
    .select([
      'incidents.id',
      'incidents.words',
      'incidents.attempt_id as attemptId',
      'attempts.seat_number as seatNumber',
      'people.full_name as by',
      'incidents.noted_at as notedAt',
    ])
    .where('incidents.session_id', '=', sessionId)
    .orderBy('incidents.id')
    .execute()
