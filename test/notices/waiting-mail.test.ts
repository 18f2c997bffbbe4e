import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { perform } from '../../src/db/act.ts'
import { noticeJobs, notify, sendWaiting } from '../../src/notices/index.ts'
import { sendMail } from '../../src/notices/send-mail.ts'
import { house, type House } from '../support/house.ts'

let home: House
const received: string[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, session, done) => {
    stream.resume()
    stream.on('end', () => {
      received.push(...session.envelope.rcptTo.map((one) => one.address))
      done()
    })
  },
})
beforeAll(async () => {
  home = await house()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
})
afterAll(async () => {
  await home.deps.jobs.stop()
  await home.close()
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve()
    })
  })
})

const system = { personId: null, role: null, authorityId: null }
const write = async (to: string, template: 'password-reset' | 'certificate-granted') => {
  await perform(home.db, system, async (act) => {
    await notify(act, home.deps.jobs, {
      to,
      language: 'hi',
      template,
      content: { link: 'http://x', number: 'JH-SER-2026-000001' },
    })
    await act.record({ action: 'test.wrote', subject: { kind: 'test', id: to } })
  })
  return await home.db.selectFrom('outbox').select('id').where('recipient', '=', to).executeTakeFirstOrThrow()
}
const row = async (id: string) =>
  await home.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('without a mail server a reset link is forgotten, and other mail waits', async () => {
  const secret = await write('secret@example.in', 'password-reset')
  const news = await write('news@example.in', 'certificate-granted')
  const send = sendMail(home.deps)
  await send(secret)
  await send(news)
  expect((await row(secret.id)).content).toEqual({})
  expect((await row(secret.id)).dropped_at).not.toBeNull()
  expect((await row(news.id)).content).toMatchObject({ number: 'JH-SER-2026-000001' })
  expect((await row(news.id)).sent_at).toBeNull()
})

test('at the next start with a mail server, what waited is sent', async () => {
  const { port } = server.server.address() as { port: number }
  const config = {
    ...home.deps.config,
    mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'sukani@example.in' },
  }
  const deps = { ...home.deps, config }
  noticeJobs(deps)
  await home.deps.jobs.start()
  await sendWaiting(deps)
  await expect.poll(() => received, { timeout: 10_000 }).toContain('news@example.in')
  expect(received).not.toContain('secret@example.in')
})
