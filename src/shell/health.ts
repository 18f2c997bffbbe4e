import type { FastifyInstance } from 'fastify'

/** Whether this server takes new work: false while it drains, so that the proxy sends people elsewhere. */
export type Health = { ready: boolean; database: () => Promise<void> }

/** GET /healthz: 200 while we serve and the database answers; 503 otherwise. */
export function health(app: FastifyInstance, state: Health): void {
  app.get('/healthz', async (_request, reply) => {
    if (!state.ready) return reply.code(503).send({ status: 'draining' })
    try {
      await state.database()
      return { status: 'ok' }
    } catch {
      return reply.code(503).send({ status: 'no database' })
    }
  })
}
