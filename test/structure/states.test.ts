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

test('docs/states.md is drawn from the machines (npm run draw)', async () => {
  expect(await readFile(new URL('../../docs/states.md', import.meta.url), 'utf8')).toBe(await drawStates())
})
