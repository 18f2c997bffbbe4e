import { type Actor, perform, refuse } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import { found } from '../shell/errors.ts'
import { type Contact } from './contact.ts'
import { findPersonByContact } from './people.queries.ts'
import { endGrant, insertGrant, lockAdministrators } from './roles.queries.ts'
import { endSessionsOf } from './sessions.queries.ts'

/** @public */
export const grantRoleRefusals = ['no-such-person', 'role-held-already'] as const
/** @public */
export const endRoleRefusals = ['last-administrator'] as const

/** Gives a person an office at an authority. Their sessions end, so that the next begins with the new role. */
export async function grantRole(
  db: Db,
  input: { contact: Contact; authorityId: string; role: string },
  actor: Actor,
) {
  const person = await findPersonByContact(db, input.contact)
  if (!person) return refuse('no-such-person')
  return await perform(db, actor, async ({ trx, now, record }) => {
    const grant = await insertGrant(trx, {
      personId: person.id,
      authorityId: input.authorityId,
      role: input.role,
      by: actor.personId,
      at: now,
    })
    if (!grant) return refuse('role-held-already')
    await endSessionsOf(trx, person.id, now, 'role.granted')
    await record({
      action: 'role.granted',
      subject: { kind: 'person', id: person.id },
      authorityId: input.authorityId,
      details: { role: input.role },
    })
    return { ok: true as const }
  })
}

/** Takes an office away: at once, because the sessions end. Somebody must stay who can give offices. */
export async function endRole(db: Db, input: { grantId: string; authorityId: string }, actor: Actor) {
  return await perform(db, actor, async ({ trx, now, record }) => {
    const administrators = await lockAdministrators(trx, input.authorityId)
    if (administrators.every(({ id }) => id === input.grantId) && administrators.length > 0)
      return refuse('last-administrator')
    const ended = found(await endGrant(trx, input.authorityId, input.grantId, now), 'role grant')
    await endSessionsOf(trx, ended.personId, now, 'role.ended')
    await record({
      action: 'role.ended',
      subject: { kind: 'person', id: ended.personId },
      details: { role: ended.role },
    })
    return { ok: true as const }
  })
}
