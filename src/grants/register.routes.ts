import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { readClock } from '../db/act.ts'
import { paperOfAuthority, searchRegister } from '../papers/index.ts'
import { found } from '../shell/errors.ts'
import { readForm } from '../shell/form.ts'
import type { Routes } from '../shell/room.ts'
import { officeActor, officeOf } from '../shell/session.ts'
import { certificateKind } from './grade-of.ts'
import { CancellationForm, RevocationForm, SuspensionForm } from './grants.forms.ts'
import { orderOnCertificate } from './order-on-certificate.ts'
import {
  cancellationPage,
  certificatePage,
  registerPage,
  revocationPage,
  suspensionPage,
} from './register.page.ts'

const readers = { config: { roles: ['chief-examiner', 'examiner', 'auditor'] } }
const chief = { config: { roles: ['chief-examiner'] } }
const Paper = z.object({ office: z.string(), paper: z.uuid() })
const Order = Paper.extend({ order: z.uuid() })
const Query = z.record(z.string(), z.unknown())
const SearchForm = z.object({ search: z.string().max(120).default('') })

/** The register of certificates, and the orders of the Chief Examiner on them (34(iv)(g) to (i)). */
export const registerRoutes: Routes = (app, { db, config, jobs }) => {
  const tools = { config, jobs }
  const certificateOf = async (request: FastifyRequest, id: string) => {
    const { authorityId, code } = officeOf(request)
    const paper = await paperOfAuthority(db, authorityId, id)
    return { office: code, paper: found(paper.kind === certificateKind ? paper : undefined, 'certificate') }
  }
  const done = (request: FastifyRequest, reply: FastifyReply, paperId: string): FastifyReply =>
    reply.goTo(`/office/${officeOf(request).code}/register/${paperId}`)

  app.get('/register', { ...readers, schema: { querystring: Query } }, async (request, reply) => {
    const { authorityId, code } = officeOf(request)
    const form = readForm(SearchForm, request.query)
    const search = form.ok ? form.value.search : ''
    const papers = await searchRegister(db, authorityId, certificateKind, search)
    return reply.page('grants/register', registerPage(code, search, papers, (await readClock(db)).today))
  })

  app.get('/register/:paper', { ...readers, schema: { params: Paper } }, async (request, reply) => {
    const { office, paper } = await certificateOf(request, request.params.paper)
    const mayOrder = officeOf(request).roles.includes('chief-examiner')
    return reply.page(
      'grants/certificate',
      certificatePage(office, paper, (await readClock(db)).today, mayOrder),
    )
  })

  const ofPaper = { ...chief, schema: { params: Paper } }
  app.get('/register/:paper/suspension', ofPaper, async (request, reply) =>
    reply.page('grants/suspension', suspensionPage(await certificateOf(request, request.params.paper))),
  )
  app.post('/register/:paper/suspension', ofPaper, async (request, reply) => {
    const certificate = await certificateOf(request, request.params.paper)
    const form = readForm(SuspensionForm, request.body)
    if (!form.ok)
      return reply.code(422).page('grants/suspension', suspensionPage({ ...certificate, form: form.state }))
    const order = { ...form.value, kind: 'suspension' as const, paperId: certificate.paper.id }
    const made = await orderOnCertificate(db, tools, order, officeActor(request))
    if (made.ok) return done(request, reply, certificate.paper.id)
    const page = suspensionPage({ ...certificate, form: form.state, refused: made.refusals })
    return reply.code(422).page('grants/suspension', page)
  })

  app.get('/register/:paper/cancellation', ofPaper, async (request, reply) =>
    reply.page('grants/cancellation', cancellationPage(await certificateOf(request, request.params.paper))),
  )
  app.post('/register/:paper/cancellation', ofPaper, async (request, reply) => {
    const certificate = await certificateOf(request, request.params.paper)
    const form = readForm(CancellationForm, request.body)
    if (!form.ok)
      return reply
        .code(422)
        .page('grants/cancellation', cancellationPage({ ...certificate, form: form.state }))
    const order = { ...form.value, kind: 'cancellation' as const, paperId: certificate.paper.id }
    const made = await orderOnCertificate(db, tools, order, officeActor(request))
    if (made.ok) return done(request, reply, certificate.paper.id)
    const page = cancellationPage({ ...certificate, form: form.state, refused: made.refusals })
    return reply.code(422).page('grants/cancellation', page)
  })

  const ofOrder = { ...chief, schema: { params: Order } }
  const orderOf = async (request: FastifyRequest, { paper: id, order }: { paper: string; order: string }) => {
    const certificate = await certificateOf(request, id)
    const made = certificate.paper.orders.find((one) => one.id === order && one.kind !== 'revocation')
    return { ...certificate, order: found(made, 'order') }
  }
  app.get('/register/:paper/orders/:order/revocation', ofOrder, async (request, reply) =>
    reply.page('grants/revocation', revocationPage(await orderOf(request, request.params))),
  )
  app.post('/register/:paper/orders/:order/revocation', ofOrder, async (request, reply) => {
    const ordering = await orderOf(request, request.params)
    const form = readForm(RevocationForm, request.body)
    if (!form.ok)
      return reply.code(422).page('grants/revocation', revocationPage({ ...ordering, form: form.state }))
    const order = {
      ...form.value,
      kind: 'revocation' as const,
      revokesId: ordering.order.id,
      grounds: '34(iv)(i)',
    }
    const made = await orderOnCertificate(
      db,
      tools,
      { ...order, paperId: ordering.paper.id },
      officeActor(request),
    )
    if (made.ok) return done(request, reply, ordering.paper.id)
    const page = revocationPage({ ...ordering, form: form.state, refused: made.refusals })
    return reply.code(422).page('grants/revocation', page)
  })
}
