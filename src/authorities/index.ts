// Owns authorities, centres, holidays and settings: who examines and certifies, where, and by which figures.
import type { Db } from '../db/connect.ts'
import { found } from '../shell/errors.ts'
import { type Bilingual, bilingual } from '../shell/text.ts'
export { nextNumber } from './next-number.ts'
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

/** What an authority has set for `key` on a day (JSON, undefined when nothing is set: the rules' default holds). */
export const setting = async (db: Db, authorityId: string, key: string, on: string): Promise<unknown> =>
  (await queries.findSetting(db, authorityId, key, on))?.value
