import { z } from 'zod'
import { settingsOfOne } from '../authorities/index.ts'
import { readClock } from '../db/act.ts'
import { found } from '../shell/errors.ts'
import { typedValues } from '../shell/form.ts'
import type { Routes } from '../shell/room.ts'
import { answered } from './ask-calculator.ts'
import { listPage, onePage } from './calculators.page.ts'
import { calculatorNamed } from './definitions.ts'
import { withEntries } from './form.page.ts'
import { wordsIn } from './words.ts'

/** What was typed as an address, so that the page can be opened again in the other language. */
const queryOf = (values: Readonly<Record<string, string | string[]>>): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString()

const Named = z.object({ slug: z.string() })

/** What the rules say of facts that anyone tells them. Nothing is stored: the facts stand in the address alone. */
export const calculatorsRoutes: Routes = (app, { db, text }) => {
  app.get('/calculators', async (_request, reply) => reply.page('calculators/list', listPage))

  app.get('/calculators/:slug', { schema: { params: Named } }, async (request, reply) => {
    const calculator = found(calculatorNamed(request.params.slug), 'calculator')
    const values = typedValues(request.query)
    const changed = withEntries(values)
    if (changed) return reply.goTo(`/calculators/${calculator.slug}?${queryOf(changed)}`)
    const { today } = await readClock(db)
    const settings = await settingsOfOne(db, calculator.entry.ruleSet, today)
    const { form, answer, on } = answered(calculator, { values, today, settings })
    const page = onePage(calculator, { on, form, answer, settings }, wordsIn(text, request.language))
    return reply.code(form.errors.length > 0 ? 422 : 200).page('calculators/one', page)
  })
}
