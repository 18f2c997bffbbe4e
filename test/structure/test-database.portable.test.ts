import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { testDatabase, type TestDatabase } from '../support/template-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await database.close()
})

test('a test file speaks to its own database as the app, which may not change the schema', async () => {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(database.db)
  expect(rows).toEqual([{ role: 'sukani_app' }])
  await expect(sql`create table intruder ()`.execute(database.db)).rejects.toThrow('permission denied')
})

test('a row of the audit trail can be written by the app, never changed and never deleted', async () => {
  await sql`insert into audit_events (at, action, subject_kind, subject_id)
    values (sukani_now(), 'clock.read', 'clock', '1')`.execute(database.db)
  await expect(sql`update audit_events set action = 'x.y'`.execute(database.db)).rejects.toThrow(
    'permission denied',
  )
  await expect(sql`delete from audit_events`.execute(database.db)).rejects.toThrow('permission denied')
})

test('the clock of a test can be moved, and every deadline follows it', async () => {
  await database.moveClock('40 days')
  const { rows } = await sql<{ days: number }>`
    select extract(day from sukani_now() - now())::int as days`.execute(database.db)
  expect(rows).toEqual([{ days: 40 }])
  await database.moveClock('0')
})
