// Owns the decisions taken: asks the rules core for the other rooms and keeps what it said. And the pages on which an
// authority sets what the law leaves to it.
import type { RoomRoutes, Routes } from '../shell/room.ts'
import { apiRoutes } from './api.routes.ts'
import { changesRoutes } from './changes.routes.ts'
import { decisionsRoutes } from './decisions.routes.ts'
import { holidaysRoutes } from './holidays.routes.ts'
import { settingsRoutes } from './settings.routes.ts'

export { replayDecision, type Replay } from './replay-decision.ts'
export { decideAndKeep, type Question, type StoredDecision } from './store-decision.ts'

const office: Routes = (app, deps) => {
  settingsRoutes(app, deps)
  holidaysRoutes(app, deps)
  decisionsRoutes(app, deps)
  changesRoutes(app, deps)
}

export const lawRoutes: RoomRoutes = { api: apiRoutes, office }
