import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { listPassed } from '../examinations/index.ts'
import { readForm } from '../shell/form.ts'
import type { Routes } from '../shell/room.ts'
import { officeActor, officeOf } from '../shell/session.ts'
import { grantCertificate } from './grant-certificate.ts'
import { GrantForm } from './grants.forms.ts'
import { grantPage, grantsPage } from './grants.page.ts'
import { proposedCertificate } from './proposed.ts'

const chief = { config: { roles: ['chief-examiner'] } }
const Params = z.object({ office: z.string(), application: z.uuid() })
const one = { ...chief, schema: { params: Params } }

/** The Chief Examiner's grants. */
export const grantRoutes: Routes = (app, { db, config, jobs, text }) => {
  app.get('/grants', chief, async (request, reply) => {
    const { authorityId, code } = officeOf(request)
    return reply.page('grants/list', grantsPage(code, await listPassed(db, authorityId)))
  })

  const pageOf = async (request: FastifyRequest, id: string, refused: readonly string[] = []) => {
    const { authorityId, code } = officeOf(request)
    return grantPage(code, await proposedCertificate(db, text, authorityId, id), refused)
  }

  app.get('/grants/:application', one, async (request, reply) =>
    reply.page('grants/one', await pageOf(request, request.params.application)),
  )

  app.post('/grants/:application', one, async (request, reply): Promise<FastifyReply> => {
    const { application } = request.params
    const page = await pageOf(request, application) // not of this authority: 404 before the form is read
    const form = readForm(GrantForm, request.body)
    if (!form.ok) return reply.code(422).page('grants/one', page)
    const input = { applicationId: application, version: form.value.version }
    const granted = await grantCertificate(db, { config, jobs, text }, input, officeActor(request))
    if (granted.ok) return reply.goTo(`/office/${officeOf(request).code}/register/${granted.id}`)
    return reply.code(422).page('grants/one', await pageOf(request, application, granted.refusals))
  })
}
