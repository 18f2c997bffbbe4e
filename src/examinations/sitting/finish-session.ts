import { type Act, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { found, sameVersion } from '../../shell/errors.ts'
import { lockSession, updateSession } from '../sessions/sessions.queries.ts'
import { listOverdue } from './attempts.queries.ts'
import { closeOverdue } from './close-overdue.ts'
import { lockSeated, moveSeated } from './ending.queries.ts'
import { type Officer, sessionOnDuty } from './duty.ts'

/** @public */
export const finishSessionRefusals = ['session-not-running', 'attendance-open', 'attempts-open'] as const

/** The written examination is over: every candidate was marked present or absent and every sitting has ended. */
export async function finishSession(
  db: Db,
  { sessionId, version }: { sessionId: string; version: number },
  officer: Officer,
) {
  for (const { id } of await listOverdue(db, sessionId)) await closeOverdue(db, id)
  return await perform(db, officer, async (act) => {
    await sessionOnDuty(act.trx, sessionId, officer)
    const session = found(await lockSession(act.trx, sessionId), 'session')
    sameVersion(version, session.version, session.number)
    if (session.state !== 'running') return refuse('session-not-running')
    const seated = await lockSeated(act.trx, sessionId)
    if (seated.some(({ attendance }) => attendance === 'expected')) return refuse('attendance-open')
    if (seated.some(isOpen)) return refuse('attempts-open')
    for (const one of seated) await settle(act, one)
    await updateSession(act.trx, sessionId, { state: 'finished' })
    const details = {
      candidates: seated.length,
      present: seated.filter((one) => one.attendance === 'present').length,
    }
    await act.record({
      action: 'session.finished',
      subject: { kind: 'exam-session', id: sessionId },
      details,
    })
    return { ok: true as const }
  })
}

type Seated = Awaited<ReturnType<typeof lockSeated>>[number]

const isOpen = ({ attendance, state }: Seated): boolean =>
  attendance === 'present' && ['not-started', 'running', 'paused'].includes(state)

/** The application follows: examined, absent or malpractice, which are three different things. */
async function settle({ trx, record }: Act, { applicationId, attendance }: Seated): Promise<void> {
  const state = attendance === 'present' ? 'examined' : attendance
  await moveSeated(trx, applicationId, state)
  await record({ action: `application.${state}`, subject: { kind: 'application', id: applicationId } })
}
