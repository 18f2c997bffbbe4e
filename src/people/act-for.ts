import { type Actor, perform } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import { setActingFor } from './sessions.queries.ts'

/** The operator's session now shows this person's own pages; every act from there names both. */
export async function actFor(
  db: Db,
  input: { sessionId: string; personId: string; authorityId: string },
  actor: Actor,
): Promise<void> {
  await perform(db, { ...actor, onBehalfOf: input.personId }, async ({ trx, record }) => {
    await setActingFor(trx, input.sessionId, input.personId, input.authorityId)
    await record({ action: 'counter.began', subject: { kind: 'person', id: input.personId } })
  })
}

/** The person has left the desk. */
export async function stopActing(
  db: Db,
  input: { sessionId: string; personId: string },
  actor: Actor,
): Promise<void> {
  await perform(db, actor, async ({ trx, record }) => {
    await setActingFor(trx, input.sessionId, null, null)
    await record({ action: 'counter.ended', subject: { kind: 'person', id: input.personId } })
  })
}
