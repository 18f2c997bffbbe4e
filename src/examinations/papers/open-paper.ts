import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { Conflict } from '../../shell/errors.ts'
import { type MarkedQuestion, PaperKey, PaperQuestion } from './paper.ts'
import { findOpenedKeys, findOpenedQuestions } from './papers.queries.ts'
import { unseal, wrappingKey } from './seal.ts'

const Questions = z.array(PaperQuestion)
const Keys = z.array(PaperKey)
/** What of the configuration opens a paper. */
export type PaperSecret = { sessionSecret: string | undefined }

/** The secret from which the papers' keys are made; there is one wherever the server runs. */
export function paperSecret({ sessionSecret }: PaperSecret): string {
  if (sessionSecret === undefined) throw new Error('Papers cannot be sealed or opened without SESSION_SECRET')
  return sessionSecret
}

/** A candidate's questions, without keys; throws Conflict while the papers of the session are not open. */
export async function openQuestions(
  db: Db,
  config: PaperSecret,
  attemptId: string,
): Promise<PaperQuestion[]> {
  const row = await findOpenedQuestions(db, attemptId)
  if (!row) throw new Conflict('the papers of this session are not open')
  return Questions.parse(read(config, row, row.questions, `questions ${attemptId}`))
}

/**
 * A candidate's paper with its keys and rubrics, for marking: opened only after the attempt has ended, and
 * never for a page of the candidate. Throws Conflict before.
 */
export async function paperOf(db: Db, config: PaperSecret, attemptId: string): Promise<MarkedQuestion[]> {
  const row = await findOpenedKeys(db, attemptId)
  if (!row) throw new Conflict('the keys of a paper are opened when its attempt has ended')
  const keys = Keys.parse(read(config, row, row.answerKey, `keys ${attemptId}`))
  const byNumber = new Map(keys.map((key) => [key.number, key]))
  return (await openQuestions(db, config, attemptId)).map((question) => {
    const key = byNumber.get(question.number)
    if (!key) throw new Error(`Paper ${attemptId} has no key for question ${question.number}`)
    return { ...question, ...key }
  })
}

function read(
  config: PaperSecret,
  { sessionKey, sessionId }: { sessionKey: Buffer; sessionId: string },
  sealed: Buffer,
  boundTo: string,
): unknown {
  const key = unseal(wrappingKey(paperSecret(config), sessionId), sessionKey, sessionId)
  return JSON.parse(unseal(key, sealed, boundTo).toString('utf8'))
}
