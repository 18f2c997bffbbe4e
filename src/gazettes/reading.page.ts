import { otherLanguage, type Bilingual, type Language } from '../shell/text.ts'
import type { Gazette, GazettePage, Paragraph } from './gazette.ts'
import type { Note } from './notes.ts'
import { nameOf, nameOfPlace, type Name } from './place-name.ts'
import type { TermHere } from './terms.ts'
import type { Treated } from './treatment.ts'
import { forWhom } from './whom.ts'

export type Shown = 'both' | Language

export const rulesPage = (gazettes: readonly Gazette[]) => ({
  titleKey: 'gazettes.reading.title',
  gazettes: gazettes.map(({ ruleSet, pages }) => ({
    ruleSet,
    titleKey: `gazettes.instrument.${ruleSet}`,
    whenKey: `gazettes.published.${ruleSet}`,
    rules: pages.filter(({ kind }) => kind === 'rule').length,
    whom: forWhom(ruleSet),
  })),
})

/** What stands in a gazette: its chapters, rules, schedules and forms. */
export const contentsPage = ({ ruleSet, pages }: Gazette) => ({
  titleKey: `gazettes.instrument.${ruleSet}`,
  back: '/rules',
  ruleSet,
  whom: forWhom(ruleSet),
  groups: chaptersOf(pages).map((group) => ({
    title: group[0]?.chapter.map(({ en, hi }) => ({ en: en ?? hi ?? '', hi: hi ?? en ?? '' })) ?? [],
    pages: group.map(({ slug, kind, title }) => ({
      href: `/rules/${ruleSet}/${slug}`,
      ...nameOf(ruleSet, slug),
      title: kind === 'beginning' ? null : title,
    })),
  })),
})

/** The pages by chapter; what follows the last rule (schedules, forms) begins a part of its own by its kind. */
function chaptersOf(pages: readonly GazettePage[]): GazettePage[][] {
  const groups: GazettePage[][] = []
  for (const page of pages) {
    const last = groups.at(-1)
    if (!last || page.chapter.length > 0 || last[0]?.kind !== page.kind) groups.push([page])
    else last.push(page)
  }
  return groups
}

type One = {
  readonly gazette: Gazette
  readonly page: GazettePage
  readonly shown: Shown
  readonly language: Language
  readonly noteOf: (paragraph: Paragraph) => Note
  readonly terms: readonly TermHere[]
  readonly treated: readonly Treated[]
}

/** One rule, schedule or form, paragraph by paragraph, in one language or both. */
export function rulePage({ gazette, page, shown, language, noteOf, terms, treated }: One) {
  const { ruleSet, pages } = gazette
  const address = `/rules/${ruleSet}/${page.slug}`
  const at = pages.indexOf(page)
  const languages = shown === 'both' ? [language, otherLanguage(language)] : [shown]
  const name = nameOf(ruleSet, page.slug)
  const names = namesOn(ruleSet, page)
  const isTitled = page.isHeaded && name.number !== ''
  return {
    titleKey: isTitled ? `gazettes.titled.${page.kind}` : name.nameKey,
    titleValues: { number: name.number, title: page.title[language] },
    back: `/rules/${ruleSet}`,
    ruleSet,
    isBoth: shown === 'both',
    language,
    views: (['hi', 'en', 'both'] as const).map((view) => ({
      textKey: `gazettes.shown.${view}`,
      href: `${address}?text=${view}`,
      current: view === shown,
    })),
    instrumentKey: `gazettes.instrument.${ruleSet}`,
    paragraphs: page.paragraphs.map((paragraph, i) => ({
      ...paragraphIn(paragraph, languages),
      ...(names[i] ?? name),
      href: `${address}#${paragraph.address}`,
      ...noteOf(paragraph),
    })),
    terms: terms.map((term) => termIn(term, language)),
    treated: treated.map((one) => treatedIn(ruleSet, one, language)),
    previous: turnTo(gazette, pages[at - 1]),
    next: turnTo(gazette, pages[at + 1]),
  }
}

/**
 * What each paragraph of a page is called. Lines of a form or schedule that would be called alike (many have no label)
 * are told by their place on the page; the heading of a rule is called as the rule.
 */
function namesOn(ruleSet: string, { kind, slug, paragraphs }: GazettePage): Name[] {
  const names = paragraphs.map(({ address }) => nameOfPlace(ruleSet, address))
  if (kind === 'rule') return names
  const page = nameOf(ruleSet, slug)
  const isAlike = (one: Name) => names.filter(({ number }) => number === one.number).length > 1
  return names.map((one, i) => (isAlike(one) ? { ...page, number: `${page.number} ¶ ${i + 1}`.trim() } : one))
}

/** A term in the reader's language with the other language's beside it. */
function termIn({ words, explained }: TermHere, language: Language) {
  const other = otherLanguage(language)
  // The English word keeps the address short: Hindi letters take nine each there.
  const href = `/glossary?q=${encodeURIComponent(words.en)}`
  return { href, own: words[language], other: words[other], otherLanguage: other, explained }
}

/** What is done with some paragraphs; the reasons are written in English only. */
const treatedIn = (ruleSet: string, { from, to, why, ...one }: Treated, language: Language) => ({
  classKey: `gazettes.class.${one.class}`,
  why: language === 'en' ? why : null,
  places: [...new Set([from, to])].map((place) => ({ href: `#${place}`, ...nameOfPlace(ruleSet, place) })),
})

/** The words of a paragraph in the languages asked; what none of them has is shown in the one that has it. */
function paragraphIn(paragraph: Paragraph, languages: readonly Language[]) {
  const missing = languages.filter((language) => paragraph[language] === null)
  const instead = missing.length === languages.length ? missing.map(otherLanguage) : []
  return {
    address: paragraph.address,
    isHeading: paragraph.kind === 'heading',
    texts: [...languages, ...instead].map((lang) => {
      const text = paragraph[lang]
      const cells = cellsOf(paragraph.kind, text)
      const isPair = cells?.filter(({ said }) => said.trim() !== '').length === 2
      return { lang, text, absentKey: `gazettes.absent.${lang}`, cells, isPair }
    }),
  }
}

/** The cells of a printed row, each with the bar that the text has around it: no mark of it is lost. */
function cellsOf(kind: string, text: string | null): { bar: string; said: string }[] | null {
  if (kind !== 'table-row' || !text?.startsWith('|')) return null
  return [...text.matchAll(/(\| ?)([^|]*)/g)].map(([, bar = '', said = '']) => ({ bar, said }))
}

function turnTo({ ruleSet }: Gazette, page: GazettePage | undefined) {
  if (!page) return null
  const title: Bilingual | null = page.kind === 'beginning' ? null : page.title
  return { href: `/rules/${ruleSet}/${page.slug}`, ...nameOf(ruleSet, page.slug), title }
}

declare module '../shell/views.ts' {
  interface Views {
    'gazettes/rules': ReturnType<typeof rulesPage>
    'gazettes/contents': ReturnType<typeof contentsPage>
    'gazettes/rule': ReturnType<typeof rulePage>
  }
}
