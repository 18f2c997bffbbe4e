import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationStates, type Machine, seatStates, sessionStates } from '../../src/examinations/index.ts'
import { mayMove } from '../../src/examinations/machine.ts'
import { testDatabase, type TestDatabase } from '../support/template-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await database.close()
})

const pairsOf = <State extends string>(machine: Machine<State>): [string, string, boolean][] => {
  const states = Object.keys(machine) as State[]
  return states.flatMap((from) =>
    states.map((to): [string, string, boolean] => [from, to, mayMove(machine, from, to)]),
  )
}

test.each([
  ['application', pairsOf(applicationStates)],
  ['seat', pairsOf(seatStates)],
  ['session', pairsOf(sessionStates)],
])(
  'every pair of states of a %s is allowed by the code and by the database alike',
  async (machine, pairs) => {
    const moves = await database.db
      .selectFrom('state_moves')
      .select(['from_state', 'to_state'])
      .where('machine', '=', machine)
      .execute()
    const inDatabase = pairs.map(([from, to]): [string, string, boolean] => [
      from,
      to,
      moves.some((move) => move.from_state === from && move.to_state === to),
    ])
    expect(inDatabase).toEqual(pairs)
    expect(moves).toHaveLength(pairs.filter(([, , allowed]) => allowed).length)
  },
)
