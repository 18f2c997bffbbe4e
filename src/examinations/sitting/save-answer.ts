import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/connect.ts'
import { Conflict, found, NotFound } from '../../shell/errors.ts'
import { Answer } from './answer.ts'
import * as queries from './answers.queries.ts'
import { touchSign } from './attempts.queries.ts'
import { closeOverdue } from './close-overdue.ts'

export type AnswerSave = Omit<queries.Save, 'answer' | 'saveId'> & {
  answer: Answer
  saveId: string | undefined
}

/** What became of a save: the server's own word, and the only one by which the screen may say "saved". */
export type SaveResult =
  | { outcome: 'saved'; revision: number; savedAt: Date }
  | { outcome: 'conflict'; revision: number; answer: Answer; marked: boolean; savedAt: Date }
  | { outcome: 'ended'; endedAt: Date | null }
  | { outcome: 'paused' | 'other-machine' | 'not-started' }

const tries = 3

/**
 * Saves one change of one answer. Not an act with an audit row: the log of answers is itself only added to,
 * with person, machine and time. Compare and swap: who writes on an older revision is told, and both stay.
 */
export async function saveAnswer(db: Db, save: AnswerSave): Promise<SaveResult> {
  const earlier =
    save.saveId === undefined ? undefined : await queries.findSave(db, save.attemptId, save.saveId)
  if (earlier && earlier.personId !== save.personId) throw new NotFound('attempt of another person')
  if (earlier?.counted) return { outcome: 'saved', revision: earlier.revision, savedAt: earlier.savedAt }
  const saveId = earlier || save.saveId === undefined ? randomUUID() : save.saveId
  const judged = await judge(db, { ...save, saveId })
  await touchSign(db, save.attemptId)
  return await resultOf(db, save, judged)
}

async function judge(db: Db, save: AnswerSave & { saveId: string }): Promise<queries.Judged> {
  const row = { ...save, answer: save.answer === null ? null : JSON.stringify(save.answer) }
  for (let count = 0; count < tries; count++) {
    const judged = found(await queries.insertAnswer(db, row), 'attempt')
    if (judged.outcome !== 'saved' || judged.inserted) return judged
  }
  throw new Conflict('answers of one question came too fast')
}

async function resultOf(db: Db, save: AnswerSave, judged: queries.Judged): Promise<SaveResult> {
  switch (judged.outcome) {
    case 'saved':
      return { outcome: 'saved', revision: save.onRevision + 1, savedAt: judged.at }
    case 'same':
    case 'conflict': {
      const newest = found(await queries.findCounted(db, save.attemptId, save.question), 'answer')
      const { revision, marked, savedAt } = newest
      if (judged.outcome === 'same') return { outcome: 'saved', revision, savedAt }
      return { outcome: 'conflict', revision, answer: Answer.parse(newest.answer), marked, savedAt }
    }
    case 'late':
      await closeOverdue(db, save.attemptId)
      return { outcome: 'ended', endedAt: judged.endedAt }
    case 'ended':
      return { outcome: 'ended', endedAt: judged.endedAt }
    case 'paused':
    case 'other-machine':
    case 'not-started':
      return { outcome: judged.outcome }
  }
}
