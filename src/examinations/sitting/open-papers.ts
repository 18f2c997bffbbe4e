import { perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { found, sameVersion } from '../../shell/errors.ts'
import { lockSession, updateSession } from '../sessions/sessions.queries.ts'
import { askOpening, confirmOpening, findOpening } from './console.queries.ts'
import { isPair, type Officer, sessionOnDuty } from './duty.ts'

/** @public */
export const openPapersRefusals = [
  'session-not-sealed',
  'before-the-hour',
  'opening-not-asked',
  'second-person-needed',
  'invigilator-and-examiner',
] as const

type Opened = { sessionId: string; version: number }

/** The first of the two people asks that the papers be opened; nothing opens yet. */
export async function askToOpen(db: Db, { sessionId, version }: Opened, officer: Officer) {
  return await perform(db, officer, async ({ trx, now, record }) => {
    await sessionOnDuty(trx, sessionId, officer)
    const session = found(await lockSession(trx, sessionId), 'session')
    sameVersion(version, session.version, session.number)
    if (session.state !== 'sealed') return refuse('session-not-sealed')
    await askOpening(trx, { sessionId, by: officer.personId, roles: officer.roles, at: now })
    await record({ action: 'papers.opening-asked', subject: { kind: 'exam-session', id: sessionId } })
    return { ok: true as const }
  })
}

/** The second person confirms, and the papers are open: not before the hour, and never by one person alone. */
export async function confirmOpen(db: Db, { sessionId, version }: Opened, officer: Officer) {
  return await perform(db, officer, async ({ trx, now, record }) => {
    await sessionOnDuty(trx, sessionId, officer)
    const session = found(await lockSession(trx, sessionId), 'session')
    sameVersion(version, session.version, session.number)
    if (session.state !== 'sealed') return refuse('session-not-sealed')
    if (now < session.startsAt) return refuse('before-the-hour')
    const asked = await findOpening(trx, sessionId)
    if (!asked) return refuse('opening-not-asked')
    if (asked.askedBy === officer.personId) return refuse('second-person-needed')
    if (!isPair(asked.askedRoles, officer.roles)) return refuse('invigilator-and-examiner')
    await confirmOpening(trx, sessionId, officer.personId, now)
    await updateSession(trx, sessionId, { state: 'running' })
    const details = { askedBy: asked.askedBy, confirmedBy: officer.personId }
    await record({ action: 'papers.opened', subject: { kind: 'exam-session', id: sessionId }, details })
    return { ok: true as const }
  })
}
