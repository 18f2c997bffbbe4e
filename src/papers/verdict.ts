// Is a paper in force on a day? One function answers the public page, the API, the lists and the register.
import type { Day } from '../db/act.ts'
import type { PaperState } from './paper-states.ts'

export type Verdict =
  'valid' | 'not-yet' | 'expired' | 'suspended' | 'cancelled' | 'superseded' | 'surrendered'
const orderKinds = ['suspension', 'cancellation', 'revocation'] as const
export type OrderKind = (typeof orderKinds)[number]
export const isOrderKind = (kind: string): kind is OrderKind => orderKinds.some((one) => one === kind)

export type Standing = { state: PaperState; validFrom: Day; validUntil: Day | null }
export type Order = {
  id: string
  kind: OrderKind
  fromDay: Day
  /** The last day of a suspension; null: until it is revoked. */
  toDay: Day | null
  /** The order that a revocation takes back (34(iv)(i)). */
  revokesId: string | null
}

/**
 * The verdict on a day of India; a paper's last day counts whole, to 23:59. The gravest word goes first: a
 * paper that is cancelled and expired is cancelled. A suspension ends by itself after its last day; a
 * cancellation only by its revocation. Past days are answered as they were.
 */
export function verdictOn(paper: Standing, orders: readonly Order[], on: Day): Verdict {
  if (isCancelled(paper, orders, on)) return 'cancelled'
  if (suspensionOn(orders, on)) return 'suspended'
  if (paper.state === 'superseded' || paper.state === 'surrendered') return paper.state
  if (on < paper.validFrom) return 'not-yet'
  if (paper.validUntil !== null && on > paper.validUntil) return 'expired'
  return 'valid'
}

// The register's word alone is enough for a no: a paper never shows green because its order is not at hand.
function isCancelled(paper: Standing, orders: readonly Order[], on: Day): boolean {
  const cancellations = orders.filter((order) => order.kind === 'cancellation')
  if (cancellations.length === 0) return paper.state === 'cancelled'
  return cancellations.some((order) => stands(order, orders, on))
}

/** The suspension in force on a day, if any; of several the one that lasts longest. */
export function suspensionOn<One extends Order>(orders: readonly One[], on: Day): One | undefined {
  return orders
    .filter((order) => order.kind === 'suspension' && stands(order, orders, on))
    .sort((one, two) => ((one.toDay ?? '9999') < (two.toDay ?? '9999') ? 1 : -1))[0]
}

/** Is an order in force on a day: begun, not over, and not revoked by then? */
export function stands(order: Order, orders: readonly Order[], on: Day): boolean {
  const over = order.toDay !== null && on > order.toDay
  const revoked = orders.some((other) => other.revokesId === order.id && other.fromDay <= on)
  return order.fromDay <= on && !over && !revoked
}
