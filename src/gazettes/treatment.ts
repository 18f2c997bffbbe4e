// What the rules core does with each paragraph, as text/paragraphs.json says it: decided, read only, for a person to
// judge, or open. An entry is for its addresses and all that stands under them; of several the longest address counts.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { catalogue } from '../rules/index.ts'
import type { Bilingual } from '../shell/text.ts'
import { ruleSets, type Paragraph, type RuleSetName } from './gazette.ts'

const Entry = z.object({
  at: z.array(z.string()),
  class: z.enum(['encoded', 'shown', 'not-executable', 'open']),
  decisions: z.array(z.string()).default([]),
  why: z.string().optional(),
  rest: z.string().optional(),
})
type Entry = z.output<typeof Entry>
const Entries = z.object({ paragraphs: z.array(Entry) })

const read = (ruleSet: RuleSetName): readonly Entry[] => {
  const file = new URL(`../rules/${ruleSet}/text/paragraphs.json`, import.meta.url)
  return Entries.parse(JSON.parse(readFileSync(file, 'utf8'))).paragraphs
}
const entries = new Map(ruleSets.map((ruleSet) => [ruleSet, read(ruleSet)]))

const isUnder = (address: string, above: string): boolean =>
  address.startsWith(above) && /^[(/]/.test(address.slice(above.length))

function covers(named: string, address: string): boolean {
  if (named.startsWith('*')) return /^\d/.test(address) && address.replace(/^\d+/, '*') === named
  if (named.endsWith('*')) return isUnder(address, named.slice(0, -1))
  return address === named || isUnder(address, named)
}

function entryOf(ruleSet: RuleSetName, address: string): Entry | null {
  const fitting = (entries.get(ruleSet) ?? []).flatMap((entry) =>
    entry.at.filter((named) => covers(named, address)).map((named) => ({ entry, length: named.length })),
  )
  return fitting.toSorted((one, other) => other.length - one.length)[0]?.entry ?? null
}

export type AppliedBy = { readonly title: Bilingual; readonly href: string }

/** The decisions that apply a paragraph, each with its page. */
export function appliedBy(ruleSet: RuleSetName, address: string): AppliedBy[] {
  const names = entryOf(ruleSet, address)?.decisions ?? []
  return catalogue()
    .filter((one) => one.ruleSet === ruleSet && names.includes(one.decision))
    .map(({ decision, title }) => ({ title, href: `/rules/${ruleSet}/decisions/${decision}` }))
}

/** Paragraphs that follow each other and are treated alike. */
export type Treated = {
  readonly class: Entry['class']
  readonly from: string
  readonly to: string
  /** Why, or what of the words is not asked: in English only. */
  readonly why: string | null
}

/** What is done with the paragraphs of a page, in their order; headings are only read and left out. */
export function treatmentOf(ruleSet: RuleSetName, paragraphs: readonly Paragraph[]): Treated[] {
  const runs: { entry: Entry; from: string; to: string }[] = []
  for (const { address, kind } of paragraphs) {
    const entry = entryOf(ruleSet, address)
    if (kind === 'heading' || entry === null) continue
    const last = runs.at(-1)
    if (last?.entry === entry) last.to = address
    else runs.push({ entry, from: address, to: address })
  }
  return runs.map(({ entry, from, to }) => ({
    class: entry.class,
    from,
    to,
    why: entry.why ?? entry.rest ?? null,
  }))
}
