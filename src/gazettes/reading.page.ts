import type { Bilingual, Language } from '../shell/text.ts'
import type { Gazette, GazettePage, Paragraph } from './gazette.ts'
import { pageOf } from './place-of.ts'
import type { Hit } from './search.ts'

type Note = {
  readonly alone: string | null
  readonly readings: readonly {
    readonly number: string
    readonly words: Bilingual
    readonly says: Bilingual | null
    readonly others: readonly Bilingual[]
  }[]
  readonly appliedBy: readonly { readonly title: Bilingual; readonly href: string }[]
}
export type Shown = 'both' | Language

export const rulesPage = (gazettes: readonly Gazette[]) => ({
  titleKey: 'gazettes.reading.title',
  gazettes: gazettes.map(({ ruleSet, pages }) => ({
    ruleSet,
    titleKey: `gazettes.instrument.${ruleSet}`,
    whenKey: `gazettes.published.${ruleSet}`,
    rules: pages.filter(({ kind }) => kind === 'rule').length,
  })),
})

/** What stands in a gazette: its chapters, rules, schedules and forms. */
export const contentsPage = ({ ruleSet, pages }: Gazette) => ({
  titleKey: `gazettes.instrument.${ruleSet}`,
  back: '/rules',
  ruleSet,
  pages: pages.map(({ slug, kind, title, chapter }) => ({
    href: `/rules/${ruleSet}/${slug}`,
    ...nameOf(slug, kind),
    title: kind === 'beginning' ? null : title,
    chapter: chapter.map(({ en, hi }) => ({ en: en ?? '', hi: hi ?? en ?? '' })),
  })),
})

/** A rule and a form are named by their number, the rest by their own names. */
const nameOf = (slug: string, kind: GazettePage['kind']) => ({
  nameKey: `gazettes.contents.${kind === 'rule' || kind === 'form' ? kind : slug}`,
  number: numberIn(slug),
})
const numberIn = (slug: string): string => slug.replace(/^form-/, '')

type One = {
  readonly gazette: Gazette
  readonly page: GazettePage
  readonly shown: Shown
  readonly language: Language
  readonly noteOf: (paragraph: Paragraph) => Note
}

/** One rule, schedule or form, paragraph by paragraph, in one language or both. */
export function rulePage({ gazette, page, shown, language, noteOf }: One) {
  const { ruleSet, pages } = gazette
  const at = pages.indexOf(page)
  const link = (other: GazettePage | undefined) =>
    other ? { href: `/rules/${ruleSet}/${other.slug}`, title: other.title } : null
  const languages = shown === 'both' ? (['hi', 'en'] as const) : [shown]
  return {
    titleKey: page.kind === 'rule' ? 'gazettes.rule.title' : `gazettes.${page.kind}.title`,
    titleValues: { number: numberIn(page.slug), title: page.title[language] },
    back: `/rules/${ruleSet}`,
    ruleSet,
    slug: page.slug,
    isBoth: shown === 'both',
    views: (['hi', 'en', 'both'] as const).map((view) => ({
      textKey: `gazettes.shown.${view}`,
      href: `/rules/${ruleSet}/${page.slug}?text=${view}`,
      current: view === shown,
    })),
    instrumentKey: `gazettes.instrument.${ruleSet}`,
    chapter: page.chapter.map((one) => one[language] ?? one.en ?? one.hi ?? ''),
    paragraphs: page.paragraphs.map((paragraph) => ({
      address: paragraph.address,
      isHeading: paragraph.kind === 'heading',
      href: `/rules/${ruleSet}/${pageOf(page.slug)}#${paragraph.address}`,
      texts: languages.map((lang) => ({ lang, text: paragraph[lang] })),
      ...noteOf(paragraph),
    })),
    previous: link(pages[at - 1]),
    next: link(pages[at + 1]),
  }
}

type Found = {
  readonly question: string
  readonly hits: readonly Hit[]
  readonly page: number
  readonly direct: string | null
}
const perPage = 20

/** What was found, twenty on a page. */
export function searchPage({ question, hits, page, direct }: Found) {
  const last = Math.max(1, Math.ceil(hits.length / perPage))
  const at = Math.min(Math.max(page, 1), last)
  const href = (to: number) => `/rules/search?q=${encodeURIComponent(question)}&page=${to}`
  return {
    titleKey: 'gazettes.search.title',
    back: '/rules',
    question,
    direct,
    count: hits.length,
    at,
    last,
    previous: at > 1 ? href(at - 1) : null,
    next: at < last ? href(at + 1) : null,
    hits: hits.slice((at - 1) * perPage, at * perPage).map(({ ruleSet, address, language, snippet }) => ({
      href: `/rules/${ruleSet}/${pageOf(address)}?text=${language}#${address}`,
      address,
      instrumentKey: `gazettes.instrument.${ruleSet}`,
      language,
      snippet,
    })),
  }
}

declare module '../shell/views.ts' {
  interface Views {
    'gazettes/rules': ReturnType<typeof rulesPage>
    'gazettes/contents': ReturnType<typeof contentsPage>
    'gazettes/rule': ReturnType<typeof rulePage>
    'gazettes/search': ReturnType<typeof searchPage>
  }
}
