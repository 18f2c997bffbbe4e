import type { Day } from '../db/act.ts'
import type { Db, Trx } from '../db/connect.ts'

/** Every order on these papers, oldest first, with the name of who made it. */
export const listOrders = async (db: Db, paperIds: readonly string[]) =>
  paperIds.length === 0
    ? []
    : await db
        .selectFrom('paper_orders')
        .innerJoin('people', 'people.id', 'paper_orders.ordered_by')
        .select([
          'paper_orders.id',
          'paper_id as paperId',
          'kind',
          'from_day as fromDay',
          'to_day as toDay',
          'grounds',
          'reasons',
          'people.full_name as orderedBy',
          'ordered_at as orderedAt',
          'revokes_id as revokesId',
        ])
        .where('paper_id', 'in', paperIds)
        .orderBy('ordered_at')
        .orderBy('paper_orders.id')
        .execute()

export type NewOrderRow = {
  paperId: string
  kind: string
  fromDay: Day
  toDay: Day | null
  grounds: string
  reasons: string
  orderedBy: string
  at: Date
  revokesId: string | null
}

export const insertOrder = async (trx: Trx, row: NewOrderRow) =>
  await trx
    .insertInto('paper_orders')
    .values({
      paper_id: row.paperId,
      kind: row.kind,
      from_day: row.fromDay,
      to_day: row.toDay,
      grounds: row.grounds,
      reasons: row.reasons,
      ordered_by: row.orderedBy,
      ordered_at: row.at,
      revokes_id: row.revokesId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
