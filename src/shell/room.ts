import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import type { CsrfTokens } from './csrf.ts'
import type { Jobs } from './jobs.ts'
import type { Limits } from './limits.ts'
import type { Text } from './text.ts'

/** The application as a room's routes see it: params and queries are read by zod. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** What every room may be given; dependencies travel as arguments, never through decorators. */
export type Deps = {
  db: Db
  config: Config
  text: Text
  limits: Limits
  csrf: CsrfTokens
  jobs: Jobs
}

export type Routes = (app: App, deps: Deps) => void

/**
 * A room's addresses by who they are for: `public` (no session is read, no cookie set), `guest` (before
 * sign-in), `person` (one's own pages), `office` (/office/:office/…, roles named on each route), `api`
 * (/api/v1, public, JSON). Pages are registered once for each language; those of `plain` (public too) once, in
 * no language: their addresses stand on paper.
 */
export type RoomRoutes = {
  public?: Routes
  plain?: Routes
  guest?: Routes
  person?: Routes
  office?: Routes
  api?: Routes
}
