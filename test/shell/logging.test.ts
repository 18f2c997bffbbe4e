import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { loggerOptions } from '../../src/shell/logging.ts'

test('a fault of the database is logged without the row that it quotes, and without cookies', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  const app = Fastify({ logger: { ...loggerOptions, stream } })
  const fault = Object.assign(new Error('duplicate key value violates people_mobile'), {
    detail: 'Key (mobile)=(+919000000001) already exists.',
    code: '23505',
  })
  app.get('/', async (request) => {
    request.log.error({ err: fault, req: { headers: request.headers } }, 'unexpected')
    return 'done'
  })
  await app.inject({ url: '/', headers: { cookie: '__Host-sukani=the-pointer' } })
  expect(lines.join('')).toContain('people_mobile')
  expect(lines.join('')).not.toContain('9000000001')
  expect(lines.join('')).not.toContain('the-pointer')
})
