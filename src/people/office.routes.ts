import { z } from 'zod'
import { found } from '../shell/errors.ts'
import { emptyForm, readForm, withError } from '../shell/form.ts'
import type { Routes } from '../shell/room.ts'
import { officeActor, officeOf, sessionOf } from '../shell/session.ts'
import { actFor } from './act-for.ts'
import { resetAtCounter } from './ask-password-reset.ts'
import { endRole, grantRole } from './grant-role.ts'
import { CounterForm, CounterResetForm, GrantRoleForm } from './people.forms.ts'
import { counterPage, officersPage } from './people.page.ts'
import { findPersonByContact } from './people.queries.ts'
import { listOfficers, listRoles } from './roles.queries.ts'

const administrator = { config: { roles: ['administrator'] } }
const counter = { config: { roles: ['counter-operator'] } }
const Grant = z.object({ office: z.string(), grant: z.uuid() })

export const officeRoutes: Routes = (app, { db, config, limits }) => {
  const officersOf = async (authorityId: string) =>
    [await listOfficers(db, authorityId), (await listRoles(db)).map((role) => role.code)] as const

  app.get('/people', administrator, async (request, reply) => {
    const { authorityId, code } = officeOf(request)
    return reply.page('people/officers', officersPage(code, ...(await officersOf(authorityId)), emptyForm))
  })

  app.post('/people', administrator, async (request, reply) => {
    const { authorityId, code } = officeOf(request)
    const form = readForm(GrantRoleForm, request.body)
    if (!form.ok)
      return reply
        .code(422)
        .page('people/officers', officersPage(code, ...(await officersOf(authorityId)), form.state))
    const [officers, roles] = await officersOf(authorityId)
    if (!roles.includes(form.value.role)) {
      const state = withError(form.state, { field: 'role', key: 'people.error.role' })
      return reply.code(422).page('people/officers', officersPage(code, officers, roles, state))
    }
    const granted = await grantRole(db, { ...form.value, authorityId }, officeActor(request))
    if (!granted.ok)
      return reply
        .code(422)
        .page('people/officers', officersPage(code, officers, roles, form.state, granted.refusals))
    return reply.goTo(`/office/${code}/people`)
  })

  app.post('/people/:grant/end', { ...administrator, schema: { params: Grant } }, async (request, reply) => {
    const { authorityId, code } = officeOf(request)
    const ended = await endRole(db, { grantId: request.params.grant, authorityId }, officeActor(request))
    if (!ended.ok)
      return reply
        .code(422)
        .page(
          'people/officers',
          officersPage(code, ...(await officersOf(authorityId)), emptyForm, ended.refusals),
        )
    return reply.goTo(`/office/${code}/people`)
  })

  app.get('/counter', counter, async (request, reply) =>
    reply.page('people/counter', counterPage(officeOf(request).code, emptyForm)),
  )

  app.post('/counter', counter, async (request, reply) => {
    const { authorityId, code } = officeOf(request)
    const form = readForm(CounterForm, request.body)
    await limits.spend('counter', sessionOf(request).person.id)
    if (!form.ok) return reply.code(422).page('people/counter', counterPage(code, form.state))
    const input = { ...form.value, sessionId: sessionOf(request).id, authorityId }
    const began = await actFor(db, input, officeActor(request))
    if (!began.ok)
      return reply.code(422).page('people/counter', counterPage(code, form.state, began.refusals))
    return reply.goTo('/my')
  })

  app.post('/counter/password', counter, async (request, reply) => {
    const { code } = officeOf(request)
    const form = readForm(CounterResetForm, request.body)
    await limits.spend('counter', sessionOf(request).person.id)
    if (!form.ok) return reply.code(422).page('people/counter', counterPage(code, form.state))
    const person = found(await findPersonByContact(db, form.value.contact), 'person')
    const token = await resetAtCounter(db, person.id, form.value.reason, officeActor(request))
    return reply.page(
      'people/counter',
      counterPage(code, emptyForm, [], `${config.publicUrl}/${request.language}/new-password/${token}`),
    )
  })
}
