import { spawn } from 'node:child_process'
import { mkdir, readFile, readlink, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { exists, giveTo, type ServerUser } from './places.ts'

/** One PostgreSQL data folder and what is needed to run it. */
export type Cluster = { programs: string; user: ServerUser; home: string; folder: string }

/** The superuser of the embedded server: it owns the database and migrates it. */
export const owner = 'sukani_owner'

/** Makes the data folder, under another name until it is complete: a kill half-way leaves nothing to trip over. */
export async function initialise(cluster: Cluster, password: string): Promise<void> {
  const making = `${cluster.folder}.new`
  const passwordFile = join(cluster.home, 'password.new')
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { mode: 0o700 })
  await giveTo(cluster.user, making)
  await writeFile(passwordFile, password, { mode: 0o600 })
  await giveTo(cluster.user, passwordFile)
  const options = [`--username=${owner}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--no-sync']
  const language = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']
  const made = await run(cluster, 'initdb', ['--pgdata', making, ...options, ...language])
  await rm(passwordFile)
  if (!made.ok) throw new Error(`the embedded PostgreSQL could not make its data folder: ${made.lastLine}`)
  await rename(making, cluster.folder)
}

/** Starts the server on this port; it stays when our process is killed, and the next start finds it. */
export async function startServer(cluster: Cluster, port: number, fast: boolean): Promise<void> {
  const log = join(cluster.folder, 'server.log')
  const settings = serverSettings(fast).flatMap((setting) => ['-c', setting])
  const started = await run(cluster, 'pg_ctl', [
    'start', '--wait', '--silent', '--timeout=120', '--pgdata', cluster.folder, '--log', log,
    '--options', ['-p', String(port), ...settings].join(' '),
  ]) // prettier-ignore
  if (!started.ok)
    throw new Error(`the embedded PostgreSQL did not start: ${await reasonIn(log, started.lastLine)}`)
}

// No socket in a shared folder and no address but this machine's own; the clock of the log is UTC.
function serverSettings(fast: boolean): string[] {
  const always = [
    'listen_addresses=127.0.0.1',
    "unix_socket_directories=''",
    'timezone=UTC',
    'log_timezone=UTC',
  ]
  const connections = ['max_connections=200', 'client_connection_check_interval=5s']
  const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']
  return [...always, ...connections, ...(fast ? forgetful : [])]
}

/** Ends the server: open transactions are rolled back, nothing is lost; `fast` skips the writing down. */
export async function stopServer(cluster: Cluster, fast: boolean): Promise<void> {
  const mode = fast ? '--mode=immediate' : '--mode=fast'
  const options = ['stop', '--wait', '--silent', mode, '--timeout=60', '--pgdata', cluster.folder]
  const stopped = await run(cluster, 'pg_ctl', options)
  if (!stopped.ok && (await runningPort(cluster)) !== undefined) {
    throw new Error(`the embedded PostgreSQL did not stop: ${stopped.lastLine}`)
  }
}

/** The port of the server that runs on this very data folder, also one that a killed process of ours left. */
export async function runningPort(cluster: Cluster): Promise<number | undefined> {
  const file = join(cluster.folder, 'postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!pid || !port) return undefined
  if (await worksIn(pid, cluster.folder)) return port
  // After a power cut another program may have the number, and PostgreSQL would refuse to start because of it.
  await rm(file, { force: true })
  return undefined
}

async function worksIn(pid: number, folder: string): Promise<boolean> {
  if (!(await exists('/proc/self/cwd'))) return isAlive(pid)
  const place = await readlink(`/proc/${String(pid)}/cwd`).catch(() => '')
  return place === (await realpath(folder))
}

/** Whether a process of this number lives, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The wanted port when nobody has it, else one that is free now. */
export async function freePort(wanted: number): Promise<number> {
  return await listenOnce(wanted).catch(async () => await listenOnce(0))
}

async function listenOnce(port: number): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const found = address !== null && typeof address === 'object' ? address.port : port
      server.close(() => {
        resolve(found)
      })
    })
  })
}

type Outcome = { ok: boolean; lastLine: string }

// The output is not piped: the server would inherit the pipe, and we would wait for it for ever.
// Detached: a Ctrl-C is for us to pass on, when we have drained, and must not cut these in the middle.
// The environment is empty: the server needs none of ours, least of all our secrets.
async function run(cluster: Cluster, program: string, options: string[]): Promise<Outcome> {
  const identity = cluster.user ?? {}
  const quiet = program === 'pg_ctl'
  return await new Promise((resolve) => {
    let said = ''
    const child = spawn(join(cluster.programs, program), options, {
      ...identity, detached: true, cwd: '/', env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
      stdio: quiet ? 'ignore' : ['ignore', 'ignore', 'pipe'],
    }) // prettier-ignore
    child.stderr?.on('data', (part: Buffer) => (said += part.toString()))
    child.once('error', (error) => {
      resolve({ ok: false, lastLine: error.message })
    })
    child.once('close', (code) => {
      resolve({ ok: code === 0, lastLine: lastLineOf(said) })
    })
  })
}

async function reasonIn(log: string, otherwise: string): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '')
  const complaints = text.split('\n').filter((line) => /FATAL|PANIC|could not/.test(line))
  return complaints.at(-1) ?? (lastLineOf(text) || otherwise)
}

const lastLineOf = (text: string): string => text.trim().split('\n').at(-1) ?? ''
