// The PostgreSQL that comes with the platform, so that one command is enough on a machine with nothing.
// It is a real server in a data folder of ours; DATABASE_URL replaces it.
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod'
import {
  freePort, initialise, isAlive, owner, runningPort, startServer, stopServer, type Cluster,
} from './cluster.ts' // prettier-ignore
import { exists, openFolder, programs, serverUser } from './places.ts'

const databaseName = 'sukani'

/** What we remember of a data folder: where it is, how to get in, and the port it had last. */
const Access = z.object({ home: z.string(), password: z.string(), port: z.int() })
type Access = z.infer<typeof Access>

/** A running database: its address for the owner, and how to let go of it. */
export type Embedded = { url: string; stop: () => Promise<void> }

/**
 * Starts the embedded PostgreSQL on this folder, or joins the one that runs there: another command of the
 * same clone may use it, and a killed one may have left it. The last to let go stops it.
 * `fast` is for tests: nothing is kept safe from a power cut, and everything is removed at the stop.
 */
export async function startEmbedded(options: { dataFolder: string; fast?: boolean }): Promise<Embedded> {
  const { dataFolder, fast = false } = options
  await mkdir(join(dataFolder, 'users'), { recursive: true })
  await writeFile(userFile(dataFolder, process.pid), '')
  const { access, cluster } = await prepare(dataFolder)
  const port = await run(cluster, access, fast)
  if (port !== access.port) await remember(dataFolder, { ...access, port })
  const address = { host: '127.0.0.1', port, user: owner, password: access.password }
  await createDatabase(address)
  return {
    url: `postgres://${owner}:${access.password}@127.0.0.1:${String(port)}/${databaseName}`,
    stop: async () => {
      await letGo(dataFolder, cluster, fast)
    },
  }
}

async function prepare(dataFolder: string): Promise<{ access: Access; cluster: Cluster }> {
  const access = (await recall(dataFolder)) ?? (await newAccess(dataFolder))
  const cluster = await clusterIn(access.home)
  if (!(await exists(cluster.folder))) await initialise(cluster, access.password)
  return { access, cluster }
}

async function newAccess(dataFolder: string): Promise<Access> {
  const home = await openFolder(dataFolder, await serverUser())
  const access = { home, password: randomBytes(18).toString('base64url'), port: 0 }
  await remember(dataFolder, access)
  return access
}

async function clusterIn(home: string): Promise<Cluster> {
  const user = await serverUser()
  return { programs: await programs(user), user, home, folder: join(home, 'cluster') }
}

async function recall(dataFolder: string): Promise<Access | undefined> {
  const file = join(dataFolder, 'access.json')
  if (!(await exists(file))) return undefined
  const access = Access.parse(JSON.parse(await readFile(file, 'utf8')))
  return (await exists(access.home)) ? access : undefined
}

async function remember(dataFolder: string, access: Access): Promise<void> {
  await writeFile(join(dataFolder, 'access.json'), JSON.stringify(access), { mode: 0o600 })
}

async function run(cluster: Cluster, access: Access, fast: boolean): Promise<number> {
  const running = await joinRunning(cluster, access.password)
  if (running !== undefined) return running
  const port = await freePort(access.port)
  await startServer(cluster, port, fast)
  return port
}

/** A server that is recovering is waited for; one that is stopping too, and then there is none. */
async function joinRunning(cluster: Cluster, password: string): Promise<number | undefined> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const port = await runningPort(cluster)
    if (port === undefined || (await letsIn(port, password))) return port
    await wait(100)
  }
  throw new Error(
    `an embedded PostgreSQL runs in ${cluster.folder} but lets nobody in: end it and start again`,
  )
}

async function letsIn(port: number, password: string): Promise<boolean> {
  const client = new Client({ host: '127.0.0.1', port, user: owner, password, database: 'postgres' })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

type Address = { host: string; port: number; user: string; password: string }

async function createDatabase(address: Address): Promise<void> {
  const client = new Client({ ...address, database: 'postgres' })
  await client.connect()
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName])
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`)
  } finally {
    await client.end()
  }
}

async function letGo(dataFolder: string, cluster: Cluster, fast: boolean): Promise<void> {
  await rm(userFile(dataFolder, process.pid), { force: true })
  if ((await livingUsers(dataFolder)).length > 0) return
  await stopServer(cluster, fast)
  if (fast) await removeAll(dataFolder, cluster.home)
}

async function removeAll(dataFolder: string, home: string): Promise<void> {
  await rm(home, { recursive: true, force: true })
  await rm(dataFolder, { recursive: true, force: true })
}

async function livingUsers(dataFolder: string): Promise<number[]> {
  const names = await readdir(join(dataFolder, 'users')).catch(() => [])
  return names.map(Number).filter((pid) => isAlive(pid))
}

const userFile = (dataFolder: string, pid: number): string => join(dataFolder, 'users', String(pid))

/** Stops and removes what killed test runs left in this folder; a run that lives is left alone. */
export async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const dataFolder = join(parent, name)
    const access = await recall(dataFolder)
    if (access === undefined || (await livingUsers(dataFolder)).length > 0) continue
    const cluster = await clusterIn(access.home)
    if ((await runningPort(cluster)) !== undefined) await stopServer(cluster, true)
    await removeAll(dataFolder, access.home)
  }
}
