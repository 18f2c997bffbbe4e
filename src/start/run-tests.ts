// `npm test`: the whole suite, then the files named *.portable.test.ts once more on a second PostgreSQL that is
// handed over through DATABASE_URL, as an installation does. The last line is the count, alone.
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { startEmbedded } from '../db/embedded/start.ts'
import { problemLine } from './problem.ts'
import { unshownRefusals } from './refusals.ts'

type Count = { passed: number; failed: number; skipped: number }

const root = fileURLToPath(new URL('../..', import.meta.url))
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const results = join(root, 'data', 'test-results')
const refusalsSeen = join(results, 'refusals-seen.txt')

const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

await main(process.argv.slice(2))

async function main(chosen: string[]): Promise<void> {
  await rm(refusalsSeen, { force: true })
  const counts = [await runSuite('all', chosen, { REFUSALS_SEEN: refusalsSeen })]
  if (chosen.length === 0) counts.push(await countRefusals(), await runPortable())
  const total = counts.reduce(add)
  if (total.skipped > 0) console.log(`${total.skipped} skipped`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
}

/** Each refusal that no test has shown on a page counts as one that failed. */
async function countRefusals(): Promise<Count> {
  const { all, unshown } = await unshownRefusals(await readFile(refusalsSeen, 'utf8').catch(() => ''))
  for (const one of unshown) console.log(`not shown by any test: ${one}`)
  if (unshown.length === 0) console.log(`refusals: ${all} codes, all shown by a test`)
  return { passed: unshown.length === 0 ? 1 : 0, failed: unshown.length, skipped: 0 }
}

async function runPortable(): Promise<Count> {
  console.log('Once more what must run on any PostgreSQL, through DATABASE_URL:')
  try {
    const server = await startEmbedded({
      dataFolder: join(root, 'data', 'test', `second-${process.pid}`), fast: true,
    }) // prettier-ignore
    try {
      return await runSuite('portable', ['--project', 'rooms', '.portable.test.ts'], {
        DATABASE_URL: server.url,
      })
    } finally {
      await server.stop()
    }
  } catch (error) {
    console.error(problemLine(error))
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/** What the environment says of an installation is not for the tests: they bring everything themselves. */
async function runSuite(name: string, options: string[], env: Record<string, string>): Promise<Count> {
  const file = join(results, `${name}.json`)
  await mkdir(results, { recursive: true })
  await rm(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ok = await runVitest([...options, ...reporters], { ...process.env, DATABASE_URL: undefined, ...env })
  return await countIn(file, ok)
}

async function runVitest(options: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  return await new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vitest, 'run', ...options], { cwd: root, env, stdio: 'inherit' })
    child.once('error', reject)
    child.once('close', (code) => {
      resolve(code === 0)
    })
  })
}

/** A file that could not even be loaded has no tests to count: it counts as one that failed. */
async function countIn(file: string, ok: boolean): Promise<Count> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 1, skipped: 0 }
  const report = Report.parse(JSON.parse(text))
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  const failed = report.numFailedTests + unloaded
  return {
    passed: report.numPassedTests,
    // vitest also fails for what no test caught: an error after the last test, a database that did not start.
    failed: ok ? failed : Math.max(failed, 1),
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function add(one: Count, other: Count): Count {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}
