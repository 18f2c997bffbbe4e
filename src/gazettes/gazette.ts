// Both gazettes as pages: a rule, a schedule or a form each, its paragraphs with the words of both languages as printed.
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Bilingual, Language } from '../shell/text.ts'
import { addressOf, inLatin, pageOf } from './place-of.ts'

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
  /** Whether the title is a heading of the print or a whole paragraph, and not the beginning of a text. */
  readonly isHeaded: boolean
  /** The headings of the chapter that begins here; they are among the paragraphs too. */
  readonly chapter: readonly Paragraph[]
  readonly paragraphs: readonly Paragraph[]
}
export type Gazette = {
  readonly ruleSet: RuleSetName
  readonly pages: readonly GazettePage[]
  /** The page on which each paragraph stands, by its address. */
  readonly slugs: ReadonlyMap<string, string>
}

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

/** The page of a paragraph that is no heading of a chapter. */
const slugOf = ({ address }: Paragraph): string => {
  const page = pageOf(address)
  return beginnings.has(page) ? 'beginning' : page
}

/** The headings of a chapter stand on the page of its first rule, before it. */
function pagesOf(paragraphs: readonly Paragraph[]): GazettePage[] {
  const pages = new Map<string, Paragraph[]>()
  let waiting: Paragraph[] = []
  for (const paragraph of paragraphs) {
    waiting.push(paragraph)
    if (isChapter(paragraph)) continue
    const slug = slugOf(paragraph)
    pages.set(slug, [...(pages.get(slug) ?? []), ...waiting])
    waiting = []
  }
  return [...pages].map(([slug, all]) => ({
    slug,
    kind: kindOf(slug),
    ...titleOf(
      slug,
      all.filter((one) => !isChapter(one)),
    ),
    chapter: all.filter(isChapter),
    paragraphs: all,
  }))
}

function kindOf(slug: string): GazettePage['kind'] {
  if (/^\d/.test(slug)) return 'rule'
  if (/^form-/.test(slug)) return 'form'
  return /^(schedule|appendix|annexure)-/.test(slug) ? 'schedule' : 'beginning'
}

/** The heading of a page; a form or schedule has its own name as the first one: that is no title. */
function headingOf(slug: string, paragraphs: readonly Paragraph[]): Paragraph | undefined {
  const isName = ({ address }: Paragraph) => kindOf(slug) !== 'rule' && address === slug
  const headings = paragraphs.filter((one) => one.kind === 'heading' && !isName(one))
  return headings.find(({ address }) => address.endsWith('/title')) ?? headings[0]
}

/** What a page is about: its heading, else the beginning of its first paragraph, without its number. */
function titleOf(slug: string, paragraphs: readonly Paragraph[]): Pick<GazettePage, 'title' | 'isHeaded'> {
  const heading = headingOf(slug, paragraphs)
  const words = heading ?? (kindOf(slug) === 'rule' ? paragraphs[0] : undefined)
  if (!words) return { title: { en: '', hi: '' }, isHeaded: false }
  const title = { en: short(words.en ?? ''), hi: short(words.hi ?? words.en ?? '') }
  return { title, isHeaded: heading !== undefined || !isCut(title) }
}

const longest = 90
const isCut = ({ en, hi }: Bilingual): boolean => [en, hi].some((text) => text.endsWith('…'))

function short(text: string): string {
  const plain = text
    .replace(/^\d+[.:\s]*/, '')
    .replace(/^\((?:[ivx]+|[a-z\u0915-\u0939])\)\s*/, '')
    .split(/\s*:[-—–]/)[0]
  const words = (plain ?? '').replace(/[-–—:\s]+$/, '')
  if (words.length <= longest) return words
  return `${words.slice(0, words.lastIndexOf(' ', longest))} …`
}

const gazettes: readonly Gazette[] = ruleSets.map((ruleSet) => {
  const pages = pagesOf(paragraphsOf(readText(ruleSet, 'en'), readText(ruleSet, 'hi')))
  const slugs = pages.flatMap(({ slug, paragraphs }) =>
    paragraphs.map(({ address }) => [address, slug] as const),
  )
  return { ruleSet, pages, slugs: new Map(slugs) }
})

/** The gazette of a rule set; null for an unknown one. */
export const gazetteNamed = (ruleSet: string): Gazette | null =>
  gazettes.find((one) => one.ruleSet === ruleSet) ?? null

export const allGazettes = (): readonly Gazette[] => gazettes

/**
 * Where something cited stands, without language: `31(v)`, or as the Hindi print has its labels, leads to
 * `/rules/jharkhand-2020/31#31(v)`; the number of a rule alone to its page. Null for what stands nowhere.
 */
export function findPlace({ ruleSet, pages, slugs }: Gazette, cited: string): string | null {
  const address = addressOf(inLatin(cited))
  if (pages.some(({ slug }) => slug === address)) return `/rules/${ruleSet}/${address}`
  const slug = slugs.get(address)
  return slug === undefined ? null : `/rules/${ruleSet}/${slug}#${address}`
}
