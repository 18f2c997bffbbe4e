import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeSchema } from '../../src/start/describe-schema.ts'
import { testDatabase, type TestDatabase } from '../support/template-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await database.close()
})

test('src/db/schema.ts says what the migrated tables are (npm run schema writes it)', async () => {
  const written = await readFile(new URL('../../src/db/schema.ts', import.meta.url), 'utf8')
  expect(await describeSchema(database.url)).toBe(written)
})
