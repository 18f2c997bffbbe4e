import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { connect } from './db/connect.ts'
import { sweepFiles } from './documents/index.ts'
import { noticeJobs, sendWaiting } from './notices/index.ts'
import { paperJobs } from './papers/index.ts'
import { csrfTokens } from './shell/csrf.ts'
import { jobQueues } from './shell/jobs.ts'
import { rateLimits } from './shell/limits.ts'
import { loggerOptions } from './shell/logging.ts'
import { loadText } from './shell/text.ts'

export type Server = { address: string; drain: () => Promise<void> }
/** What must be known to serve: the addresses and secrets that the environment or the data folder gave. */
export type ServerConfig = Config & { databaseUrl: string; sessionSecret: string }

const views = new URL('../views/', import.meta.url)
/** Long enough for a proxy to notice the 503 of /healthz and send people elsewhere. */
const noticeMilliseconds = 1_000

/** Serves until `drain` is called: healthz says 503, then requests and jobs end, then the pool closes. */
export async function startServer(config: ServerConfig): Promise<Server> {
  const { db, pool, close } = connect(config.databaseUrl)
  const health = { ready: true, database: async () => void (await sql`select 1`.execute(db)) }
  const failed = (error: unknown) => {
    app.log.error({ err: error }, 'in the background')
  }
  const jobs = jobQueues(pool, failed)
  const deps = {
    db,
    config,
    text: loadText(views),
    limits: rateLimits(pool),
    csrf: csrfTokens(config.sessionSecret),
    jobs,
    health,
  }
  const app = await buildApp(deps, { logger: loggerOptions })
  noticeJobs(deps)
  const printing = paperJobs(deps)
  await app.listen({ port: config.port, host: config.host })
  await jobs.start()
  await sendWaiting(deps)
  const sweeping = daily(async () => void (await sweepFiles(db, config.dataFolder)), failed)
  return {
    address: config.publicUrl,
    drain: async () => {
      health.ready = false
      clearInterval(sweeping)
      await wait(noticeMilliseconds)
      await app.close()
      await jobs.stop()
      await printing.close()
      await close()
    },
  }
}

const aDay = 86_400_000

/** Now and once a day; never keeps the process alive. */
function daily(work: () => Promise<void>, failed: (error: unknown) => void): NodeJS.Timeout {
  const run = () => void work().catch(failed)
  run()
  return setInterval(run, aDay).unref()
}
