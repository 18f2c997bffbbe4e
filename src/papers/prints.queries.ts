import type { Db, Trx } from '../db/connect.ts'

export const insertPrint = async (trx: Trx, paperId: string, language: string, at: Date) =>
  await trx
    .insertInto('paper_prints')
    .values({ paper_id: paperId, language, asked_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()

const prints = (db: Db) =>
  db.selectFrom('paper_prints').select(['id', 'paper_id as paperId', 'language', 'document_id as documentId'])

export const findPrint = async (db: Db, id: string) =>
  await prints(db).where('id', '=', id).executeTakeFirst()

/** Locked: of two runs of one job the second finds the work done. */
export const lockPrint = async (trx: Trx, id: string) =>
  await prints(trx).where('id', '=', id).forUpdate().executeTakeFirst()

export const markPrinted = async (trx: Trx, id: string, documentId: string, at: Date) =>
  await trx
    .updateTable('paper_prints')
    .set({ document_id: documentId, made_at: at })
    .where('id', '=', id)
    .execute()

const printOf = (db: Db, paperId: string, language: string) =>
  db
    .selectFrom('paper_prints')
    .innerJoin('papers', 'papers.id', 'paper_prints.paper_id')
    .select(['paper_prints.document_id as documentId', 'papers.number'])
    .where('paper_id', '=', paperId)
    .where('language', '=', language)

/** A print of a paper that this person holds. */
export const findPrintOfHolder = async (db: Db, holderId: string, paperId: string, language: string) =>
  await printOf(db, paperId, language).where('papers.holder_id', '=', holderId).executeTakeFirst()

/** A print of a paper of this authority. */
export const findPrintOfAuthority = async (db: Db, authorityId: string, paperId: string, language: string) =>
  await printOf(db, paperId, language).where('papers.authority_id', '=', authorityId).executeTakeFirst()
