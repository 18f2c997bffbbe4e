// The rules asked by anyone: am I eligible, what does it cost, how many may she carry. Nothing is stored; what was
// typed can be carried into one's own record after sign-in. Owns no table.
import type { RoomRoutes, Routes } from '../shell/room.ts'
import { calculatorsRoutes as calculators } from './calculators.routes.ts'
import { carryRoutes } from './carry.routes.ts'
import { eligibilityRoutes } from './eligibility.routes.ts'

const open: Routes = (app, deps) => {
  eligibilityRoutes(app, deps)
  calculators(app, deps)
}

export const calculatorsRoutes: RoomRoutes = { public: open, person: carryRoutes }
