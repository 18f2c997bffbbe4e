// The door of the examinations room. It owns the question bank in question-bank/, the sessions, their seats, and
// the applications from draft to grant.
import type { RoomRoutes } from '../shell/room.ts'
import { sessionRoutes } from './sessions/sessions.routes.ts'

export type { BankItem } from './bank/bank-item.ts'
export type { BankPaper } from './bank/bank-paper.ts'
export { type Bank, readBank } from './bank/read-bank.ts'
export type { Machine } from './machine.ts'
export { moveSessionRefusals } from './sessions/move-session.ts'
export { planSessionRefusals } from './sessions/plan-session.ts'
export { sessionStaffRefusals } from './sessions/session-staff.ts'
export { sessionStates, type SessionState } from './sessions/session-states.ts'

export const examinationsRoutes: RoomRoutes = { office: sessionRoutes }
