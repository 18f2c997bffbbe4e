import type { Act } from '../../db/act.ts'
import { type Demand, type Followers } from '../../payments/index.ts'
import { findSession } from '../sessions/sessions.queries.ts'
import { lockApplication } from './application-door.ts'
import { holdFrom } from './choose-session.ts'
import { holdFreeSeat, setHold, takeSeat } from './seats.queries.ts'

/** What a seat does as its fee moves on: kept until the treasury decides, taken, or back to a quarter of an hour. */
export const examinationsPayments: Followers = {
  onReported: async (act, demand) => {
    const application = await applicationOf(act, demand)
    if (!application) return
    const kept = await setHold(act.trx, application.id, null)
    if (kept || application.sessionId === null) return
    // The quarter of an hour was over and another took the seat: the next free one, while there is one.
    const session = await findSession(act.trx, application.sessionId)
    if (session?.state !== 'open') return
    await holdFreeSeat(act.trx, { sessionId: session.id, applicationId: application.id, until: null })
  },
  onConfirmed: async (act, demand) => {
    const application = await applicationOf(act, demand)
    if (application) await takeSeat(act.trx, application.id)
  },
  onRefused: async (act, demand) => {
    const application = await applicationOf(act, demand)
    if (application) await setHold(act.trx, application.id, holdFrom(act.now))
  },
}

async function applicationOf(act: Act, demand: Demand) {
  if (demand.subject.kind !== 'application') return undefined
  const application = await lockApplication(act, demand.subject.id)
  return ['withdrawn', 'rejected'].includes(application.state) ? undefined : application
}
