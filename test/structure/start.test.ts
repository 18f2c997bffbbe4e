// The one command that starts everything: what stands in its way is told in one line, and nothing is left behind.
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import {
  dataFolder,
  freePort,
  houseCopy,
  startCopy,
  type DataFolder,
  type HouseCopy,
} from '../support/house-copy.ts'
import { onServer, urlOf } from '../support/server.ts'

let house: HouseCopy
let data: DataFolder
let port: number
let env: Record<string, string>

beforeAll(async () => {
  house = await houseCopy()
})
afterAll(async () => {
  await house.remove()
})
beforeEach(async () => {
  data = await dataFolder()
  onTestFinished(data.remove)
  port = await freePort()
  env = { PORT: String(port), DATA_FOLDER: data.folder, SUKANI_DEMO: '0' }
})

const databaseMade = () => existsSync(join(data.folder, 'postgres'))
const databaseRuns = () => existsSync(join(data.folder, 'postgres', 'cluster', 'postmaster.pid'))

describe('what stands in the way of a start is told in one line, without a stack', () => {
  test('a broken migration is named, and the database is stopped again', async () => {
    const broken = join(house.folder, 'migrations', '29990101000000_broken.sql')
    await writeFile(broken, 'create table half (id int;')
    onTestFinished(async () => {
      await rm(broken)
    })
    const { code, err } = await startCopy(house, env).ended
    expect(err).toMatch(/^Sukani did not start\. migrations\/29990101000000_broken\.sql: syntax error.*\n$/)
    expect(code).toBe(1)
    expect(databaseRuns()).toBe(false)
  })

  test('a port in use is named, and no database is touched', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
    const { code, err } = await startCopy(house, env).ended
    other.close()
    expect(err).toMatch(new RegExp(`^Sukani did not start\\. Port ${port} is in use: .*\\n$`))
    expect(code).toBe(1)
    expect(databaseMade()).toBe(false)
  })

  test('a missing browser is named, since no paper could be printed', async () => {
    const without = await houseCopy({ without: ['@sparticuz'] })
    onTestFinished(without.remove)
    const { code, err } = await startCopy(without, env).ended
    expect(err).toMatch(/^Sukani did not start\. Browser missing: .*\n$/)
    expect(code).toBe(1)
    expect(databaseRuns()).toBe(false)
  })

  test('a database that does not answer is named', async () => {
    const nobody = await freePort()
    const url = `postgres://someone@127.0.0.1:${nobody}/sukani`
    const { code, err } = await startCopy(house, { ...env, DATABASE_URL: url, SESSION_SECRET: secret }).ended
    expect(err).toMatch(new RegExp(`^Sukani did not start\\. .*ECONNREFUSED 127\\.0\\.0\\.1:${nobody}.*\\n$`))
    expect(code).toBe(1)
  })
})

describe('a start that was ended', () => {
  test('by Ctrl-C finishes, stops its database last and ends with 0', async () => {
    const start = startCopy(house, env)
    await start.ready
    expect(await healthz()).toBe(200)
    start.signal('SIGINT')
    start.signal('SIGINT') // npm passes the same keystroke on once more
    const { code, err } = await start.ended
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(databaseRuns()).toBe(false)
  })

  test('by SIGTERM says 503 first, so that the proxy sends new work elsewhere', async () => {
    const start = startCopy(house, env)
    await start.ready
    start.signal('SIGTERM')
    await expect.poll(healthz, { timeout: 5_000, interval: 20 }).toBe(503)
    expect((await start.ended).code).toBe(0)
  })

  test('by kill -9 leaves a running database, which the next start joins and ends', async () => {
    const killed = startCopy(house, env)
    await killed.ready
    killed.signal('SIGKILL')
    await killed.ended
    expect(databaseRuns()).toBe(true)
    const next = startCopy(house, env)
    await next.ready
    next.signal('SIGTERM')
    expect((await next.ended).code).toBe(0)
    expect(databaseRuns()).toBe(false)
  })
})

test('with DATABASE_URL that server is used and no embedded one is made', async () => {
  const { url, template } = inject('testServer')
  const given = urlOf(url, `${template}_given`)
  await onServer(url, `CREATE DATABASE ${template}_given`)
  const start = startCopy(house, { ...env, DATABASE_URL: given, SESSION_SECRET: secret })
  await start.ready
  start.signal('SIGTERM')
  expect((await start.ended).code).toBe(0)
  expect(databaseMade()).toBe(false)
  expect(await onServer(given, 'SELECT kind FROM deployment')).toEqual([{ kind: 'production' }])
})

const secret = 'x'.repeat(40)

async function healthz(): Promise<number> {
  return (await fetch(`http://127.0.0.1:${port}/healthz`)).status
}
