import { z } from 'zod'
import { catalogue, decide, type Fault, type Result } from '../rules/index.ts'
import type { Routes } from '../shell/room.ts'

const Params = z.object({ ruleSet: z.string().max(60), decision: z.string().max(60) })
const Question = z.record(z.string(), z.unknown())
const keys = ['on', 'params', 'facts']

/** The rules for anyone, by JSON: facts in, decision and its explanation out; nothing is kept. */
export const apiRoutes: Routes = (app, { limits }) => {
  app.get('/decisions', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({ decisions: catalogue() }),
  )

  app.post(
    '/decisions/:ruleSet/:decision',
    { schema: { params: Params, body: z.unknown() } },
    async (request, reply) => {
      await limits.spend('decisions', request.ip)
      const result = answer(request.params, request.body)
      return reply.code(result.outcome === 'invalid' ? 422 : 200).send(result)
    },
  )
}

/** What is wrong with the question itself is told by its path, like what is wrong with its facts. */
function answer(named: z.output<typeof Params>, body: unknown): Result {
  const question = Question.safeParse(body)
  if (!question.success)
    return refused([{ path: '', message: 'expected an object with on, params and facts' }])
  const { on, params, facts } = question.data
  const result = decide({ ...named, on, params, facts })
  const stray = Object.keys(question.data).filter((key) => !keys.includes(key))
  if (stray.length === 0) return result
  const faults = result.outcome === 'invalid' ? result.errors : []
  return refused([
    ...stray.map((path) => ({ path, message: `not a key of a question (keys: ${keys.join(', ')})` })),
    ...faults,
  ])
}

const refused = (errors: readonly Fault[]): Result => ({ outcome: 'invalid', unmet: [], unknown: [], errors })
