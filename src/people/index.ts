// Owns people, sessions, roles and password resets: who signs in, and which offices they hold.
import type { Db } from '../db/connect.ts'
import { found } from '../shell/errors.ts'
import type { RoomRoutes } from '../shell/room.ts'
import { guestRoutes } from './guest.routes.ts'
import { officeRoutes } from './office.routes.ts'
import type { Contact } from './contact.ts'
import { findPerson, findPersonByContact } from './people.queries.ts'
import { personRoutes } from './person.routes.ts'
import { holdsRole } from './roles.queries.ts'

export { readContact, type Contact } from './contact.ts'
export { grantRole } from './grant-role.ts'
export { sessionScope, sessionSigner } from './session.routes.ts'
export { signUp } from './sign-up.ts'

export type Person = {
  id: string
  fullName: string
  mobile: string | null
  email: string | null
  language: 'hi' | 'en'
}

/** One person; throws NotFound. Who may see them is the caller's to know. */
export async function person(db: Db, id: string): Promise<Person> {
  const row = found(await findPerson(db, id), 'person')
  return { ...row, language: row.language === 'en' ? 'en' : 'hi' }
}

/** Who has this number or address and holds the role at the authority; undefined when nobody does. */
export async function officerByContact(
  db: Db,
  authorityId: string,
  contact: Contact,
  role: string,
): Promise<{ id: string; fullName: string } | undefined> {
  const found = await findPersonByContact(db, contact)
  if (!found || !(await holdsRole(db, found.id, authorityId, role))) return undefined
  return { id: found.id, fullName: found.fullName }
}

export const peopleRoutes: RoomRoutes = { guest: guestRoutes, person: personRoutes, office: officeRoutes }
