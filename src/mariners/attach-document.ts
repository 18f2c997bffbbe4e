import { type Actor, perform } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import { storeDocument } from '../documents/index.ts'
import { found } from '../shell/errors.ts'
import type { Upload } from '../shell/form.ts'
import { lockOwn } from './change-record.ts'
import type { RecordKind } from './claims.ts'
import { endRecordDocument, insertRecordDocument } from './findings.queries.ts'

type Place = { personId: string; id: string; kind: RecordKind }

/** Hangs a photograph or scan of a paper on an entry of one's own record. */
export async function attachDocument(
  db: Db,
  dataFolder: string,
  { personId, id, kind, upload }: Place & { upload: Upload },
  actor: Actor,
) {
  return await perform(db, actor, async (act) => {
    const entry = await lockOwn(act, personId, id, kind)
    const stored = await storeDocument(act, dataFolder, upload, {
      ownerId: personId,
      purpose: `record-${kind}`,
    })
    if (!stored.ok) return stored
    await insertRecordDocument(act.trx, entry.id, stored.id, act.now)
    await act.record({
      action: 'record.document-attached',
      subject: { kind: 'record', id: entry.id },
      details: { document: stored.id },
    })
    return stored
  })
}

/** Takes a paper off an entry. The paper itself is kept: a finding may lean on it. */
export async function removeDocument(
  db: Db,
  { personId, id, kind, documentId }: Place & { documentId: string },
  actor: Actor,
): Promise<void> {
  await perform(db, actor, async (act) => {
    const entry = await lockOwn(act, personId, id, kind)
    const ended = await endRecordDocument(act.trx, entry.id, documentId, act.now)
    found(ended > 0 ? ended : null, 'paper of the entry')
    await act.record({
      action: 'record.document-removed',
      subject: { kind: 'record', id: entry.id },
      details: { document: documentId },
    })
  })
}
