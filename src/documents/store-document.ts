import type { Act, Refused } from '../db/act.ts'
import type { Upload } from '../shell/form.ts'
import { insertDocument, lockFilesToWrite } from './documents.queries.ts'
import { cleanFileName } from './file-name.ts'
import { writeFileOf } from './files.ts'
import { type DocumentRefusal, readUpload } from './read-upload.ts'

export { documentRefusals } from './read-upload.ts'

/**
 * Keeps what a person uploaded, inside the act that it belongs to: the bytes first, then the row that names
 * them. `ownerId` is the person whose paper it is, also when an officer attached it. The refusals' words are
 * `documents.refusal.<code>`; the act that was undone leaves at most a file for the sweeper.
 */
export async function storeDocument(
  act: Act,
  dataFolder: string,
  upload: Upload,
  { ownerId, purpose }: { ownerId: string; purpose: string },
): Promise<{ ok: true; id: string } | Refused<DocumentRefusal>> {
  const read = await readUpload(upload)
  if (!read.ok) return read
  await lockFilesToWrite(act.trx)
  const sha256 = await writeFileOf(dataFolder, read.bytes, act.now)
  const id = await insertDocument(act.trx, {
    ownerId,
    kind: read.kind,
    contentType: read.contentType,
    sha256,
    byteCount: read.bytes.length,
    name: cleanFileName(upload.filename, read.contentType),
    purpose,
    at: act.now,
  })
  return { ok: true, id }
}
