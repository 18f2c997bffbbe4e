// Owns no table: grants certificates to those who passed, and makes the orders on them.
import type { RoomRoutes } from '../shell/room.ts'
import { grantRoutes } from './grants.routes.ts'
import { registerRoutes } from './register.routes.ts'

export { grantCertificateRefusals } from './grant-certificate.ts'
export { orderOnCertificateRefusals } from './order-on-certificate.ts'

export const grantsRoutes: RoomRoutes = {
  office: (app, deps) => {
    grantRoutes(app, deps)
    registerRoutes(app, deps)
  },
}
