// Each machine of states is data in the code and rows in the database: both say the same, for every pair.
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawStates, stateMachines } from '../../src/start/state-machines.ts'
import { testDatabase, type TestDatabase } from '../support/template-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await database.close()
})

test('for every pair of states the code and the database agree whether the change is allowed', async () => {
  const rows = await database.db.selectFrom('state_moves').selectAll().execute()
  const found = await stateMachines()
  const named = new Set(found.map((machine) => machine.name))
  expect(
    [...new Set(rows.map((row) => row.machine))].filter((name) => !named.has(name)),
    'machines that the code does not know',
  ).toEqual([])
  let pairs = 0
  for (const { name, moves } of found) {
    const states = [...new Set([...Object.keys(moves), ...Object.values(moves).flat()])]
    for (const from of states)
      for (const to of states) {
        pairs += 1
        const inCode = moves[from]?.includes(to) ?? false
        const inDatabase = rows.some(
          (row) => row.machine === name && row.from_state === from && row.to_state === to,
        )
        expect([name, from, to, inCode]).toEqual([name, from, to, inDatabase])
      }
  }
  console.log(`${found.length} machines, ${pairs} pairs of states compared`)
  expect(pairs).toBeGreaterThan(300)
})

/** In `service_entries` the word means a state of India. */
const otherStates = ['service_entries']

test('every table with a state is held to its machine by the trigger', async () => {
  const free = await database.asOwner(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'state' and table_name <> all ($1) and not exists
       (select from pg_trigger where tgrelid = table_name::regclass
          and tgfoid = 'check_state_move'::regproc and tgenabled = 'O')`,
    [otherStates],
  )
  expect(free).toEqual([])
  const held = await database.asOwner(
    `select encode(tgargs, 'escape') as machine from pg_trigger where tgfoid = 'check_state_move'::regproc`,
  )
  const machines = held.map(({ machine }) => String(machine).replace(/\\000$/, '')).toSorted()
  expect(machines).toEqual((await stateMachines()).map(({ name }) => name).toSorted())
})

test('the trigger lets every allowed change through and refuses every other, pair by pair', async () => {
  await database.asOwner(`create temp table tried (state text);
    create function pg_temp.said(one text, other text) returns text language plpgsql as $$
    begin
      insert into tried values (one);
      update tried set state = other;
      delete from tried;
      return null;
    exception when check_violation then return sqlerrm;
    end $$`)
  let refused = 0
  for (const { name, moves } of await stateMachines()) {
    await database.asOwner(`create or replace trigger tried before update of state on tried
      for each row execute function check_state_move('${name}')`)
    const pairs = await database.asOwner(
      `select one, other, pg_temp.said(one, other) as said from unnest($1::text[]) one, unnest($1::text[]) other
       where one <> other`,
      [[...new Set([...Object.keys(moves), ...Object.values(moves).flat()])]],
    )
    for (const { one, other, said } of pairs) {
      const allowed = moves[String(one)]?.includes(String(other)) ?? false
      expect(said).toBe(allowed ? null : `a ${name} cannot go from ${String(one)} to ${String(other)}`)
      if (!allowed) refused += 1
    }
  }
  console.log(`${refused} changes refused by the trigger`)
  expect(refused).toBeGreaterThan(200)
})

test('docs/states.md is drawn from the machines (npm run draw)', async () => {
  expect(await readFile(new URL('../../docs/states.md', import.meta.url), 'utf8')).toBe(await drawStates())
})
