import { sql } from 'kysely'
import type { Db, Trx } from '../db/connect.ts'
import type { Language } from '../shell/text.ts'

export type OutboxRow = {
  recipient: string
  language: Language
  template: string
  content: Record<string, string>
  at: Date
}

export async function insertNotice(trx: Trx, row: OutboxRow): Promise<string> {
  const values = {
    recipient: row.recipient,
    language: row.language,
    template: row.template,
    content: JSON.stringify(row.content),
    made_at: row.at,
  }
  const { id } = await trx.insertInto('outbox').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

export const findUnsent = async (db: Db, id: string) =>
  await unsent(db)
    .select(['id', 'recipient', 'language', 'template', 'content', age])
    .where('id', '=', id)
    .executeTakeFirst()

/** What waits for a mail server, oldest first. */
export const listUnsent = async (db: Db): Promise<{ id: string }[]> =>
  await unsent(db).select('id').orderBy('made_at').execute()

const unsent = (db: Db) =>
  db.selectFrom('outbox').where('sent_at', 'is', null).where('dropped_at', 'is', null)

const age = sql<number>`extract(epoch from sukani_now() - made_at)::int`.as('ageSeconds')

/** What was said is forgotten once it is sent: a reset link must not lie in the database. */
export async function markSent(db: Db, id: string, messageId: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: sql`sukani_now()`, message_id: messageId, content: '{}' })
    .where('id', '=', id)
    .execute()
}

/** Given up, and forgotten as well. */
export async function markDropped(db: Db, id: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ dropped_at: sql`sukani_now()`, content: '{}' })
    .where('id', '=', id)
    .execute()
}
