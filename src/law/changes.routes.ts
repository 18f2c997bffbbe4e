import { z } from 'zod'
import { authority, settingsOn } from '../authorities/index.ts'
import { type Day, readClock } from '../db/act.ts'
import { type FigureView, lawView } from '../rules/index.ts'
import { type FieldError, filledForm, readForm, type ReadForm, withError } from '../shell/form.ts'
import type { Routes } from '../shell/room.ts'
import { officeOf } from '../shell/session.ts'
import { changesPage } from './changes.page.ts'
import { draftOf } from './draft-figure.ts'
import { ChangesForm } from './law.forms.ts'
import { type Dates, weighChange } from './weigh-change.ts'

const reading = {
  config: { roles: ['chief-examiner', 'district-magistrate', 'administrator', 'auditor'] },
  schema: { querystring: z.record(z.string(), z.unknown()) },
}

/** Looks at the law of two days, or at a draft figure, before anything is set: what changes, and for whom. */
export const changesRoutes: Routes = (app, { db }) => {
  app.get('/changes', reading, async (request, reply) => {
    const { authorityId, code: office } = officeOf(request)
    const { ruleSet } = await authority(db, authorityId)
    const { today } = await readClock(db)
    const law = lawView(ruleSet, today, { settings: await settingsOn(db, authorityId, today) })
    const shown = { office, ruleSet, figures: law?.figures ?? [], weighed: null }
    if (Object.keys(request.query).length === 0)
      return reply.page('law/changes', changesPage({ ...shown, form: between(today) }))
    const form = readDates(ruleSet, shown.figures, request.query)
    if (!form.ok) return reply.code(422).page('law/changes', changesPage({ ...shown, form: form.state }))
    const weighed = await weighChange(db, { authorityId, ruleSet }, form.value)
    return reply.page('law/changes', changesPage({ ...shown, form: form.state, weighed }))
  })
}

/** From today to today: with a draft figure alone, nothing else differs. */
function between(today: Day) {
  const [year = '', month = '', day = ''] = today.split('-')
  const parts = { year, month, day }
  const of = (name: string) =>
    Object.entries(parts).map(([part, value]) => [`${name}-${part}`, value] as const)
  return filledForm(Object.fromEntries([...of('from'), ...of('to')]))
}

/** Two days on which there is law, and a figure that the law has. */
function readDates(ruleSet: string, figures: readonly FigureView[], query: unknown): ReadForm<Dates> {
  const form = readForm(ChangesForm, query)
  if (!form.ok) return form
  const { from, to, figure, value } = form.value
  const refused = (error: FieldError) => ({ ok: false as const, state: withError(form.state, error) })
  const lawless = (['from', 'to'] as const).find((name) => lawView(ruleSet, form.value[name]) === null)
  if (lawless !== undefined) return refused({ field: lawless, key: 'law.error.noLaw' })
  const draft = draftOf(figures, figure, value)
  return 'error' in draft ? refused(draft.error) : { ...form, value: { from, to, ...draft } }
}
