import { sql } from 'kysely'
import type { Day } from '../db/act.ts'
import type { Db, Trx } from '../db/connect.ts'

const papers = (db: Db) =>
  db
    .selectFrom('papers')
    .innerJoin('authorities', 'authorities.id', 'papers.authority_id')
    .select([
      'papers.id',
      'papers.authority_id as authorityId',
      'authorities.code as authorityCode',
      'authorities.name as authorityName',
      'papers.number',
      'papers.kind',
      'papers.grade',
      'papers.form',
      'papers.holder_id as holderId',
      'papers.content',
      'papers.photograph_id as photographId',
      'papers.granted_at as grantedAt',
      'papers.valid_from as validFrom',
      'papers.valid_until as validUntil',
      'papers.state',
      'papers.version',
    ])

export type PaperRow = NonNullable<Awaited<ReturnType<typeof findPaperByNumber>>>

export const findPaperByNumber = async (db: Db, number: string) =>
  await papers(db).where('papers.number', '=', number).executeTakeFirst()

export const findPaper = async (db: Db, id: string) =>
  await papers(db).where('papers.id', '=', id).executeTakeFirst()

export const listPapersOf = async (db: Db, holderId: string) =>
  await papers(db).where('holder_id', '=', holderId).orderBy('granted_at', 'desc').execute()

/** By number, or by the holder's name in either script; at most 50, newest first. */
export const searchPapers = async (db: Db, authorityId: string, kind: string, text: string) =>
  await papers(db)
    .where('papers.authority_id', '=', authorityId)
    .where('papers.kind', '=', kind)
    .where((row) =>
      row.or([
        row('papers.number', 'ilike', like(text)),
        row(sql`papers.content->'en'->>'holder'`, 'ilike', like(text)),
        row(sql`papers.content->'hi'->>'holder'`, 'ilike', like(text)),
      ]),
    )
    .orderBy('papers.granted_at', 'desc')
    .orderBy('papers.number', 'desc')
    .limit(50)
    .execute()

const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Locked: one order at a time is made on a paper. */
export const lockPaper = async (trx: Trx, authorityId: string, id: string) =>
  await trx
    .selectFrom('papers')
    .select(['id', 'number', 'state', 'version', 'grade', 'holder_id as holderId'])
    .where('authority_id', '=', authorityId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updatePaperState = async (trx: Trx, id: string, state: string) =>
  await trx
    .updateTable('papers')
    .set((row) => ({ state, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export type NewPaperRow = {
  authorityId: string
  number: string
  kind: string
  grade: string | null
  form: string
  holderId: string
  content: string
  photographId: string | null
  grantedAt: Date
  grantedBy: string | null
  validFrom: Day
  validUntil: Day | null
  decisionId: string | null
}

export const insertPaper = async (trx: Trx, row: NewPaperRow) =>
  await trx
    .insertInto('papers')
    .values({
      authority_id: row.authorityId,
      number: row.number,
      kind: row.kind,
      grade: row.grade,
      form: row.form,
      holder_id: row.holderId,
      content: row.content,
      photograph_id: row.photographId,
      granted_at: row.grantedAt,
      granted_by: row.grantedBy,
      valid_from: row.validFrom,
      valid_until: row.validUntil,
      decision_id: row.decisionId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
