import { sql } from 'kysely'
import type { Db, Trx } from '../../db/connect.ts'

/** Applications in some states with who applies and how long they wait, oldest first. */
export const listWork = async (db: Db, authorityId: string, states: string[]) =>
  await db
    .selectFrom('applications')
    .innerJoin('people', 'people.id', 'applications.person_id')
    .leftJoin('exam_sessions', 'exam_sessions.id', 'applications.session_id')
    .leftJoin('demands', 'demands.id', 'applications.demand_id')
    .select([
      'applications.id',
      'applications.number',
      'applications.grade',
      'applications.state',
      'applications.submitted_at as submittedAt',
      'people.full_name as fullName',
      'exam_sessions.id as sessionId',
      'exam_sessions.number as sessionNumber',
      'exam_sessions.starts_at as startsAt',
      'demands.state as feeState',
      sql<number>`sukani_today() - (applications.submitted_at at time zone 'Asia/Kolkata')::date`.as(
        'daysWaiting',
      ),
    ])
    .where('applications.authority_id', '=', authorityId)
    .where('applications.state', 'in', states)
    .orderBy('applications.submitted_at')
    .orderBy('applications.number')
    .execute()

export const listEligible = async (db: Db, authorityId: string, sessionId: string) =>
  await db
    .selectFrom('applications')
    .select(['id', 'version'])
    .where('authority_id', '=', authorityId)
    .where('session_id', '=', sessionId)
    .where('state', '=', 'eligible')
    .orderBy('number')
    .execute()

export const insertAttempt = async (
  trx: Trx,
  row: { applicationId: string; sessionId: string; personId: string; seatNumber: number },
) =>
  await trx
    .insertInto('attempts')
    .values({
      application_id: row.applicationId,
      session_id: row.sessionId,
      person_id: row.personId,
      seat_number: row.seatNumber,
    })
    .execute()
