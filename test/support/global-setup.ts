// One PostgreSQL for the run, one template in it that is migrated once; each test file clones the template.
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { removeAbandoned, startEmbedded, type Embedded } from '../../src/db/embedded/start.ts'
import { migrate } from '../../src/db/migrate.ts'
import { migrateJobs } from '../../src/shell/jobs.ts'
import { onServer, urlOf } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: { url: string; template: string }
  }
}

const parent = fileURLToPath(new URL('../../data/test', import.meta.url))

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const run = randomBytes(4).toString('hex')
  const server = await serverForTests(run)
  try {
    const template = `test_${run}`
    await onServer(server.url, `CREATE DATABASE ${template}`)
    await prepareTemplate(urlOf(server.url, template))
    project.provide('testServer', { url: server.url, template })
  } catch (error) {
    await server.stop()
    throw error
  }
  return async () => {
    await dropDatabases(server.url, run)
    await server.stop()
  }
}

/** With DATABASE_URL the same tests run on that server, in databases of their own that go at the end. */
async function serverForTests(run: string): Promise<Embedded> {
  const given = process.env['DATABASE_URL']
  if (given) return { url: given, stop: async () => undefined }
  await removeAbandoned(parent)
  return await startEmbedded({ dataFolder: `${parent}/${run}`, fast: true })
}

/** Only a test's database lets the clock be moved (migrations: deployment_clock_is_true). */
async function prepareTemplate(url: string): Promise<void> {
  await migrate(url)
  await migrateJobs(url)
  await onServer(url, "UPDATE deployment SET kind = 'test'")
}

async function dropDatabases(url: string, run: string): Promise<void> {
  const names = await onServer(url, `SELECT datname FROM pg_database WHERE datname LIKE 'test\\_${run}%'`)
  for (const { datname } of names)
    await onServer(url, `DROP DATABASE IF EXISTS "${datname ?? ''}" WITH (FORCE)`)
}
