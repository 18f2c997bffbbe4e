import type { Db, Trx } from '../db/connect.ts'

const alive = (db: Db, personId: string) =>
  db
    .selectFrom('mariner_records')
    .select(['id', 'kind', 'version', 'person_id as personId', 'changed_at as changedAt'])
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)

export const listRecords = async (db: Db, personId: string) =>
  await alive(db, personId).orderBy('made_at').orderBy('id').execute()

/** Of this person, not removed, and locked: an entry is changed by one act at a time. */
export const lockRecord = async (trx: Trx, personId: string, id: string) =>
  await alive(trx, personId).where('id', '=', id).forUpdate().executeTakeFirst()

/** Nothing comes back when the person has this part already and may have it only once. */
export const insertRecord = async (trx: Trx, personId: string, kind: string, at: Date) =>
  await trx
    .insertInto('mariner_records')
    .values({ person_id: personId, kind, made_at: at, changed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'version'])
    .executeTakeFirst()

export const bumpRecord = async (trx: Trx, id: string, at: Date) =>
  await trx
    .updateTable('mariner_records')
    .set((row) => ({ version: row('version', '+', 1), changed_at: at }))
    .where('id', '=', id)
    .execute()

export const markRecordRemoved = async (trx: Trx, id: string, at: Date) =>
  await trx.updateTable('mariner_records').set({ removed_at: at }).where('id', '=', id).execute()

export const listEmptyParts = async (db: Db, personId: string) =>
  (await db.selectFrom('empty_parts').select('kind').where('person_id', '=', personId).execute()).map(
    (row) => row.kind,
  )

export const insertEmptyPart = async (trx: Trx, personId: string, kind: string, at: Date) =>
  await trx
    .insertInto('empty_parts')
    .values({ person_id: personId, kind, said_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const deleteEmptyPart = async (trx: Trx, personId: string, kind: string) =>
  await trx.deleteFrom('empty_parts').where('person_id', '=', personId).where('kind', '=', kind).execute()
