// What others may read of the rules without asking them anything: decisions, versions, settings.
import type { Day } from './day.ts'
import type { Decision } from './decision.ts'
import type { Checked } from './facts/check.ts'
import type { JsonSchema } from './facts/json-schema.ts'
import type { Interpretation } from './interpretation.ts'
import { pickedBy, type Picked } from './picks.ts'
import type { UnderLaw } from './rule-set.ts'
import { ruleSetNamed, ruleSets } from './rule-sets.ts'
import { checkValue, type Setting, type SettingEntry } from './settings.ts'
import type { Bilingual } from './words.ts'

/** One decision as others may read of it. */
export type CatalogueEntry = {
  readonly ruleSet: string
  readonly decision: string
  readonly title: Bilingual
  readonly params: JsonSchema
  readonly facts: JsonSchema
  readonly citations: readonly string[]
  /** The paths of the facts that can decide it: `service[].vesselBhp`. */
  readonly reads: readonly string[]
  /** The event that `on` is the day of: its date picks the version of the rules. */
  readonly picks: { readonly event: Picked; readonly words: Bilingual }
}

/** Every rule set and decision, with what it takes and the provisions it applies. */
export const catalogue = (): CatalogueEntry[] =>
  ruleSets.flatMap(({ latest, picks }) => latest().map((one) => entryOf(one, picks)))

const entryOf = (
  { ruleSet, decision, title, params, facts, citations, reads }: Decision,
  picks: Readonly<Record<string, Picked>>,
): CatalogueEntry => {
  const event = picks[decision] ?? 'event'
  return {
    ...{ ruleSet, decision, title, params, facts, citations, reads },
    picks: { event, words: pickedBy[event] },
  }
}

/** The version in force on the day, as it is stored with each decision; null where there is none. */
export const ruleSetVersion = (name: string, on: Day, under?: UnderLaw): string | null =>
  ruleSetNamed(name)?.edition(on, under)?.version ?? null

/** The readings taken where the text of the rule set leaves a choice, in the order of their numbers. */
export const interpretationsOf = (name: string): readonly Interpretation[] =>
  ruleSetNamed(name)?.interpretations ?? []

/** Everything that an authority under the rule set may set. */
export const settingsOf = (name: string): readonly SettingEntry[] =>
  (ruleSetNamed(name)?.settings ?? []).map(told)

const told = ({
  ruleSet,
  key,
  citation,
  title,
  help,
  interpretation,
  value,
  byDefault,
}: Setting): SettingEntry => ({
  ...{ ruleSet, key, citation, title, help, interpretation, value, byDefault },
})

/** Whether the value fits the setting of that key. */
export function checkSetting(name: string, key: string, value: unknown): Checked<number | string> {
  const setting = ruleSetNamed(name)?.settings.find((one) => one.key === key)
  return setting === undefined
    ? { ok: false, errors: [{ path: 'key', message: `no setting ${key}` }] }
    : checkValue(setting, value)
}
