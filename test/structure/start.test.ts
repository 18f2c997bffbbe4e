// The one command that starts everything: what stands in its way is told in one line, and nothing is left behind.
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { freePort, houseCopy, startCopy, type HouseCopy } from '../support/house-copy.ts'
import { onServer, urlOf } from '../support/server.ts'

const copies: HouseCopy[] = []

async function copyOfHouse(options?: { without?: string[] }): Promise<HouseCopy> {
  const copy = await houseCopy(options)
  copies.push(copy)
  return copy
}

afterEach(async () => {
  for (const copy of copies.splice(0)) await copy.remove()
})

const databaseRuns = (copy: HouseCopy) =>
  existsSync(join(copy.folder, 'data', 'postgres', 'cluster', 'postmaster.pid'))

describe('what stands in the way of a start is told in one line, without a stack', () => {
  test('a broken migration is named, the database is as before and is stopped again', async () => {
    const copy = await copyOfHouse()
    await writeFile(
      join(copy.folder, 'migrations', '29990101000000_broken.sql'),
      'create table half (id int;',
    )
    const { code, err } = await startCopy(copy, { PORT: String(await freePort()) }).ended
    expect(err).toMatch(/^Sukani did not start\. migrations\/29990101000000_broken\.sql: syntax error.*\n$/)
    expect(code).toBe(1)
    expect(databaseRuns(copy)).toBe(false)
  })

  test('a port in use is named, and no database is touched', async () => {
    const copy = await copyOfHouse()
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const { code, err } = await startCopy(copy, { PORT: String(port) }).ended
    other.close()
    expect(err).toMatch(new RegExp(`^Sukani did not start\\. Port ${port} is in use: .*\\n$`))
    expect(code).toBe(1)
    expect(existsSync(join(copy.folder, 'data', 'postgres'))).toBe(false)
  })

  test('a missing browser is named, since no paper could be printed', async () => {
    const copy = await copyOfHouse({ without: ['@sparticuz'] })
    const { code, err } = await startCopy(copy, { PORT: String(await freePort()) }).ended
    expect(err).toMatch(/^Sukani did not start\. Browser missing: .*\n$/)
    expect(code).toBe(1)
    expect(databaseRuns(copy)).toBe(false)
  })

  test('a database that does not answer is named', async () => {
    const copy = await copyOfHouse()
    const nobody = await freePort()
    const env = {
      PORT: String(await freePort()),
      DATABASE_URL: `postgres://someone@127.0.0.1:${nobody}/sukani`,
      SESSION_SECRET: 'x'.repeat(40),
    }
    const { code, err } = await startCopy(copy, env).ended
    expect(err).toMatch(new RegExp(`^Sukani did not start\\. .*ECONNREFUSED 127\\.0\\.0\\.1:${nobody}.*\\n$`))
    expect(code).toBe(1)
  })
})

describe('a start that was ended', () => {
  test('by Ctrl-C finishes, stops its database last and says so with exit 0', async () => {
    const copy = await copyOfHouse()
    const port = await freePort()
    const start = startCopy(copy, { PORT: String(port) })
    await start.ready
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    start.signal('SIGINT')
    start.signal('SIGINT') // npm passes the same keystroke on once more
    const { code, err } = await start.ended
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(databaseRuns(copy)).toBe(false)
  })

  test('by SIGTERM refuses new work first: the proxy reads 503 while open requests still end', async () => {
    const copy = await copyOfHouse()
    const port = await freePort()
    const start = startCopy(copy, { PORT: String(port) })
    await start.ready
    start.signal('SIGTERM')
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status, {
        timeout: 900,
        interval: 20,
      })
      .toBe(503)
    expect((await start.ended).code).toBe(0)
  })

  test('by kill -9 leaves a running database, which the next start joins and ends', async () => {
    const copy = await copyOfHouse()
    const killed = startCopy(copy, { PORT: String(await freePort()) })
    await killed.ready
    killed.signal('SIGKILL')
    await killed.ended
    expect(databaseRuns(copy)).toBe(true)
    const next = startCopy(copy, { PORT: String(await freePort()) })
    await next.ready
    next.signal('SIGTERM')
    expect((await next.ended).code).toBe(0)
    expect(databaseRuns(copy)).toBe(false)
  })
})

test('with DATABASE_URL that server is used and no embedded one is made', async () => {
  const copy = await copyOfHouse()
  const { url, template } = inject('testServer')
  const name = `${template}_given`
  await onServer(url, `CREATE DATABASE ${name}`)
  const env = {
    PORT: String(await freePort()),
    DATABASE_URL: urlOf(url, name),
    SESSION_SECRET: 'x'.repeat(40),
  }
  const start = startCopy(copy, env)
  await start.ready
  start.signal('SIGTERM')
  expect((await start.ended).code).toBe(0)
  expect(existsSync(join(copy.folder, 'data', 'postgres'))).toBe(false)
  expect(await onServer(urlOf(url, name), 'SELECT kind FROM deployment')).toEqual([{ kind: 'production' }])
})
