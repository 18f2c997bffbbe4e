// `npm start`: database, migrations, question bank and demonstration, browser, server; then the way down again
// on Ctrl-C. Whatever stands in the way is told in one line.
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Config, readConfig } from '../config.ts'
import type { Embedded } from '../db/embedded/start.ts'
import { migrate } from '../db/migrate.ts'
import { startServer, type Server } from '../server.ts'
import { checkChromium } from '../shell/chromium.ts'
import { migrateJobs } from '../shell/jobs.ts'
import { completeConfig, openDatabase } from './own-database.ts'
import { preparations } from './prepare.ts'
import { codeOf, problemLine } from './problem.ts'

/** npm hands a Ctrl-C on that the terminal gave us already: both arrive at once and are one. */
const sameKeystroke = 500

/** A request that never ends must not keep the server for ever. */
const longestDrain = 30_000

type Running = { database?: Embedded; server?: Server }
const running: Running = {}
let stopping = 0

process.on('SIGINT', onSignal)
process.on('SIGTERM', onSignal)
const started = serve()
await started

async function serve(): Promise<void> {
  try {
    const config = readConfig()
    await mustBeFree(config)
    const browser = checkChromium()
    browser.catch(() => undefined) // awaited below, after what takes longer
    running.database = await openDatabase(config)
    const lines = await startOn(running.database, config, browser)
    if (!stopping) console.log(lines.join('\n'))
  } catch (error) {
    console.error(`Sukani did not start. ${problemLine(error)}`)
    await stopAll().catch(() => undefined)
    process.exit(1)
  }
}

async function startOn(database: Embedded, config: Config, browser: Promise<void>): Promise<string[]> {
  const complete = await completeConfig(config, database.url)
  await migrate(database.url)
  await migrateJobs(database.url)
  const lines: string[] = []
  const announce = (line: string) => void lines.push(line)
  for (const prepare of preparations) await prepare({ config: complete, ownerUrl: database.url, announce })
  await browser
  running.server = await startServer(complete)
  return [`Sukani is at ${running.server.address} (Ctrl-C ends it)`, ...lines]
}

/** Asked first of all, so that a second start ends before it touches anything. */
async function mustBeFree(config: Config): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => {
      reject(codeOf(error) === 'EADDRINUSE' ? new Error(portTaken(config.port)) : error)
    })
    probe.listen(config.port, config.host, () => {
      probe.close(() => {
        resolve()
      })
    })
  })
}

function portTaken(port: number): string {
  return `Port ${port} is in use: end the program that uses it, or choose another with PORT=${port + 1} npm start.`
}

function onSignal(signal: NodeJS.Signals): void {
  const now = performance.now()
  if (stopping && now - stopping < sameKeystroke) return
  if (stopping) process.exit(130)
  stopping = now
  console.log(
    `${signal === 'SIGINT' ? '\n' : ''}Ending: open requests are finished first. Once more ends at once.`,
  )
  // A start is never cut in the middle: what it still opens would stay open.
  void started.then(stopAll).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(`Sukani did not end cleanly. ${problemLine(error)}`)
      process.exit(1)
    },
  )
}

/** The database goes last: what the server still has to write must find it. */
async function stopAll(): Promise<void> {
  if (running.server)
    await Promise.race([running.server.drain(), wait(longestDrain, undefined, { ref: false })])
  await running.database?.stop()
}
