import type { Db, Trx } from '../db/connect.ts'

export const listAuthorities = async (db: Db) =>
  await db
    .selectFrom('authorities')
    .select(['id', 'code', 'name', 'rule_set as ruleSet', 'state_code as stateCode'])
    .orderBy('code')
    .execute()

export const findAuthority = async (db: Db, id: string) =>
  await db
    .selectFrom('authorities')
    .select(['id', 'code', 'name', 'rule_set as ruleSet', 'state_code as stateCode'])
    .where('id', '=', id)
    .executeTakeFirst()

export const listCentres = async (db: Db, authorityId: string) =>
  await db
    .selectFrom('centres')
    .select(['id', 'code', 'name', 'address'])
    .where('authority_id', '=', authorityId)
    .orderBy('code')
    .execute()

/** The value of a setting on a day: the newest version that has begun. */
export const findSetting = async (db: Db, authorityId: string, key: string, on: string) =>
  await db
    .selectFrom('settings')
    .select(['value', 'valid_from as validFrom', 'reason'])
    .where('authority_id', '=', authorityId)
    .where('key', '=', key)
    .where('valid_from', '<=', on)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Counts up by one under the row's lock. */
export async function takeNumber(
  trx: Trx,
  authorityId: string,
  series: string,
  year: number,
): Promise<number> {
  const { number } = await trx
    .insertInto('number_series')
    .values({ authority_id: authorityId, series, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['authority_id', 'series', 'year'])
        .doUpdateSet((row) => ({ last_number: row('number_series.last_number', '+', 1) })),
    )
    .returning('last_number as number')
    .executeTakeFirstOrThrow()
  return number
}
