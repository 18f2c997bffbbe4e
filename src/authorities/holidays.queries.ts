import type { Day } from '../db/act.ts'
import type { Db, Trx } from '../db/connect.ts'

export const listHolidays = async (db: Db, authorityId: string, from: Day, to: Day) =>
  await db
    .selectFrom('holidays')
    .select(['day', 'name', 'reason', 'set_by as setBy', 'set_at as setAt'])
    .where('authority_id', '=', authorityId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()

export type NewHoliday = {
  authorityId: string
  day: Day
  name: { en: string; hi: string }
  reason: string
  by: string | null
  at: Date
}

/** Nothing comes back when the day is in the calendar already. */
export const insertHoliday = async (trx: Trx, row: NewHoliday) =>
  await trx
    .insertInto('holidays')
    .values({
      authority_id: row.authorityId,
      day: row.day,
      name: JSON.stringify(row.name),
      reason: row.reason,
      set_by: row.by,
      set_at: row.at,
    })
    .onConflict((conflict) => conflict.columns(['authority_id', 'day']).doNothing())
    .returning('day')
    .executeTakeFirst()

export const deleteHoliday = async (trx: Trx, authorityId: string, day: Day) =>
  await trx
    .deleteFrom('holidays')
    .where('authority_id', '=', authorityId)
    .where('day', '=', day)
    .returning(['day', 'name', 'reason'])
    .executeTakeFirst()
