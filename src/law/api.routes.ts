import { z } from 'zod'
import { catalogue, decide } from '../rules/index.ts'
import type { Routes } from '../shell/room.ts'

const Params = z.object({ ruleSet: z.string().max(60), decision: z.string().max(60) })
const Question = z.strictObject({ on: z.unknown(), params: z.unknown().optional(), facts: z.unknown() })

/** The rules for anyone, by JSON: facts in, decision and its explanation out; nothing is kept. */
export const apiRoutes: Routes = (app, { limits }) => {
  app.get('/decisions', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({ decisions: catalogue() }),
  )

  app.post(
    '/decisions/:ruleSet/:decision',
    { schema: { params: Params, body: Question } },
    async (request, reply) => {
      await limits.spend('decisions', request.ip)
      const { on, params = {}, facts } = request.body
      const result = decide({ ...request.params, on, params, facts })
      return reply.code(result.outcome === 'invalid' ? 422 : 200).send(result)
    },
  )
}
