import { z } from 'zod'
import { found, NotFound } from '../shell/errors.ts'
import type { Routes } from '../shell/room.ts'
import { officeOf } from '../shell/session.ts'
import { decisionPage, decisionsPage, perPage } from './decisions.page.ts'
import { findDecision, listDecisions } from './law.queries.ts'
import { replayed } from './replay-decision.ts'

const reading = { config: { roles: ['auditor', 'chief-examiner', 'district-magistrate'] } }
const querystring = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) })
const params = z.object({ office: z.string(), decision: z.uuid() })

/** The decisions taken, each decided again while it is looked at: the page tells whether the answer is the same. */
export const decisionsRoutes: Routes = (app, { db }) => {
  app.get('/decisions', { ...reading, schema: { querystring } }, async (request, reply) => {
    const { authorityId, code } = officeOf(request)
    const { page } = request.query
    const part = { from: (page - 1) * perPage, count: perPage + 1 }
    return reply.page('law/decisions', decisionsPage(code, await listDecisions(db, authorityId, part), page))
  })

  app.get('/decisions/:decision', { ...reading, schema: { params } }, async (request, reply) => {
    const { authorityId, code } = officeOf(request)
    const row = found(await findDecision(db, request.params.decision), 'decision')
    if (row.authorityId !== authorityId) throw new NotFound('decision of another authority')
    return reply.page('law/decision', decisionPage(code, row, replayed(row)))
  })
}
