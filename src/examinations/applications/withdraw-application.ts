import { type Actor, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { applicationMayMove, lockOwn, moveApplication } from './application-door.ts'
import { annulAttempt } from './applications.queries.ts'
import { releaseSeat } from './seats.queries.ts'

/** @public */
export const withdrawApplicationRefusals = ['too-late-to-withdraw'] as const

/** Takes an application back before the examination; its seat is free for another. The fee is not returned (32(v)). */
export const withdrawApplication = async (
  db: Db,
  input: { applicationId: string; personId: string; version: number },
  actor: Actor,
) =>
  await perform(db, actor, async (act) => {
    const application = await lockOwn(act, input)
    if (!applicationMayMove(application, 'withdrawn')) return refuse('too-late-to-withdraw')
    const seat = await releaseSeat(act.trx, application.id)
    await annulAttempt(act.trx, application.id)
    await moveApplication(act, application.id, 'withdrawn')
    await act.record({
      action: 'application.withdrawn',
      subject: { kind: 'application', id: application.id },
      authorityId: application.authorityId,
      details: { from: application.state, seat: seat?.number ?? null },
    })
    return { ok: true as const }
  })
