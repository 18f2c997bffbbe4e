import { type Actor, perform, refuse } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import type { Language } from '../shell/text.ts'
import type { Contact } from './contact.ts'
import { hashPassword } from './password.ts'
import { insertPerson } from './people.queries.ts'

/** Somebody else, or they themselves, has an account with this number or address. @public */
export const signUpRefusals = ['contact-taken'] as const

/** Makes an account. At a counter the operator is the actor and both are named in the audit row. */
export async function signUp(
  db: Db,
  input: { fullName: string; contact: Contact; password: string; language: Language },
  actor: Actor,
) {
  const passwordHash = await hashPassword(input.password)
  return await perform(db, actor, async ({ trx, record }) => {
    const mobile = 'mobile' in input.contact ? input.contact.mobile : null
    const email = 'email' in input.contact ? input.contact.email : null
    const person = await insertPerson(trx, {
      fullName: input.fullName,
      mobile,
      email,
      passwordHash,
      language: input.language,
    })
    if (!person) return refuse('contact-taken')
    await record({ action: 'person.signed-up', subject: { kind: 'person', id: person.id } })
    return { ok: true as const, personId: person.id }
  })
}
