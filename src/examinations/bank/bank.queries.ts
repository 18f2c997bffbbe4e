import type { Db, Trx } from '../../db/connect.ts'

export type BankRow = {
  itemId: string
  contentHash: string
  grade: string
  section: string
  topic: string
  content: string
}

export const listCurrentHashes = async (db: Db) =>
  await db
    .selectFrom('bank_items')
    .select(['item_id as itemId', 'content_hash as contentHash'])
    .where('is_current', '=', true)
    .execute()

/** Every version of some questions, the newest first. */
export const listVersions = async (db: Db, itemIds: string[]) =>
  await db
    .selectFrom('bank_items')
    .select(['item_id as itemId', 'version', 'content_hash as contentHash'])
    .where('item_id', 'in', itemIds)
    .orderBy('version', 'desc')
    .execute()

/** From now on these questions are not drawn. */
export const retireItems = async (trx: Trx, itemIds: string[]) =>
  await trx
    .updateTable('bank_items')
    .set({ is_current: false })
    .where('item_id', 'in', itemIds)
    .where('is_current', '=', true)
    .execute()

/** A question that stands again as it once stood is drawn again, as that version. */
export const reviveVersion = async (trx: Trx, itemId: string, version: number) =>
  await trx
    .updateTable('bank_items')
    .set({ is_current: true })
    .where('item_id', '=', itemId)
    .where('version', '=', version)
    .execute()

export const insertVersion = async (trx: Trx, row: BankRow & { version: number }) =>
  await trx
    .insertInto('bank_items')
    .values({
      item_id: row.itemId,
      version: row.version,
      content_hash: row.contentHash,
      grade: row.grade,
      section: row.section,
      topic: row.topic,
      content: row.content,
    })
    .execute()

/** The questions that may be drawn for a grade. */
export const listCurrentItems = async (db: Db, grade: string) =>
  await db
    .selectFrom('bank_items')
    .select(['item_id as itemId', 'version', 'section', 'content'])
    .where('grade', '=', grade)
    .where('is_current', '=', true)
    .orderBy('item_id')
    .execute()
