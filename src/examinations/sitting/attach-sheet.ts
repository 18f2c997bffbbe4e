import { refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { storeDocument } from '../../documents/index.ts'
import type { Upload } from '../../shell/form.ts'
import { openQuestions, type PaperSecret } from '../papers/open-paper.ts'
import { actAtSeat, type SeatInput, subjectOf } from './at-seat.ts'
import { insertSheet } from './ending.queries.ts'
import type { Officer } from './duty.ts'

/** @public */
export const attachSheetRefusals = ['attempt-not-ended', 'no-sheet-question', 'session-not-on'] as const

type Needs = { db: Db; config: PaperSecret & { dataFolder: string } }

/** A sheet with an essay or a drawing, photographed or scanned at the desk once the candidate has handed in. */
export const attachSheet = async (
  { db, config }: Needs,
  { question, sheet, ...seat }: SeatInput & { question: number; sheet: Upload },
  officer: Officer,
) =>
  await actAtSeat(db, seat, officer, async (at) => {
    const { attempt, trx, session } = at
    if (!['running', 'finished'].includes(session.state)) return refuse('session-not-on')
    if (!hasEnded(attempt)) return refuse('attempt-not-ended')
    const asked = (await openQuestions(trx, config, attempt.id))[question - 1]
    if (asked?.kind !== 'essay' && asked?.kind !== 'drawing') return refuse('no-sheet-question')
    const owner = { ownerId: attempt.personId, purpose: 'answer-sheet' }
    const stored = await storeDocument(at, config.dataFolder, sheet, owner)
    if (!stored.ok) return stored
    await insertSheet(trx, {
      ...{ attemptId: attempt.id, question, documentId: stored.id, by: officer.personId, at: attempt.at },
    })
    await at.record({ action: 'answer-sheet.attached', subject: subjectOf(at), details: { question } })
    return { ok: true as const }
  })

const hasEnded = ({ state, deadline, at }: { state: string; deadline: Date | null; at: Date }): boolean =>
  state === 'handed-in' ||
  state === 'timed-out' ||
  (state === 'running' && deadline !== null && at > deadline)
