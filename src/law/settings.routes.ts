import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { authority, changeSetting, settingEntries } from '../authorities/index.ts'
import { perform } from '../db/act.ts'
import { checkSetting } from '../rules/index.ts'
import { found } from '../shell/errors.ts'
import { type FormState, readForm, withError } from '../shell/form.ts'
import type { Routes } from '../shell/room.ts'
import { officeActor, officeOf } from '../shell/session.ts'
import { ChangeForm, typedValue } from './law.forms.ts'
import { interpretationsOf, settingViews } from './settings-view.ts'
import { settingPage, settingsPage } from './settings.page.ts'

/** What the law leaves to the authority is set by its head: the Chief Examiner, or the District Magistrate (Bihar, 32(b)). */
const heads = ['chief-examiner', 'district-magistrate']
const reading = { config: { roles: [...heads, 'examiner', 'treasury', 'administrator', 'auditor'] } }
const changing = { config: { roles: heads } }
const schema = { params: z.object({ office: z.string(), key: z.string().max(80) }) }

export const settingsRoutes: Routes = (app, { db }) => {
  const shown = async (request: FastifyRequest, key: string, form?: FormState, refused?: string[]) => {
    const { authorityId, code, roles } = officeOf(request)
    const view = found(
      (await settingViews(db, authorityId)).find(({ entry }) => entry.key === key),
      `setting ${key}`,
    )
    const office = { code, mayChange: heads.some((role) => roles.includes(role)) }
    return settingPage(office, view, interpretationsOf(view.entry.ruleSet), form, refused)
  }

  app.get('/settings', reading, async (request, reply) => {
    const { authorityId, code, roles } = officeOf(request)
    const { ruleSet } = await authority(db, authorityId)
    const office = { code, mayChange: heads.some((role) => roles.includes(role)) }
    const views = await settingViews(db, authorityId)
    return reply.page('law/settings', settingsPage(office, views, interpretationsOf(ruleSet)))
  })

  app.get('/settings/:key', { ...reading, schema }, async (request, reply) =>
    reply.page('law/setting', await shown(request, request.params.key)),
  )

  app.post('/settings/:key', { ...changing, schema }, async (request, reply) => {
    const { key } = request.params
    const { authorityId, code } = officeOf(request)
    const form = await readChange(authorityId, key, request.body)
    if (!form.ok) return reply.code(422).page('law/setting', await shown(request, key, form.state))
    const change = { ...form.value, authorityId, key }
    const done = await perform(db, officeActor(request), async (act) => await changeSetting(act, change))
    if (done.ok) return reply.goTo(`/office/${code}/settings/${key}`)
    return reply.code(422).page('law/setting', await shown(request, key, form.state, done.refusals))
  })

  /** What was typed, with the value as this setting takes it; its limits stand at the field. */
  const readChange = async (authorityId: string, key: string, body: unknown) => {
    const entry = found(
      (await settingEntries(db, authorityId)).find((one) => one.key === key),
      `setting ${key}`,
    )
    const form = readForm(ChangeForm, body)
    if (!form.ok) return form
    const checked = checkSetting(entry.ruleSet, key, typedValue(entry, form.value.value))
    if (checked.ok) return { ...form, value: { ...form.value, value: checked.value } }
    const limits = entry.value.kind === 'figure' ? { least: entry.value.least, most: entry.value.most } : {}
    const error = { field: 'value', key: `law.error.${entry.value.kind}`, values: limits }
    return { ok: false as const, state: withError(form.state, error) }
  }
}
