import { sql } from 'kysely'
import type { Db, Trx } from '../../db/connect.ts'

export type Seat = {
  sessionId: string
  number: number
  state: string
  heldUntil: Date | null
  lapsed: boolean
}

/** The seat that an application has; `lapsed` when its quarter of an hour is over and anyone may take it. */
export const findSeat = async (db: Db, applicationId: string): Promise<Seat | undefined> =>
  await db
    .selectFrom('seats')
    .select([
      'session_id as sessionId',
      'number',
      'state',
      'held_until as heldUntil',
      sql<boolean>`coalesce(held_until <= sukani_now(), false)`.as('lapsed'),
    ])
    .where('application_id', '=', applicationId)
    .executeTakeFirst()

/**
 * Gives the lowest seat that is free, or whose quarter of an hour is over, to an application. A seat that
 * another transaction is just taking is passed over: nobody waits, and nobody gets the same one.
 */
export async function holdFreeSeat(
  trx: Trx,
  seat: { sessionId: string; applicationId: string; until: Date | null },
): Promise<number | undefined> {
  const free = await trx
    .selectFrom('seats')
    .select('number')
    .where('session_id', '=', seat.sessionId)
    .where((row) =>
      row.or([
        row('state', '=', 'free'),
        row.and([row('state', '=', 'held'), row('held_until', '<=', sql<Date>`sukani_now()`)]),
      ]),
    )
    .orderBy('number')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!free) return undefined
  await trx
    .updateTable('seats')
    .set({ state: 'held', application_id: seat.applicationId, held_until: seat.until })
    .where('session_id', '=', seat.sessionId)
    .where('number', '=', free.number)
    .execute()
  return free.number
}

/** Moves the end of a hold; null: until the treasury decides. A lapsed seat that nobody took is kept so too. */
export const setHold = async (trx: Trx, applicationId: string, until: Date | null) =>
  await trx
    .updateTable('seats')
    .set({ held_until: until })
    .where('application_id', '=', applicationId)
    .where('state', '=', 'held')
    .returning('number')
    .executeTakeFirst()

export const takeSeat = async (trx: Trx, applicationId: string) =>
  await trx
    .updateTable('seats')
    .set({ state: 'taken', held_until: null })
    .where('application_id', '=', applicationId)
    .where('state', '=', 'held')
    .returning('number')
    .executeTakeFirst()

export const releaseSeat = async (trx: Trx, applicationId: string) =>
  await trx
    .updateTable('seats')
    .set({ state: 'free', application_id: null, held_until: null })
    .where('application_id', '=', applicationId)
    .returning(['session_id as sessionId', 'number'])
    .executeTakeFirst()
