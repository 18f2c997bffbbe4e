import { type Actor, perform } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import { endSession } from './sessions.queries.ts'

/** Ends the session itself: a copy of the cookie is worth nothing afterwards. */
export async function signOut(db: Db, sessionId: string, actor: Actor): Promise<void> {
  await perform(db, actor, async ({ trx, now, record }) => {
    await endSession(trx, sessionId, now, 'sign-out')
    await record({ action: 'session.ended', subject: { kind: 'session', id: sessionId } })
  })
}
