import { z } from 'zod'
import { settingsOfOne } from '../authorities/index.ts'
import { readClock } from '../db/act.ts'
import { found } from '../shell/errors.ts'
import { typedValues } from '../shell/form.ts'
import type { Routes } from '../shell/room.ts'
import { answered } from './ask-calculator.ts'
import { listPage, onePage } from './calculators.page.ts'
import { calculatorNamed } from './definitions.ts'
import { wordsIn } from './words.ts'

const Named = z.object({ slug: z.string() })

/** What the rules say of facts that anyone tells them. Nothing is stored: the facts stand in the address alone. */
export const calculatorsRoutes: Routes = (app, { db, text }) => {
  app.get('/calculators', async (_request, reply) => reply.page('calculators/list', listPage))

  app.get('/calculators/:slug', { schema: { params: Named } }, async (request, reply) => {
    const calculator = found(calculatorNamed(request.params.slug), 'calculator')
    const values = typedValues(request.query)
    const { today } = await readClock(db)
    const settings = await settingsOfOne(db, calculator.entry.ruleSet, today)
    const { form, answer, on } = answered(calculator, { values, today, settings })
    const page = onePage(calculator, { on, form, answer, settings }, wordsIn(text, request.language))
    return reply.code(form.errors.length > 0 ? 422 : 200).page('calculators/one', page)
  })
}
