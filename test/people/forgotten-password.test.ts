import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noticeJobs } from '../../src/notices/index.ts'
import { house, type House } from '../support/house.ts'

let home: House
const mails: { to: string; subject: string; text: string }[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    void simpleParser(stream).then((mail) => {
      mails.push({ to: [mail.to].flat()[0]?.text ?? '', subject: mail.subject ?? '', text: mail.text ?? '' })
      done()
    })
  },
})

beforeAll(async () => {
  home = await house()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as { port: number }
  const config = {
    ...home.deps.config,
    mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'sukani@example.in' },
  }
  noticeJobs({ ...home.deps, config })
  await home.deps.jobs.start()
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

const linkIn = async (to: string): Promise<string> => {
  await expect.poll(() => mails.find((mail) => mail.to === to), { timeout: 10_000 }).toBeDefined()
  return /http:\S+/.exec(mails.find((mail) => mail.to === to)?.text ?? '')?.[0] ?? ''
}

test('a forgotten password: the link comes by mail in Hindi, opens once, and ends every session', async () => {
  const person = await home.person({ email: 'geeta.manjhi@example.in' })
  const asked = await home.visitor().submit('/hi/forgotten-password', { email: 'Geeta.Manjhi@example.in' })
  expect(asked.heading).toBe('अपना ई-मेल देखें')
  const path = new URL(await linkIn('geeta.manjhi@example.in')).pathname
  expect(mails.at(-1)?.subject).toBe('सुकानी: नया पासवर्ड चुनें')
  const owner = await home.visitor().submit(path, { password: 'geeta.manjhi' })
  expect([owner.status, Object.keys(owner.errors)]).toEqual([422, ['password']])
  expect((await home.visitor().submit(path, { password: 'naya-shabd-teen' })).status).toBe(303)
  expect((await person.get('/hi/my/account')).status).toBe(303)
  const opened = await home.visitor().get(path)
  expect([opened.status, opened.refusals, opened.$('#password').length]).toEqual([
    410,
    ['reset-link-dead'],
    0,
  ])
  const again = await home.visitor().post(path, { password: 'aur-ek-shabd-naya' })
  expect([again.status, again.refusals]).toEqual([422, ['reset-link-dead']])
  const { content } = await home.db
    .selectFrom('outbox')
    .select('content')
    .where('recipient', '=', 'geeta.manjhi@example.in')
    .executeTakeFirstOrThrow()
  expect(content).toEqual({})
})

test('an address without an account gets the same answer and no mail', async () => {
  const asked = await home.visitor().submit('/hi/forgotten-password', { email: 'nobody@example.in' })
  expect(asked.heading).toBe('अपना ई-मेल देखें')
  expect(
    await home.db.selectFrom('outbox').select('id').where('recipient', '=', 'nobody@example.in').execute(),
  ).toEqual([])
})

test('at a counter the operator makes the link, and both are named in the audit row', async () => {
  const [person, operator] = [await home.person(), await home.person({ roles: ['counter-operator'] })]
  const page = await operator.submit(
    '/hi/office/JH/counter',
    { contact: person.contact, reason: 'Voter card seen' },
    '/hi/office/JH/counter/password',
  )
  const path = new URL(/http:[^\s<]+/.exec(page.text)?.[0] ?? '').pathname
  expect((await home.visitor().submit(path, { password: 'naya-shabd-teen' })).status).toBe(303)
  const row = await home.db
    .selectFrom('audit_events')
    .selectAll()
    .where('action', '=', 'password-reset.made')
    .where('subject_id', '=', person.personId)
    .executeTakeFirstOrThrow()
  expect([row.actor_person_id, row.on_behalf_of, row.reason]).toEqual([
    operator.personId,
    person.personId,
    'Voter card seen',
  ])
})
