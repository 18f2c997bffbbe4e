import { sql } from 'kysely'
import type { Db, Trx } from '../db/connect.ts'

export type NewDocument = {
  ownerId: string
  kind: 'image' | 'pdf'
  contentType: string
  sha256: string
  byteCount: number
  name: string
  purpose: string
  at: Date
}

export const findDocument = async (db: Db, id: string) =>
  await db
    .selectFrom('documents')
    .select([
      'id',
      'owner_id as ownerId',
      'kind',
      'content_type as contentType',
      'sha256',
      'byte_count as byteCount',
      'original_name as name',
      'purpose',
      'made_at as madeAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst()

export async function insertDocument(trx: Trx, row: NewDocument): Promise<string> {
  const values = {
    owner_id: row.ownerId,
    kind: row.kind,
    content_type: row.contentType,
    sha256: row.sha256,
    byte_count: row.byteCount,
    original_name: row.name,
    purpose: row.purpose,
    made_at: row.at,
  }
  const { id } = await trx.insertInto('documents').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Which of these contents a row names. */
export async function listNamed(db: Db, hashes: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('documents')
    .select('sha256')
    .distinct()
    .where('sha256', '=', sql<string>`any(${hashes})`)
    .execute()
  return new Set(rows.map((row) => row.sha256))
}

// One lock for all files: many acts may write at once, the sweeper waits until each has its row or is undone.
const filesLock = sql`hashtext('documents.files')::bigint`

/** Held until the act ends: no file that it wrote is swept before its row is there. */
export const lockFilesToWrite = async (trx: Trx) =>
  await sql`select pg_advisory_xact_lock_shared(${filesLock})`.execute(trx)

/** Waits until no act is writing a file; new ones wait in turn. */
export const lockFilesToSweep = async (trx: Trx) =>
  await sql`select pg_advisory_xact_lock(${filesLock})`.execute(trx)
