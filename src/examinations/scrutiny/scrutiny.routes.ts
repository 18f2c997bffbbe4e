import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sendDocument } from '../../documents/index.ts'
import { formOf, questionsOf } from '../../mariners/index.ts'
import { found, NotFound } from '../../shell/errors.ts'
import { type FormState, readForm } from '../../shell/form.ts'
import type { Routes } from '../../shell/room.ts'
import { officeActor, officeOf } from '../../shell/session.ts'
import { form20Page } from '../applications/form-20.page.ts'
import { acceptApplication, holdApplication, rejectApplication } from './decide-application.ts'
import { findRecord } from './find-record.ts'
import { issueAdmitCard, issueAdmitCards } from './issue-admit-card.ts'
import { readFinding } from './read-finding.ts'
import { AdmitCardsForm, ReasonsForm, VersionForm } from './scrutiny.forms.ts'
import { findingForm, findingPage, scrutinyPage, workPage } from './scrutiny.page.ts'
import { listWork } from './scrutiny.queries.ts'
import { documentsOf, scrutinyView } from './scrutiny-view.ts'

const Params = z.object({ office: z.string(), application: z.uuid() })
const DocumentParams = Params.extend({ document: z.uuid() })
const RecordParams = Params.extend({ record: z.uuid() })
const examiner = { config: { roles: ['examiner'] } }
const reading = { config: { roles: ['examiner', 'chief-examiner', 'auditor'] } }
const inWork = ['submitted', 'answered', 'held', 'eligible']

export const scrutinyRoutes: Routes = (app, { db, jobs, config, text }) => {
  const mail = { jobs, publicUrl: config.publicUrl }
  const viewFor = async (request: FastifyRequest) =>
    await scrutinyView(db, officeOf(request).authorityId, Params.parse(request.params).application)
  const listPage = async (request: FastifyRequest, refused: string[] = []) => {
    const { authorityId, code } = officeOf(request)
    return workPage(code, await listWork(db, authorityId, inWork), refused)
  }

  type Done = { ok: true } | { ok: false; refusals: string[] }
  /** A decision from the page of one application: done and back to it, or the page with what was typed. */
  const deciding =
    <S extends z.ZodType>(
      schema: S,
      act: (
        applicationId: string,
        typed: z.output<S>,
        actor: ReturnType<typeof officeActor>,
      ) => Promise<Done>,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const [{ code }, { application }] = [officeOf(request), Params.parse(request.params)]
      const form = readForm(schema, request.body)
      const done: Done = form.ok
        ? await act(application, form.value, officeActor(request))
        : { ok: false, refusals: [] }
      if (done.ok) return reply.goTo(`/office/${code}/scrutiny/${application}`)
      const page = scrutinyPage(code, await viewFor(request), form.state, done.refusals)
      return reply.code(422).page('examinations/scrutiny/one', page)
    }

  app.get('/scrutiny', reading, async (request, reply) =>
    reply.page('examinations/scrutiny/list', await listPage(request)),
  )

  app.post('/scrutiny/admit-cards', examiner, async (request, reply) => {
    const form = readForm(AdmitCardsForm, request.body)
    const refused = form.ok
      ? await issueAdmitCards(db, jobs, form.value.sessionId, officeActor(request))
      : ['not-accepted-yet']
    if (refused.length === 0) return reply.goTo(`/office/${officeOf(request).code}/scrutiny`)
    return reply.code(422).page('examinations/scrutiny/list', await listPage(request, refused))
  })

  app.get('/scrutiny/:application', { ...reading, schema: { params: Params } }, async (request, reply) =>
    reply.page('examinations/scrutiny/one', scrutinyPage(officeOf(request).code, await viewFor(request))),
  )

  app.get(
    '/scrutiny/:application/form-20',
    { ...reading, schema: { params: Params } },
    async (request, reply) => {
      const own = `/office/${officeOf(request).code}/scrutiny/${request.params.application}`
      const page = form20Page(await viewFor(request), own, (id) => `${own}/documents/${id}`)
      return reply.page('examinations/applications/form-20', page)
    },
  )

  app.get(
    '/scrutiny/:application/documents/:document',
    { ...reading, schema: { params: DocumentParams } },
    async (request, reply) => {
      const { document } = request.params
      if (!documentsOf(await viewFor(request)).includes(document))
        throw new NotFound('document of another application')
      return await sendDocument(db, config.dataFolder, reply, document, { inline: true })
    },
  )

  const findingFor = async (request: FastifyRequest, form?: FormState, refused: string[] = []) => {
    const view = await viewFor(request)
    const { record } = RecordParams.parse(request.params)
    const line = found(
      view.record.find((one) => one.id === record),
      'record',
    )
    const questions = questionsOf(line.kind, request.language, text)
    const opened = form ?? findingForm(line, formOf(line.finding?.claim ?? line.claim))
    return { line, page: findingPage(officeOf(request).code, view, line, questions, opened, refused) }
  }

  app.get(
    '/scrutiny/:application/records/:record',
    { ...reading, schema: { params: RecordParams } },
    async (request, reply) => reply.page('examinations/scrutiny/finding', (await findingFor(request)).page),
  )

  app.post(
    '/scrutiny/:application/records/:record',
    { ...examiner, schema: { params: RecordParams } },
    async (request, reply) => {
      const { application: applicationId, record: recordId } = request.params
      const { line } = await findingFor(request)
      const form = readFinding(line.kind, request.body)
      const done: Done = form.ok
        ? await findRecord(db, { applicationId, recordId, ...form.value }, officeActor(request))
        : { ok: false, refusals: [] }
      if (done.ok) return reply.goTo(`/office/${officeOf(request).code}/scrutiny/${applicationId}`)
      const { page } = await findingFor(request, form.state, done.refusals)
      return reply.code(422).page('examinations/scrutiny/finding', page)
    },
  )

  app.post(
    '/scrutiny/:application/acceptance',
    { ...examiner, schema: { params: Params } },
    deciding(VersionForm, async (applicationId, { version }, actor) =>
      acceptApplication(db, mail, { applicationId, version }, actor),
    ),
  )

  app.post(
    '/scrutiny/:application/decision',
    { ...examiner, schema: { params: Params } },
    deciding(ReasonsForm, async (applicationId, { version, decision, reasons }, actor) =>
      (decision === 'held' ? holdApplication : rejectApplication)(
        db,
        mail,
        { applicationId, version, reasons },
        actor,
      ),
    ),
  )

  app.post(
    '/scrutiny/:application/admit-card',
    { ...examiner, schema: { params: Params } },
    deciding(VersionForm, async (applicationId, { version }, actor) =>
      issueAdmitCard(db, jobs, { applicationId, version }, actor),
    ),
  )
}
