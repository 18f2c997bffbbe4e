import { z } from 'zod'
import type { Routes } from '../../shell/room.ts'
import { ownerOf } from '../../shell/session.ts'
import { ownResultPage } from './own-result.page.ts'
import { readOwnResult } from './read-own-result.ts'

const Params = z.object({ application: z.uuid() })

export const ownResultRoutes: Routes = (app, { db }) => {
  app.get('/my/applications/:application/result', { schema: { params: Params } }, async (request, reply) => {
    const result = await readOwnResult(db, ownerOf(request).id, request.params.application)
    return reply.page('examinations-marking/own-result', ownResultPage(result))
  })
}
