import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { NotFound } from '../shell/errors.ts'
import { readForm } from '../shell/form.ts'
import type { Routes } from '../shell/room.ts'
import { ownerOf, personActor } from '../shell/session.ts'
import { demandOf, type Followers } from './demand.ts'
import { demandPage } from './demand.page.ts'
import { ReportForm } from './payments.forms.ts'
import { reportChallan } from './report-challan.ts'
import { surroundingsOf } from './surroundings.ts'

const schema = { params: z.object({ demand: z.uuid() }) }

export const personRoutes =
  ({ onReported }: Followers): Routes =>
  (app, { db, config, text }) => {
    const ownDemand = async (request: FastifyRequest, id: string) => {
      const demand = await demandOf(db, id)
      if (demand.personId !== ownerOf(request).id) throw new NotFound('demand of another person')
      return demand
    }

    app.get('/my/payments/:demand', { schema }, async (request, reply) => {
      const demand = await ownDemand(request, request.params.demand)
      return reply.page('payments/demand', demandPage(demand, await surroundingsOf(db, text, demand)))
    })

    app.post('/my/payments/:demand', { schema }, async (request, reply) => {
      const demand = await ownDemand(request, request.params.demand)
      const around = await surroundingsOf(db, text, demand)
      const form = readForm(ReportForm, request.body)
      if (!form.ok) return reply.code(422).page('payments/demand', demandPage(demand, around, form.state))
      const input = { ...form.value, demandId: demand.id, personId: demand.personId }
      const room = { dataFolder: config.dataFolder, onReported }
      const reported = await reportChallan(db, input, personActor(request), room)
      if (reported.ok) return reply.goTo(`/my/payments/${demand.id}`)
      const page = demandPage(demand, around, form.state, reported.refusals)
      return reply.code(422).page('payments/demand', page)
    })
  }
