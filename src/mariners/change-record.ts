import { type Act, type Actor, perform, refuse } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import { found, NotFound, sameVersion } from '../shell/errors.ts'
import { type Claim, isSingle, type RecordKind } from './claims.ts'
import { putParticulars } from './particulars.queries.ts'
import {
  bumpRecord,
  deleteEmptyPart,
  insertEmptyPart,
  insertRecord,
  listRecords,
  lockRecord,
  markRecordRemoved,
} from './records.queries.ts'
import { recordOf } from './record.ts'
import { withRegisteredVessel } from './registered-vessel.ts'
import { wrongIn } from './wrong-days.ts'

/** What has not happened yet cannot be in a record; a part that one has once is changed, not added again. @public */
export const recordRefusals = [
  'day-in-the-future',
  'born-too-lately',
  'day-before-birth',
  'class-passed-too-early',
  'service-there-already',
  'part-there-already',
  'part-not-empty',
] as const

/** Adds an entry to one's own record. What was said before of having none of this kind falls away. */
export async function addRecord(db: Db, personId: string, claim: Claim, actor: Actor) {
  return await perform(db, actor, async (act) => {
    const wrong = wrongIn(claim, null, await recordOf(act.trx, personId), act.today)
    if (wrong) return refuse(wrong)
    const record = await insertRecord(act.trx, personId, claim.kind, act.now)
    if (!record) return refuse('part-there-already')
    await putParticulars(act.trx, record.id, await withRegisteredVessel(act.trx, claim))
    await deleteEmptyPart(act.trx, personId, claim.kind)
    await written(act, 'record.added', record.id, claim.kind)
    return { ok: true as const, id: record.id }
  })
}

/** Changes an entry. A changed entry loses what an officer found of it: it is looked at again. */
export async function changeRecord(
  db: Db,
  input: { personId: string; id: string; version: number; claim: Claim },
  actor: Actor,
) {
  return await perform(db, actor, async (act) => {
    const record = await lockOwn(act, input.personId, input.id, input.claim.kind)
    sameVersion(input.version, record.version, 'record')
    const wrong = wrongIn(input.claim, record.id, await recordOf(act.trx, input.personId), act.today)
    if (wrong) return refuse(wrong)
    await putParticulars(act.trx, record.id, await withRegisteredVessel(act.trx, input.claim))
    await bumpRecord(act.trx, record.id, act.now)
    await written(act, 'record.changed', record.id, input.claim.kind)
    return { ok: true as const, id: record.id }
  })
}

/** Takes an entry out of one's record; the row stays, with the day on which it was removed. */
export async function removeRecord(
  db: Db,
  input: { personId: string; id: string; kind: RecordKind; version: number },
  actor: Actor,
): Promise<void> {
  await perform(db, actor, async (act) => {
    const record = await lockOwn(act, input.personId, input.id, input.kind)
    sameVersion(input.version, record.version, 'record')
    await markRecordRemoved(act.trx, record.id, act.now)
    await written(act, 'record.removed', record.id, input.kind)
  })
}

/** The person says of a part: of this I have none. Only then is none a fact, and not a gap. */
export async function sayNone(db: Db, personId: string, kind: RecordKind, actor: Actor) {
  if (isSingle(kind)) throw new NotFound(`none of ${kind}`)
  return await perform(db, actor, async (act) => {
    const entries = await listRecords(act.trx, personId)
    if (entries.some((entry) => entry.kind === kind)) return refuse('part-not-empty')
    await insertEmptyPart(act.trx, personId, kind, act.now)
    await act.record({ action: 'record.none', subject: { kind: 'person', id: personId }, details: { kind } })
    return { ok: true as const }
  })
}

/** One's own entry of this kind, locked; anybody else's is not there. */
export async function lockOwn({ trx }: Act, personId: string, id: string, kind: RecordKind) {
  const record = found(await lockRecord(trx, personId, id), 'record')
  if (record.kind !== kind) throw new NotFound(`record of kind ${kind}`)
  return record
}

const written = async ({ record }: Act, action: string, id: string, kind: RecordKind): Promise<void> =>
  await record({ action, subject: { kind: 'record', id }, details: { kind } })
