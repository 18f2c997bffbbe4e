import { emptyForm, readForm } from '../shell/form.ts'
import { found } from '../shell/errors.ts'
import type { Routes } from '../shell/room.ts'
import { ownerOf, personActor, sessionOf } from '../shell/session.ts'
import { stopActing } from './act-for.ts'
import { changePassword } from './change-password.ts'
import { ChangePasswordForm } from './people.forms.ts'
import { accountPage, changePasswordPage } from './people.page.ts'
import { findPerson } from './people.queries.ts'
import { clearSessionCookie } from './session.routes.ts'
import { signOut } from './sign-out.ts'

export const personRoutes: Routes = (app, { db, limits }) => {
  app.get('/my/account', async (request, reply) => {
    const person = found(await findPerson(db, ownerOf(request).id))
    return reply.page('people/account', accountPage(person))
  })

  app.post('/sign-out', async (request, reply) => {
    await signOut(db, sessionOf(request).id, personActor(request))
    clearSessionCookie(reply)
    return reply.goTo('/sign-in')
  })

  app.get('/my/password', async (_request, reply) =>
    reply.page('people/change-password', changePasswordPage(emptyForm)),
  )

  app.post('/my/password', async (request, reply) => {
    const form = readForm(ChangePasswordForm, request.body)
    if (!form.ok) return reply.code(422).page('people/change-password', changePasswordPage(form.state))
    const input = {
      personId: sessionOf(request).person.id,
      oldPassword: form.value.oldPassword,
      newPassword: form.value.password,
    }
    await limits.spend('password-change', sessionOf(request).person.id)
    const changed = await changePassword(db, input, personActor(request))
    if (!changed.ok)
      return reply.code(422).page('people/change-password', changePasswordPage(emptyForm, changed.refusals))
    clearSessionCookie(reply)
    return reply.goTo('/sign-in')
  })

  app.post('/my/counter-end', async (request, reply) => {
    const session = sessionOf(request)
    const { id } = found(session.actingFor, 'person at the counter')
    await stopActing(db, { sessionId: session.id, personId: id }, personActor(request))
    return reply.goTo('/my/account')
  })
}
