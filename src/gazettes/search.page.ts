import type { Language } from '../shell/text.ts'
import { nameOfPlace } from './place-name.ts'
import type { Direct, Hit } from './search.ts'

type Found = {
  readonly question: string
  readonly hits: readonly Hit[]
  readonly page: number
  readonly direct: readonly Direct[]
  readonly language: Language
}
const perPage = 20

/** What was found, twenty on a page; a rule asked by its number goes first. */
export function searchPage({ question, hits, page, direct, language }: Found) {
  const last = Math.max(1, Math.ceil(hits.length / perPage))
  const at = Math.min(Math.max(page, 1), last)
  const href = (to: number) => `/rules/search?q=${encodeURIComponent(question)}&page=${to}`
  return {
    titleKey: 'gazettes.search.title',
    back: '/rules',
    question,
    direct: direct.map((one) => ({
      href: one.href,
      instrumentKey: `gazettes.instrument.${one.ruleSet}`,
      ...nameOfPlace(one.ruleSet, one.address),
    })),
    count: hits.length,
    at,
    last,
    previous: at > 1 ? href(at - 1) : null,
    next: at < last ? href(at + 1) : null,
    hits: hits.slice((at - 1) * perPage, at * perPage).map((hit) => ({
      href: `/rules/${hit.ruleSet}/${hit.slug}${hit.language === language ? '' : `?text=${hit.language}`}#${hit.address}`,
      ...nameOfPlace(hit.ruleSet, hit.address),
      instrumentKey: `gazettes.instrument.${hit.ruleSet}`,
      language: hit.language,
      snippet: hit.snippet,
    })),
  }
}

declare module '../shell/views.ts' {
  interface Views {
    'gazettes/search': ReturnType<typeof searchPage>
  }
}
