import type { Db } from '../../db/connect.ts'

/** Who scrutinised an application: whoever asked, admitted or rejected. None of them may grant its certificate. */
export const scrutinisersOf = async (db: Db, applicationId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('scrutiny_notes')
      .select('by_id as by')
      .distinct()
      .where('application_id', '=', applicationId)
      .where('kind', 'in', ['held', 'eligible', 'rejected'])
      .execute()
  ).map((row) => row.by)
