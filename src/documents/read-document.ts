import type { Db } from '../db/connect.ts'
import { documentInfo } from './document-info.ts'
import { hashOf, readFileOf } from './files.ts'

/** A document with its bytes; throws NotFound. A file that is not what its name says is an error, never shown. */
export async function readDocument(
  db: Db,
  dataFolder: string,
  id: string,
): Promise<{ bytes: Buffer; contentType: string; name: string }> {
  const { sha256, contentType, name } = await documentInfo(db, id)
  const bytes = await readFileOf(dataFolder, sha256)
  if (hashOf(bytes) !== sha256) throw new Error(`The file of document ${id} is damaged`)
  return { bytes, contentType, name }
}
