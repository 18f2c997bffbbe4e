import type { Db } from '../../db/connect.ts'

/**
 * Everybody who examined an applicant: who decided on the application, marked a sheet, heard the viva or watched the
 * practical, certified the result; those whose mark was corrected later too. None of them may grant the certificate.
 */
export const examinersOf = async (db: Db, applicationId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('scrutiny_notes')
    .select('by_id as by')
    .where('application_id', '=', applicationId)
    .where('kind', 'in', ['held', 'eligible', 'rejected'])
    .union(
      db
        .selectFrom('question_marks')
        .innerJoin('attempts', 'attempts.id', 'question_marks.attempt_id')
        .select((row) => row.ref('marked_by').$notNull().as('by'))
        .where('attempts.application_id', '=', applicationId)
        .where('marked_by', 'is not', null), // what is marked by its key has nobody's name
    )
    .union(
      db.selectFrom('part_results').select('examiner_id as by').where('application_id', '=', applicationId),
    )
    .union(
      db
        .selectFrom('part_results')
        .select('second_examiner_id as by')
        .where('application_id', '=', applicationId),
    )
    .union(
      db.selectFrom('results').select('recommended_by as by').where('application_id', '=', applicationId),
    )
    .execute()
  return rows.map(({ by }) => by)
}
