// Each machine of states is data in the code and rows in the database: both say the same, for every pair.
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { testDatabase, type TestDatabase } from '../support/template-database.ts'

const source = new URL('../../src/', import.meta.url)
const Machine = z.object({ name: z.string(), moves: z.record(z.string(), z.array(z.string())) })

/** Every `*-states.ts` exports machines: { name, moves: { from: [to, …] } }. */
async function machines(): Promise<z.infer<typeof Machine>[]> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('-states.ts'),
  )
  const modules = await Promise.all(
    files.map(async (file) =>
      z.record(z.string(), z.unknown()).parse(await import(new URL(file, source).href)),
    ),
  )
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((value) => {
      const machine = Machine.safeParse(value)
      return machine.success ? [machine.data] : []
    })
}

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await database.close()
})

test('for every pair of states the code and the database agree whether the change is allowed', async () => {
  const rows = await database.db.selectFrom('state_moves').selectAll().execute()
  const found = await machines()
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
