// Owns vessels: the particulars by which the vessels of a sea service are looked up.
import type { Db } from '../db/connect.ts'
import * as queries from './vessels.queries.ts'

/** A vessel as the register has it. `bhp` is the brake horse power of all its engines; null: no engine. */
export type Vessel = {
  id: string
  number: string
  name: string
  nameHi: string
  kind: string
  bhp: number | null
  nhp: number | null
  waters: 'inland' | 'sea'
  stateCode: string
}

/** The vessels whose number or name (in either script) holds the text, those that begin with it first; at most 20. */
export async function searchVessels(db: Db, authorityId: string, text: string): Promise<Vessel[]> {
  const wanted = text.normalize('NFC').trim()
  if (wanted === '') return []
  return (await queries.listVessels(db, authorityId, wanted)).map(vesselOf)
}

/** The vessel with this number at this authority, typed in either case; undefined when the register has none. */
export async function vesselByNumber(
  db: Db,
  authorityId: string,
  number: string,
): Promise<Vessel | undefined> {
  const row = await queries.findVessel(db, authorityId, number.trim())
  return row && vesselOf(row)
}

const vesselOf = (row: queries.VesselRow): Vessel => ({
  ...row,
  bhp: row.bhp === null ? null : Number(row.bhp),
  nhp: row.nhp === null ? null : Number(row.nhp),
  waters: row.waters === 'sea' ? 'sea' : 'inland',
})
