import { authorities, settingsOfOne } from '../authorities/index.ts'
import type { Db } from '../db/connect.ts'
import type { Settings } from '../rules/index.ts'
import type { Bilingual } from '../shell/text.ts'

type SettingsFor = { readonly settings: Settings; readonly setBy: Bilingual | null }

/** What is set under a rule set on a day, and the authority that set it; nobody where nothing is set. */
export async function settingsFor(db: Db, ruleSet: string, on: string): Promise<SettingsFor> {
  const settings = await settingsOfOne(db, ruleSet, on)
  if (Object.keys(settings).length === 0) return { settings, setBy: null }
  const setBy = (await authorities(db)).find((one) => one.ruleSet === ruleSet)?.name ?? null
  return { settings, setBy }
}
