import type { Updateable } from 'kysely'
import type { Db, Trx } from '../../db/connect.ts'
import type { Applications } from '../../db/schema.ts'

const applications = (db: Db) =>
  db
    .selectFrom('applications')
    .select([
      'applications.id',
      'applications.authority_id as authorityId',
      'applications.number',
      'applications.person_id as personId',
      'applications.session_id as sessionId',
      'applications.grade',
      'applications.form',
      'applications.photograph_id as photographId',
      'applications.state',
      'applications.version',
      'applications.demand_id as demandId',
      'applications.completeness_id as completenessId',
      'applications.admission_id as admissionId',
      'applications.roll_number as rollNumber',
      'applications.admit_card_id as admitCardId',
      'applications.certificate_id as certificateId',
      'applications.made_at as madeAt',
      'applications.submitted_at as submittedAt',
    ])

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof findApplication>>>

export const findApplication = async (db: Db, id: string) =>
  await applications(db).where('applications.id', '=', id).executeTakeFirst()

export const lockApplicationRow = async (trx: Trx, id: string) =>
  await applications(trx).where('applications.id', '=', id).forUpdate().executeTakeFirst()

export const listApplicationsOf = async (db: Db, personId: string) =>
  await applications(db).where('person_id', '=', personId).orderBy('made_at', 'desc').orderBy('id').execute()

export const listInState = async (db: Db, authorityId: string, state: string) =>
  await applications(db)
    .innerJoin('people', 'people.id', 'applications.person_id')
    .select('people.full_name as personName')
    .where('applications.authority_id', '=', authorityId)
    .where('applications.state', '=', state)
    .orderBy('applications.submitted_at')
    .orderBy('applications.number')
    .execute()

/** Nothing comes back when the person has a living application for this grade already. */
export const insertApplication = async (
  trx: Trx,
  row: { authorityId: string; number: string; personId: string; grade: string; at: Date },
) =>
  await trx
    .insertInto('applications')
    .values({
      authority_id: row.authorityId,
      number: row.number,
      person_id: row.personId,
      grade: row.grade,
      made_at: row.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** The next version of the application. */
export const updateApplication = async (
  trx: Trx,
  id: string,
  change: Omit<Updateable<Applications>, 'id' | 'version'>,
) =>
  await trx
    .updateTable('applications')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const annulAttempt = async (trx: Trx, applicationId: string) =>
  await trx
    .updateTable('attempts')
    .set((row) => ({ state: 'annulled', version: row('version', '+', 1) }))
    .where('application_id', '=', applicationId)
    .where('state', '=', 'not-started')
    .execute()

export const insertNote = async (
  trx: Trx,
  note: { applicationId: string; kind: string; citations: string[]; words: string; by: string; at: Date },
) =>
  await trx
    .insertInto('scrutiny_notes')
    .values({
      application_id: note.applicationId,
      kind: note.kind,
      citations: note.citations,
      words: note.words,
      by_id: note.by,
      at: note.at,
    })
    .execute()

export const listNotes = async (db: Db, applicationId: string) =>
  await db
    .selectFrom('scrutiny_notes')
    .innerJoin('people', 'people.id', 'scrutiny_notes.by_id')
    .select(['kind', 'citations', 'words', 'at', 'people.full_name as byName'])
    .where('application_id', '=', applicationId)
    .orderBy('at')
    .orderBy('scrutiny_notes.id')
    .execute()
