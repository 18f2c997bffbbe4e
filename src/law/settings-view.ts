import { settingEntries, settingHistories, type SettingVersion } from '../authorities/index.ts'
import { readClock } from '../db/act.ts'
import type { Db } from '../db/connect.ts'
import { person } from '../people/index.ts'
import {
  boatInterpretations,
  type Interpretation,
  interpretations,
  type SettingEntry,
} from '../rules/index.ts'

/** What an authority set once, with the name of who did. */
export type NamedVersion = SettingVersion & { by: string | null }
/** One setting of the rule set: what holds today, what comes, and everything that was ever set. */
export type SettingView = {
  entry: SettingEntry
  /** Null: nobody has ruled, the rules' default holds. */
  inForce: NamedVersion | null
  /** The next first. */
  coming: NamedVersion[]
  /** The latest day first. */
  history: NamedVersion[]
}

/** Every setting of an authority's rule set, as things stand today. */
export async function settingViews(db: Db, authorityId: string): Promise<SettingView[]> {
  const { today } = await readClock(db)
  const [entries, histories] = [
    await settingEntries(db, authorityId),
    await settingHistories(db, authorityId),
  ]
  const all = [...histories.values()].flat()
  const nameOf = await namesOf(
    db,
    all.flatMap(({ setBy }) => setBy ?? []),
  )
  return entries.map((entry) => {
    const history = (histories.get(entry.key) ?? []).map((one) => ({
      ...one,
      by: one.setBy === null ? null : (nameOf.get(one.setBy) ?? null),
    }))
    return {
      ...{ entry, history },
      inForce: history.find(({ validFrom }) => validFrom <= today) ?? null,
      coming: history.filter(({ validFrom }) => validFrom > today).toReversed(),
    }
  })
}

/** The names of officers, by id. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const people = await Promise.all([...new Set(ids)].map(async (id) => await person(db, id)))
  return new Map(people.map(({ id, fullName }) => [id, fullName]))
}

/** The readings that are taken of a rule set, by number. */
export const interpretationsOf = (ruleSet: string): readonly Interpretation[] =>
  ruleSet === 'bihar-boats-2018' ? boatInterpretations : interpretations
