import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const generator = fileURLToPath(new URL('../../node_modules/kysely-codegen/dist/cli/bin.js', import.meta.url))

// As src/db/connect.ts reads them: a DATE stays text, a bigint comes as number.
const readings = ['--date-parser', 'string', '--type-mapping', JSON.stringify({ int8: 'number' })]

/** The tables of a migrated database as TypeScript; the ledger of the migrations themselves is left out. */
export async function describeSchema(url: string): Promise<string> {
  const source = ['--dialect', 'postgres', '--url', url, '--exclude-pattern', '(kysely_*|pgboss.*)']
  const options = [generator, ...source, ...readings, '--print', '--log-level', 'silent']
  const { stdout } = await promisify(execFile)(process.execPath, options, { maxBuffer: 64 * 1024 * 1024 })
  return `${stdout.trim()}\n`
}
