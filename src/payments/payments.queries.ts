import { sql } from 'kysely'
import type { Day } from '../db/act.ts'
import type { Db, Trx } from '../db/connect.ts'
import type { PaymentState } from './payment-states.ts'

export type DemandRow = NonNullable<Awaited<ReturnType<typeof findDemand>>>
export type ChallanRow = NonNullable<Awaited<ReturnType<typeof findLatestChallan>>>

const demands = (db: Db) =>
  db
    .selectFrom('demands')
    .select([
      'demands.id',
      'demands.number',
      'demands.authority_id as authorityId',
      'demands.person_id as personId',
      'demands.purpose',
      'demands.subject_kind as subjectKind',
      'demands.subject_id as subjectId',
      'demands.state',
      'demands.version',
      'demands.lines',
      'demands.amount_paise as amountPaise',
      'demands.made_at as madeAt',
    ])

export const findDemand = async (db: Db, id: string) =>
  await demands(db).where('demands.id', '=', id).executeTakeFirst()

export const findDemandOfSubject = async (
  db: Db,
  key: { authorityId: string; subject: { kind: string; id: string }; purpose: string },
) =>
  await demands(db)
    .where('demands.authority_id', '=', key.authorityId)
    .where('demands.subject_kind', '=', key.subject.kind)
    .where('demands.subject_id', '=', key.subject.id)
    .where('demands.purpose', '=', key.purpose)
    .executeTakeFirst()

/** Locked: a demand moves on by one act at a time. */
export const lockDemand = async (trx: Trx, id: string) =>
  await demands(trx).where('demands.id', '=', id).forUpdate().executeTakeFirst()

export type NewDemand = {
  authorityId: string
  number: string
  personId: string
  purpose: string
  subject: { kind: string; id: string }
  lines: object[]
  amountPaise: number
  decisionId: string
  at: Date
}

/** Nothing comes back when another act has asked for the same thing meanwhile. */
export const insertDemand = async (trx: Trx, row: NewDemand) =>
  await trx
    .insertInto('demands')
    .values({
      authority_id: row.authorityId,
      number: row.number,
      person_id: row.personId,
      purpose: row.purpose,
      subject_kind: row.subject.kind,
      subject_id: row.subject.id,
      lines: JSON.stringify(row.lines),
      amount_paise: row.amountPaise,
      decision_id: row.decisionId,
      made_at: row.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['authority_id', 'subject_kind', 'subject_id', 'purpose']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()

export const moveDemand = async (trx: Trx, id: string, state: PaymentState) =>
  await trx
    .updateTable('demands')
    .set((row) => ({ state, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const findLatestChallan = async (db: Db, demandId: string) =>
  await db
    .selectFrom('challans')
    .select([
      'id',
      'number',
      'paid_on as paidOn',
      'amount_paise as amountPaise',
      'document_id as documentId',
      'reported_at as reportedAt',
      'outcome',
      'decided_at as decidedAt',
      'reason',
    ])
    .where('demand_id', '=', demandId)
    .orderBy('reported_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export type NewChallan = {
  demandId: string
  authorityId: string
  number: string
  paidOn: Day
  amountPaise: number
  documentId: string | null
  by: string
  at: Date
}

/** Nothing comes back when this challan has been reported for another demand and was not refused there. */
export const insertChallan = async (trx: Trx, row: NewChallan) =>
  await trx
    .insertInto('challans')
    .values({
      demand_id: row.demandId,
      authority_id: row.authorityId,
      number: row.number,
      paid_on: row.paidOn,
      amount_paise: row.amountPaise,
      document_id: row.documentId,
      reported_by: row.by,
      reported_at: row.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['authority_id', 'number', 'paid_on'])
        .where(sql<boolean>`outcome is distinct from 'refused'`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()

export const decideChallan = async (
  trx: Trx,
  id: string,
  decided: { outcome: 'confirmed' | 'refused'; by: string; at: Date; reason: string | null },
) =>
  await trx
    .updateTable('challans')
    .set({
      outcome: decided.outcome,
      decided_by: decided.by,
      decided_at: decided.at,
      reason: decided.reason,
    })
    .where('id', '=', id)
    .execute()

const withChallan = (db: Db, authorityId: string) =>
  db
    .selectFrom('demands')
    .innerJoin('people', 'people.id', 'demands.person_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('challans')
          .select(['challans.number', 'challans.paid_on', 'challans.reported_at'])
          .whereRef('challans.demand_id', '=', 'demands.id')
          .orderBy('challans.reported_at', 'desc')
          .orderBy('challans.id', 'desc')
          .limit(1)
          .as('challan'),
      (join) => join.onTrue(),
    )
    .where('demands.authority_id', '=', authorityId)

/** The treasury's work, the longest waiting first. */
export const listDemands = async (
  db: Db,
  authorityId: string,
  { state, from, count }: { state: PaymentState; from: number; count: number },
) =>
  await withChallan(db, authorityId)
    .select([
      'demands.id',
      'demands.number',
      'demands.state',
      'demands.amount_paise as amountPaise',
      'demands.made_at as madeAt',
      'people.full_name as fullName',
      'challan.number as challanNumber',
      'challan.paid_on as paidOn',
      'challan.reported_at as reportedAt',
    ])
    .where('demands.state', '=', state)
    .orderBy(sql`coalesce(challan.reported_at, demands.made_at)`)
    .orderBy('demands.id')
    .offset(from)
    .limit(count)
    .execute()

/** How many demands stand in each state. */
export const countDemands = async (db: Db, authorityId: string): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('demands')
    .select((row) => ['state', row.fn.countAll<number>().as('count')])
    .where('authority_id', '=', authorityId)
    .groupBy('state')
    .execute()
  return new Map(rows.map((row) => [row.state, row.count]))
}
