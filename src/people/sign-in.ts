import { type Actor, perform, refuse } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import type { CsrfTokens } from '../shell/csrf.ts'
import { type Contact, contactText } from './contact.ts'
import type { Limits } from '../shell/limits.ts'
import { nobodysHash, passwordMatches } from './password.ts'
import { findPersonByContact } from './people.queries.ts'
import { insertSession } from './sessions.queries.ts'

/** One answer for an unknown account and a wrong password: nobody learns who has an account. @public */
export const signInRefusals = ['not-recognised'] as const

export type SignInInput = { contact: Contact | undefined; password: string; address: string }
type Needs = { db: Db; limits: Limits; csrf: CsrfTokens }

/** Opens a session: `sessionId` is what the cookie will point to. Throws TooMany after 8 wrong tries from one address in 15 minutes. */
export async function signIn({ db, limits, csrf }: Needs, input: SignInInput, requestId: string) {
  const account = input.contact ? contactText(input.contact) : 'unreadable'
  const accountHere = `${input.address} ${account}`
  await limits.spend('sign-in-address', input.address)
  await limits.spend('sign-in-account', accountHere)
  // Only after the narrower limit: one address alone uses up no more than its 8 of these.
  await limits.spend('sign-in-account-everywhere', account)
  const person = input.contact ? await findPersonByContact(db, input.contact) : undefined
  const matches = await passwordMatches(input.password, person?.passwordHash ?? nobodysHash)
  if (!person || !matches) return refuse('not-recognised')
  await limits.forgive('sign-in-account', accountHere)
  await limits.giveBack('sign-in-account-everywhere', account)
  // A hall of candidates signs in from one address: only what failed counts against it.
  await limits.giveBack('sign-in-address', input.address)
  const actor: Actor = { personId: person.id, role: 'person', authorityId: null, requestId }
  return await perform(db, actor, async ({ trx, now, record }) => {
    const session = await insertSession(trx, {
      personId: person.id,
      csrfSecret: csrf.newSecret(),
      at: now,
      address: input.address,
    })
    await record({ action: 'session.opened', subject: { kind: 'session', id: session.id } })
    return { ok: true as const, sessionId: session.id, language: person.language }
  })
}
