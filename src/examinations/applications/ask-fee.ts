import { z } from 'zod'
import { type Actor, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { decideAndKeep } from '../../law/index.ts'
import { askPayment } from '../../payments/index.ts'
import { lockOwn } from './application-door.ts'
import { updateApplication } from './applications.queries.ts'
import { findSeat } from './seats.queries.ts'

/** @public */
export const askFeeRefusals = ['seat-needed', 'not-a-draft'] as const

const Fee = z.object({
  lines: z.array(
    z.object({
      citation: z.string(),
      label: z.object({ en: z.string(), hi: z.string() }),
      amount: z.number(),
    }),
  ),
})

/** Asks the examination fee of the grade (33(vi)) with the decision that fixed it; only who has a seat is asked. */
export const askFee = async (db: Db, input: { applicationId: string; personId: string }, actor: Actor) =>
  await perform(db, actor, async (act) => {
    const application = await lockOwn(act, input)
    const { id, authorityId, personId, grade } = application
    if (application.state !== 'draft') return refuse('not-a-draft')
    const seat = await findSeat(act.trx, id)
    if (!seat || seat.lapsed) return refuse('seat-needed')
    const decision = await decideAndKeep(act, {
      authorityId,
      ruleSet: 'jharkhand-2020',
      decision: 'examination-fee',
      params: { grade },
      on: act.today,
      facts: {},
    })
    const { lines } = Fee.parse('value' in decision.result ? decision.result.value : undefined)
    const { demandId } = await askPayment(act, {
      authorityId,
      personId,
      purpose: 'examination',
      subject: { kind: 'application', id },
      lines: lines.map(({ citation, label, amount }) => ({
        citation,
        label,
        amountPaise: Math.round(amount * 100),
      })),
      decisionId: decision.id,
    })
    await updateApplication(act.trx, id, { demand_id: demandId })
    await act.record({
      action: 'application.fee-asked',
      subject: { kind: 'application', id },
      authorityId,
      details: { demandId },
    })
    return { ok: true as const, demandId }
  })
