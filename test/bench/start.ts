// `npm run bench:start`: how long from `npm start` to the first page, in a fresh clone of what is committed:
// the first time, with installation and an empty database, and the second time. The aim of the second is 4 s.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const house = fileURLToPath(new URL('../..', import.meta.url))
const longest = 300_000

// mkdtemp closes the folder to others (0700), the harder of the two places to start in.
const clone = await mkdtemp(join(tmpdir(), 'sukani-bench-'))
try {
  execFileSync('git', ['clone', '--quiet', house, clone])
  const first = await timeOneStart()
  console.log(`first start, with installation: ${seconds(first)} s`)
  const second = await timeOneStart()
  console.log(`second start: ${seconds(second)} s (aim: 4 s)`)
} finally {
  await removeClone()
}

async function timeOneStart(): Promise<number> {
  const port = await freePort()
  const begun = performance.now()
  const env = { ...process.env, PORT: String(port), DATABASE_URL: '', PATH: pathWithoutOurs() }
  // A group of its own, as a terminal would give it, so that the Ctrl-C below reaches all of it and not us.
  const start = spawn('npm', ['start', '--silent'], {
    cwd: clone,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  start.stdout.on('data', (part: Buffer) => (said += part.toString()))
  start.stderr.on('data', (part: Buffer) => (said += part.toString()))
  try {
    await firstAnswer(`http://127.0.0.1:${port}/healthz`, start, begun)
    return performance.now() - begun
  } catch (error) {
    throw new Error(`npm start did not come up:\n${said}`, { cause: error })
  } finally {
    await pressCtrlC(start)
  }
}

async function firstAnswer(url: string, start: ChildProcess, begun: number): Promise<void> {
  for (;;) {
    if (start.exitCode !== null) throw new Error(`it ended with ${start.exitCode}`)
    if (performance.now() - begun > longest) throw new Error('it took too long')
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await wait(20)
  }
}

async function pressCtrlC(start: ChildProcess): Promise<void> {
  if (start.exitCode !== null || start.pid === undefined) return
  const ended = new Promise((resolve) => start.once('close', resolve))
  process.kill(-start.pid, 'SIGINT')
  await ended
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The clone must find its own Node, not the one of the house that measures. */
function pathWithoutOurs(): string {
  const folders = (process.env['PATH'] ?? '').split(':')
  return folders.filter((folder) => !folder.startsWith(join(house, 'node_modules'))).join(':')
}

async function removeClone(): Promise<void> {
  // Root's database stands outside a closed folder; its place is written down in the clone.
  const access = await readFile(join(clone, 'data', 'postgres', 'access.json'), 'utf8').catch(() => '{}')
  const { home } = JSON.parse(access) as { home?: string }
  if (home) await rm(home, { recursive: true, force: true })
  await rm(clone, { recursive: true, force: true })
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1)
}
