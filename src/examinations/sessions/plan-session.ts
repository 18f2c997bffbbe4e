import { centres, nextNumber, settingsOn } from '../../authorities/index.ts'
import { type Actor, type Day, perform, refuse } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import { found } from '../../shell/errors.ts'
import { defaultPaper, usualPassMark } from './session-paper.ts'
import { dayBefore, startOf } from './session-time.ts'
import { insertSession } from './sessions.queries.ts'

/** @public */
export const planSessionRefusals = [
  'no-paper-for-grade',
  'starts-in-the-past',
  'closes-too-late',
  'pass-mark-by-chief',
] as const

export type SessionPlan = {
  grade: string
  centreId: string
  seatCount: number
  startsOn: Day
  startsHour: string
  closesOn: Day
  passPercent: number
}

/**
 * Plans an examination of one grade at one centre (23(i), 30(i)). Its paper is the grade's default one; another
 * pass mark than the default, or than the authority's for that day, is the Chief Examiner's to set. Applications are received before the day of the
 * examination: on the day before at the latest (23(ii), 30(ii)).
 */
export async function planSession(
  db: Db,
  plan: SessionPlan,
  actor: Actor & { personId: string; authorityId: string; role: string },
) {
  const { authorityId } = actor
  found(
    (await centres(db, authorityId)).find((centre) => centre.id === plan.centreId),
    'centre',
  )
  return await perform(db, actor, async (act) => {
    const paper = defaultPaper(plan.grade)
    if (!paper) return refuse('no-paper-for-grade')
    const startsAt = startOf(plan.startsOn, plan.startsHour)
    if (startsAt <= act.now) return refuse('starts-in-the-past')
    if (plan.closesOn > dayBefore(plan.startsOn)) return refuse('closes-too-late')
    const usual = usualPassMark(paper, plan.startsOn, await settingsOn(act.trx, authorityId, plan.startsOn))
    if (![paper.passPercent, usual].includes(plan.passPercent) && actor.role !== 'chief-examiner')
      return refuse('pass-mark-by-chief')
    const number = await nextNumber(act, authorityId, 'SES')
    const { id } = await insertSession(act.trx, {
      ...plan,
      authorityId,
      number,
      startsAt,
      paper: { ...paper, passPercent: plan.passPercent },
      by: actor.personId,
      at: act.now,
    })
    await act.record({
      action: 'session.planned',
      subject: { kind: 'exam-session', id },
      details: { number },
    })
    return { ok: true as const, id }
  })
}
