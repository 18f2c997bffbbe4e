import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { loggerOptions } from '../../src/shell/logging.ts'

/** An application that logs as the server does, and what it wrote. */
function logged(level = 'warn') {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  return { app: Fastify({ logger: { ...loggerOptions, level, stream } }), written: () => lines.join('') }
}

test('a fault of the database is logged without the row that it quotes, and without cookies', async () => {
  const { app, written } = logged()
  const fault = Object.assign(new Error('duplicate key value violates people_mobile'), {
    detail: 'Key (mobile)=(+919000000001) already exists.',
    code: '23505',
  })
  app.get('/', async (request) => {
    request.log.error({ err: fault, req: request }, 'unexpected')
    return 'done'
  })
  await app.inject({ url: '/', headers: { cookie: '__Host-sukani=the-pointer' } })
  expect(written()).toContain('people_mobile')
  expect(written()).not.toContain('9000000001')
  expect(written()).not.toContain('the-pointer')
})

test('what was told in an address is not logged, even where every request is', async () => {
  const { app, written } = logged('trace')
  app.get('/hi/calculators/renewal', async () => 'done')
  await app.inject('/hi/calculators/renewal?person.dateOfBirth=1990-04-01')
  expect(written()).toContain('/hi/calculators/renewal')
  expect(written()).not.toContain('1990-04-01')
})
