import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Refused } from '../../db/act.ts'
import { sendDocument } from '../../documents/index.ts'
import { found } from '../../shell/errors.ts'
import { type FormState, readForm, type ReadForm } from '../../shell/form.ts'
import type { Routes } from '../../shell/room.ts'
import { officeActor, officeOf } from '../../shell/session.ts'
import { paperSecret } from '../papers/open-paper.ts'
import { sealSession } from '../papers/seal-session.ts'
import { attachSheet } from './attach-sheet.ts'
import type { SeatInput } from './at-seat.ts'
import * as forms from './console.forms.ts'
import { consolePage, roomPage, sealPage, seatPage } from './console.page.ts'
import { askCredit, setExtraMinutes, settleCredit } from './credit-time.ts'
import type { Officer } from './duty.ts'
import { endAttempt, handOver } from './end-attempt.ts'
import { finishSession } from './finish-session.ts'
import { markAttendance, reportMalpractice } from './mark-attendance.ts'
import { noteIncident } from './note-incident.ts'
import { askToOpen, confirmOpen } from './open-papers.ts'
import { pauseAttempt, resumeAttempt } from './pause-attempt.ts'
import { readConsole, readRoom, readSeal, readSeat } from './read-console.ts'

const staff = ['chief-examiner', 'examiner', 'invigilator']
const OfSession = z.object({ office: z.string(), session: z.uuid() })
const OfSeat = OfSession.extend({ attempt: z.uuid() })
const OfCredit = OfSeat.extend({ credit: z.uuid() })
const Live = z.object({ live: z.enum(['on', 'off']).optional() })
const all = { config: { roles: staff } }
const session = { ...all, schema: { params: OfSession } }
const seat = { ...all, schema: { params: OfSeat } }
const credit = { ...all, schema: { params: OfCredit } }
const chief = { config: { roles: ['chief-examiner'] }, schema: { params: OfSession } }
const sealing = { ...chief, schema: { ...chief.schema, body: forms.VersionForm } }

const secondsBetweenLooks = 15

type Done = Promise<{ ok: true } | Refused<string>>

const officerOf = (request: FastifyRequest): Officer => ({
  ...officeActor(request),
  roles: officeOf(request).roles,
})

