import type { Db, Trx } from '../db/connect.ts'

/**
 * The newest finding of each of these entries: of one authority, or (null) of any. Only those made of the entry
 * as it stands now: an entry that was changed since is unseen again.
 */
export const listFindings = async (db: Db, personId: string, authorityId: string | null) =>
  await db
    .selectFrom('findings as finding')
    .innerJoin('mariner_records as record', 'record.id', 'finding.record_id')
    .innerJoin('people as officer', 'officer.id', 'finding.by_id')
    .distinctOn('finding.record_id')
    .select([
      'finding.id',
      'finding.record_id as recordId',
      'finding.authority_id as authorityId',
      'finding.verdict',
      'finding.found',
      'finding.against_document_id as againstDocumentId',
      'finding.note',
      'finding.at',
      'officer.full_name as by',
    ])
    .where('record.person_id', '=', personId)
    .where('record.removed_at', 'is', null)
    .whereRef('finding.record_version', '=', 'record.version')
    .$if(authorityId !== null, (query) => query.where('finding.authority_id', '=', authorityId ?? ''))
    .orderBy('finding.record_id')
    .orderBy('finding.id', 'desc')
    .execute()

export type NewFinding = {
  recordId: string
  recordVersion: number
  authorityId: string
  verdict: 'accepted' | 'corrected' | 'not-accepted'
  found: string | null
  againstDocumentId: string | null
  note: string | null
  by: string
  at: Date
}

export const insertFinding = async (trx: Trx, row: NewFinding) =>
  await trx
    .insertInto('findings')
    .values({
      record_id: row.recordId,
      record_version: row.recordVersion,
      authority_id: row.authorityId,
      verdict: row.verdict,
      found: row.found,
      against_document_id: row.againstDocumentId,
      note: row.note,
      by_id: row.by,
      at: row.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** The papers of a person's entries, in the order in which they were attached. */
export const listRecordDocuments = async (db: Db, personId: string) =>
  await db
    .selectFrom('record_documents as link')
    .innerJoin('mariner_records as record', 'record.id', 'link.record_id')
    .innerJoin('documents as document', 'document.id', 'link.document_id')
    .select(['link.record_id as recordId', 'document.id', 'document.original_name as name', 'document.kind'])
    .where('record.person_id', '=', personId)
    .where('record.removed_at', 'is', null)
    .where('link.removed_at', 'is', null)
    .orderBy('link.attached_at')
    .orderBy('link.id')
    .execute()

export const insertRecordDocument = async (trx: Trx, recordId: string, documentId: string, at: Date) =>
  await trx
    .insertInto('record_documents')
    .values({ record_id: recordId, document_id: documentId, attached_at: at })
    .execute()

/** How many links were ended: none when this paper does not hang on this entry. */
export async function endRecordDocument(trx: Trx, recordId: string, documentId: string, at: Date) {
  const { numUpdatedRows } = await trx
    .updateTable('record_documents')
    .set({ removed_at: at })
    .where('record_id', '=', recordId)
    .where('document_id', '=', documentId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
