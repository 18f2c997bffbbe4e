import { type Act, type Actor, refuse } from '../db/act.ts'
import { found, sameVersion } from '../shell/errors.ts'
import { type Claim, typedParticulars } from './claims.ts'
import { insertFinding } from './findings.queries.ts'
import { recordOf, type Verdict } from './record.ts'
import { lockRecord } from './records.queries.ts'
import { withRegisteredVessel } from './registered-vessel.ts'

/** Nobody judges their own record; a finding leans on a paper of the entry; what is not accepted is told why. @public */
export const findingRefusals = [
  'finding-on-own-record',
  'finding-paper-elsewhere',
  'finding-needs-note',
] as const

export type NewFinding = {
  personId: string
  authorityId: string
  recordId: string
  /** The version of the entry that the officer saw. */
  version: number
  verdict: Verdict
  /** What is right instead, when the verdict is `corrected`. */
  corrected: Claim | null
  againstDocumentId: string | null
  note: string | null
}

/** Writes what an officer found of one entry of a person's record, inside the officer's act. */
export async function recordFinding(act: Act & { actor: Actor }, input: NewFinding) {
  const officer = found(act.actor.personId, 'officer')
  if (officer === input.personId) return refuse('finding-on-own-record')
  const record = found(await lockRecord(act.trx, input.personId, input.recordId), 'record')
  sameVersion(input.version, record.version, 'record')
  const lines = await recordOf(act.trx, input.personId, input.authorityId)
  const line = found(
    lines.find((one) => one.id === record.id),
    'record',
  )
  if (input.againstDocumentId !== null && !line.documents.some(({ id }) => id === input.againstDocumentId))
    return refuse('finding-paper-elsewhere')
  if (input.verdict === 'not-accepted' && input.note === null) return refuse('finding-needs-note')
  const claim = await foundClaim(act, input, line.claim)
  const { id } = await insertFinding(act.trx, {
    ...input,
    recordVersion: record.version,
    found: claim && JSON.stringify(typedParticulars(claim.particulars)),
    by: officer,
    at: act.now,
  })
  await act.record({
    action: 'record.found',
    subject: { kind: 'record', id: record.id },
    authorityId: input.authorityId,
    ...(input.note === null ? {} : { reason: input.note }),
    details: { verdict: input.verdict, finding: id },
  })
  return { ok: true as const, id }
}

/** What stands found: the claim as it is, the correction, or nothing. */
async function foundClaim(act: Act, input: NewFinding, claimed: Claim): Promise<Claim | null> {
  if (input.verdict === 'not-accepted') return null
  if (input.verdict === 'accepted') return claimed
  const corrected = input.corrected?.kind === claimed.kind ? input.corrected : null
  return await withRegisteredVessel(act.trx, found(corrected, 'correction of this entry'))
}
