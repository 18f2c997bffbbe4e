// Owns authorities, centres, holidays and settings: who examines and certifies, where, and by which figures.
import type { Db } from '../db/connect.ts'
import { found } from '../shell/errors.ts'
import { type Bilingual, bilingual } from '../shell/text.ts'
export { addHoliday, type Holiday, holidaysOf, removeHoliday } from './holidays.ts'
export { nextNumber } from './next-number.ts'
export {
  changeSetting,
  settingEntries,
  settingHistories,
  settingHistory,
  settingsOn,
  type SettingVersion,
} from './settings.ts'
export { settingsOfOne } from './settings-of-one.ts'
import * as queries from './authorities.queries.ts'

export type Authority = { id: string; code: string; name: Bilingual; ruleSet: string; stateCode: string }
export type Centre = { id: string; code: string; name: Bilingual; address: Bilingual }

/** All authorities of this installation, by code. */
export const authorities = async (db: Db): Promise<Authority[]> =>
  (await queries.listAuthorities(db)).map((row) => ({ ...row, name: bilingual(row.name) }))

/** One authority; throws NotFound. */
export async function authority(db: Db, id: string): Promise<Authority> {
  const row = found(await queries.findAuthority(db, id), 'authority')
  return { ...row, name: bilingual(row.name) }
}

/** The centres at which an authority examines, by code. */
export const centres = async (db: Db, authorityId: string): Promise<Centre[]> =>
  (await queries.listCentres(db, authorityId)).map((row) => ({
    ...row,
    name: bilingual(row.name),
    address: bilingual(row.address),
  }))

/** What an authority has set outside the rules (its challan head, its seal) on a day; undefined when nothing is set. */
export const setting = async (db: Db, authorityId: string, key: string, on: string): Promise<unknown> =>
  (await queries.findSetting(db, authorityId, key, on))?.value
