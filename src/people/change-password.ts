import { type Act, type Actor, perform, refuse } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import { hashPassword, passwordMatches, tokenHash } from './password.ts'
import { findOpenReset, lockPassword, lockReset, markResetUsed, updatePassword } from './people.queries.ts'
import { endSessionsOf } from './sessions.queries.ts'

/** @public */
export const changePasswordRefusals = ['old-password-wrong'] as const
/** @public */
export const resetPasswordRefusals = ['reset-link-dead'] as const

/** A new password for the signed-in person, who proves the old one. Every session ends, this one too. */
export async function changePassword(
  db: Db,
  input: { personId: string; oldPassword: string; newPassword: string },
  actor: Actor,
) {
  const passwordHash = await hashPassword(input.newPassword)
  return await perform(db, actor, async (act) => {
    const person = await lockPassword(act.trx, input.personId)
    if (!(await passwordMatches(input.oldPassword, person.passwordHash))) return refuse('old-password-wrong')
    await setPassword(act, person.id, passwordHash, 'password.changed')
    return { ok: true as const }
  })
}

/** Whose link this is, while it opens; undefined when it is dead. */
export const linkOwner = async (db: Db, token: string) => await findOpenReset(db, tokenHash(token))

/** A new password by a link: it opens once, for 30 minutes. */
export async function resetPassword(
  db: Db,
  input: { token: string; newPassword: string },
  requestId: string,
) {
  const passwordHash = await hashPassword(input.newPassword)
  const actor: Actor = { personId: null, role: null, authorityId: null, requestId }
  return await perform(db, actor, async (act) => {
    const reset = await lockReset(act.trx, tokenHash(input.token))
    if (!reset || reset.usedAt !== null || reset.expiresAt <= act.now) return refuse('reset-link-dead')
    await markResetUsed(act.trx, reset.id, act.now)
    await setPassword(act, reset.personId, passwordHash, 'password.reset')
    return { ok: true as const }
  })
}

async function setPassword(
  { trx, now, record }: Act,
  personId: string,
  passwordHash: string,
  action: string,
): Promise<void> {
  await updatePassword(trx, personId, passwordHash)
  await endSessionsOf(trx, personId, now, action)
  await record({ action, subject: { kind: 'person', id: personId } })
}
