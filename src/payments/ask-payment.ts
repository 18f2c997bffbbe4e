import { nextNumber } from '../authorities/index.ts'
import type { Act } from '../db/act.ts'
import { Conflict } from '../shell/errors.ts'
import type { DemandLine } from './demand.ts'
import { findDemandOfSubject, insertDemand } from './payments.queries.ts'

type PaymentToAsk = {
  authorityId: string
  personId: string
  purpose: 'examination'
  subject: { kind: 'application'; id: string }
  /** At least one; they are kept with their citations as they are now. */
  lines: DemandLine[]
  /** The decision of the rules that fixed the fee. */
  decisionId: string
}

/**
 * Asks a person to pay, inside the act that makes the fee due. Each subject is asked once for a purpose: a
 * second time gives the demand that stands, paid or not.
 */
export async function askPayment(
  act: Act,
  asked: PaymentToAsk,
): Promise<{ demandId: string; number: string }> {
  const before = await findDemandOfSubject(act.trx, asked)
  if (before) return { demandId: before.id, number: before.number }
  const { authorityId, subject, purpose } = asked
  const number = await nextNumber(act, authorityId, 'DEM')
  const amountPaise = asked.lines.reduce((sum, line) => sum + line.amountPaise, 0)
  const made = await insertDemand(act.trx, { ...asked, number, amountPaise, at: act.now })
  if (!made) throw new Conflict(`${subject.kind} ${subject.id} was asked for a fee at the same time`)
  await act.record({
    action: 'payment.asked',
    subject: { kind: 'demand', id: made.id },
    authorityId,
    details: { number, purpose, amountPaise, for: subject },
  })
  return { demandId: made.id, number }
}
