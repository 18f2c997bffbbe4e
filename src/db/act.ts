import { type Insertable, sql } from 'kysely'
import type { Db, Trx } from './connect.ts'
import type { AuditEvents } from './schema.ts'

/** A calendar day of India, YYYY-MM-DD: such text sorts as days do. */
export type Day = string

/** Who acts: a person in a role, for an authority; at a counter, for another person. Null: the system itself. */
export type Actor = {
  personId: string | null
  role: string | null
  authorityId: string | null
  onBehalfOf?: string
  requestId?: string
}

/** What an act gets: its transaction, its clock, and the pen that writes the audit row. */
export type Act = {
  trx: Trx
  actor: Actor
  now: Date
  today: Day
  record: (event: AuditEntry) => Promise<void>
}

export type AuditEntry = {
  /** noun.verb, as `application.submitted` */
  action: string
  subject: { kind: string; id: string }
  authorityId?: string
  reason?: string
  details?: Record<string, unknown>
}

/** The law or the state said no: a value, and nothing is written. */
export type Refused<Code extends string> = { ok: false; refusals: Code[] }
export const refuse = <Code extends string>(...refusals: Code[]): Refused<Code> => ({ ok: false, refusals })

class Refusal extends Error {
  readonly result: unknown
  constructor(result: unknown) {
    super('refused')
    this.result = result
  }
}

const isRefused = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'ok' in result && result.ok === false

const retryable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')

/**
 * One act, one transaction: the clock is the database's (`sukani_now()`), a refusal rolls everything back,
 * an act that changed something without an audit row fails. Deadlock and serialisation failure are tried
 * once more; acts therefore have no effect outside the transaction (mail goes to the outbox).
 */
export async function perform<T>(db: Db, actor: Actor, work: (act: Act) => Promise<T>): Promise<T> {
  try {
    return await attempt(db, actor, work)
  } catch (error) {
    if (!retryable(error)) throw error
    return await attempt(db, actor, work)
  }
}

async function attempt<T>(db: Db, actor: Actor, work: (act: Act) => Promise<T>): Promise<T> {
  let refused: { result: T } | undefined
  try {
    return await db.transaction().execute(async (trx) => {
      let recorded = 0
      const clock = await readClock(trx)
      const record = async (entry: AuditEntry) => {
        recorded += 1
        await insertAuditEvent(trx, auditRow(actor, clock.now, entry))
      }
      const result = await work({ trx, actor, ...clock, record })
      if (isRefused(result)) {
        refused = { result }
        throw new Refusal(result)
      }
      if (recorded === 0) throw new Error('An act ended without its audit row')
      return result
    })
  } catch (error) {
    if (error instanceof Refusal && refused) return refused.result
    throw error
  }
}

/** The one clock of every deadline, and its day in Asia/Kolkata. */
export async function readClock(db: Db): Promise<{ now: Date; today: Day }> {
  const { rows } = await sql<{
    now: Date
    today: Day
  }>`select sukani_now() as now, sukani_today() as today`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database gave no time')
  return row
}

const auditRow = (actor: Actor, at: Date, entry: AuditEntry): Insertable<AuditEvents> => ({
  at,
  actor_person_id: actor.personId,
  actor_role: actor.role,
  on_behalf_of: actor.onBehalfOf ?? null,
  authority_id: entry.authorityId ?? actor.authorityId,
  action: entry.action,
  subject_kind: entry.subject.kind,
  subject_id: entry.subject.id,
  reason: entry.reason ?? null,
  details: JSON.stringify(entry.details ?? {}),
  request_id: actor.requestId ?? null,
})

async function insertAuditEvent(trx: Trx, row: Insertable<AuditEvents>): Promise<void> {
  await trx.insertInto('audit_events').values(row).execute()
}
