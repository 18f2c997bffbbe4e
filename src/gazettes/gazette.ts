// Both gazettes as pages: a rule, a schedule or a form each, its paragraphs with the words of both languages as printed.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Bilingual, Language } from '../shell/text.ts'
import { pageOf } from './place-of.ts'

export const ruleSets = ['jharkhand-2020', 'bihar-boats-2018'] as const
export type RuleSetName = (typeof ruleSets)[number]

/** One paragraph; null in a language that does not have it. */
export type Paragraph = {
  readonly address: string
  readonly kind: string
  readonly en: string | null
  readonly hi: string | null
}
export type GazettePage = {
  /** The last part of its address: `31`, `schedule-4`, `form-20`. */
  readonly slug: string
  readonly kind: 'beginning' | 'rule' | 'schedule' | 'form'
  readonly title: Bilingual
  /** The headings of the chapter that begins here. */
  readonly chapter: readonly Paragraph[]
  readonly paragraphs: readonly Paragraph[]
}
export type Gazette = { readonly ruleSet: RuleSetName; readonly pages: readonly GazettePage[] }

const Printed = z.array(z.object({ address: z.string(), kind: z.string(), text: z.string() }))
type Printed = z.output<typeof Printed>
const readText = (ruleSet: RuleSetName, language: Language): Printed =>
  Printed.parse(
    JSON.parse(readFileSync(new URL(`../rules/${ruleSet}/text/${language}.json`, import.meta.url), 'utf8')),
  )

/** The paragraphs of both languages in one order: that of the English print, what only the Hindi has in its place. */
function paragraphsOf(en: Printed, hi: Printed): Paragraph[] {
  const [english, hindi] = [byAddress(en), byAddress(hi)]
  const order = en.map(({ address }) => address)
  hi.forEach(({ address }, i) => {
    if (english.has(address)) return
    const before = hi[i - 1]?.address
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, address)
  })
  return order.map((address) => {
    const [one, other] = [english.get(address), hindi.get(address)]
    return { address, kind: (one ?? other)?.kind ?? 'other', en: one?.text ?? null, hi: other?.text ?? null }
  })
}

const byAddress = (printed: Printed) => new Map(printed.map((one) => [one.address, one]))

const isChapter = ({ address }: Paragraph): boolean => /^(chapter-|rules$)/.test(address)
const beginnings = new Set(['masthead', 'department', 'notification', 'preamble', 'title', 'introduction'])

/** Which page a paragraph stands on; null for the heading of a chapter, which stands on the next. */
const slugOf = (paragraph: Paragraph): string | null => {
  if (isChapter(paragraph)) return null
  const page = pageOf(paragraph.address)
  return beginnings.has(page) ? 'beginning' : page
}

function pagesOf(paragraphs: readonly Paragraph[]): GazettePage[] {
  const pages = new Map<string, { chapter: Paragraph[]; paragraphs: Paragraph[] }>()
  let chapter: Paragraph[] = []
  for (const paragraph of paragraphs) {
    const slug = slugOf(paragraph)
    if (slug === null) {
      chapter.push(paragraph)
      continue
    }
    const page = pages.get(slug) ?? { chapter, paragraphs: [] }
    page.paragraphs.push(paragraph)
    pages.set(slug, page)
    chapter = []
  }
  return [...pages].map(([slug, page]) => ({
    slug,
    kind: kindOf(slug),
    ...page,
    title: titleOf(page.paragraphs),
  }))
}

function kindOf(slug: string): GazettePage['kind'] {
  if (/^\d/.test(slug)) return 'rule'
  if (/^form-/.test(slug)) return 'form'
  return /^(schedule|appendix|annexure)-/.test(slug) ? 'schedule' : 'beginning'
}

/** What a page is about: its heading, else the beginning of its first paragraph, without its number. */
function titleOf(paragraphs: readonly Paragraph[]): Bilingual {
  const headings = paragraphs.filter(({ kind }) => kind === 'heading')
  const first = headings.find(({ address }) => address.endsWith('/title')) ?? headings[0] ?? paragraphs[0]
  return { en: short(first?.en ?? ''), hi: short(first?.hi ?? first?.en ?? '') }
}

const longest = 90
function short(text: string): string {
  const plain = text
    .replace(/^\d+[.:\s]*/, '')
    .replace(/^\((?:[ivx]+|[a-zअ-ह])\)\s*/, '')
    .split(/\s*:[-—–]/)[0]
  const words = (plain ?? '').replace(/[-–—:\s]+$/, '')
  if (words.length <= longest) return words
  return `${words.slice(0, words.lastIndexOf(' ', longest))} …`
}

const gazettes: readonly Gazette[] = ruleSets.map((ruleSet) => ({
  ruleSet,
  pages: pagesOf(paragraphsOf(readText(ruleSet, 'en'), readText(ruleSet, 'hi'))),
}))

/** The gazette of a rule set; null for an unknown one. */
export const gazetteNamed = (ruleSet: string): Gazette | null =>
  gazettes.find((one) => one.ruleSet === ruleSet) ?? null

export const allGazettes = (): readonly Gazette[] => gazettes
