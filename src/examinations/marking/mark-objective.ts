import { randomBytes } from 'node:crypto'
import { type Act, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { type PaperSecret, paperOf } from '../papers/open-paper.ts'
import { listCounted } from '../sitting/answers.queries.ts'
import { hundredths, markAnswer, needsMarker } from './mark-answer.ts'
import * as queries from './marking.queries.ts'
import { lockOfficeSession, type Officer } from './office-session.ts'

/** @public */
export const markObjectiveRefusals = ['session-not-finished', 'objective-done', 'own-paper'] as const

type Marking = { db: Db; config: PaperSecret }

/**
 * Marks, for every candidate who was examined in a finished session, the questions that have a key, and lays out the
 * sheets that an examiner marks. Who was absent or removed for malpractice has nothing to mark.
 */
export async function markObjective({ db, config }: Marking, sessionId: string, actor: Officer) {
  return await perform(db, actor, async (act) => {
    const session = await lockOfficeSession(act.trx, actor, sessionId)
    if (session.state !== 'finished') return refuse('session-not-finished')
    const candidates = await queries.listCandidates(act.trx, sessionId)
    if (candidates.some((one) => one.personId === actor.personId)) return refuse('own-paper')
    const marked = await queries.listMarkedAttempts(act.trx, sessionId)
    const unmarked = candidates.filter((one) => isToMark(one, marked))
    if (unmarked.length === 0) return refuse('objective-done')
    for (const { attemptId } of unmarked) await markPaper(act, config, sessionId, attemptId)
    await act.record({
      action: 'session.objective-marked',
      subject: { kind: 'exam-session', id: sessionId },
      details: { candidates: unmarked.length },
    })
    return { ok: true as const, candidates: unmarked.length }
  })
}

/** Whose paper waits for its first marking: examined, and nothing marked or laid out yet. */
export const isToMark = (
  { applicationState, attemptId }: Pick<queries.Candidate, 'applicationState' | 'attemptId'>,
  marked: string[],
): boolean => applicationState === 'examined' && !marked.includes(attemptId)

async function markPaper(act: Act, config: PaperSecret, sessionId: string, attemptId: string): Promise<void> {
  const paper = await paperOf(act.trx, config, attemptId)
  const answers = new Map((await listCounted(act.trx, attemptId)).map((one) => [one.question, one]))
  const marks = paper
    .filter((question) => !needsMarker(question))
    .map((question): queries.NewMark => {
      const given = answers.get(question.number)
      return {
        ...{ attemptId, question: question.number, section: question.section, kind: question.kind },
        maximum: hundredths(question.marks),
        obtained: markAnswer(question, given?.answer ?? null),
        answerRevision: given?.revision ?? null,
        by: null,
        at: act.now,
      }
    })
  const sheets = paper.filter(needsMarker).map(({ number, section, kind, en, hi, cites, key }) => ({
    ...{ attemptId, question: number, sessionId, section, kind, blind: blindNumber(), at: act.now },
    content: { stem: { en: en.stem, hi: hi.stem }, cites, rubric: 'rubric' in key ? key.rubric : [] },
  }))
  if (marks.length > 0) await queries.insertMarks(act.trx, marks)
  if (sheets.length > 0) await queries.insertSheets(act.trx, sheets)
}

/** Drawn by chance, so that it can be traced to no seat and no name. */
const blindNumber = (): string => randomBytes(4).toString('hex').toUpperCase()
