// The calendar of an authority: on a Sunday or a holiday no vessel is surveyed unless its owner asks (3(iv)).
import { type Act, type Day, refuse } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import { found } from '../shell/errors.ts'
import { type Bilingual, bilingual } from '../shell/text.ts'
import * as queries from './holidays.queries.ts'

/** @public */
export const addHolidayRefusals = ['holiday-has-passed', 'holiday-there'] as const
/** @public */
export const removeHolidayRefusals = ['holiday-has-passed'] as const

export type Holiday = {
  day: Day
  name: Bilingual
  reason: string
  /** Null: the installation itself. */
  setBy: string | null
  setAt: Date
}

/** The holidays of an authority from one day to another, both included. */
export const holidaysOf = async (db: Db, authorityId: string, from: Day, to: Day): Promise<Holiday[]> =>
  (await queries.listHolidays(db, authorityId, from, to)).map((row) => ({
    ...row,
    name: bilingual(row.name),
  }))

type Addition = { authorityId: string; day: Day; name: Bilingual; reason: string }

/** Puts a day into the calendar. A day that has passed stays what it was: notices were given by it. */
export async function addHoliday(act: Act, addition: Addition) {
  const { authorityId, day, name, reason } = addition
  if (day < act.today) return refuse('holiday-has-passed')
  const written = await queries.insertHoliday(act.trx, {
    ...addition,
    by: act.actor.personId,
    at: act.now,
  })
  if (!written) return refuse('holiday-there')
  await act.record({
    action: 'holiday.added',
    subject: { kind: 'holiday', id: day },
    authorityId,
    reason,
    details: { name },
  })
  return { ok: true as const }
}

/** Strikes a day out of the calendar, with the reason; throws NotFound when it does not stand there. */
export async function removeHoliday(act: Act, removal: { authorityId: string; day: Day; reason: string }) {
  const { authorityId, day, reason } = removal
  if (day < act.today) return refuse('holiday-has-passed')
  const struck = found(await queries.deleteHoliday(act.trx, authorityId, day), `holiday ${day}`)
  await act.record({
    action: 'holiday.removed',
    subject: { kind: 'holiday', id: day },
    authorityId,
    reason,
    details: { name: struck.name, kept: struck.reason },
  })
  return { ok: true as const }
}
