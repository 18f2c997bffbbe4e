import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { readDocument } from '../../documents/index.ts'
import { found } from '../../shell/errors.ts'
import type { Routes } from '../../shell/room.ts'
import { officeActor, officeOf, sessionOf } from '../../shell/session.ts'
import { markObjective } from './mark-objective.ts'
import { markSheet } from './mark-sheet.ts'
import { readPartForm, readSheetForm } from './marking.forms.ts'
import { heldSessionsPage, markingPage, partLines, partPage, sheetLines, sheetPage } from './marking.page.ts'
import { listHeldSessions } from './marking.queries.ts'
import { readPart, readSheet, readWork } from './read-work.ts'
import { recordPart } from './record-part.ts'

const Session = z.object({ office: z.string(), session: z.uuid() })
const Word = z.string().max(40)
const Sheet = Session.extend({ blind: Word })
const Page = Sheet.extend({ page: Word })
const PartOf = Session.extend({ part: Word, application: z.uuid() })
const parts = ['viva', 'practical'] as const
const examiners = { config: { roles: ['examiner', 'chief-examiner'] } }

export const markingRoutes: Routes = (app, { db, config }) => {
  app.get('/marking', examiners, async (request, reply) => {
    const { authorityId, code } = officeOf(request)
    const sessions = await listHeldSessions(db, authorityId)
    return reply.page('examinations-marking/held-sessions', heldSessionsPage(code, 'marking', sessions))
  })

  app.get('/marking/:session', { ...examiners, schema: { params: Session } }, async (request, reply) => {
    const { authorityId, code } = officeOf(request)
    const work = await readWork(db, authorityId, request.params.session)
    return reply.page('examinations-marking/work', markingPage(code, work))
  })

  app.post(
    '/marking/:session/objective',
    { ...examiners, schema: { params: Session } },
    async (request, reply) => {
      const { authorityId, code } = officeOf(request)
      const { session } = request.params
      const marked = await markObjective({ db, config }, session, officeActor(request))
      if (marked.ok) return reply.goTo(`/office/${code}/marking/${session}`)
      const page = markingPage(code, await readWork(db, authorityId, session), marked.refusals)
      return reply.code(422).page('examinations-marking/work', page)
    },
  )

  const sheetAddress = { ...examiners, schema: { params: Sheet } }
  app.get('/marking/:session/sheets/:blind', sheetAddress, async (request, reply) => {
    const { authorityId, code } = officeOf(request)
    const { session, blind } = request.params
    const sheet = await readSheet(db, authorityId, session, blind)
    return reply.page('examinations-marking/sheet', sheetPage(code, sheet))
  })

  app.post('/marking/:session/sheets/:blind', sheetAddress, async (request, reply) => {
    const { authorityId, code } = officeOf(request)
    const { session, blind } = request.params
    const sheet = await readSheet(db, authorityId, session, blind)
    const { value, state } = readSheetForm(request.body, sheetLines(sheet.content))
    const done = value
      ? await markSheet(db, { sessionId: session, blind, ...value }, officeActor(request))
      : { ok: false as const, refusals: [] }
    if (done.ok) return reply.goTo(`/office/${code}/marking/${session}`)
    const page = sheetPage(code, sheet, state, done.refusals)
    return reply.code(422).page('examinations-marking/sheet', page)
  })

  app.get(
    '/marking/:session/sheets/:blind/pages/:page',
    { ...examiners, schema: { params: Page } },
    async (request, reply) => {
      const { session, blind, page } = request.params
      const { pages } = await readSheet(db, officeOf(request).authorityId, session, blind)
      const { documentId } = found(pages[Number(page) - 1], 'page of the sheet')
      return await sendNameless(
        reply,
        await readDocument(db, config.dataFolder, documentId),
        `${blind}-${page}`,
      )
    },
  )

  const partAddress = { ...examiners, schema: { params: PartOf } }
  const viewOf = async (authorityId: string, self: string, params: z.infer<typeof PartOf>) => {
    const part = found(
      parts.find((one) => one === params.part),
      'part of the examination',
    )
    const { session: sessionId, application: applicationId } = params
    return await readPart(db, { authorityId, sessionId, applicationId, part }, self)
  }

  app.get('/marking/:session/parts/:part/:application', partAddress, async (request, reply) => {
    const { authorityId, code } = officeOf(request)
    const view = await viewOf(authorityId, sessionOf(request).person.id, request.params)
    return reply.page('examinations-marking/part', partPage(code, view))
  })

  app.post('/marking/:session/parts/:part/:application', partAddress, async (request, reply) => {
    const { authorityId, code } = officeOf(request)
    const { session: sessionId, application: applicationId } = request.params
    const view = await viewOf(authorityId, sessionOf(request).person.id, request.params)
    const { value, state } = readPartForm(request.body, partLines(view.rubric))
    const what = { sessionId, applicationId, part: view.part }
    const input = value && { ...value, absent: value.came === 'no', secondExaminerId: value.second }
    const done = input
      ? await recordPart(db, { ...what, ...input }, officeActor(request))
      : { ok: false as const, refusals: [] }
    if (done.ok) return reply.goTo(`/office/${code}/marking/${sessionId}`)
    return reply.code(422).page('examinations-marking/part', partPage(code, view, state, done.refusals))
  })
}

type Bytes = { bytes: Buffer; contentType: string }
/** A page of a sheet under its blind number: the name of the file that was uploaded could tell whose it is. */
const sendNameless = async (reply: FastifyReply, { bytes, contentType }: Bytes, name: string) => {
  const how = contentType.startsWith('image/') ? 'inline' : 'attachment'
  return reply
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('content-disposition', `${how}; filename="${name}"`)
    .type(contentType)
    .send(bytes)
}
