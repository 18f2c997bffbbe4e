import { PgBoss } from 'pg-boss'
import type { Pool } from 'pg'
import { z } from 'zod'
import { sql } from 'kysely'
import type { Trx } from '../db/connect.ts'

/** Work that is done after the act, by id: payloads never hold personal data. */
export type Jobs = {
  /** Puts a job on a queue inside the act's transaction: rolled back with it, seen only after it. */
  send: (trx: Trx, queue: Queue, payload: { id: string }) => Promise<void>
  /** Says how a queue's jobs are done; a handler must bear being run twice. */
  work: (queue: Queue, handler: (payload: { id: string }) => Promise<void>) => void
  start: () => Promise<void>
  stop: () => Promise<void>
}

const Payload = z.object({ id: z.string() })
const queueOptions = { retryLimit: 5, retryDelay: 2, retryBackoff: true, expireInSeconds: 120 }

/** Every queue there is: made beside the migrations, because the app makes no tables. */
export const queues = ['mail.send', 'paper.print'] as const
export type Queue = (typeof queues)[number]

/** Creates or upgrades pg-boss's own schema and the queues, as the owner, beside our migrations. */
export async function migrateJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schedule: false, supervise: false })
  boss.on('error', () => undefined)
  await boss.start()
  for (const queue of queues) await boss.createQueue(queue)
  await boss.getDb().executeSql(grants)
  await boss.stop({ graceful: false })
}

/** The app fills and empties the queues; their tables stay the owner's. */
const grants = `
  grant usage on schema pgboss to sukani_app;
  grant select, insert, update, delete on all tables in schema pgboss to sukani_app;
  grant usage on all sequences in schema pgboss to sukani_app`

/** The queues, inside this server, over the same pool and role as everything else. */
export function jobQueues(pool: Pool, log: (error: unknown) => void): Jobs {
  const executeSql = async (text: string, values?: unknown[]) => await pool.query(text, values)
  const boss = new PgBoss({ db: { executeSql }, migrate: false, schedule: false })
  boss.on('error', log)
  const handlers = new Map<Queue, (payload: { id: string }) => Promise<void>>()
  return {
    send: async (trx, queue, payload) => {
      await boss.send(queue, payload, {
        ...queueOptions,
        db: { executeSql: async (text, values) => await runIn(trx, text, values ?? []) },
      })
    },
    work: (queue, handler) => void handlers.set(queue, handler),
    start: async () => {
      await boss.start()
      for (const [queue, handler] of handlers) {
        await boss.work(queue, { pollingIntervalSeconds: 0.5 }, async (batch) => {
          for (const job of batch) await handler(Payload.parse(job.data))
        })
      }
    },
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

/** pg-boss writes `$1` text; Kysely's raw builder needs the pieces and the values apart. */
async function runIn(trx: Trx, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  const pieces = text.split(/\$(\d+)/)
  const parts = pieces.map((piece, index) =>
    index % 2 === 0 ? sql.raw(piece) : sql`${values[Number(piece) - 1]}`,
  )
  const { rows } = await sql`${sql.join(parts, sql``)}`.execute(trx)
  return { rows }
}
