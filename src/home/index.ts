// The first page, a person's own first page, and the pages of every site: owns no table. It stands after all rooms.
import type { RoomRoutes } from '../shell/room.ts'
import { personRoutes } from './person.routes.ts'
import { publicRoutes } from './public.routes.ts'

export const homeRoutes: RoomRoutes = { public: publicRoutes, person: personRoutes }
