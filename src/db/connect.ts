import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './schema.ts'

export type Db = Kysely<DB>
/** A query that takes a Trx locks, or is one of several writes: the compiler asks for the transaction. */
export type Trx = Transaction<DB>
export type Connection = { db: Db; pool: pg.Pool; close: () => Promise<void> }

/**
 * A pool that acts as the role `sukani_app` (reads and writes, no DDL, audit rows only inserted), whoever
 * the address signs in as. Dates stay text (YYYY-MM-DD); bigint comes as number. Every wait has an end:
 * a database that went silent must give an error, not a hanging page.
 */
export function connect(url: string, options: { max?: number } = {}): Connection {
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.DATE, (text) => text)
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    types,
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
    statement_timeout: 14_000,
    lock_timeout: 8_000,
    idle_in_transaction_session_timeout: 30_000,
    // From the connection's first moment: where the role is missing, nothing is served as the owner instead.
    options: '-c role=sukani_app',
    keepAlive: true,
    application_name: 'sukani',
  })
  pool.on('error', () => undefined) // an idle connection that breaks is replaced; the next query tells
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    pool,
    close: async () => {
      await db.destroy()
    },
  }
}
