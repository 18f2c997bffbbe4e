import type { SettingEntry } from '../rules/index.ts'
import type { Bilingual } from '../shell/text.ts'

/** A value for a page: a choice in its words, or a figure with its unit. */
export type SaidValue = { words: Bilingual | null; unitKey: string; figure: number }

/** What a setting's value is called; null where there is none, or it is no value of this setting any more. */
export function saidValue({ value: of }: SettingEntry, value: unknown): SaidValue | null {
  if (of.kind === 'figure')
    return typeof value === 'number' ? { words: null, unitKey: `law.unit.${of.unit}`, figure: value } : null
  const words = of.among.find((one) => one.value === value)?.words
  return words ? { words, unitKey: '', figure: 0 } : null
}

/** A citation as people say it: of a rule, a schedule, a form, or of nothing in the gazette. */
export function citeOf(citation: string): { key: string; cites: string } {
  if (citation === 'contract' || citation === 'gazette') return { key: 'law.cite.none', cites: '' }
  const [, kind, cites = ''] = /^(Schedule|Form) (.+)$/.exec(citation) ?? []
  if (kind === undefined) return { key: 'law.cite.rule', cites: citation }
  return { key: kind === 'Form' ? 'law.cite.form' : 'law.cite.schedule', cites }
}
