import { type Act, type Day, refuse, type Refused } from '../db/act.ts'
import { found, sameVersion } from '../shell/errors.ts'
import { insertOrder } from './orders.queries.ts'
import { mayMove } from '../shell/state-machine.ts'
import { type PaperState, paperStates } from './paper-states.ts'
import { lockPaper, updatePaperState } from './papers.queries.ts'
import { ordersOn, stateOf } from './register.ts'
import type { Order } from './verdict.ts'

/** @public */
export const orderRefusals = [
  'order-begins-in-the-past',
  'order-ends-before-it-begins',
  'suspended-already',
  'paper-cancelled-already',
  'paper-no-longer-the-holders',
  'no-order-to-revoke',
] as const
export type OrderRefusal = (typeof orderRefusals)[number]

type Common = { authorityId: string; paperId: string; version: number; grounds: string; reasons: string }
type Suspension = Common & { kind: 'suspension'; fromDay: Day; toDay: Day | null }
export type PaperOrder =
  Suspension | (Common & ({ kind: 'cancellation' } | { kind: 'revocation'; revokesId: string }))

/**
 * Makes an order on a paper: 34(iv)(g) suspends or cancels, 34(iv)(i) revokes such an order. A cancellation and
 * a revocation hold from today. Nothing is ever taken out of the register: the order stands beside the paper.
 */
export async function orderOnPaper(
  act: Act,
  order: PaperOrder,
): Promise<{ ok: true; id: string; holderId: string; number: string } | Refused<OrderRefusal>> {
  const { trx, now, today, actor } = act
  const paper = found(await lockPaper(trx, order.authorityId, order.paperId), 'paper')
  sameVersion(order.version, paper.version, `paper ${paper.number}`)
  const orders = await ordersOn(trx, paper.id)
  const refusal = refusalOf(order, stateOf(paper.state), orders, today)
  if (refusal) return refuse(refusal)
  const { id } = await insertOrder(trx, {
    paperId: paper.id,
    kind: order.kind,
    ...daysOf(order, today),
    grounds: order.grounds,
    reasons: order.reasons,
    orderedBy: found(actor.personId, 'officer'),
    at: now,
    revokesId: order.kind === 'revocation' ? order.revokesId : null,
  })
  await updatePaperState(trx, paper.id, stateAfter(order, paper.state, orders))
  await act.record({
    action: `paper.${actionOf[order.kind]}`,
    subject: { kind: 'paper', id: paper.id },
    authorityId: order.authorityId,
    reason: order.reasons,
    details: { orderId: id, grounds: order.grounds, ...daysOf(order, today) },
  })
  return { ok: true, id, holderId: paper.holderId, number: paper.number }
}

const actionOf = { suspension: 'suspended', cancellation: 'cancelled', revocation: 'order-revoked' } as const

function refusalOf(
  order: PaperOrder,
  state: PaperState,
  orders: readonly (Order & { grounds: string })[],
  today: Day,
): OrderRefusal | undefined {
  if (order.kind === 'revocation')
    return revocable(order.revokesId, orders, today) ? undefined : 'no-order-to-revoke'
  if (state === 'cancelled') return 'paper-cancelled-already'
  if (!mayMove(paperStates, state, 'cancelled')) return 'paper-no-longer-the-holders'
  if (order.kind === 'cancellation') return undefined
  if (order.fromDay < today) return 'order-begins-in-the-past'
  if (order.toDay !== null && order.toDay < order.fromDay) return 'order-ends-before-it-begins'
  return isCovered(order, orders) ? 'suspended-already' : undefined
}

/** On the same clause, a paper is not suspended twice for one day; a later stretch or another clause stands for itself. */
const isCovered = (
  { fromDay, toDay, grounds }: Suspension,
  orders: readonly (Order & { grounds: string })[],
): boolean =>
  orders.some(
    (other) =>
      other.kind === 'suspension' &&
      other.grounds === grounds &&
      !orders.some((revocation) => revocation.revokesId === other.id) &&
      (toDay === null || other.fromDay <= toDay) &&
      (other.toDay === null || fromDay <= other.toDay),
  )

/** An order that is neither revoked nor over; one that has not begun may be taken back too. */
function revocable(id: string, orders: readonly Order[], today: Day): boolean {
  const order = orders.find((one) => one.id === id && one.kind !== 'revocation')
  if (!order || orders.some((one) => one.revokesId === id)) return false
  return order.toDay === null || order.toDay >= today
}

const daysOf = (order: PaperOrder, today: Day): { fromDay: Day; toDay: Day | null } =>
  order.kind === 'suspension'
    ? { fromDay: order.fromDay, toDay: order.toDay }
    : { fromDay: today, toDay: null }

function stateAfter(order: PaperOrder, state: string, orders: readonly Order[]): string {
  if (order.kind === 'cancellation') return 'cancelled'
  const revoked =
    order.kind === 'revocation' ? orders.find((one) => one.id === order.revokesId)?.kind : undefined
  return revoked === 'cancellation' ? 'granted' : state
}
