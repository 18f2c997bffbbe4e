import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { startEmbedded, type Embedded } from '../db/embedded/start.ts'
import type { ServerConfig } from '../server.ts'

/** The database of DATABASE_URL, or the embedded one, which our commands share and the last one stops. */
export async function openDatabase(config: Config): Promise<Embedded> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: async () => undefined }
  return await startEmbedded({ dataFolder: join(config.dataFolder, 'postgres') })
}

/** The configuration with what the data folder knows: the address of the database and the kept secret. */
export async function completeConfig(config: Config, databaseUrl: string): Promise<ServerConfig> {
  return {
    ...config,
    databaseUrl,
    sessionSecret: config.sessionSecret ?? (await keptSecret(config.dataFolder)),
  }
}

/** Made once, so that a restart signs nobody out. */
async function keptSecret(folder: string): Promise<string> {
  const file = join(folder, 'session-secret')
  await mkdir(folder, { recursive: true })
  const secret = randomBytes(48).toString('base64url')
  return await writeFile(file, secret, { mode: 0o600, flag: 'wx' }).then(
    () => secret,
    async () => (await readFile(file, 'utf8')).trim(),
  )
}
