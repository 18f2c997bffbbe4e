import { z } from 'zod'
import type { SettingEntry } from '../rules/index.ts'
import { dayText, requiredText, versionField } from '../shell/form.ts'

export const ChangeForm = z.object({
  version: versionField,
  value: requiredText('law.error.value', 40),
  validFrom: dayText('law.error.validFrom'),
  reason: requiredText('law.error.reason', 500),
})
export const HolidayForm = z.object({
  day: dayText('law.error.day'),
  nameEn: requiredText('law.error.nameEn', 120),
  nameHi: requiredText('law.error.nameHi', 120),
  reason: requiredText('law.error.reason', 500),
})
export const RemovalForm = z.object({ reason: requiredText('law.error.reason', 500) })

/** Two days to compare, and a figure to try another value of. */
export const ChangesForm = z.object({
  from: dayText('law.error.from'),
  to: dayText('law.error.to'),
  figure: z.string().max(80).default(''),
  value: z.string().max(20).default(''),
})

const figure = /^\d{1,9}(\.\d{1,4})?$/

/** What was typed or chosen, as the value of this setting; undefined when it is none. */
export function typedValue({ value }: SettingEntry, typed: string): number | string | undefined {
  if (value.kind === 'choice') return value.among.find((one) => one.value === typed)?.value
  return typedFigure(typed)
}

/** A number as people type it, with or without commas. */
export function typedFigure(typed: string): number | undefined {
  const plain = typed.replaceAll(',', '')
  return figure.test(plain) ? Number(plain) : undefined
}
