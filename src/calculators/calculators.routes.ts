import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { readClock } from '../db/act.ts'
import { BadRequest, found } from '../shell/errors.ts'
import { typedValues } from '../shell/form.ts'
import type { Deps, Routes } from '../shell/room.ts'
import { placeOf } from '../gazettes/index.ts'
import { answered } from './ask-calculator.ts'
import { listPage, onePage } from './calculators.page.ts'
import { calculatorNamed } from './definitions.ts'
import { withEntries } from './form.page.ts'
import { dayAsked } from './read-facts.ts'
import { settingsFor } from './settings-for.ts'
import { wordsIn } from './words.ts'

/** Longer addresses are refused by what stands before the server, in words of its own. Long forms are posted. */
const longest = 7_500

const Named = z.object({ slug: z.string() })
type Asking = FastifyRequest<{ Params: z.infer<typeof Named> }>

/** What the rules say of facts that anyone tells them. Nothing is stored: what was told stands on the page alone. */
export const calculatorsRoutes: Routes = (app, deps) => {
  app.get('/calculators', async (_request, reply) => reply.page('calculators/list', listPage))

  app.get('/calculators/:slug', { schema: { params: Named } }, async (request, reply) => {
    if (request.url.length > longest) throw new BadRequest('an address that is too long')
    return await answerOn(request, reply, request.query, deps)
  })

  app.post('/calculators/:slug', { schema: { params: Named } }, async (request, reply) =>
    answerOn(request, reply, request.body, deps),
  )
}

async function answerOn(request: Asking, reply: FastifyReply, sent: unknown, { config, db, text }: Deps) {
  const calculator = found(calculatorNamed(request.params.slug), 'calculator')
  const typed = typedValues(sent)
  const values = withEntries(typed)?.values ?? typed
  const { today } = await readClock(db)
  const set = await settingsFor(db, calculator.entry.ruleSet, dayAsked(values, today) ?? today)
  const shown = answered(calculator, { values, today, placeOf, settings: set.settings })
  const address = `${config.publicUrl}/${request.language}/calculators/${calculator.slug}`
  const page = onePage(calculator, { ...shown, ...set, today, address }, wordsIn(text, request.language))
  return reply.code(shown.form.errors.length > 0 ? 422 : 200).page('calculators/one', page)
}
