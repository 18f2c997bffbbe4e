// A copy of the house to break on purpose, and `npm start` of it as a program of its own.
import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { removeAbandoned } from '../../src/db/embedded/start.ts'

const house = fileURLToPath(new URL('../..', import.meta.url))
const parts = ['src', 'views', 'migrations', 'question-bank', 'dist', 'package.json']

export type HouseCopy = { folder: string; remove: () => Promise<void> }

/** Copies what serving needs; installed packages are linked, all but those `without`. */
export async function houseCopy(options: { without?: string[] } = {}): Promise<HouseCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'sukani-house-'))
  for (const part of parts) await cp(join(house, part), join(folder, part), { recursive: true })
  await linkAll(join(house, 'node_modules'), join(folder, 'node_modules'), options.without ?? [])
  // The browser is not unpacked once more.
  await mkdir(join(house, 'data', 'chromium'), { recursive: true })
  await mkdir(join(folder, 'data'))
  await symlink(join(house, 'data', 'chromium'), join(folder, 'data', 'chromium'))
  return {
    folder,
    remove: async () => {
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type DataFolder = { folder: string; remove: () => Promise<void> }

/** A data folder for one start; its database is stopped and removed with it, whatever became of the start. */
export async function dataFolder(): Promise<DataFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'sukani-data-'))
  // Open to others, so that root's database can stand inside.
  await chmod(folder, 0o755)
  return {
    folder,
    remove: async () => {
      await removeAbandoned(folder)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function linkAll(from: string, to: string, without: string[]): Promise<void> {
  await mkdir(to)
  for (const name of await readdir(from)) {
    if (!without.includes(name)) await symlink(join(from, name), join(to, name))
  }
}

export type Start = {
  /** Resolves when the address is printed; rejects with what was said when the program ends before. */
  ready: Promise<void>
  /** Resolves when the program has ended. */
  ended: Promise<{ code: number | null; out: string; err: string }>
  signal: (name: NodeJS.Signals) => void
}

/** `npm start` in the copy, with nothing of our environment. */
export function startCopy(copy: HouseCopy, env: Record<string, string>): Start {
  const child = spawn(process.execPath, ['src/start/serve.ts'], {
    cwd: copy.folder,
    env: { PATH: '/usr/bin:/bin', ...env },
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (part: Buffer) => (said.out += part.toString()))
  child.stderr.on('data', (part: Buffer) => (said.err += part.toString()))
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.once('close', (code) => {
      resolve({ code, ...said })
    })
  })
  const ready = untilReady(child, said, ended)
  ready.catch(() => undefined) // a test of a start that must fail looks at `ended` alone
  return { ready, ended, signal: (name) => void child.kill(name) }
}

async function untilReady(
  child: ChildProcess,
  said: { out: string; err: string },
  ended: Promise<unknown>,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (said.out.includes('Sukani is at')) resolve()
    })
    void ended.then(() => {
      reject(new Error(`the server ended: ${said.out}${said.err}`))
    })
  })
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
