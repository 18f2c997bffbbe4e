import { type Act, type Actor, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { decideAndKeep } from '../../law/index.ts'
import { claimedFacts, recordOf } from '../../mariners/index.ts'
import { demandOf } from '../../payments/index.ts'
import { findSession } from '../sessions/sessions.queries.ts'
import { type Application, applicationMayMove, lockOwn } from './application-door.ts'
import { updateApplication } from './applications.queries.ts'
import { takes } from './choose-session.ts'
import { listEnclosures } from './enclosures.queries.ts'
import { enclosureFacts } from './enclosures.ts'
import { readForm20 } from './form-20.ts'
import { findSeat } from './seats.queries.ts'

/** @public */
export const submitApplicationRefusals = [
  'not-a-draft',
  'seat-needed',
  'session-closed',
  'record-incomplete',
  'part-d-missing',
  'fee-not-reported',
  'not-complete',
] as const
type Refusal = (typeof submitApplicationRefusals)[number]

type Submission = { applicationId: string; personId: string; version: number; declaredBy: string }

/**
 * Submits an application: with a seat, in time, with the fee reported and all that 23(ii) or 30(ii) asks. The
 * decision on completeness is kept with it, and the declaration of Part E bears its day and the typed name.
 */
export const submitApplication = async (db: Db, input: Submission, actor: Actor) =>
  await perform(db, actor, async (act) => {
    const application = await lockOwn(act, input)
    const wanting = await wantingBefore(act, application)
    if (wanting) return refuse(wanting)
    const { id, authorityId, grade } = application
    const decision = await decideAndKeep(act, {
      authorityId,
      ruleSet: 'jharkhand-2020',
      decision: 'application-complete',
      params: { grade },
      on: act.today,
      facts: await completenessFacts(act.trx, application),
    })
    if (decision.result.outcome !== 'satisfied') return refuse<Refusal>('not-complete')
    const form = { ...readForm20(application.form), declaredOn: act.today, declaredBy: input.declaredBy }
    await updateApplication(act.trx, id, {
      state: 'submitted',
      submitted_at: act.now,
      completeness_id: decision.id,
      form: JSON.stringify(form),
    })
    await act.record({
      action: 'application.submitted',
      subject: { kind: 'application', id },
      authorityId,
      details: { decisionId: decision.id },
    })
    return { ok: true as const }
  })

async function wantingBefore(act: Act, application: Application): Promise<Refusal | undefined> {
  if (!applicationMayMove(application, 'submitted')) return 'not-a-draft'
  const seat = await findSeat(act.trx, application.id)
  if (!seat || seat.lapsed) return 'seat-needed'
  const session = await findSession(act.trx, seat.sessionId)
  if (!session || !takes(session, application, act.today)) return 'session-closed'
  if (!(await hasParticulars(act.trx, application.personId))) return 'record-incomplete'
  if (readForm20(application.form).appearedEarlier === undefined) return 'part-d-missing'
  return (await isFeeReported(act.trx, application)) ? undefined : 'fee-not-reported'
}

/** Form 20 Parts A and I: name, address and personal description stand in the person's record. */
const hasParticulars = async (db: Db, personId: string): Promise<boolean> => {
  const kinds = (await recordOf(db, personId)).map((line) => line.kind)
  return ['profile', 'residence', 'description'].every((kind) => kinds.some((one) => one === kind))
}

/** The challan is reported, or the treasury has confirmed it. */
async function isFeeReported(db: Db, application: Application): Promise<boolean> {
  if (application.demandId === null) return false
  const { state } = await demandOf(db, application.demandId)
  return state === 'reported' || state === 'confirmed'
}

/** What 23(ii) or 30(ii) is asked with, as things stand. */
const completenessFacts = async (db: Db, application: Application) =>
  enclosureFacts(
    await listEnclosures(db, application.id),
    await recordOf(db, application.personId),
    await claimedFacts(db, application.personId),
    await isFeeReported(db, application),
  )
