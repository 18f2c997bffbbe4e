// Owns the decisions taken: asks the rules core for the other rooms and keeps what it said.
import type { RoomRoutes } from '../shell/room.ts'
import { apiRoutes } from './api.routes.ts'

export { decideAndKeep, type Question, type StoredDecision } from './store-decision.ts'

export const lawRoutes: RoomRoutes = { api: apiRoutes }
