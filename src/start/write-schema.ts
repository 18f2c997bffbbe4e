// `npm run schema`: migrates an empty database and writes what it then holds as types (src/db/schema.ts).
// A structure test writes it again and compares, so that types and tables cannot part.
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { startEmbedded } from '../db/embedded/start.ts'
import { migrate } from '../db/migrate.ts'
import { describeSchema } from './describe-schema.ts'

const target = fileURLToPath(new URL('../db/schema.ts', import.meta.url))
const folder = fileURLToPath(new URL(`../../data/schema/${String(process.pid)}`, import.meta.url))

const database = await startEmbedded({ dataFolder: folder, fast: true })
try {
  await migrate(database.url)
  await writeFile(target, await describeSchema(database.url))
  console.log('Wrote src/db/schema.ts')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await database.stop()
}
