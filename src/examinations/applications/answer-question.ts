import { type Actor, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { found } from '../../shell/errors.ts'
import { applicationMayMove, lockOwn, moveApplication } from './application-door.ts'
import { insertNote } from './applications.queries.ts'

/** @public */
export const answerQuestionRefusals = ['nothing-to-answer'] as const

/** The candidate's answer to what the examiner asked; papers were enclosed beside it. */
export const answerQuestion = async (
  db: Db,
  input: { applicationId: string; personId: string; version: number; words: string },
  actor: Actor,
) =>
  await perform(db, actor, async (act) => {
    const application = await lockOwn(act, input)
    if (!applicationMayMove(application, 'answered')) return refuse('nothing-to-answer')
    await moveApplication(act, application.id, 'answered')
    await insertNote(act.trx, {
      applicationId: application.id,
      kind: 'answered',
      citations: [],
      words: input.words,
      by: found(actor.personId, 'person'),
      at: act.now,
    })
    await act.record({
      action: 'application.answered',
      subject: { kind: 'application', id: application.id },
      authorityId: application.authorityId,
    })
    return { ok: true as const }
  })
