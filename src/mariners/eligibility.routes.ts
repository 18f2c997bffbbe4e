import { z } from 'zod'
import { settingsOfOne } from '../authorities/index.ts'
import { readClock } from '../db/act.ts'
import { admission, grades } from '../rules/index.ts'
import { type FormState, readForm, withError } from '../shell/form.ts'
import type { Routes } from '../shell/room.ts'
import { ownerOf } from '../shell/session.ts'
import { eligibilityPage } from './eligibility.page.ts'
import { optionalDay } from './form-fields.ts'
import { claimedFacts } from './record.ts'

const Question = z.object({ on: optionalDay('on') })
const tooEarly = (form: FormState) => withError(form, { field: 'on', key: 'mariners.error.on' })

/** May I sit for it? Asked live, on any day, of what the person says of himself; nothing is kept. */
export const eligibilityRoutes: Routes = (app, { db }) => {
  app.get('/my/eligibility', async (request, reply) => {
    const form = readForm(Question, request.query)
    if (!form.ok) return reply.code(422).page('mariners/eligibility', eligibilityPage('', [], form.state))
    const on = form.value.on ?? (await readClock(db)).today
    const facts = await claimedFacts(db, ownerOf(request).id)
    const settings = await settingsOfOne(db, 'jharkhand-2020', on)
    const judged = grades.map((grade) => ({ grade, result: admission(grade, on, facts, { settings }) }))
    const page = eligibilityPage(on, judged, form.state)
    // No answer at all: the day lies before the rules.
    if (page.grades.length > 0) return reply.page('mariners/eligibility', page)
    return reply.code(422).page('mariners/eligibility', eligibilityPage(on, [], tooEarly(form.state)))
  })
}
