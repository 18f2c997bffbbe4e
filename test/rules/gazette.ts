// The two gazettes as addressed paragraphs, and where in them a citation stands.
import { readFileSync } from 'node:fs'
import { z } from 'zod'

export type RuleSet = 'jharkhand-2020' | 'bihar-boats-2018'
export type Language = 'en' | 'hi'

const Paragraphs = z.array(z.looseObject({ address: z.string(), text: z.string() }))

export const readText = (set: RuleSet, name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../src/rules/${set}/text/${name}.json`, import.meta.url), 'utf8'))

/** The paragraphs of one language, each under its address, in the order of the print. */
export const gazette = (set: RuleSet, language: Language): ReadonlyMap<string, string> =>
  new Map(Paragraphs.parse(readText(set, language)).map(({ address, text }) => [address, text]))

const schedules: Readonly<Record<string, string>> = { I: '1', II: '2', III: '3', IV: '4' }

/** The addresses of a citation: "Schedule IV 1(a)" is schedule-4/1/a, "3(iv) notice" is 3(iv). */
export function addressesOf(citation: string): string[] {
  const schedule = /^Schedule (I|II|III|IV)\b(.*)$/.exec(citation)
  if (schedule)
    return [[`schedule-${schedules[schedule[1]!]}`, ...(schedule[2]!.match(/\d+|[a-z]+/g) ?? [])].join('/')]
  const item = /^Annexure-1 \((\d)\)$/.exec(citation)
  if (item) return [`annexure-1/${item[1]}`]
  return named[citation] ?? [citation.split(' ')[0]!.replace(/^3\(i\)([AB])/, '3(i)($1)')]
}

const named: Readonly<Record<string, string[]>> = {
  'Appendix-A': ['appendix-a'],
  'Form 5': ['form-5/forfeiture'],
  '31(v)-(viii)': ['31(v)', '31(vi)', '31(vii)', '31(viii)'],
  'preparatory course': ['23(vi)', '30(vi)'],
  'basic courses': ['23(vi)', '30(vi)'],
}

/** Whether the address is a part of what stands at the other. */
export const isUnder = (address: string, above: string): boolean =>
  address.startsWith(above) && /^[(/]/.test(address.slice(above.length))
