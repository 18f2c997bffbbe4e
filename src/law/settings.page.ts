import type { Interpretation } from '../rules/index.ts'
import { filledForm, type FormState } from '../shell/form.ts'
import { citeOf, saidValue } from './said-value.ts'
import type { NamedVersion, SettingView } from './settings-view.ts'

type Office = { code: string; mayChange: boolean }

/** All that the authority may set, what it has ruled and what it has not; and the readings that nobody sets. */
export const settingsPage = (
  { code, mayChange }: Office,
  views: SettingView[],
  interpretations: readonly Interpretation[],
) => ({
  titleKey: 'law.settings.title',
  office: code,
  mayChange,
  notRuled: views.filter(({ inForce }) => inForce === null).length,
  groups: [...Map.groupBy(views, groupOf)].map(([group, some]) => ({
    titleKey: `law.group.${group}`,
    id: `group-${group}`,
    count: some.length,
    settings: some.map((view) => ({
      address: `/office/${code}/settings/${view.entry.key}`,
      ...lineOf(view, interpretations),
    })),
  })),
  fixed: interpretations
    .filter(({ number }) => !views.some(({ entry }) => entry.interpretation === number))
    .map(({ number, citation, words }) => ({ number, cite: citeOf(citation), words })),
})

const groups = ['pass-percent', 'figure', 'fee', 'renewal-fee', 'convention', 'accepts', 'reading'] as const
/** What a setting is about, by the beginning of its key. */
const groupOf = ({ entry: { key } }: SettingView): string =>
  groups.find((group) => key.startsWith(`${group}.`)) ?? 'other'

/** One setting with its history, and the form that sets it anew. */
export const settingPage = (
  { code, mayChange }: Office,
  view: SettingView,
  interpretations: readonly Interpretation[],
  form: FormState = formOf(view),
  refused: readonly string[] = [],
) => ({
  titleKey: 'law.setting.title',
  back: `/office/${code}/settings`,
  form,
  refusals: refused.map((refusal) => `authorities.refusal.${refusal}`),
  action: `/office/${code}/settings/${view.entry.key}`,
  mayChange,
  version: view.history.length,
  setting: lineOf(view, interpretations),
  help: view.entry.help,
  field: fieldOf(view),
  history: view.history.map((one) => versionOf(view, one)),
})

const lineOf = (view: SettingView, interpretations: readonly Interpretation[]) => {
  const { entry, inForce, coming } = view
  const reading = interpretations.find(({ number }) => number === entry.interpretation)
  return {
    key: entry.key,
    title: entry.title,
    cite: citeOf(entry.citation),
    reading: reading ? { number: reading.number, words: reading.words } : null,
    // The help of a reading is its words already.
    readingToTell: reading !== undefined && reading.words.en !== entry.help.en,
    byDefault: saidValue(entry, entry.byDefault),
    mustKey: entry.key.startsWith('renewal-fee.') ? 'law.asExamination' : 'law.mustBeSet',
    ruled: inForce === null ? null : versionOf(view, inForce),
    coming: coming.map((one) => versionOf(view, one)),
  }
}

const versionOf = ({ entry }: SettingView, { value, validFrom, reason, by, setAt }: NamedVersion) => ({
  ...{ value: saidValue(entry, value), validFrom, reason, by, setAt },
})

/** What is typed or chosen, with its limits. */
const fieldOf = ({ entry: { value } }: SettingView) =>
  value.kind === 'figure'
    ? { unitKey: `law.unit.${value.unit}`, least: value.least, most: value.most, among: null }
    : { unitKey: '', least: 0, most: 0, among: value.among }

const formOf = ({ entry, inForce }: SettingView): FormState => {
  // A choice that nobody has made stands open: pressing the button must not rule on it unread.
  const value = inForce?.value ?? (entry.value.kind === 'figure' ? entry.byDefault : null)
  return filledForm({ value: typeof value === 'number' || typeof value === 'string' ? value : null })
}

declare module '../shell/views.ts' {
  interface Views {
    'law/settings': ReturnType<typeof settingsPage>
    'law/setting': ReturnType<typeof settingPage>
  }
}
