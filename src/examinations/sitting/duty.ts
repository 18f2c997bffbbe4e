import type { Actor } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { Forbidden, found, NotFound } from '../../shell/errors.ts'
import { findSession, type SessionRow } from '../sessions/sessions.queries.ts'
import { findDuty } from './console.queries.ts'

/** An officer at the console: who, in which role, and all the roles they hold at the authority. */
export type Officer = Actor & { personId: string; authorityId: string; role: string; roles: string[] }

const examiners = ['examiner', 'chief-examiner']
/** May look at every session of the authority; an invigilator only at those where they have a duty. */
export const seesAll = ({ roles }: Pick<Officer, 'roles'>): boolean =>
  roles.some((role) => examiners.includes(role))

/** The session, if this officer works in it. Nobody oversees an examination in which they sit. */
export async function sessionOnDuty(db: Db, sessionId: string, officer: Officer): Promise<SessionRow> {
  const session = found(await findSession(db, sessionId), 'session')
  if (session.authorityId !== officer.authorityId) throw new NotFound('session of another authority')
  const { onDuty, sits } = await findDuty(db, sessionId, officer.personId)
  if (sits) throw new Forbidden('this officer is a candidate of the session')
  if (!onDuty && !seesAll(officer)) throw new NotFound('session without a duty')
  return session
}

/** Are the two an invigilator and an examiner, whichever way round? */
export function isPair(one: string[], other: string[]): boolean {
  const invigilates = (roles: string[]) => roles.includes('invigilator')
  const examines = (roles: string[]) => roles.some((role) => examiners.includes(role))
  return (invigilates(one) && examines(other)) || (examines(one) && invigilates(other))
}
