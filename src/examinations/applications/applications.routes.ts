import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { authorities, settingsOn } from '../../authorities/index.ts'
import { examinationFee } from '../../rules/index.ts'
import { type FormState, readForm } from '../../shell/form.ts'
import type { Routes } from '../../shell/room.ts'
import { ownerOf, personActor } from '../../shell/session.ts'
import { listOpenSessions } from '../sessions/sessions.queries.ts'
import { answerQuestion } from './answer-question.ts'
import { myApplications } from './application-door.ts'
import { type ApplicationView, ownView } from './application-view.ts'
import * as forms from './applications.forms.ts'
import * as pages from './applications.page.ts'
import { askFee } from './ask-fee.ts'
import { chooseSession } from './choose-session.ts'
import { encloseDocument, takeOutDocument } from './enclose-document.ts'
import { form20Page } from './form-20.page.ts'
import { fillPartD } from './fill-part-d.ts'
import { startApplication } from './start-application.ts'
import { submitApplication } from './submit-application.ts'
import { withdrawApplication } from './withdraw-application.ts'

const Params = z.object({ application: z.uuid() })
const one = { schema: { params: Params } }
const Tried = z.object({ requirement: z.string() }).catch({ requirement: '' })

export const applicationRoutes: Routes = (app, { db, config }) => {
  const viewFor = async (request: FastifyRequest): Promise<ApplicationView> =>
    await ownView(db, ownerOf(request).id, Params.parse(request.params).application)
  const ownInput = (request: FastifyRequest) => ({
    personId: ownerOf(request).id,
    applicationId: Params.parse(request.params).application,
  })
  const home = (request: FastifyRequest): string =>
    `/my/applications/${Params.parse(request.params).application}`
  const openFor = async ({ application, today }: ApplicationView) =>
    await listOpenSessions(db, application.authorityId, application.grade, today)
  const feeLines = async ({ application, grade, today }: ApplicationView) => {
    const fee = examinationFee(grade, today, {
      settings: await settingsOn(db, application.authorityId, today),
    })
    return fee.outcome === 'computed' ? [...(fee.value?.lines ?? [])] : []
  }

  type Done = { ok: true } | { ok: false; refusals: string[] }
  type Input = ReturnType<typeof ownInput>
  /** A form of one application: done and on to `next`, or `again`: its page with what was typed. */
  const filling =
    <S extends z.ZodType>(
      schema: S,
      act: (input: Input, typed: z.output<S>, actor: ReturnType<typeof personActor>) => Promise<Done>,
      again: (
        reply: FastifyReply,
        view: ApplicationView,
        form: FormState,
        refused: string[],
      ) => Promise<FastifyReply>,
      next: (own: string) => string = (own) => own,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const form = readForm(schema, request.body)
      const done: Done = form.ok
        ? await act(ownInput(request), form.value, personActor(request))
        : { ok: false, refusals: [] }
      if (done.ok) return reply.goTo(next(home(request)))
      return await again(reply.code(422), await viewFor(request), form.state, done.refusals)
    }

  const listPage = async (personId: string, form?: FormState, refused: string[] = []) => {
    const offices = (await authorities(db)).filter(({ ruleSet }) => ruleSet === 'jharkhand-2020')
    return pages.applicationsPage(await myApplications(db, personId), offices, form, refused)
  }

  app.get('/my/applications', async (request, reply) =>
    reply.page('examinations/applications/list', await listPage(ownerOf(request).id)),
  )

  app.post('/my/applications', async (request, reply) => {
    const personId = ownerOf(request).id
    const form = readForm(forms.StartForm, request.body)
    const done = form.ok
      ? await startApplication(db, { personId, ...form.value }, personActor(request))
      : { ok: false as const, refusals: [] }
    if (done.ok) return reply.goTo(`/my/applications/${done.id}`)
    const page = await listPage(personId, form.state, done.refusals)
    return reply.code(422).page('examinations/applications/list', page)
  })

  app.get('/my/applications/:application', one, async (request, reply) =>
    reply.page('examinations/applications/one', pages.applicationPage(await viewFor(request))),
  )

  app.get('/my/applications/:application/session', one, async (request, reply) => {
    const view = await viewFor(request)
    return reply.page('examinations/applications/session', pages.sessionChoicePage(view, await openFor(view)))
  })

  app.post(
    '/my/applications/:application/session',
    one,
    filling(
      forms.SessionForm,
      async (input, typed, actor) => chooseSession(db, { ...input, ...typed }, actor),
      async (reply, view, form, refused) =>
        reply.page(
          'examinations/applications/session',
          pages.sessionChoicePage(view, await openFor(view), form, refused),
        ),
    ),
  )

  app.get('/my/applications/:application/part-d', one, async (request, reply) =>
    reply.page('examinations/applications/part-d', pages.partDPage(await viewFor(request))),
  )

  app.post(
    '/my/applications/:application/part-d',
    one,
    filling(
      forms.PartDForm,
      async (input, typed, actor) => fillPartD(db, { ...input, ...typed }, actor),
      async (reply, view, form, refused) =>
        reply.page('examinations/applications/part-d', pages.partDPage(view, form, refused)),
    ),
  )

  app.get('/my/applications/:application/documents', one, async (request, reply) =>
    reply.page('examinations/applications/documents', pages.documentsPage(await viewFor(request))),
  )

  app.post(
    '/my/applications/:application/documents',
    one,
    filling(
      forms.EncloseForm,
      async (input, { requirement, file }, actor) =>
        encloseDocument(db, config.dataFolder, { ...input, requirement, upload: file }, actor),
      async (reply, view, form, refused) =>
        reply.page(
          'examinations/applications/documents',
          pages.documentsPage(view, form, refused, Tried.parse(form.values).requirement),
        ),
      (own) => `${own}/documents`,
    ),
  )

  app.post(
    '/my/applications/:application/documents/removal',
    one,
    filling(
      forms.TakeOutForm,
      async (input, typed, actor) => takeOutDocument(db, { ...input, ...typed }, actor),
      async (reply, view, form, refused) =>
        reply.page('examinations/applications/documents', pages.documentsPage(view, form, refused)),
      (own) => `${own}/documents`,
    ),
  )

  app.get('/my/applications/:application/fee', one, async (request, reply) => {
    const view = await viewFor(request)
    return reply.page('examinations/applications/fee', pages.feePage(view, await feeLines(view)))
  })

  app.post('/my/applications/:application/fee', one, async (request, reply) => {
    const done = await askFee(db, ownInput(request), personActor(request))
    if (done.ok) return reply.goTo(`/my/payments/${done.demandId}`)
    const view = await viewFor(request)
    return reply
      .code(422)
      .page('examinations/applications/fee', pages.feePage(view, await feeLines(view), done.refusals))
  })

  app.get('/my/applications/:application/submission', one, async (request, reply) =>
    reply.page('examinations/applications/submission', pages.submissionPage(await viewFor(request))),
  )

  app.post(
    '/my/applications/:application/submission',
    one,
    filling(
      forms.SubmitForm,
      async (input, { version, declaredBy }, actor) =>
        submitApplication(db, { ...input, version, declaredBy }, actor),
      async (reply, view, form, refused) =>
        reply.page('examinations/applications/submission', pages.submissionPage(view, form, refused)),
    ),
  )

  app.get('/my/applications/:application/form-20', one, async (request, reply) =>
    reply.page(
      'examinations/applications/form-20',
      form20Page(await viewFor(request), home(request), (id) => `/my/documents/${id}`),
    ),
  )

  app.get('/my/applications/:application/withdrawal', one, async (request, reply) =>
    reply.page('examinations/applications/withdrawal', pages.withdrawalPage(await viewFor(request))),
  )

  app.post(
    '/my/applications/:application/withdrawal',
    one,
    filling(
      forms.WithdrawForm,
      async (input, typed, actor) => withdrawApplication(db, { ...input, ...typed }, actor),
      async (reply, view, _form, refused) =>
        reply.page('examinations/applications/withdrawal', pages.withdrawalPage(view, refused)),
    ),
  )

  app.post(
    '/my/applications/:application/answer',
    one,
    filling(
      forms.AnswerForm,
      async (input, { version, answer }, actor) =>
        answerQuestion(db, { ...input, version, words: answer }, actor),
      async (reply, view, form, refused) =>
        reply.page('examinations/applications/one', pages.applicationPage(view, form, refused)),
    ),
  )
}
