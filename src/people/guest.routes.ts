import { z } from 'zod'
import type { Actor } from '../db/act.ts'
import { emptyForm, filledForm, readForm } from '../shell/form.ts'
import type { Routes } from '../shell/room.ts'
import { askPasswordReset } from './ask-password-reset.ts'
import { linkOwner, resetPassword } from './change-password.ts'
import { readContact } from './contact.ts'
import { ForgottenForm, newPasswordForm, SignInForm, SignUpForm } from './people.forms.ts'
import { forgottenPage, newPasswordPage, signInPage, signUpPage } from './people.page.ts'
import { setSessionCookie } from './session.routes.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

const nobody = (requestId: string): Actor => ({ personId: null, role: null, authorityId: null, requestId })
/** Only a page of ours: never a way to another site. */
const ownPath = (next: string | undefined, otherwise: string): string =>
  next && /^\/(hi|en)\/[\w/?=&%.-]*$/.test(next) ? next : otherwise
const Next = z.object({ next: z.string().optional() })
const Token = z.object({ token: z.string().max(100) })

export const guestRoutes: Routes = (app, deps) => {
  const { db, jobs, limits, config } = deps

  app.get('/sign-up', async (_request, reply) => reply.page('people/sign-up', signUpPage(emptyForm)))

  app.post('/sign-up', async (request, reply) => {
    const form = readForm(SignUpForm, request.body)
    if (!form.ok) return reply.code(422).page('people/sign-up', signUpPage(form.state))
    await limits.spend('sign-up', request.ip)
    const made = await signUp(db, { ...form.value, language: request.language }, nobody(request.id))
    if (!made.ok) return reply.code(422).page('people/sign-up', signUpPage(form.state, made.refusals))
    const opened = await signIn(deps, { ...form.value, address: request.ip }, request.id)
    if (opened.ok) setSessionCookie(app, reply, opened.sessionId)
    return reply.goTo('/my')
  })

  app.get('/sign-in', { schema: { querystring: Next } }, async (request, reply) => {
    if (request.session) return reply.goTo('/my')
    return reply.page('people/sign-in', signInPage(emptyForm, request.query.next ?? ''))
  })

  app.post('/sign-in', async (request, reply) => {
    const form = readForm(SignInForm, request.body)
    if (!form.ok) return reply.code(422).page('people/sign-in', signInPage(form.state, ''))
    const { contact, password, next = '' } = form.value
    const opened = await signIn(
      deps,
      { contact: readContact(contact), password, address: request.ip },
      request.id,
    )
    if (!opened.ok)
      return reply
        .code(422)
        .page('people/sign-in', signInPage(filledForm({ contact }), next, opened.refusals))
    setSessionCookie(app, reply, opened.sessionId)
    return reply.redirect(ownPath(next, `/${request.language}/my`), 303)
  })

  app.get('/forgotten-password', async (_request, reply) =>
    reply.page('people/forgotten', forgottenPage(emptyForm)),
  )

  app.post('/forgotten-password', async (request, reply) => {
    const form = readForm(ForgottenForm, request.body)
    if (!form.ok) return reply.code(422).page('people/forgotten', forgottenPage(form.state))
    await limits.spend('forgotten-address', request.ip)
    await limits.spend('forgotten', form.value.email)
    const linkOf = (token: string) => `${config.publicUrl}/${request.language}/new-password/${token}`
    await askPasswordReset(db, jobs, { ...form.value, language: request.language, linkOf }, request.id)
    return reply.page('people/forgotten-sent', { titleKey: 'people.forgottenSent.title' })
  })

  app.get('/new-password/:token', { schema: { params: Token } }, async (request, reply) => {
    const { token } = request.params
    const owner = await linkOwner(db, token)
    return reply
      .code(owner ? 200 : 410)
      .page('people/new-password', newPasswordPage(emptyForm, token, owner ? [] : ['reset-link-dead']))
  })

  app.post('/new-password/:token', { schema: { params: Token } }, async (request, reply) => {
    const { token } = request.params
    const owner = await linkOwner(db, token)
    const known = owner ? [owner.fullName, owner.mobile, owner.email] : []
    const form = readForm(newPasswordForm(known), request.body)
    if (!form.ok) return reply.code(422).page('people/new-password', newPasswordPage(form.state, token))
    const done = await resetPassword(db, { token, newPassword: form.value.password }, request.id)
    if (!done.ok)
      return reply.code(422).page('people/new-password', newPasswordPage(emptyForm, token, done.refusals))
    return reply.goTo('/sign-in')
  })
}
