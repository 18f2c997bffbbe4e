import { settingsOn } from '../../authorities/index.ts'
import { type Act, type Actor, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { decideAndKeep } from '../../law/index.ts'
import { explained, type ExplainedLine, foundFacts, recordOf, seenFacts } from '../../mariners/index.ts'
import { demandOf } from '../../payments/index.ts'
import { admission } from '../../rules/index.ts'
import { type Application, applicationMayMove, lockInOffice } from '../applications/application-door.ts'
import { gradeOf } from '../applications/application-view.ts'
import { insertNote, updateApplication } from '../applications/applications.queries.ts'
import { findSeat, releaseSeat } from '../applications/seats.queries.ts'
import type { Mail } from '../sessions/move-session.ts'
import { findSession } from '../sessions/sessions.queries.ts'
import { tellCandidate } from './tell-candidate.ts'

/** @public */
export const decideApplicationRefusals = [
  'own-application',
  'cannot-be-decided',
  'fee-not-confirmed',
  'seat-missing',
  'not-admitted',
  'reasons-missing',
  'entries-not-looked-at',
] as const

export type OfficeActor = Actor & { personId: string; authorityId: string }
type Opened = { applicationId: string; version: number }

/**
 * Accepts an application: the fee is confirmed, there is a seat, and what was found satisfies the admission
 * rules of the grade on the day of the session. The decision is kept with its facts.
 */
export const acceptApplication = async (db: Db, mail: Mail, opened: Opened, actor: OfficeActor) =>
  await perform(db, actor, async (act) => {
    const application = await lockInOffice(act, { ...opened, authorityId: actor.authorityId })
    const wanting = await wantingBefore(act, application, actor)
    if (wanting) return refuse(wanting)
    const decision = await decideAdmission(act, application)
    if (decision?.result.outcome !== 'satisfied') return refuse('not-admitted')
    await updateApplication(act.trx, application.id, { state: 'eligible', admission_id: decision.id })
    await note(act, application, actor, 'eligible', [{ citation: null, words: '' }])
    await act.record({
      action: 'application.accepted',
      subject: { kind: 'application', id: application.id },
      details: { decisionId: decision.id },
    })
    await tellCandidate(act, mail, application, 'scrutiny-decided')
    return { ok: true as const }
  })

async function wantingBefore(act: Act, application: Application, actor: OfficeActor) {
  if (application.personId === actor.personId) return 'own-application'
  if (!applicationMayMove(application, 'eligible')) return 'cannot-be-decided'
  const fee = application.demandId === null ? undefined : await demandOf(act.trx, application.demandId)
  if (fee?.state !== 'confirmed') return 'fee-not-confirmed'
  const seat = await findSeat(act.trx, application.id)
  return seat?.state === 'taken' ? undefined : 'seat-missing'
}

/** Admission on the day of the session, by what was found; undefined while no session is chosen. */
export async function decideAdmission(act: Act, application: Application) {
  const session =
    application.sessionId === null ? undefined : await findSession(act.trx, application.sessionId)
  if (!session) return undefined
  return await decideAndKeep(act, {
    authorityId: application.authorityId,
    ruleSet: 'jharkhand-2020',
    decision: 'admission',
    params: { grade: application.grade },
    on: session.heldOn,
    facts: await foundFacts(act.trx, application.personId, application.authorityId),
  })
}

export type Reason = { citation: string | null; words: string }
type Reasoned = Opened & { reasons: Reason[] }

/** Asks the candidate for what is missing, clause by clause; the seat stays. */
export const holdApplication = async (
  db: Db,
  mail: Mail,
  { reasons, ...opened }: Reasoned,
  actor: OfficeActor,
) =>
  await perform(db, actor, async (act) => {
    const application = await lockInOffice(act, { ...opened, authorityId: actor.authorityId })
    if (application.personId === actor.personId) return refuse('own-application')
    if (!applicationMayMove(application, 'held')) return refuse('cannot-be-decided')
    if (reasons.length === 0) return refuse('reasons-missing')
    await updateApplication(act.trx, application.id, { state: 'held' })
    await note(act, application, actor, 'held', reasons)
    await record(act, application, 'application.held', reasons)
    await tellCandidate(act, mail, application, 'application-held')
    return { ok: true as const }
  })

/** Refuses an application, clause by clause; the seat is free for another. The fee is not returned (32(v)). */
export const rejectApplication = async (
  db: Db,
  mail: Mail,
  { reasons, ...opened }: Reasoned,
  actor: OfficeActor,
) =>
  await perform(db, actor, async (act) => {
    const application = await lockInOffice(act, { ...opened, authorityId: actor.authorityId })
    if (application.personId === actor.personId) return refuse('own-application')
    if (!applicationMayMove(application, 'rejected')) return refuse('cannot-be-decided')
    if (reasons.length === 0) return refuse('reasons-missing')
    if (await restsOnUnseen(act, application, reasons)) return refuse('entries-not-looked-at')
    const decision = await decideAdmission(act, application)
    await releaseSeat(act.trx, application.id)
    await updateApplication(act.trx, application.id, {
      state: 'rejected',
      admission_id: decision?.id ?? null,
    })
    await note(act, application, actor, 'rejected', reasons)
    await record(act, application, 'application.rejected', reasons)
    await tellCandidate(act, mail, application, 'scrutiny-decided')
    return { ok: true as const }
  })

/** Does a reason stand on a requirement of which nothing can be said before its entries are looked at? */
async function restsOnUnseen(act: Act, application: Application, reasons: Reason[]): Promise<boolean> {
  const record = await recordOf(act.trx, application.personId, application.authorityId)
  if (record.every(({ finding }) => finding !== null)) return false
  const session =
    application.sessionId === null ? undefined : await findSession(act.trx, application.sessionId)
  const facts = await seenFacts(act.trx, application.personId, application.authorityId)
  const on = session?.heldOn ?? act.today
  const settings = await settingsOn(act.trx, application.authorityId, on)
  const lines = explained(admission(gradeOf(application.grade), on, facts, { settings }))?.lines ?? []
  return reasons.some(({ citation }) => {
    const cited = lines.filter((line) => isCited(line, citation))
    return cited.some(({ sign }) => sign === 'unknown') && cited.every(({ sign }) => sign !== 'unmet')
  })
}

/** Does a clause stand in a requirement, itself or as one of the ways to meet it? */
const isCited = ({ cites, children }: ExplainedLine, citation: string | null): boolean =>
  cites === citation || children.some((child) => isCited(child, citation))

async function note(
  act: Act,
  application: Application,
  actor: OfficeActor,
  kind: string,
  reasons: Reason[],
): Promise<void> {
  for (const { citation, words } of reasons)
    await insertNote(act.trx, {
      applicationId: application.id,
      kind,
      citations: citation === null ? [] : [citation],
      words,
      by: actor.personId,
      at: act.now,
    })
}

const record = async (act: Act, { id }: Application, action: string, reasons: Reason[]): Promise<void> =>
  await act.record({
    action,
    subject: { kind: 'application', id },
    reason: reasons.map(({ citation, words }) => `${citation ?? ''}: ${words}`).join('\n'),
  })
