import { sql } from 'kysely'
import type { Db, Trx } from '../../db/connect.ts'

/** The deadline decides, whether or not somebody has written it down yet. */
const stateNow = sql<string>`case when attempts.state = 'running' and attempts.deadline < sukani_clock()
  then 'timed-out' else attempts.state end`
const endedNow = sql<Date | null>`case when attempts.state = 'running' and attempts.deadline < sukani_clock()
  then attempts.deadline else attempts.ended_at end`
const secondsLeft = sql<number>`greatest(0, ceil(extract(epoch from attempts.deadline - sukani_clock())))::integer`

const attempts = (db: Db) =>
  db
    .selectFrom('attempts')
    .innerJoin('exam_sessions', 'exam_sessions.id', 'attempts.session_id')
    .innerJoin('applications', 'applications.id', 'attempts.application_id')
    .innerJoin('centres', 'centres.id', 'exam_sessions.centre_id')
    .innerJoin('people', 'people.id', 'attempts.person_id')
    .select([
      'attempts.id',
      'attempts.session_id as sessionId',
      'attempts.application_id as applicationId',
      'attempts.person_id as personId',
      'people.full_name as fullName',
      'attempts.seat_number as seatNumber',
      'attempts.attendance',
      stateNow.as('state'),
      'attempts.extra_minutes as extraMinutes',
      'attempts.started_at as startedAt',
      'attempts.deadline',
      endedNow.as('endedAt'),
      secondsLeft.as('secondsLeft'),
      'attempts.device_token as deviceToken',
      'attempts.version',
      'applications.roll_number as rollNumber',
      'applications.photograph_id as photographId',
      'exam_sessions.authority_id as authorityId',
      'exam_sessions.number as sessionNumber',
      'exam_sessions.grade',
      'exam_sessions.state as sessionState',
      'exam_sessions.starts_at as startsAt',
      'exam_sessions.paper',
      'centres.name as centreName',
    ])

export type AttemptRow = NonNullable<Awaited<ReturnType<typeof findAttempt>>>

export const findAttempt = async (db: Db, id: string) =>
  await attempts(db).where('attempts.id', '=', id).executeTakeFirst()

/** Only one's own. */
export const findOwnAttempt = async (db: Db, id: string, personId: string) =>
  await attempts(db)
    .where('attempts.id', '=', id)
    .where('attempts.person_id', '=', personId)
    .executeTakeFirst()

export const listOwnAttempts = async (db: Db, personId: string) =>
  await attempts(db)
    .where('attempts.person_id', '=', personId)
    .orderBy('exam_sessions.starts_at', 'desc')
    .execute()

export type LockedAttempt = NonNullable<Awaited<ReturnType<typeof lockAttempt>>>

/** Locked; `at` is the clock after the lock was had, so that whoever waited is judged by the time it is now. */
export async function lockAttempt(trx: Trx, id: string) {
  const row = await trx
    .selectFrom('attempts')
    .select([
      'id',
      'session_id as sessionId',
      'application_id as applicationId',
      'person_id as personId',
      'attendance',
      'state',
      'extra_minutes as extraMinutes',
      'deadline',
      'device_token as deviceToken',
      'version',
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && { ...row, at: await clock(trx) }
}

/** The clock of the deadlines, now: later than the beginning of the act that waited for a lock. */
async function clock(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select sukani_clock() as at`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database gave no time')
  return row.at
}

export type AttemptChange = {
  state?: string
  attendance?: string
  extraMinutes?: number
  startedAt?: Date
  deadline?: Date
  endedAt?: Date
  deviceToken?: string | null
}

/** `officer`: an officer's page stands on the version, so their acts raise it; a candidate's do not. */
export const updateAttempt = async (trx: Trx, id: string, change: AttemptChange, officer = false) =>
  await trx
    .updateTable('attempts')
    .set((row) => ({
      ...(change.state === undefined ? {} : { state: change.state }),
      ...(change.attendance === undefined ? {} : { attendance: change.attendance }),
      ...(change.extraMinutes === undefined ? {} : { extra_minutes: change.extraMinutes }),
      ...(change.startedAt === undefined ? {} : { started_at: change.startedAt }),
      ...(change.deadline === undefined ? {} : { deadline: change.deadline }),
      ...(change.endedAt === undefined ? {} : { ended_at: change.endedAt }),
      ...(change.deviceToken === undefined ? {} : { device_token: change.deviceToken }),
      version: officer ? row('version', '+', 1) : row.ref('version'),
    }))
    .where('id', '=', id)
    .execute()

/** Attempts whose deadline has passed and which nobody has written down as timed out. */
export const listOverdue = async (db: Db, sessionId: string) =>
  await db
    .selectFrom('attempts')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('state', '=', 'running')
    .where('deadline', '<', sql<Date>`sukani_clock()`)
    .execute()

/** The machine was heard: what is longer than a minute since the last time is counted as silence. */
export const touchSign = async (db: Db, attemptId: string) =>
  await sql`
    insert into signs_of_life (attempt_id, last_at) values (${attemptId}, sukani_clock())
    on conflict (attempt_id) do update set
      last_at = excluded.last_at,
      silent_seconds = signs_of_life.silent_seconds
        + case when excluded.last_at - signs_of_life.last_at > interval '1 minute'
          then extract(epoch from excluded.last_at - signs_of_life.last_at)::integer else 0 end`.execute(db)