export const consoleRoutes: Routes = (app, { db, config }) => {
  const room = async (
    [request, reply]: [FastifyRequest, FastifyReply],
    sessionId: string,
    { state, refused, live = false }: { state?: FormState; refused?: string[]; live?: boolean } = {},
  ) => {
    const view = await readRoom(db, sessionId, officerOf(request), live)
    return reply.page('examinations-sitting/room', roomPage(officeOf(request).code, view, state, refused))
  }

  /**
   * A form of a seat's page: read, acted on, and back to the seat, or to the room where the next candidate
   * waits; or the seat's page again with what was typed.
   */
  const atSeat = async <T extends { version: number }>(
    [request, reply]: [FastifyRequest, FastifyReply],
    form: ReadForm<T>,
    act: (input: T & SeatInput, officer: Officer) => Done,
    back: 'seat' | 'room' = 'seat',
  ) => {
    const params = OfSeat.parse(request.params)
    const place = { sessionId: params.session, attemptId: params.attempt }
    const { code } = officeOf(request)
    const done = form.ok
      ? await act({ ...form.value, ...place }, officerOf(request))
      : { ok: false as const, refusals: [] }
    const own = `/office/${code}/console/${params.session}`
    if (done.ok) return reply.goTo(back === 'room' ? own : `${own}/${params.attempt}`)
    const page = seatPage(
      code,
      await readSeat(db, config, place, officerOf(request)),
      form.state,
      done.refusals,
    )
    return reply.code(422).page('examinations-sitting/seat', page)
  }

  /** The same for a form of the room's page. */
  const inRoom = async <T>(
    [request, reply]: [FastifyRequest, FastifyReply],
    form: ReadForm<T>,
    act: (input: T & { sessionId: string }, officer: Officer) => Done,
  ) => {
    const { session: sessionId } = OfSession.parse(request.params)
    const done = form.ok
      ? await act({ ...form.value, sessionId }, officerOf(request))
      : { ok: false as const, refusals: [] }
    if (done.ok) return reply.goTo(`/office/${officeOf(request).code}/console/${sessionId}`)
    return room([request, reply.code(422)], sessionId, { state: form.state, refused: done.refusals })
  }

  app.get('/console', all, async (request, reply) => {
    const sessions = await readConsole(db, officerOf(request))
    return reply.page('examinations-sitting/console', consolePage(officeOf(request).code, sessions))
  })

  app.get(
    '/console/:session',
    { ...all, schema: { params: OfSession, querystring: Live } },
    async (request, reply) => {
      const live = request.query.live === 'on'
      if (live) reply.header('refresh', String(secondsBetweenLooks))
      return room([request, reply], request.params.session, { live })
    },
  )

  app.get('/console/:session/sealing', chief, async (request, reply) => {
    const view = await readSeal(db, request.params.session, officerOf(request))
    return reply.page('examinations-sitting/seal', sealPage(officeOf(request).code, view))
  })

  app.post('/console/:session/sealing', sealing, async (request, reply) => {
    const { session: sessionId } = request.params
    const { code } = officeOf(request)
    const { version } = request.body
    const done = await sealSession(
      db,
      { sessionId, version, secret: paperSecret(config) },
      officerOf(request),
    )
    if (done.ok) return reply.goTo(`/office/${code}/console/${sessionId}`)
    const view = await readSeal(db, sessionId, officerOf(request))
    return reply.code(422).page('examinations-sitting/seal', sealPage(code, view, done.refusals))
  })

  app.post('/console/:session/opening-request', session, async (request, reply) =>
    inRoom([request, reply], readForm(forms.VersionForm, request.body), (input, officer) =>
      askToOpen(db, input, officer),
    ),
  )

  app.post('/console/:session/opening', session, async (request, reply) =>
    inRoom([request, reply], readForm(forms.VersionForm, request.body), (input, officer) =>
      confirmOpen(db, input, officer),
    ),
  )

  app.post('/console/:session/end', session, async (request, reply) =>
    inRoom([request, reply], readForm(forms.VersionForm, request.body), (input, officer) =>
      finishSession(db, input, officer),
    ),
  )

  app.post('/console/:session/incidents', session, async (request, reply) =>
    inRoom([request, reply], readForm(forms.IncidentForm, request.body), async (input, officer) => {
      await noteIncident(db, { ...input, attemptId: null }, officer)
      return { ok: true }
    }),
  )

  app.get('/console/:session/:attempt', seat, async (request, reply) => {
    const place = { sessionId: request.params.session, attemptId: request.params.attempt }
    const view = await readSeat(db, config, place, officerOf(request))
    return reply.page('examinations-sitting/seat', seatPage(officeOf(request).code, view))
  })

  app.get('/console/:session/:attempt/photograph', seat, async (request, reply) => {
    const place = { sessionId: request.params.session, attemptId: request.params.attempt }
    const view = await readSeat(db, config, place, officerOf(request))
    const photograph = found(view.seat.photographId, 'photograph')
    return await sendDocument(db, config.dataFolder, reply, photograph, { inline: true })
  })

  app.post('/console/:session/:attempt/attendance', seat, async (request, reply) =>
    atSeat(
      [request, reply],
      readForm(forms.AttendanceForm, request.body),
      (input, officer) => markAttendance(db, input, officer),
      'room',
    ),
  )

  app.post('/console/:session/:attempt/malpractice', seat, async (request, reply) =>
    atSeat([request, reply], readForm(forms.ReasonForm, request.body), (input, officer) =>
      reportMalpractice(db, input, officer),
    ),
  )

  app.post('/console/:session/:attempt/extra-minutes', seat, async (request, reply) =>
    atSeat([request, reply], readForm(forms.ExtraForm, request.body), (input, officer) =>
      setExtraMinutes(db, input, officer),
    ),
  )

  app.post('/console/:session/:attempt/pause', seat, async (request, reply) =>
    atSeat([request, reply], readForm(forms.ReasonForm, request.body), (input, officer) =>
      pauseAttempt(db, input, officer),
    ),
  )

  app.post('/console/:session/:attempt/resumption', seat, async (request, reply) =>
    atSeat([request, reply], readForm(forms.VersionForm, request.body), (input, officer) =>
      resumeAttempt(db, input, officer),
    ),
  )

  app.post('/console/:session/:attempt/credits', seat, async (request, reply) =>
    atSeat([request, reply], readForm(forms.CreditForm, request.body), (input, officer) =>
      askCredit(db, input, officer),
    ),
  )

  app.post('/console/:session/:attempt/credits/:credit', credit, async (request, reply) =>
    atSeat([request, reply], readForm(forms.VerdictForm, request.body), (input, officer) =>
      settleCredit(db, { ...input, creditId: request.params.credit }, officer),
    ),
  )

  app.post('/console/:session/:attempt/end', seat, async (request, reply) =>
    atSeat([request, reply], readForm(forms.ReasonForm, request.body), (input, officer) =>
      endAttempt(db, input, officer),
    ),
  )

  app.post('/console/:session/:attempt/hand-over', seat, async (request, reply) =>
    atSeat([request, reply], readForm(forms.ReasonForm, request.body), (input, officer) =>
      handOver(db, input, officer),
    ),
  )

  app.post('/console/:session/:attempt/incidents', seat, async (request, reply) =>
    inRoom([request, reply], readForm(forms.IncidentForm, request.body), async (input, officer) => {
      await noteIncident(db, { ...input, attemptId: request.params.attempt }, officer)
      return { ok: true }
    }),
  )

  app.post('/console/:session/:attempt/sheets', seat, async (request, reply) =>
    atSeat([request, reply], readForm(forms.SheetForm, request.body), (input, officer) =>
      attachSheet({ db, config }, input, officer),
    ),
  )
}
