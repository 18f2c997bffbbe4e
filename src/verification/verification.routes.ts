import { z } from 'zod'
import { emptyForm, readForm } from '../shell/form.ts'
import type { Routes } from '../shell/room.ts'
import { checkPaper } from './check-paper.ts'
import { paperNumber } from './paper-number.ts'
import { answerPage, verifyPage } from './verification.page.ts'

const Params = z.object({ number: z.string() })
const Query = z.record(z.string(), z.unknown())
const NumberForm = z.object({
  number: z.string({ error: 'verification.error.number' }).transform((typed, context) => {
    const number = paperNumber(typed)
    if (number !== undefined) return number
    context.addIssue({ code: 'custom', message: 'verification.error.number' })
    return z.NEVER
  }),
})

/** A cancelled paper must not show green from a cache: five seconds save a crowd, no more. */
const fiveSeconds = 'public, max-age=5'

/** For those who hold a paper without a square, or whose telephone does not scan. */
export const publicRoutes: Routes = (app) => {
  app.get('/verify', { schema: { querystring: Query } }, async (request, reply) => {
    if (request.query['number'] === undefined)
      return reply.page('verification/verify', verifyPage(emptyForm), { layout: 'public' })
    const form = readForm(NumberForm, request.query)
    if (!form.ok)
      return reply.code(422).page('verification/verify', verifyPage(form.state), { layout: 'public' })
    return reply.redirect(`/v/${form.value.number}`, 303)
  })
}

/** The address that stands on every paper, in either case: its square is in capitals. */
export const plainRoutes: Routes = (app, { db, limits, text }) => {
  for (const address of ['/v/:number', '/V/:number'])
    app.get(address, { schema: { params: Params } }, async (request, reply) => {
      await limits.spend('verification', request.ip)
      const answer = await checkPaper(db, request.params.number)
      return reply
        .code(answer.paper ? 200 : 404)
        .header('cache-control', fiveSeconds)
        .page('verification/answer', answerPage(answer, text), { layout: 'public' })
    })
}

/** The same answer for programs. */
export const apiRoutes: Routes = (app, { db, limits }) => {
  app.get('/verifications/:number', { schema: { params: Params } }, async (request, reply) => {
    await limits.spend('verification', request.ip)
    const { at, paper } = await checkPaper(db, request.params.number)
    return reply
      .code(paper ? 200 : 404)
      .header('cache-control', fiveSeconds)
      .send(paper ? { ...paper, checkedAt: at } : { verdict: 'unknown', checkedAt: at })
  })
}
