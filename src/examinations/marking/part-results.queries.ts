import type { Db, Trx } from '../../db/connect.ts'

export type Part = 'viva' | 'practical'

/** The vivas and practicals that count: rows that no other row replaces. */
const counting = (db: Db) =>
  db
    .selectFrom('part_results')
    .innerJoin('people as first', 'first.id', 'part_results.examiner_id')
    .innerJoin('people as second', 'second.id', 'part_results.second_examiner_id')
    .leftJoin('part_results as newer', 'newer.replaces', 'part_results.id')
    .select([
      'part_results.id',
      'part_results.application_id as applicationId',
      'part_results.part',
      'part_results.outcome',
      'part_results.maximum',
      'part_results.obtained',
      'part_results.lines',
      'part_results.note',
      'part_results.examiner_id as examinerId',
      'first.full_name as examiner',
      'part_results.second_examiner_id as secondExaminerId',
      'second.full_name as secondExaminer',
      'part_results.recorded_at as recordedAt',
    ])
    .where('newer.id', 'is', null)

export const listPartResults = async (db: Db, sessionId: string) =>
  await counting(db)
    .innerJoin('applications', 'applications.id', 'part_results.application_id')
    .where('applications.session_id', '=', sessionId)
    .execute()
export type PartRow = Awaited<ReturnType<typeof listPartResults>>[number]

export const findPartResult = async (db: Db, applicationId: string, part: Part) =>
  await counting(db)
    .where('part_results.application_id', '=', applicationId)
    .where('part_results.part', '=', part)
    .executeTakeFirst()

/** How often a part was recorded: the version that a page was opened at. */
export const countPartResults = async (db: Db, applicationId: string, part: Part): Promise<number> =>
  (
    await db
      .selectFrom('part_results')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('application_id', '=', applicationId)
      .where('part', '=', part)
      .executeTakeFirstOrThrow()
  ).count

export type NewPartResult = {
  applicationId: string
  part: Part
  outcome: 'passed' | 'failed' | 'absent'
  maximum: number
  obtained: number
  lines: object[]
  note: string
  examinerId: string
  secondExaminerId: string
  correction: { replaces: string; reason: string } | null
  at: Date
}

export const insertPartResult = async (trx: Trx, row: NewPartResult) =>
  await trx
    .insertInto('part_results')
    .values({
      application_id: row.applicationId,
      part: row.part,
      outcome: row.outcome,
      maximum: row.maximum,
      obtained: row.obtained,
      lines: JSON.stringify(row.lines),
      note: row.note,
      examiner_id: row.examinerId,
      second_examiner_id: row.secondExaminerId,
      reason: row.correction?.reason ?? null,
      replaces: row.correction?.replaces ?? null,
      recorded_at: row.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
