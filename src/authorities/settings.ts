// What an authority may set of its rule set: figures and conventions, by date.
import { type Act, type Day, refuse } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import { checkSetting, type SettingEntry, type Settings, settingsOf } from '../rules/index.ts'
import { found, sameVersion } from '../shell/errors.ts'
import { findAuthority } from './authorities.queries.ts'
import * as queries from './settings.queries.ts'

/** @public */
export const changeSettingRefusals = ['day-has-passed', 'day-taken'] as const

/** One value that an authority has set: from which day, why, by whom. */
export type SettingVersion = {
  value: unknown
  validFrom: Day
  reason: string
  /** Null: the installation itself. */
  setBy: string | null
  setAt: Date
}

/** What the law lets this authority set; throws NotFound for no authority. */
export async function settingEntries(db: Db, authorityId: string): Promise<readonly SettingEntry[]> {
  return settingsOf(found(await findAuthority(db, authorityId), 'authority').ruleSet)
}

/** What an authority has set of its rule set, by key, as in force on a day; what it never set has no key. */
export async function settingsOn(db: Db, authorityId: string, on: Day): Promise<Settings> {
  const keys = (await settingEntries(db, authorityId)).map(({ key }) => key)
  if (keys.length === 0) return {}
  const rows = await queries.listSettingsOn(db, authorityId, keys, on)
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

/** Every value of every key, the latest day first. */
export async function settingHistories(db: Db, authorityId: string): Promise<Map<string, SettingVersion[]>> {
  const keys = (await settingEntries(db, authorityId)).map(({ key }) => key)
  const rows = keys.length === 0 ? [] : await queries.listSettings(db, authorityId, keys)
  return Map.groupBy(rows, ({ key }) => key)
}

/** Every value of one key, the latest day first. */
export const settingHistory = async (db: Db, authorityId: string, key: string): Promise<SettingVersion[]> =>
  await queries.listSettings(db, authorityId, [key])

type Change = {
  authorityId: string
  key: string
  value: unknown
  validFrom: Day
  reason: string
  /** How many values the page showed: somebody may have set another meanwhile. */
  version: number
}

/**
 * Sets a value from a day on: a new row, never a changed one. A day that has passed keeps its value, because
 * decisions were taken by it; a day on which a value begins already gets no second one.
 */
export async function changeSetting(act: Act, { version, ...change }: Change) {
  const { authorityId, key, validFrom, reason } = change
  found(await queries.lockAuthority(act.trx, authorityId), 'authority')
  const value = await checked(act.trx, change)
  const history = await settingHistory(act.trx, authorityId, key)
  sameVersion(version, history.length, key)
  if (validFrom < act.today) return refuse('day-has-passed')
  const written = await queries.insertSetting(act.trx, {
    ...change,
    value,
    by: act.actor.personId,
    at: act.now,
  })
  if (!written) return refuse('day-taken')
  const before = history.find((one) => one.validFrom <= validFrom)
  await act.record({
    action: 'setting.changed',
    subject: { kind: 'setting', id: key },
    authorityId,
    reason,
    details: { value, validFrom, before: before?.value ?? null },
  })
  return { ok: true as const }
}

/** The value as it is kept; a page has shown what does not fit, so that here it is a fault. */
async function checked(db: Db, { authorityId, key, value }: Omit<Change, 'version'>): Promise<unknown> {
  const entry = found(
    (await settingEntries(db, authorityId)).find((one) => one.key === key),
    `setting ${key}`,
  )
  const fits = checkSetting(entry.ruleSet, key, value)
  if (!fits.ok) throw new Error(`Setting ${key} does not fit: ${JSON.stringify(fits.errors)}`)
  return fits.value
}
