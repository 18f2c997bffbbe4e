import { z } from 'zod'
import { settingsOn } from '../../authorities/index.ts'
import type { FormState } from '../../shell/form.ts'
import { readForm } from '../../shell/form.ts'
import type { Routes } from '../../shell/room.ts'
import { officeActor, officeOf } from '../../shell/session.ts'
import type { Language } from '../../shell/text.ts'
import { heldSessionsPage } from '../marking/marking.page.ts'
import { listCandidates, listHeldSessions } from '../marking/marking.queries.ts'
import { officeSession } from '../marking/office-session.ts'
import { passMarkOf } from '../sessions/session-paper.ts'
import { gatherMarks } from './gather-marks.ts'
import { recommendSession } from './recommend-session.ts'
import { releaseSession } from './release-session.ts'
import { RecommendForm, ReleaseForm } from './results.forms.ts'
import { sessionResultsPage } from './results.page.ts'
import { listResults } from './results.queries.ts'

const Session = z.object({ office: z.string(), session: z.uuid() })
const readers = { config: { roles: ['chief-examiner', 'examiner', 'auditor'] } }
const examiner = { config: { roles: ['examiner'] }, schema: { params: Session } }
const chief = { config: { roles: ['chief-examiner'] }, schema: { params: Session } }

export const resultsRoutes: Routes = (app, { db, jobs, config }) => {
  type Office = { authorityId: string; code: string; roles: string[] }
  const pageOf = async (office: Office, id: string, form?: FormState, refused: readonly string[] = []) => {
    const session = await officeSession(db, office.authorityId, id)
    const [candidates, gathered, results] = await Promise.all([
      listCandidates(db, id),
      gatherMarks(db, session),
      listResults(db, id),
    ])
    const settings = await settingsOn(db, office.authorityId, session.heldOn)
    const passPercent = passMarkOf(session.paper, session.heldOn, settings)
    return sessionResultsPage(office, { session, passPercent, candidates, gathered, results }, form, refused)
  }
  const linkOf = (application: string, language: Language) =>
    `${config.publicUrl}/${language}/my/applications/${application}/result`

  app.get('/results', readers, async (request, reply) => {
    const { authorityId, code } = officeOf(request)
    const sessions = await listHeldSessions(db, authorityId)
    return reply.page('examinations-marking/held-sessions', heldSessionsPage(code, 'results', sessions))
  })

  app.get('/results/:session', { ...readers, schema: { params: Session } }, async (request, reply) =>
    reply.page(
      'examinations-marking/session-results',
      await pageOf(officeOf(request), request.params.session),
    ),
  )

  app.post('/results/:session/recommendation', examiner, async (request, reply) => {
    const [office, { session }] = [officeOf(request), request.params]
    const form = readForm(RecommendForm, request.body)
    const done = form.ok
      ? await recommendSession(db, { sessionId: session, ...form.value }, officeActor(request))
      : { ok: false as const, refusals: [] }
    if (done.ok) return reply.goTo(`/office/${office.code}/results/${session}`)
    const page = await pageOf(office, session, form.state, done.refusals)
    return reply.code(422).page('examinations-marking/session-results', page)
  })

  app.post('/results/:session/release', chief, async (request, reply) => {
    const [office, { session }] = [officeOf(request), request.params]
    const form = readForm(ReleaseForm, request.body)
    const done = form.ok
      ? await releaseSession(
          { db, jobs },
          { sessionId: session, linkOf, ...form.value },
          officeActor(request),
        )
      : { ok: false as const, refusals: [] }
    if (done.ok) return reply.goTo(`/office/${office.code}/results/${session}`)
    const page = await pageOf(office, session, form.state, done.refusals)
    return reply.code(422).page('examinations-marking/session-results', page)
  })
}
