import { settingsOfOne } from '../authorities/index.ts'
import { readClock } from '../db/act.ts'
import { emptyForm, type FormState, typedValues } from '../shell/form.ts'
import type { Routes } from '../shell/room.ts'
import { askEligibility, eligibilityFields } from './ask-eligibility.ts'
import { eligibilityPage } from './eligibility.page.ts'
import { withEntries } from './form.page.ts'
import { wordsIn } from './words.ts'

const dayAsked = ({ on }: FormState['values'], today: string): string =>
  typeof on === 'string' && on !== '' ? on : today

/**
 * May I sit for it? For anyone, and nothing is stored. What was typed comes in the body of the request, so that it
 * stands in no address, no history and no log.
 */
export const eligibilityRoutes: Routes = (app, { db, text }) => {
  app.get('/eligibility', async (request, reply) => {
    const { today } = await readClock(db)
    const settings = await settingsOfOne(db, 'jharkhand-2020', today)
    const asked = { on: today, today, form: emptyForm, grades: [], settings }
    return reply.page(
      'calculators/eligibility',
      eligibilityPage(eligibilityFields, asked, wordsIn(text, request.language)),
    )
  })

  app.post('/eligibility', async (request, reply) => {
    const { today } = await readClock(db)
    const settings = await settingsOfOne(db, 'jharkhand-2020', today)
    const values = typedValues(request.body)
    const changed = withEntries(values)
    const on = dayAsked(values, today)
    const { form, grades } = changed
      ? { form: { values: changed.values, errors: [] }, grades: [] }
      : askEligibility({ values, on, settings })
    const page = eligibilityPage(
      eligibilityFields,
      { on, today, form, grades, settings },
      wordsIn(text, request.language),
    )
    return reply.code(form.errors.length > 0 ? 422 : 200).page('calculators/eligibility', page)
  })
}
