import type { Db } from '../db/connect.ts'
import { found } from '../shell/errors.ts'
import { findDocument } from './documents.queries.ts'

/** A document without its bytes. `name` is safe to show and to offer for saving. */
export type DocumentInfo = {
  id: string
  ownerId: string
  kind: 'image' | 'pdf'
  contentType: string
  sha256: string
  byteCount: number
  name: string
  purpose: string
  madeAt: Date
}

/** What a document is; throws NotFound. Who may see it is the caller's to know. */
export async function documentInfo(db: Db, id: string): Promise<DocumentInfo> {
  const row = found(await findDocument(db, id), 'document')
  return { ...row, kind: row.kind === 'pdf' ? 'pdf' : 'image' }
}
