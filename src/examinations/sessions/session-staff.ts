import { type Actor, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { type Contact, officerByContact } from '../../people/index.ts'
import { found } from '../../shell/errors.ts'
import { deleteStaff, findSession, insertStaff } from './sessions.queries.ts'

/** @public */
export const sessionStaffRefusals = ['no-such-officer', 'has-this-duty-already'] as const

export type Duty = 'invigilator' | 'examiner'

/** Gives a session an invigilator or an examiner: somebody who holds that office here. */
export async function addStaff(
  db: Db,
  input: { sessionId: string; contact: Contact; duty: Duty },
  actor: Actor & { authorityId: string },
) {
  await ownSession(db, input.sessionId, actor.authorityId)
  const officer = await officerByContact(db, actor.authorityId, input.contact, input.duty)
  if (!officer) return refuse('no-such-officer')
  return await perform(db, actor, async ({ trx, record }) => {
    const added = await insertStaff(trx, input.sessionId, officer.id, input.duty)
    if (!added) return refuse('has-this-duty-already')
    await record({
      action: 'session.staff-added',
      subject: { kind: 'exam-session', id: input.sessionId },
      details: { personId: officer.id, duty: input.duty },
    })
    return { ok: true as const }
  })
}

/** Takes a duty at a session back. */
export async function removeStaff(
  db: Db,
  input: { sessionId: string; personId: string; duty: Duty },
  actor: Actor & { authorityId: string },
) {
  await ownSession(db, input.sessionId, actor.authorityId)
  return await perform(db, actor, async ({ trx, record }) => {
    found(await deleteStaff(trx, input.sessionId, input.personId, input.duty), 'duty')
    await record({
      action: 'session.staff-removed',
      subject: { kind: 'exam-session', id: input.sessionId },
      details: { personId: input.personId, duty: input.duty },
    })
    return { ok: true as const }
  })
}

async function ownSession(db: Db, id: string, authorityId: string): Promise<void> {
  const session = await findSession(db, id)
  if (session?.authorityId !== authorityId) found(null, 'session')
}
