// The law for anyone to read: both gazettes paragraph by paragraph, each decision as its tree prints it, and the
// official terms. Owns no table.
import type { RoomRoutes, Routes } from '../shell/room.ts'
import { decisionPagesRoutes } from './decision-pages.routes.ts'
import { glossaryRoutes } from './glossary.routes.ts'
import { readingRoutes } from './reading.routes.ts'

const open: Routes = (app, deps) => {
  readingRoutes(app, deps)
  decisionPagesRoutes(app, deps)
  glossaryRoutes(app, deps)
}

export { placeOf } from './place-of.ts'

export const gazettesRoutes: RoomRoutes = { public: open }
