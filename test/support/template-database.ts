import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connect, type Db } from '../../src/db/connect.ts'
import { onServer, urlOf } from './server.ts'

/** A database of the calling file's own, fully migrated, empty but for what the migrations put in. */
export type TestDatabase = {
  /** The owner's address: for migrations, and for what the app may not do. */
  url: string
  /** As the app: the role that may not change the schema or the audit trail. */
  db: Db
  pool: pg.Pool
  /** One statement as the owner. */
  asOwner: (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** Moves `sukani_now()` by an interval from the true time, as `moveClock('3 days')`. */
  moveClock: (interval: string) => Promise<void>
  /** Ends the connections and drops the database. */
  close: () => Promise<void>
}

/** Call it in `beforeAll`, and `close` in `afterAll`; with `copyOf` it begins as that database stands now. */
export async function testDatabase(copyOf?: TestDatabase): Promise<TestDatabase> {
  const { url: server, template } = inject('testServer')
  const from = copyOf ? new URL(copyOf.url).pathname.slice(1) : template
  // Nobody may be connected to what is copied; its pools come back by themselves.
  if (copyOf)
    await onServer(server, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${from}'`)
  const name = `${template}_${randomBytes(5).toString('hex')}`
  // Of the two strategies this one is faster for a small template when nothing is synchronised to disk.
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY FILE_COPY`)
  const url = urlOf(server, name)
  const owner = new pg.Pool({ connectionString: url, max: 1 })
  owner.on('error', () => undefined)
  const { db, pool, close } = connect(url)
  const asOwner = async (statement: string, values: unknown[] = []) =>
    (await owner.query<Record<string, unknown>>(statement, values)).rows
  return {
    url,
    db,
    pool,
    asOwner,
    moveClock: async (interval) => {
      await asOwner('UPDATE deployment SET clock_offset = $1::interval', [interval])
    },
    close: async () => {
      await close()
      await owner.end()
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}
