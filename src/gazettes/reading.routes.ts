import { z } from 'zod'
import { found } from '../shell/errors.ts'
import { clean } from '../shell/form.ts'
import type { Routes } from '../shell/room.ts'
import { allGazettes, findPlace, gazetteNamed, type Gazette } from './gazette.ts'
import { noteAt } from './notes.ts'
import { contentsPage, rulePage, rulesPage } from './reading.page.ts'
import { directTo, search } from './search.ts'
import { searchPage } from './search.page.ts'
import { termsOn } from './terms.ts'
import { treatmentOf } from './treatment.ts'

const OfSet = z.object({ ruleSet: z.string() })
const OfRule = OfSet.extend({ rule: z.string() })
const View = z.object({ text: z.enum(['both', 'en', 'hi']).optional().catch(undefined) })
const Asked = z.object({
  q: z.string().max(200).optional().catch(undefined),
  page: z.coerce.number().int().optional().catch(undefined),
})

/** The law is long and its letters are heavy: these pages carry the light sheet and no script. */
const light = { layout: 'public' }

const setNamed = (name: string): Gazette => found(gazetteNamed(name), 'gazette')

/** Both gazettes for anyone to read and to search. */
export const readingRoutes: Routes = (app) => {
  app.get('/rules', async (_request, reply) => reply.page('gazettes/rules', rulesPage(allGazettes()), light))

  app.get('/rules/search', { schema: { querystring: Asked } }, async (request, reply) => {
    const { language } = request
    const question = clean(request.query.q ?? '')
    const [hits, direct] = [search(question, language), directTo(question)]
    const model = searchPage({ question, hits, page: request.query.page ?? 1, direct, language })
    return reply.page('gazettes/search', model, light)
  })

  app.get('/rules/:ruleSet', { schema: { params: OfSet } }, async (request, reply) =>
    reply.page('gazettes/contents', contentsPage(setNamed(request.params.ruleSet)), light),
  )

  const rule = { schema: { params: OfRule, querystring: View } }
  app.get('/rules/:ruleSet/:rule', rule, async (request, reply) => {
    const gazette = setNamed(request.params.ruleSet)
    const { language, params } = request
    const { ruleSet } = gazette
    const page = gazette.pages.find(({ slug }) => slug === params.rule)
    // A deep address, as a rule is cited, leads to its place on the page.
    if (!page) return reply.goTo(encodeURI(found(findPlace(gazette, params.rule), 'paragraph')))
    const shown = request.query.text ?? language
    const terms = termsOn(page, shown)
    const treated = treatmentOf(ruleSet, page.paragraphs)
    const noteOf = noteAt.bind(null, ruleSet)
    const model = rulePage({ gazette, page, shown, language, noteOf, terms, treated })
    return reply.page('gazettes/rule', model, light)
  })
}
