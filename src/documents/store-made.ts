import type { Act } from '../db/act.ts'
import { insertDocument, lockFilesToWrite } from './documents.queries.ts'
import { cleanFileName } from './file-name.ts'
import { writeFileOf } from './files.ts'

export type MadeDocument = {
  ownerId: string
  purpose: string
  name: string
  contentType: 'application/pdf' | 'image/jpeg' | 'image/webp'
}

/** Keeps what we made ourselves (a certificate's PDF): its bytes are trusted and stay as they are. */
export async function storeMade(
  act: Act,
  dataFolder: string,
  bytes: Uint8Array,
  made: MadeDocument,
): Promise<string> {
  await lockFilesToWrite(act.trx)
  const sha256 = await writeFileOf(dataFolder, bytes, act.now)
  return await insertDocument(act.trx, {
    ...made,
    kind: made.contentType === 'application/pdf' ? 'pdf' : 'image',
    sha256,
    byteCount: bytes.length,
    name: cleanFileName(made.name, made.contentType),
    at: act.now,
  })
}
