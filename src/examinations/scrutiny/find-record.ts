import { type Actor, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { type NewFinding, recordFinding } from '../../mariners/index.ts'
import { lockInOffice } from '../applications/application-door.ts'
import { updateApplication } from '../applications/applications.queries.ts'

/** @public */
export const findRecordRefusals = ['not-under-scrutiny'] as const

type Found = Omit<NewFinding, 'personId' | 'authorityId' | 'version'> & {
  applicationId: string
  version: number
  recordVersion: number
}

/** What the examiner found of one entry of the candidate's record; the application's page moves on with it. */
export const findRecord = async (
  db: Db,
  { applicationId, version, recordVersion, ...finding }: Found,
  actor: Actor & { authorityId: string },
) =>
  await perform(db, actor, async (act) => {
    const { authorityId } = actor
    const application = await lockInOffice(act, { applicationId, authorityId, version })
    if (!['submitted', 'held', 'answered', 'eligible'].includes(application.state))
      return refuse('not-under-scrutiny')
    await updateApplication(act.trx, application.id, {})
    return await recordFinding(act, {
      ...finding,
      personId: application.personId,
      authorityId,
      version: recordVersion,
    })
  })
