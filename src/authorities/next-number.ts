import type { Act } from '../db/act.ts'
import { found } from '../shell/errors.ts'
import { findAuthority, takeNumber } from './authorities.queries.ts'

/**
 * The next number of a series, as JH-SER-2026-000001; the year is that of the act's day. The series' row stays
 * locked until the act ends: no number is given twice, and none is lost when the act is undone.
 */
export async function nextNumber({ trx, today }: Act, authorityId: string, series: string): Promise<string> {
  const { code } = found(await findAuthority(trx, authorityId), 'authority')
  const year = Number(today.slice(0, 4))
  const number = await takeNumber(trx, authorityId, series, year)
  return `${code}-${series}-${year}-${String(number).padStart(6, '0')}`
}
