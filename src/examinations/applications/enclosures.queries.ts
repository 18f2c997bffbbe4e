import type { Db, Trx } from '../../db/connect.ts'

export type Enclosure = {
  id: string
  requirement: string
  documentId: string
  name: string
  kind: string
  attachedAt: Date
}

const enclosures = (db: Db) =>
  db
    .selectFrom('application_documents')
    .innerJoin('documents', 'documents.id', 'application_documents.document_id')
    .select([
      'application_documents.id',
      'application_documents.requirement',
      'application_documents.document_id as documentId',
      'documents.original_name as name',
      'documents.kind',
      'application_documents.attached_at as attachedAt',
    ])
    .where('application_documents.removed_at', 'is', null)

/** What is enclosed with an application, oldest first. */
export const listEnclosures = async (db: Db, applicationId: string): Promise<Enclosure[]> =>
  await enclosures(db)
    .where('application_documents.application_id', '=', applicationId)
    .orderBy('application_documents.attached_at')
    .orderBy('application_documents.id')
    .execute()

export const insertEnclosure = async (
  trx: Trx,
  row: { applicationId: string; requirement: string; documentId: string; at: Date },
) =>
  await trx
    .insertInto('application_documents')
    .values({
      application_id: row.applicationId,
      requirement: row.requirement,
      document_id: row.documentId,
      attached_at: row.at,
    })
    .execute()

export const removeEnclosure = async (trx: Trx, applicationId: string, id: string, at: Date) =>
  await trx
    .updateTable('application_documents')
    .set({ removed_at: at })
    .where('id', '=', id)
    .where('application_id', '=', applicationId)
    .where('removed_at', 'is', null)
    .returning(['document_id as documentId', 'requirement'])
    .executeTakeFirst()

export const removeEnclosuresOf = async (trx: Trx, applicationId: string, requirement: string, at: Date) =>
  await trx
    .updateTable('application_documents')
    .set({ removed_at: at })
    .where('application_id', '=', applicationId)
    .where('requirement', '=', requirement)
    .where('removed_at', 'is', null)
    .execute()
