import { type Act, type Actor, perform } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import { notify } from '../notices/index.ts'
import type { Jobs } from '../shell/jobs.ts'
import type { Language } from '../shell/text.ts'
import { newToken } from './password.ts'
import { findPersonByContact, insertReset } from './people.queries.ts'

const halfAnHour = 30 * 60_000

/**
 * Sends a link by e-mail when the address has an account; whoever asked sees the same answer either way.
 * `linkOf` makes the link from the token.
 */
export async function askPasswordReset(
  db: Db,
  jobs: Jobs,
  input: { email: string; language: Language; linkOf: (token: string) => string },
  requestId: string,
): Promise<void> {
  const person = await findPersonByContact(db, { email: input.email })
  if (!person) return
  const actor: Actor = { personId: null, role: null, authorityId: null, requestId }
  await perform(db, actor, async (act) => {
    const token = await makeReset(act, person.id, null)
    await notify(act, jobs, {
      to: input.email,
      language: input.language,
      template: 'password-reset',
      content: { link: input.linkOf(token) },
    })
  })
}

/** The same link made at a counter, for somebody whose papers the operator has seen; it is shown there, once. */
export async function resetAtCounter(
  db: Db,
  personId: string,
  reason: string,
  actor: Actor & { personId: string },
): Promise<string> {
  return await perform(
    db,
    { ...actor, onBehalfOf: personId },
    async (act) => await makeReset(act, personId, actor.personId, reason),
  )
}

async function makeReset(
  { trx, now, record }: Act,
  personId: string,
  madeBy: string | null,
  reason?: string,
): Promise<string> {
  const { token, hash } = newToken()
  await insertReset(trx, {
    personId,
    tokenHash: hash,
    at: now,
    expiresAt: new Date(now.getTime() + halfAnHour),
    madeBy,
  })
  await record({
    action: 'password-reset.made',
    subject: { kind: 'person', id: personId },
    ...(reason === undefined ? {} : { reason }),
  })
  return token
}
