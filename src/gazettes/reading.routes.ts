import { z } from 'zod'
import { found } from '../shell/errors.ts'
import { clean } from '../shell/form.ts'
import type { Routes } from '../shell/room.ts'
import { allGazettes, gazetteNamed, type Gazette } from './gazette.ts'
import { appliedBy, readingsAt, whyAlone } from './notes.ts'
import { addressOf, pageOf } from './place-of.ts'
import { contentsPage, rulePage, rulesPage, searchPage } from './reading.page.ts'
import { pageAsked, search } from './search.ts'

const OfSet = z.object({ ruleSet: z.string() })
const OfRule = OfSet.extend({ rule: z.string() })
const View = z.object({ text: z.enum(['both', 'en', 'hi']).optional().catch(undefined) })
const Asked = z.object({
  q: z.string().max(200).optional().catch(undefined),
  page: z.coerce.number().int().optional().catch(undefined),
})

const setNamed = (name: string): Gazette => found(gazetteNamed(name), 'gazette')
const hasPage = (slug: string): boolean =>
  allGazettes().some(({ pages }) => pages.some((one) => one.slug === slug))

/** Both gazettes for anyone to read and to search. */
export const readingRoutes: Routes = (app) => {
  app.get('/rules', async (_request, reply) => reply.page('gazettes/rules', rulesPage(allGazettes())))

  app.get('/rules/search', { schema: { querystring: Asked } }, async (request, reply) => {
    const question = clean(request.query.q ?? '')
    const asked = pageAsked(question)
    const direct = asked && hasPage(asked.page) ? asked.page : null
    const hits = search(question, request.language)
    return reply.page(
      'gazettes/search',
      searchPage({ question, hits, page: request.query.page ?? 1, direct }),
    )
  })

  app.get('/rules/:ruleSet', { schema: { params: OfSet } }, async (request, reply) =>
    reply.page('gazettes/contents', contentsPage(setNamed(request.params.ruleSet))),
  )

  app.get(
    '/rules/:ruleSet/:rule',
    { schema: { params: OfRule, querystring: View } },
    async (request, reply) => {
      const gazette = setNamed(request.params.ruleSet)
      const { rule } = request.params
      const { ruleSet } = gazette
      const page = gazette.pages.find(({ slug }) => slug === rule)
      // A deep address, as a rule cites it, leads to its place on the page.
      if (!page) return reply.goTo(deepPlace(gazette, rule))
      const model = rulePage({
        gazette,
        page,
        shown: request.query.text ?? request.language,
        language: request.language,
        noteOf: ({ address }) => ({
          alone: whyAlone(ruleSet, address),
          readings: readingsAt(ruleSet, address),
          appliedBy: appliedBy(ruleSet, address),
        }),
      })
      return reply.page('gazettes/rule', model)
    },
  )
}

/** `31(v)` stands on the page of rule 31; what stands nowhere is not found. */
function deepPlace({ ruleSet, pages }: Gazette, cited: string): string {
  const address = addressOf(cited)
  const page = found(
    pages.find(({ paragraphs }) => paragraphs.some((one) => one.address === address)),
    'paragraph',
  )
  return `/rules/${ruleSet}/${page.slug || pageOf(address)}#${encodeURIComponent(address)}`
}
