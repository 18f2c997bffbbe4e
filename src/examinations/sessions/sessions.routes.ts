import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { centres, settingsOn } from '../../authorities/index.ts'
import { found } from '../../shell/errors.ts'
import { filledForm, type FormState, readForm } from '../../shell/form.ts'
import type { Routes } from '../../shell/room.ts'
import { officeActor, officeOf } from '../../shell/session.ts'
import * as moves from './move-session.ts'
import { planSession } from './plan-session.ts'
import { addStaff, removeStaff } from './session-staff.ts'
import { passMarkOf, sessionPaper } from './session-paper.ts'
import { CancelForm, MoveForm, PlanForm, PostponeForm, StaffEndForm, StaffForm } from './sessions.forms.ts'
import { newSessionPage, sessionPage, sessionsPage } from './sessions.page.ts'
import * as queries from './sessions.queries.ts'

const Params = z.object({ office: z.string(), session: z.uuid() })
const examiners = { config: { roles: ['chief-examiner', 'examiner'] } }
const readers = { config: { roles: ['chief-examiner', 'examiner', 'auditor'] } }
const chief = { config: { roles: ['chief-examiner'] }, schema: { params: Params } }
const one = { ...examiners, schema: { params: Params } }

export const sessionRoutes: Routes = (app, { db, jobs, config }) => {
  const pageOf = async (
    office: { authorityId: string; code: string; roles: string[] },
    id: string,
    form?: FormState,
    refused: readonly string[] = [],
  ) => {
    const session = found(await queries.findSession(db, id), 'session')
    if (session.authorityId !== office.authorityId) found(null, 'session')
    const [seats, applications, staff] = await Promise.all([
      queries.countSeats(db, id),
      queries.countApplications(db, id),
      queries.listStaff(db, id),
    ])
    const paper = sessionPaper(session.paper)
    const settings = await settingsOn(db, office.authorityId, session.heldOn)
    const passPercent = passMarkOf(paper, session.heldOn, settings)
    const view = { session, paper: { ...paper, passPercent }, seats, applications, staff }
    return sessionPage(office, view, form, refused)
  }
  const mail = { jobs, publicUrl: config.publicUrl }
  type Done = { ok: true } | { ok: false; refusals: string[] }

  /** A form of the session's page: done, or the same page with what was typed and what stands against it. */
  const moving =
    <S extends z.ZodType>(
      schema: S,
      act: (sessionId: string, input: z.output<S>, actor: ReturnType<typeof officeActor>) => Promise<Done>,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const [office, { session }] = [officeOf(request), Params.parse(request.params)]
      const form = readForm(schema, request.body)
      const done: Done = form.ok
        ? await act(session, form.value, officeActor(request))
        : { ok: false, refusals: [] }
      if (done.ok) return reply.goTo(`/office/${office.code}/sessions/${session}`)
      const page = await pageOf(office, session, form.state, done.refusals)
      return reply.code(422).page('examinations/sessions/one', page)
    }

  app.get('/sessions', readers, async (request, reply) => {
    const office = officeOf(request)
    return reply.page(
      'examinations/sessions/list',
      sessionsPage(office, await queries.listSessions(db, office.authorityId)),
    )
  })

  app.get('/sessions/new', examiners, async (request, reply) => {
    const { authorityId, code } = officeOf(request)
    const form = filledForm({ passPercent: 40, startsHour: '10:00' })
    return reply.page('examinations/sessions/new', newSessionPage(code, await centres(db, authorityId), form))
  })

  app.post('/sessions/new', examiners, async (request, reply) => {
    const { authorityId, code } = officeOf(request)
    const form = readForm(PlanForm, request.body)
    const planned = form.ok ? await planSession(db, form.value, officeActor(request)) : form
    if (planned.ok && 'id' in planned) return reply.goTo(`/office/${code}/sessions/${planned.id}`)
    const refused = 'refusals' in planned ? planned.refusals : []
    return reply
      .code(422)
      .page(
        'examinations/sessions/new',
        newSessionPage(code, await centres(db, authorityId), form.state, refused),
      )
  })

  app.get('/sessions/:session', { ...readers, schema: { params: Params } }, async (request, reply) =>
    reply.page('examinations/sessions/one', await pageOf(officeOf(request), request.params.session)),
  )

  app.post(
    '/sessions/:session/opening',
    one,
    moving(MoveForm, async (sessionId, input, actor) =>
      moves.openSession(db, { sessionId, ...input }, actor),
    ),
  )

  app.post(
    '/sessions/:session/closing',
    one,
    moving(MoveForm, async (sessionId, input, actor) =>
      moves.closeSession(db, { sessionId, ...input }, actor),
    ),
  )

  app.post(
    '/sessions/:session/postponement',
    chief,
    moving(PostponeForm, async (sessionId, input, actor) =>
      moves.postponeSession(db, mail, { sessionId, ...input }, actor),
    ),
  )

  app.post(
    '/sessions/:session/cancellation',
    chief,
    moving(CancelForm, async (sessionId, { version, cancelReason: reason }, actor) =>
      moves.cancelSession(db, mail, { sessionId, version, reason }, actor),
    ),
  )

  app.post(
    '/sessions/:session/staff',
    one,
    moving(StaffForm, async (sessionId, input, actor) => addStaff(db, { sessionId, ...input }, actor)),
  )

  app.post(
    '/sessions/:session/staff/end',
    one,
    moving(StaffEndForm, async (sessionId, input, actor) => removeStaff(db, { sessionId, ...input }, actor)),
  )
}
