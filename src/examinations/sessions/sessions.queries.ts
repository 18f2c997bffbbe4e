import { sql } from 'kysely'
import type { Day } from '../../db/act.ts'
import type { Db, Trx } from '../../db/connect.ts'

const dayOfStart = sql<Day>`(exam_sessions.starts_at at time zone 'Asia/Kolkata')::date`.as('heldOn')

const sessions = (db: Db) =>
  db
    .selectFrom('exam_sessions')
    .innerJoin('centres', 'centres.id', 'exam_sessions.centre_id')
    .select([
      'exam_sessions.id',
      'exam_sessions.authority_id as authorityId',
      'exam_sessions.number',
      'exam_sessions.grade',
      'exam_sessions.centre_id as centreId',
      'centres.name as centreName',
      'centres.address as centreAddress',
      'exam_sessions.seat_count as seatCount',
      'exam_sessions.starts_at as startsAt',
      dayOfStart,
      'exam_sessions.closes_on as closesOn',
      'exam_sessions.paper',
      'exam_sessions.state',
      'exam_sessions.version',
    ])

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>

export const findSession = async (db: Db, id: string) =>
  await sessions(db).where('exam_sessions.id', '=', id).executeTakeFirst()

export const listSessions = async (db: Db, authorityId: string) =>
  await sessions(db)
    .where('exam_sessions.authority_id', '=', authorityId)
    .orderBy('exam_sessions.starts_at', 'desc')
    .orderBy('exam_sessions.number')
    .execute()

/** Sessions of a grade that take applications on the day, with the seats that nobody holds now. */
export const listOpenSessions = async (db: Db, authorityId: string, grade: string, on: Day) =>
  await sessions(db)
    .select((eb) =>
      eb
        .selectFrom('seats')
        .select((inner) => inner.fn.countAll<number>().as('free'))
        .whereRef('seats.session_id', '=', 'exam_sessions.id')
        .where((one) =>
          one.or([
            one('seats.state', '=', 'free'),
            one.and([
              one('seats.state', '=', 'held'),
              one('seats.held_until', '<=', sql<Date>`sukani_now()`),
            ]),
          ]),
        )
        .as('free'),
    )
    .where('exam_sessions.authority_id', '=', authorityId)
    .where('exam_sessions.grade', '=', grade)
    .where('exam_sessions.state', '=', 'open')
    .where('exam_sessions.closes_on', '>=', on)
    .orderBy('exam_sessions.starts_at')
    .execute()

/** Locked against every other act on this session. */
export const lockSession = async (trx: Trx, id: string) =>
  await sessions(trx).where('exam_sessions.id', '=', id).forUpdate('exam_sessions').executeTakeFirst()

export type NewSession = {
  authorityId: string
  number: string
  grade: string
  centreId: string
  seatCount: number
  startsAt: Date
  closesOn: Day
  paper: object
  by: string
  at: Date
}

export const insertSession = async (trx: Trx, row: NewSession) =>
  await trx
    .insertInto('exam_sessions')
    .values({
      authority_id: row.authorityId,
      number: row.number,
      grade: row.grade,
      centre_id: row.centreId,
      seat_count: row.seatCount,
      starts_at: row.startsAt,
      closes_on: row.closesOn,
      paper: JSON.stringify(row.paper),
      made_by: row.by,
      made_at: row.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

export type SessionChange = { state: string; startsAt?: Date; closesOn?: Day }

/** The next version of the session. */
export const updateSession = async (trx: Trx, id: string, change: SessionChange) =>
  await trx
    .updateTable('exam_sessions')
    .set((row) => ({
      state: change.state,
      version: row('version', '+', 1),
      ...(change.startsAt ? { starts_at: change.startsAt } : {}),
      ...(change.closesOn ? { closes_on: change.closesOn } : {}),
    }))
    .where('id', '=', id)
    .execute()

/** The seats, one row each; those that are there already stay whose they are. */
export const insertSeats = async (trx: Trx, sessionId: string, count: number) =>
  await sql`insert into seats (session_id, number)
            select ${sessionId}::uuid, n from generate_series(1, ${count}::integer) as n
            on conflict do nothing`.execute(trx)

export const countSeats = async (db: Db, sessionId: string) =>
  await db
    .selectFrom('seats')
    .select((row) => ['state', row.fn.countAll<number>().as('count')])
    .where('session_id', '=', sessionId)
    .groupBy('state')
    .execute()

export const countApplications = async (db: Db, sessionId: string) =>
  await db
    .selectFrom('applications')
    .select((row) => ['state', row.fn.countAll<number>().as('count')])
    .where('session_id', '=', sessionId)
    .groupBy('state')
    .execute()

export const listStaff = async (db: Db, sessionId: string) =>
  await db
    .selectFrom('session_staff')
    .innerJoin('people', 'people.id', 'session_staff.person_id')
    .select(['people.id as personId', 'people.full_name as fullName', 'session_staff.duty'])
    .where('session_id', '=', sessionId)
    .orderBy('session_staff.duty')
    .orderBy('people.full_name')
    .execute()

/** Nothing comes back when the person has this duty already. */
export const insertStaff = async (trx: Trx, sessionId: string, personId: string, duty: string) =>
  await trx
    .insertInto('session_staff')
    .values({ session_id: sessionId, person_id: personId, duty })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id as personId')
    .executeTakeFirst()

export const deleteStaff = async (trx: Trx, sessionId: string, personId: string, duty: string) =>
  await trx
    .deleteFrom('session_staff')
    .where('session_id', '=', sessionId)
    .where('person_id', '=', personId)
    .where('duty', '=', duty)
    .returning('person_id as personId')
    .executeTakeFirst()

/** Who is to be told when a session is put off or called off: the candidates who can be written to. */
export const listCandidatesToTell = async (db: Db, sessionId: string) =>
  await db
    .selectFrom('applications')
    .innerJoin('people', 'people.id', 'applications.person_id')
    .select(['applications.id', 'applications.number', 'people.email', 'people.language'])
    .where('applications.session_id', '=', sessionId)
    .where('applications.state', 'in', ['draft', 'submitted', 'held', 'answered', 'eligible', 'seated'])
    .where('people.email', 'is not', null)
    .execute()
