import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { documentInfo, sendDocument } from '../documents/index.ts'
import { person } from '../people/index.ts'
import { found, NotFound } from '../shell/errors.ts'
import { readForm } from '../shell/form.ts'
import type { Routes } from '../shell/room.ts'
import { officeActor, officeOf } from '../shell/session.ts'
import { confirmPayment, refusePayment } from './decide-payment.ts'
import { demandOf, type Followers } from './demand.ts'
import { paymentPage, paymentsPage, perPage } from './office.page.ts'
import { paymentStateNames } from './payment-states.ts'
import { ConfirmForm, RefuseForm } from './payments.forms.ts'
import { countDemands, listDemands } from './payments.queries.ts'
import { sumInWords } from './surroundings.ts'

const reading = { config: { roles: ['treasury', 'auditor'] } }
const deciding = { config: { roles: ['treasury'] } }
const querystring = z.object({
  state: z.enum(paymentStateNames).default('reported'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})
const schema = { params: z.object({ office: z.string(), demand: z.uuid() }) }

export const officeRoutes =
  (after: Followers): Routes =>
  (app, { db, config, jobs, text }) => {
    const tools = { db, config, jobs, after }
    const shown = async (request: FastifyRequest, id: string) => {
      const { authorityId, code, role } = officeOf(request)
      const demand = await demandOf(db, id)
      if (demand.authorityId !== authorityId) throw new NotFound('demand of another authority')
      const payer = (await person(db, demand.personId)).fullName
      const image = demand.challan?.documentId
      const challanIsImage = image != null && (await documentInfo(db, image)).kind === 'image'
      const inWords = sumInWords(demand, text)
      return { office: code, demand, payer, inWords, challanIsImage, mayDecide: role === 'treasury' }
    }

    app.get('/payments', { ...reading, schema: { querystring } }, async (request, reply) => {
      const { authorityId, code } = officeOf(request)
      const { state, page } = request.query
      const listed = await listDemands(db, authorityId, { state, from: (page - 1) * perPage, count: perPage })
      const counts = await countDemands(db, authorityId)
      return reply.page('payments/list', paymentsPage(code, listed, counts, { state, page }))
    })

    app.get('/payments/:demand', { ...reading, schema }, async (request, reply) =>
      reply.page('payments/decide', paymentPage(await shown(request, request.params.demand))),
    )

    app.get('/payments/:demand/challan', { ...reading, schema }, async (request, reply) => {
      const { demand } = await shown(request, request.params.demand)
      const image = found(demand.challan?.documentId, 'picture of the challan')
      return await sendDocument(db, config.dataFolder, reply, image, { inline: true })
    })

    app.post('/payments/:demand/confirmation', { ...deciding, schema }, async (request, reply) => {
      const page = await shown(request, request.params.demand)
      const form = readForm(ConfirmForm, request.body)
      if (!form.ok) return reply.code(422).page('payments/decide', paymentPage(page, form.state))
      const input = { ...form.value, demandId: page.demand.id }
      const confirmed = await confirmPayment(tools, input, officeActor(request))
      if (confirmed.ok) return reply.goTo(`/office/${page.office}/payments/${page.demand.id}`)
      return reply.code(422).page('payments/decide', paymentPage(page, form.state, confirmed.refusals))
    })

    app.post('/payments/:demand/refusal', { ...deciding, schema }, async (request, reply) => {
      const page = await shown(request, request.params.demand)
      const form = readForm(RefuseForm, request.body)
      if (!form.ok) return reply.code(422).page('payments/decide', paymentPage(page, form.state))
      const input = { ...form.value, demandId: page.demand.id }
      const refused = await refusePayment(tools, input, officeActor(request))
      if (refused.ok) return reply.goTo(`/office/${page.office}/payments/${page.demand.id}`)
      return reply.code(422).page('payments/decide', paymentPage(page, form.state, refused.refusals))
    })
  }
