import { sql } from 'kysely'
import type { Db, Trx } from '../db/connect.ts'

const idle = sql`interval '8 hours'`
const total = sql`interval '24 hours'`

export const insertSession = async (
  trx: Trx,
  row: { personId: string; csrfSecret: string; at: Date; address: string },
) =>
  await trx
    .insertInto('sessions')
    .values({
      person_id: row.personId,
      csrf_secret: row.csrfSecret,
      made_at: row.at,
      last_seen_at: row.at,
      address: row.address,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** A session that is alive: not ended, not idle for 8 hours, not older than 24. */
export const findLiveSession = async (db: Db, id: string) =>
  await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .leftJoin('people as other', 'other.id', 'sessions.acting_for')
    .select([
      'sessions.id',
      'sessions.csrf_secret as csrfSecret',
      'people.id as personId',
      'people.full_name as fullName',
      'people.language',
      'other.id as otherId',
      'other.full_name as otherName',
      'sessions.acting_at as actingAt',
      sql<boolean>`sessions.last_seen_at < sukani_now() - interval '1 minute'`.as('stale'),
    ])
    .where('sessions.id', '=', id)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.last_seen_at', '>', sql<Date>`sukani_now() - ${idle}`)
    .where('sessions.made_at', '>', sql<Date>`sukani_now() - ${total}`)
    .executeTakeFirst()

export const touchSession = async (db: Db, id: string) =>
  await db
    .updateTable('sessions')
    .set({ last_seen_at: sql`sukani_now()` })
    .where('id', '=', id)
    .execute()

export const endSession = async (trx: Trx, id: string, at: Date, reason: string) =>
  await trx
    .updateTable('sessions')
    .set({ ended_at: at, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()

/** A new password or a changed role ends every session of the person. */
export const endSessionsOf = async (trx: Trx, personId: string, at: Date, reason: string) =>
  await trx
    .updateTable('sessions')
    .set({ ended_at: at, end_reason: reason })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute()

export const setActingFor = async (
  trx: Trx,
  id: string,
  personId: string | null,
  authorityId: string | null,
) =>
  await trx
    .updateTable('sessions')
    .set({ acting_for: personId, acting_at: authorityId })
    .where('id', '=', id)
    .execute()

export const listOffices = async (db: Db, personId: string) =>
  await db
    .selectFrom('role_grants')
    .innerJoin('authorities', 'authorities.id', 'role_grants.authority_id')
    .innerJoin('roles', 'roles.code', 'role_grants.role')
    .select(['authorities.id as authorityId', 'authorities.code', 'authorities.name', 'role_grants.role'])
    .where('role_grants.person_id', '=', personId)
    .where('role_grants.ended_at', 'is', null)
    .orderBy('authorities.code')
    .orderBy('roles.rank')
    .execute()
