// Owns demands and challans: what is to be paid, the challan by which it was paid, and the treasury's word on it.
import type { RoomRoutes } from '../shell/room.ts'
import type { Followers } from './demand.ts'
import { officeRoutes } from './office.routes.ts'
import { personRoutes } from './person.routes.ts'

export { amountInWords } from './amount-in-words.ts'
export { askPayment } from './ask-payment.ts'
export { decidePaymentRefusals } from './decide-payment.ts'
export { demandOf, type Demand, type Followers } from './demand.ts'
export { reportChallanRefusals } from './report-challan.ts'

/**
 * The room's addresses. `after` is what other rooms do when a payment moves on; it runs inside the same act,
 * so that a fee is never confirmed without the seat that it buys.
 */
export const paymentRoutes = (after: Followers): RoomRoutes => ({
  person: personRoutes(after),
  office: officeRoutes(after),
})
