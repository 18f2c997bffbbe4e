// The first page and the pages of every site: owns no table. It is entered by app.ts alone, after all rooms.
import type { RoomRoutes } from '../shell/room.ts'
import { publicRoutes } from './public.routes.ts'

export const homeRoutes: RoomRoutes = { public: publicRoutes }
