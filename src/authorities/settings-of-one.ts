import type { Db } from '../db/connect.ts'
import type { Settings } from '../rules/index.ts'
import { listAuthorities } from './authorities.queries.ts'
import { settingsOn } from './settings.ts'

/**
 * What is set under a rule set on a day where no authority has been chosen yet: that of the one authority which
 * decides by it. Where there are several, each may have ruled otherwise, and the rules' defaults are shown.
 */
export async function settingsOfOne(db: Db, ruleSet: string, on: string): Promise<Settings> {
  const [only, ...others] = (await listAuthorities(db)).filter((one) => one.ruleSet === ruleSet)
  return only === undefined || others.length > 0 ? {} : await settingsOn(db, only.id, on)
}
