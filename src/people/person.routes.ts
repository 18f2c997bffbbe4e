import type { FastifyRequest } from 'fastify'
import { emptyForm, readForm } from '../shell/form.ts'
import { found, NotFound } from '../shell/errors.ts'
import type { Routes } from '../shell/room.ts'
import { ownerOf, personActor, sessionOf } from '../shell/session.ts'
import { stopActing } from './act-for.ts'
import { changePassword } from './change-password.ts'
import { changePasswordForm } from './people.forms.ts'
import { accountPage, changePasswordPage } from './people.page.ts'
import { findPerson } from './people.queries.ts'
import { clearSessionCookie } from './session.routes.ts'
import { signOut } from './sign-out.ts'

/** While the operator acts for somebody, the pages are that person's, whose password is nobody else's to change. */
function ownPassword(request: FastifyRequest): { id: string } {
  const { person, actingFor } = sessionOf(request)
  if (actingFor) throw new NotFound('a password to change at the counter')
  return person
}

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

  app.get('/my/password', async (request, reply) => {
    ownPassword(request)
    return reply.page('people/change-password', changePasswordPage(emptyForm))
  })

  app.post('/my/password', async (request, reply) => {
    const { id } = ownPassword(request)
    const { fullName, mobile, email } = found(await findPerson(db, id), 'person')
    const form = readForm(changePasswordForm([fullName, mobile, email]), request.body)
    if (!form.ok) return reply.code(422).page('people/change-password', changePasswordPage(form.state))
    const input = {
      personId: id,
      oldPassword: form.value.oldPassword,
      newPassword: form.value.password,
    }
    await limits.spend('password-change', id)
    const changed = await changePassword(db, input, personActor(request))
    if (!changed.ok)
      return reply.code(422).page('people/change-password', changePasswordPage(emptyForm, changed.refusals))
    clearSessionCookie(reply)
    return reply.goTo('/sign-in')
  })

  app.post('/my/counter-end', async (request, reply) => {
    const session = sessionOf(request)
    const { id, authorityId } = found(session.actingFor, 'person at the counter')
    await stopActing(db, { sessionId: session.id, personId: id }, personActor(request))
    // To the next person; an operator who is one no longer has only own pages to go to.
    const desk = session.offices.find((office) => office.authorityId === authorityId)
    return reply.goTo(desk ? `/office/${desk.code}/counter` : '/my')
  })
}
