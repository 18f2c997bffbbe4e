// Finds every figure of a rule set, and asks whether the words of the gazette that are given for it say it.
import { readdirSync } from 'node:fs'
import { z } from 'zod'
import type { Parameter } from '../../src/rules/fold/rule.ts'
import { addressesOf, type Language, type RuleSet } from './gazette.ts'
import { numbersIn } from './number-words.ts'

export type Named = { readonly name: string; readonly figure: Parameter }

/** All figures of the parameter files of a rule set. */
export async function figuresOf(set: RuleSet): Promise<Named[]> {
  const folder = new URL(`../../src/rules/${set}/`, import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('parameters.ts'))
  const modules = await Promise.all(
    files.map(async (name): Promise<unknown> => import(new URL(name, folder).href)),
  )
  return modules.flatMap((module) => figuresIn(module))
}

const Figure = z.looseObject({
  value: z.number(),
  unit: z.string(),
  citation: z.string(),
  gazette: z.strictObject({ en: z.string(), hi: z.string() }),
})

const isFigure = (value: object): value is Parameter => Figure.safeParse(value).success

/** All figures in modules, groups or lists, each by its path: `serang.tierOne`. */
function figuresIn(value: unknown, name = ''): Named[] {
  if (typeof value !== 'object' || value === null) return []
  if (isFigure(value)) return [{ name, figure: value }]
  return Object.entries(value).flatMap(([key, part]) => figuresIn(part, name === '' ? key : `${name}.${key}`))
}

const monthsIn: readonly (readonly [RegExp, number])[] = [
  [/\byears?\b|वर्ष|वषो/, 12],
  [/\bmonths?\b|महीन|माह/, 1],
]
const yearsIn: readonly (readonly [RegExp, number])[] = [[/\byears?\b|वर्ष|वषो/, 1]]

const monthName = (month: number, language: Language) =>
  new Date(Date.UTC(2000, month - 1)).toLocaleString(language, { month: 'long', timeZone: 'UTC' })

/** "5.30 p.m." and "5:30 अपराह्न" are 17.5. */
function hourIn(words: string): number | null {
  const clock = /(\d+)[.:](\d\d)/.exec(words)
  const noon = /p\.m\.|अपराह्न/.test(words) ? 12 : 0
  return clock && Number(clock[1]) + Number(clock[2]) / 60 + noon
}

/** Whether the words say the number, in its unit or in one that makes it: four years are 48 months. */
export function says({ figure }: Named, language: Language): boolean {
  const words = figure.gazette[language]
  const unit: string = figure.unit
  if (unit === 'month of the year') return words.includes(monthName(figure.value, language))
  if (unit === 'hour of the day') return hourIn(words) === figure.value
  const units = unit === 'months' ? monthsIn : unit === 'years' ? yearsIn : null
  const times = units === null ? 1 : units.find(([unit]) => unit.test(words))?.[1]
  return times !== undefined && numbersIn(words, language).some((one) => one * times === figure.value)
}

/** Whether the words stand in the text, no digit or letter of it being cut at their beginning, nor a digit at their end. */
export function standsIn(words: string, text: string | undefined): boolean {
  if (words === '' || text === undefined) return false
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{M}]|\\d\\.?)${escaped}(?!(?<=\\d)\\.?\\d)`, 'u').test(text)
}

/** The paragraph that the citation of a figure names. */
export const paragraphOf = ({ figure }: Named): string => addressesOf(figure.citation)[0]!
