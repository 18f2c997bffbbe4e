import { nextNumber } from '../../authorities/index.ts'
import { type Actor, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import type { Grade } from '../../rules/index.ts'
import { insertApplication } from './applications.queries.ts'

/** @public */
export const startApplicationRefusals = ['applied-already'] as const

/** Begins an application in Form 20; a person has one living application for a grade at a time. */
export const startApplication = async (
  db: Db,
  input: { personId: string; authority: string; grade: Grade },
  actor: Actor,
) =>
  await perform(db, actor, async (act) => {
    const number = await nextNumber(act, input.authority, 'APP')
    const made = await insertApplication(act.trx, {
      personId: input.personId,
      authorityId: input.authority,
      grade: input.grade,
      number,
      at: act.now,
    })
    if (!made) return refuse('applied-already')
    await act.record({
      action: 'application.started',
      subject: { kind: 'application', id: made.id },
      authorityId: input.authority,
      details: { number, grade: input.grade },
    })
    return { ok: true as const, id: made.id }
  })
