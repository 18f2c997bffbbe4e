import { readdir, readFile } from 'node:fs/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type MigrationProvider, Migrator } from 'kysely/migration'
import pg from 'pg'

const folder = new URL('../../migrations/', import.meta.url)

export class MigrationFailed extends Error {}

// Plain SQL, so that it is frozen in time, read by any auditor, and never imports the program's code.
const provider = (from: URL): MigrationProvider => ({
  getMigrations: async () => {
    const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort()
    const entries = names.map(async (name) => {
      const text = await readFile(new URL(name, from), 'utf8')
      return [
        name.replace(/\.sql$/, ''),
        { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) },
      ] as const
    })
    return Object.fromEntries(await Promise.all(entries))
  },
})

/**
 * Brings the database to today's schema: all pending files in one transaction, so a broken one leaves
 * nothing behind. Gives the names applied. Throws MigrationFailed naming the file and PostgreSQL's message.
 */
export async function migrate(url: string, from: URL = folder): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5_000 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const { error, results } = await new Migrator({ db, provider: provider(from) }).migrateToLatest()
    const broken = results?.find((result) => result.status === 'Error')
    if (error) {
      const reason = error instanceof Error ? error.message : 'unknown error'
      throw new MigrationFailed(broken ? `migrations/${broken.migrationName}.sql: ${reason}` : reason, {
        cause: error,
      })
    }
    return (results ?? []).map((result) => result.migrationName)
  } finally {
    await db.destroy()
  }
}
