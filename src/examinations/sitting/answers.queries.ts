import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

export type Save = {
  attemptId: string
  personId: string
  /** The sign-in of the machine; a sitting is live on one at a time. */
  device: string
  question: number
  /** The revision on which this answer was written. */
  onRevision: number
  saveId: string
  answer: string | null
  marked: boolean
  language: string
}

export type Judged = {
  outcome: 'saved' | 'same' | 'conflict' | 'late' | 'ended' | 'paused' | 'other-machine' | 'not-started'
  at: Date
  endedAt: Date | null
  inserted: boolean
}

/**
 * Judges a save and writes it, in one statement: the attempt's row is locked first, then the clock is read,
 * and what is written says whether it counted. A hand-in or a pause in between must wait or is seen. Nothing
 * comes back when the attempt is not this person's. `saved` without `inserted`: another tab was faster with
 * the same revision; asked again, it is a conflict.
 */
export async function insertAnswer(db: Db, save: Save): Promise<Judged | undefined> {
  const { rows } = await sql<Judged>`
    with locked as materialized (
      select id, state, deadline, device_token, ended_at from attempts
      where id = ${save.attemptId} and person_id = ${save.personId} for no key update
    ), timed as materialized (
      select locked.*, sukani_clock() as at from locked
    ), head as materialized (
      select revision, answer, marked from answers
      where attempt_id = ${save.attemptId} and question = ${save.question} and counted
      order by revision desc limit 1
    ), judged as materialized (
      select timed.id, timed.at, coalesce(timed.ended_at, timed.deadline) as ended_at, case
        when timed.state = 'not-started' then 'not-started'
        when timed.state = 'paused' then 'paused'
        when timed.state <> 'running' then 'ended'
        when timed.at > timed.deadline then 'late'
        when timed.device_token is distinct from ${save.device}::text then 'other-machine'
        when coalesce(head.revision, 0) = ${save.onRevision}::integer then 'saved'
        when head.answer is not distinct from ${save.answer}::jsonb and head.marked = ${save.marked}::boolean then 'same'
        else 'conflict' end as outcome
      from timed left join head on true
    ), written as (
      insert into answers (attempt_id, question, revision, save_id, answer, marked, language, saved_at,
        counted, conflicting, refused_because)
      select id, ${save.question}::integer, ${save.onRevision}::integer + 1, ${save.saveId}::uuid,
        ${save.answer}::jsonb, ${save.marked}::boolean, ${save.language}::text, at,
        outcome = 'saved', outcome = 'conflict',
        case when outcome in ('saved', 'conflict') then null else outcome end
      from judged where outcome <> 'same'
      on conflict do nothing returning id
    )
    select outcome, at, ended_at as "endedAt", exists (select from written) as inserted from judged`.execute(
    db,
  )
  return rows[0]
}

/** A save known by its id: sent again after a reply that was lost. */
export const findSave = async (db: Db, attemptId: string, saveId: string) =>
  await db
    .selectFrom('answers')
    .innerJoin('attempts', 'attempts.id', 'answers.attempt_id')
    .select([
      'answers.revision',
      'answers.counted',
      'answers.saved_at as savedAt',
      'attempts.person_id as personId',
    ])
    .where('answers.attempt_id', '=', attemptId)
    .where('answers.save_id', '=', saveId)
    .executeTakeFirst()

/** What counts: of each question, the last revision that counted. */
export const listCounted = async (db: Db, attemptId: string) =>
  await db
    .selectFrom('answers')
    .distinctOn('question')
    .select(['question', 'revision', 'answer', 'marked', 'language', 'saved_at as savedAt'])
    .where('attempt_id', '=', attemptId)
    .where('counted', '=', true)
    .orderBy('question')
    .orderBy('revision', 'desc')
    .execute()

/** What counts of one question. */
export const findCounted = async (db: Db, attemptId: string, question: number) =>
  await db
    .selectFrom('answers')
    .select(['revision', 'answer', 'marked', 'language', 'saved_at as savedAt'])
    .where('attempt_id', '=', attemptId)
    .where('question', '=', question)
    .where('counted', '=', true)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
