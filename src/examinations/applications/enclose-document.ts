import { type Actor, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { documentInfo, storeDocument } from '../../documents/index.ts'
import { found } from '../../shell/errors.ts'
import type { Upload } from '../../shell/form.ts'
import { lockOwn } from './application-door.ts'
import { updateApplication } from './applications.queries.ts'
import { insertEnclosure, removeEnclosure, removeEnclosuresOf } from './enclosures.queries.ts'
import type { Requirement } from './enclosures.ts'

/** @public */
export const encloseDocumentRefusals = ['papers-closed', 'photograph-not-a-picture'] as const

type Enclose = { applicationId: string; personId: string; requirement: Requirement; upload: Upload }
const pictures: readonly Requirement[] = ['photograph', 'photograph-signed']

/** Encloses a paper under the requirement it answers: in a draft, and with the answer to an examiner's question. */
export const encloseDocument = async (db: Db, dataFolder: string, input: Enclose, actor: Actor) =>
  await perform(db, actor, async (act) => {
    const application = await lockOwn(act, input)
    if (!['draft', 'held'].includes(application.state)) return refuse('papers-closed')
    const { requirement, personId, upload } = input
    const stored = await storeDocument(act, dataFolder, upload, { ownerId: personId, purpose: requirement })
    if (!stored.ok) return stored
    if (pictures.includes(requirement)) {
      const { kind } = await documentInfo(act.trx, stored.id)
      if (kind !== 'image') return refuse('photograph-not-a-picture')
      await removeEnclosuresOf(act.trx, application.id, requirement, act.now)
    }
    await insertEnclosure(act.trx, {
      applicationId: application.id,
      requirement,
      documentId: stored.id,
      at: act.now,
    })
    if (requirement === 'photograph')
      await updateApplication(act.trx, application.id, { photograph_id: stored.id })
    await act.record({
      action: 'application.document-enclosed',
      subject: { kind: 'application', id: application.id },
      authorityId: application.authorityId,
      details: { requirement, documentId: stored.id },
    })
    return { ok: true as const }
  })

/** Takes a paper out of a draft again; its bytes stay with the person. */
export const takeOutDocument = async (
  db: Db,
  input: { applicationId: string; personId: string; enclosureId: string },
  actor: Actor,
) =>
  await perform(db, actor, async (act) => {
    const application = await lockOwn(act, input)
    if (application.state !== 'draft') return refuse('papers-closed')
    const removed = found(
      await removeEnclosure(act.trx, application.id, input.enclosureId, act.now),
      'enclosure',
    )
    if (removed.documentId === application.photographId)
      await updateApplication(act.trx, application.id, { photograph_id: null })
    await act.record({
      action: 'application.document-removed',
      subject: { kind: 'application', id: application.id },
      authorityId: application.authorityId,
      details: removed,
    })
    return { ok: true as const }
  })
