// The database explains itself, and the app may do in it only what it needs.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/template-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await database.close()
})

const names = async (query: string): Promise<unknown[]> =>
  (await database.asOwner(query)).map((row) => row['name'])

test('every table says what it is for', async () => {
  const silent = await names(`select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and obj_description(oid) is null and relname not like 'kysely_%' and relname <> 'roles'`)
  expect(silent).toEqual([])
})

test('every foreign key has an index that begins with its columns, and none cascades', async () => {
  const bare = await names(`select conrelid::regclass || '.' || conname as name from pg_constraint c
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indpred is null
        and (i.indkey::int2[])[0:array_length(c.conkey, 1) - 1] = c.conkey)`)
  expect(bare).toEqual([])
  const cascading = await names(`select conname as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and (confdeltype <> 'a' or confupdtype <> 'a')`)
  expect(cascading).toEqual([])
})

test.each([
  "update audit_events set action = 'x'",
  'delete from audit_events',
  "update deployment set clock_offset = '1 day'",
  "insert into state_moves values ('application', 'draft', 'granted')",
  'update decisions set outcome = null',
  'update paper_orders set reasons = null',
  'delete from people',
  'delete from papers',
  'create table mine (id int)',
])('the app may not: %s', async (statement) => {
  await expect(database.pool.query(statement)).rejects.toThrow('permission denied')
})

test('in production the clock cannot be moved, even by the owner', async () => {
  const moved = database.asOwner("update deployment set kind = 'production', clock_offset = '1 day'")
  await expect(moved).rejects.toThrow('deployment_clock_is_true')
})
