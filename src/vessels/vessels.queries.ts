import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export type VesselRow = Awaited<ReturnType<typeof listVessels>>[number]

const vessels = (db: Db, authorityId: string) =>
  db
    .selectFrom('vessels')
    .select([
      'id',
      'number',
      'name',
      'name_hi as nameHi',
      'kind',
      'bhp',
      'nhp',
      'waters',
      'state_code as stateCode',
    ])
    .where('authority_id', '=', authorityId)

const mostFound = 20
/** % and _ stand for themselves. */
const literally = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

export const listVessels = async (db: Db, authorityId: string, text: string) =>
  await vessels(db, authorityId)
    .where((row) =>
      row.or(
        (['number', 'name', 'name_hi'] as const).map((column) =>
          row(column, 'ilike', `%${literally(text)}%`),
        ),
      ),
    )
    .orderBy(
      sql`case when number ilike ${`${literally(text)}%`} then 0
               when name ilike ${`${literally(text)}%`} or name_hi ilike ${`${literally(text)}%`} then 1
               else 2 end`,
    )
    .orderBy('number')
    .limit(mostFound)
    .execute()

export const findVessel = async (db: Db, authorityId: string, number: string) =>
  await vessels(db, authorityId)
    .where(sql`upper(number)`, '=', number.toUpperCase())
    .executeTakeFirst()
