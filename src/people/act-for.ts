import { type Actor, perform, refuse } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import type { Contact } from './contact.ts'
import { findPersonByContact } from './people.queries.ts'
import { setActingFor } from './sessions.queries.ts'

/** @public */
export const actForRefusals = ['no-such-person', 'not-yourself'] as const

/** The operator's session now shows this person's own pages; every act from there names both. */
export async function actFor(
  db: Db,
  input: { sessionId: string; contact: Contact; authorityId: string },
  actor: Actor,
) {
  const person = await findPersonByContact(db, input.contact)
  if (!person) return refuse('no-such-person')
  if (person.id === actor.personId) return refuse('not-yourself')
  return await perform(db, { ...actor, onBehalfOf: person.id }, async ({ trx, record }) => {
    await setActingFor(trx, input.sessionId, person.id, input.authorityId)
    await record({ action: 'counter.began', subject: { kind: 'person', id: person.id } })
    return { ok: true as const }
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
