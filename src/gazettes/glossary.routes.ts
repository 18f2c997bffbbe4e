import { z } from 'zod'
import { clean } from '../shell/form.ts'
import type { Routes } from '../shell/room.ts'
import { listAsked } from './glossary-groups.ts'
import { glossaryPage } from './glossary.page.ts'
import { placesIn } from './where.ts'

const Asked = z.object({
  q: z.string().max(200).optional().catch(undefined),
  letter: z.string().max(2).optional().catch(undefined),
})

/** The official terms of both gazettes for anyone to look up. */
export const glossaryRoutes: Routes = (app) => {
  app.get('/glossary', { schema: { querystring: Asked } }, async (request, reply) => {
    const { language, query } = request
    const asked = listAsked({ language, question: clean(query.q ?? ''), wanted: query.letter ?? '' })
    const model = glossaryPage({ ...asked, language, placesIn })
    return reply.page('gazettes/glossary', model, { layout: 'public' })
  })
}
