// What of the demonstration stands in the database: asked at every start, so one look must be enough.
import type { Db } from '../../db/connect.ts'

const marker = { kind: 'deployment', id: 'demonstration' } as const

export const loadedEvent = { action: 'demonstration.loaded', subject: marker }

/** Did a loading come to its end? */
export async function isLoaded(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('audit_events')
    .select('id')
    .where('subject_kind', '=', marker.kind)
    .where('subject_id', '=', marker.id)
    .where('action', '=', loadedEvent.action)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasPeople(db: Db): Promise<boolean> {
  return (await db.selectFrom('people').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Who has these numbers. */
export const listByMobile = async (db: Db, mobiles: readonly string[]) =>
  await db.selectFrom('people').select(['id', 'mobile']).where('mobile', 'in', mobiles).execute()

/** The invented people whose numbers begin so get a new password: the old one was lost with its data folder. */
export const setPasswords = async (db: Db, numbersBegin: string, passwordHash: string) =>
  await db
    .updateTable('people')
    .set({ password_hash: passwordHash })
    .where('mobile', 'like', `${numbersBegin}%`)
    .execute()

/** Who may sit an examination of the day: mobile number and grade. */
export const listSitting = async (db: Db, sessionIds: readonly string[]) =>
  sessionIds.length === 0
    ? []
    : await db
        .selectFrom('attempts')
        .innerJoin('people', 'people.id', 'attempts.person_id')
        .innerJoin('exam_sessions', 'exam_sessions.id', 'attempts.session_id')
        .select(['people.mobile', 'exam_sessions.grade', 'attempts.id'])
        .where('attempts.session_id', 'in', sessionIds)
        .execute()
