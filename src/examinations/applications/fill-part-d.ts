import { type Actor, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { lockOwn } from './application-door.ts'
import { updateApplication } from './applications.queries.ts'
import { readForm20 } from './form-20.ts'

/** @public */
export const fillPartDRefusals = ['not-a-draft', 'year-in-the-future'] as const

type PartD = { appearedEarlier: boolean; appearedYear?: number | undefined }

/** Form 20 Part D: has the applicant appeared for this examination earlier, and in which year? */
export const fillPartD = async (
  db: Db,
  {
    appearedEarlier,
    appearedYear,
    ...input
  }: PartD & { applicationId: string; personId: string; version: number },
  actor: Actor,
) =>
  await perform(db, actor, async (act) => {
    const application = await lockOwn(act, input)
    if (application.state !== 'draft') return refuse('not-a-draft')
    const year = appearedEarlier ? appearedYear : undefined
    if (year !== undefined && year > Number(act.today.slice(0, 4))) return refuse('year-in-the-future')
    const form = { ...readForm20(application.form), appearedEarlier, appearedYear: year }
    await updateApplication(act.trx, application.id, { form: JSON.stringify(form) })
    await act.record({
      action: 'application.part-d-filled',
      subject: { kind: 'application', id: application.id },
      authorityId: application.authorityId,
    })
    return { ok: true as const }
  })
