// Owns no table: answers anyone who asks whether a paper is genuine and in force.
import type { RoomRoutes } from '../shell/room.ts'
import { apiRoutes, plainRoutes, publicRoutes } from './verification.routes.ts'

export const verificationRoutes: RoomRoutes = { public: publicRoutes, plain: plainRoutes, api: apiRoutes }
