// The whole application on a database of the calling file's own, with people to sign in.
import { randomBytes, randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { grantRole, signUp } from '../../src/people/index.ts'
import { csrfTokens } from '../../src/shell/csrf.ts'
import { jobQueues } from '../../src/shell/jobs.ts'
import { rateLimits } from '../../src/shell/limits.ts'
import type { Deps, RoomRoutes } from '../../src/shell/room.ts'
import { loadText } from '../../src/shell/text.ts'
import { testDatabase, type TestDatabase } from './template-database.ts'
import { visitor, type Visitor } from './visitor.ts'

const text = loadText(new URL('../../views/', import.meta.url))
const system = { personId: null, role: null, authorityId: null }

export type SignedIn = Visitor & { personId: string; contact: string; password: string }
export type House = {
  app: FastifyInstance
  deps: Deps
  database: TestDatabase
  db: TestDatabase['db']
  /** The id of the authority JH. */
  jharkhand: string
  visitor: () => Visitor
  /** A new person (an invented one), signed in; with `roles`, an officer of Jharkhand. */
  person: (options?: { fullName?: string; roles?: string[]; email?: string }) => Promise<SignedIn>
  /** The actions of the audit rows about a subject, oldest first. */
  audited: (subjectId: string) => Promise<string[]>
  close: () => Promise<void>
}

/**
 * Call it in `beforeAll`, and `close` in `afterAll`. With `rooms`, only those have addresses: so a room is
 * tried with followers of the test's own in the place of the rooms after it. With `copyOf` it is the double of
 * another house, in which the sessions of that one are good.
 */
export async function house({
  rooms,
  copyOf,
}: { rooms?: RoomRoutes[]; copyOf?: House } = {}): Promise<House> {
  const database = await testDatabase(copyOf?.database)
  const dataFolder = copyOf?.deps.config.dataFolder ?? (await mkdtemp(join(tmpdir(), 'sukani-data-')))
  const config = {
    ...readConfig({ PORT: '3000' }),
    sessionSecret: copyOf?.deps.config.sessionSecret ?? randomBytes(32).toString('hex'),
    dataFolder,
  }
  const { db, pool } = database
  const jobs = jobQueues(pool, () => undefined)
  const deps = {
    db,
    config,
    text,
    limits: rateLimits(pool),
    csrf: csrfTokens(config.sessionSecret),
    jobs,
    health: { ready: true, database: async () => undefined },
  }
  const app = await buildApp(deps, {}, rooms)
  await app.ready()
  const authority = await db
    .selectFrom('authorities')
    .select('id')
    .where('code', '=', 'JH')
    .executeTakeFirstOrThrow()

  const person: House['person'] = async ({ fullName = 'Ramesh Kumar Nishad', roles = [], email } = {}) => {
    const mobile = `+919${String(randomInt(1e9)).padStart(9, '0')}`
    const contact = email ? { email } : { mobile }
    const password = 'ganga-naav-patwar'
    const made = await signUp(db, { fullName, contact, password, language: 'hi' }, system)
    if (!made.ok) throw new Error('contact taken')
    for (const role of roles) await grantRole(db, { contact, authorityId: authority.id, role }, system)
    const guest = visitor(app)
    const answer = await guest.submit('/hi/sign-in', { contact: email ?? mobile, password })
    if (answer.status !== 303)
      throw new Error(`sign-in failed: ${answer.status} ${answer.text.slice(0, 500)}`)
    return { ...guest, personId: made.personId, contact: email ?? mobile, password }
  }

  return {
    app,
    deps,
    database,
    db,
    jharkhand: authority.id,
    person,
    visitor: () => visitor(app),
    audited: async (subjectId) =>
      (
        await db
          .selectFrom('audit_events')
          .select('action')
          .where('subject_id', '=', subjectId)
          .orderBy('id')
          .execute()
      ).map((row) => row.action),
    close: async () => {
      await app.close()
      await database.close()
      if (!copyOf) await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
