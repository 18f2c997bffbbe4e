import type { Day } from '../db/act.ts'
import type { Db, Trx } from '../db/connect.ts'

/** The newest value of each key that has begun on the day. */
export const listSettingsOn = async (db: Db, authorityId: string, keys: readonly string[], on: Day) =>
  await db
    .selectFrom('settings')
    .distinctOn('key')
    .select(['key', 'value'])
    .where('authority_id', '=', authorityId)
    .where('key', 'in', keys)
    .where('valid_from', '<=', on)
    .orderBy('key')
    .orderBy('valid_from', 'desc')
    .execute()

/** Every value that was ever set, the one that holds from the latest day first. */
export const listSettings = async (db: Db, authorityId: string, keys: readonly string[]) =>
  await db
    .selectFrom('settings')
    .select(['key', 'value', 'valid_from as validFrom', 'reason', 'set_by as setBy', 'set_at as setAt'])
    .where('authority_id', '=', authorityId)
    .where('key', 'in', keys)
    .orderBy('key')
    .orderBy('valid_from', 'desc')
    .execute()

/** Locked: what an authority sets is changed by one act at a time. Rows that only refer to it go on. */
export const lockAuthority = async (trx: Trx, id: string) =>
  await trx.selectFrom('authorities').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export type NewSetting = {
  authorityId: string
  key: string
  value: unknown
  validFrom: Day
  reason: string
  by: string | null
  at: Date
}

/** Nothing comes back when a value holds from that very day already. */
export const insertSetting = async (trx: Trx, row: NewSetting) =>
  await trx
    .insertInto('settings')
    .values({
      authority_id: row.authorityId,
      key: row.key,
      value: JSON.stringify(row.value),
      valid_from: row.validFrom,
      reason: row.reason,
      set_by: row.by,
      set_at: row.at,
    })
    .onConflict((conflict) => conflict.columns(['authority_id', 'key', 'valid_from']).doNothing())
    .returning('id')
    .executeTakeFirst()
