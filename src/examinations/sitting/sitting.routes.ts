import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Forbidden, found } from '../../shell/errors.ts'
import type { Routes } from '../../shell/room.ts'
import { personActor, sessionOf } from '../../shell/session.ts'
import { readAnswer } from './answer.ts'
import * as attempts from './attempts.queries.ts'
import { closeOverdue } from './close-overdue.ts'
import { handIn } from './hand-in.ts'
import { countedAnswers, openSitting } from './read-sitting.ts'
import { saveAnswer } from './save-answer.ts'
import { placeAfter, savedBy } from './send-question.ts'
import { AnswerBody, QuestionForm } from './sitting.forms.ts'
import { attemptPage, examinationsPage, questionPage, savedOf, summaryPage } from './sitting.page.ts'
import { standingOf } from './standing.ts'
import { startAttempt } from './start-attempt.ts'

const Attempt = z.object({ attempt: z.uuid() })
const Question = z.object({ attempt: z.uuid(), question: z.coerce.number().int().min(1).max(500) })
const one = { schema: { params: Attempt } }
const saving = { schema: { params: Attempt, body: AnswerBody } }
const question = { schema: { params: Question } }
const sending = { schema: { params: Question, body: QuestionForm } }
const screen = { layout: 'examination' }

/** Who sits: the person themself at this machine; nobody sits an examination for another. */
function sitter(request: FastifyRequest): { personId: string; device: string } {
  const { id, person, actingFor } = sessionOf(request)
  if (actingFor) throw new Forbidden('an examination is sat in person')
  return { personId: person.id, device: id }
}

export const sittingRoutes: Routes = (app, { db, config }) => {
  const own = async (request: FastifyRequest, id: string) => {
    const { personId, device } = sitter(request)
    const attempt = found(await attempts.findOwnAttempt(db, id, personId), 'attempt')
    return { attempt, standing: standingOf(attempt, device) }
  }

  const show = async (
    [request, reply]: [FastifyRequest, FastifyReply],
    id: string,
    { refused = [], late = false }: { refused?: string[]; late?: boolean } = {},
  ) => {
    const { attempt, standing } = await own(request, id)
    const page = attemptPage(attempt, standing, await countedAnswers(db, id), late, refused)
    return reply.page('examinations-sitting/attempt', page)
  }

  /** The open paper, while it is live at this machine. */
  const live = async (request: FastifyRequest, id: string) => {
    const { attempt, standing } = await own(request, id)
    return standing === 'running' ? await openSitting(db, config, attempt) : undefined
  }

  app.get('/my/examination', async (request, reply) => {
    const { personId, device } = sitter(request)
    const page = examinationsPage(await attempts.listOwnAttempts(db, personId), device)
    return reply.page('examinations-sitting/list', page)
  })

  app.get('/my/examination/:attempt', one, async (request, reply) =>
    show([request, reply], request.params.attempt),
  )

  app.post('/my/examination/:attempt/start', one, async (request, reply) => {
    const { attempt } = request.params
    const started = await startAttempt(db, { attemptId: attempt, ...sitter(request) }, personActor(request))
    if (!started.ok) return show([request, reply.code(422)], attempt, { refused: started.refusals })
    return reply.goTo(`/my/examination/${attempt}/1`)
  })

  app.get('/my/examination/:attempt/summary', one, async (request, reply) => {
    const sitting = await live(request, request.params.attempt)
    if (!sitting) return reply.goTo(`/my/examination/${request.params.attempt}`)
    return reply.page('examinations-sitting/summary', summaryPage(sitting), screen)
  })

  app.post('/my/examination/:attempt/hand-in', one, async (request, reply) => {
    const { attempt } = request.params
    const ended = await handIn(db, { attemptId: attempt, ...sitter(request) }, personActor(request))
    const refused = ended.ok ? [] : ended.refusals.filter((code) => code !== 'already-ended')
    if (refused.length > 0) return show([request, reply.code(422)], attempt, { refused })
    return reply.goTo(`/my/examination/${attempt}`)
  })

  app.post('/my/examination/:attempt/answers', saving, async (request, reply) => {
    const { question: number, revision, answer, saveId, marked, language } = request.body
    const { attempt } = await own(request, request.params.attempt)
    const { questions } = await openSitting(db, config, attempt)
    const asked = found(questions[number - 1], 'question')
    const result = await saveAnswer(db, {
      ...{ attemptId: attempt.id, ...sitter(request), question: number, onRevision: revision, saveId },
      ...{ answer: readAnswer(asked, answer), marked, language },
    })
    return reply.code(result.outcome === 'saved' ? 200 : 409).send(result)
  })

  // A sign of life of the machine, and the screen's way to learn of a pause, of credited minutes, of the end.
  app.post('/my/examination/:attempt/signs', one, async (request, reply) => {
    const { attempt, standing } = await own(request, request.params.attempt)
    if (standing === 'running') await attempts.touchSign(db, attempt.id)
    if (standing === 'ended') await closeOverdue(db, attempt.id)
    return reply.send({ standing, secondsLeft: attempt.secondsLeft })
  })

  app.get('/my/examination/:attempt/:question', question, async (request, reply) => {
    const sitting = await live(request, request.params.attempt)
    if (!sitting) return reply.goTo(`/my/examination/${request.params.attempt}`)
    const asked = found(sitting.questions[request.params.question - 1], 'question')
    const page = questionPage(sitting, asked, request.language)
    return reply.page('examinations-sitting/question', page, screen)
  })

  app.post('/my/examination/:attempt/:question', sending, async (request, reply) => {
    const { attempt, question: number } = request.params
    const form = request.body
    const sitting = await openSitting(db, config, (await own(request, attempt)).attempt)
    const asked = found(sitting.questions[number - 1], 'question')
    const before = savedOf(sitting.counted.find((saved) => saved.question === number))
    const typed = savedBy(form, readAnswer(asked, form.answer), before.marked)
    const sent = { asked, total: sitting.questions.length, typed: typed.answer, before: before.answer }
    const place = { attemptId: attempt, ...sitter(request), question: number, saveId: undefined }
    const language = form.language ?? request.language
    const save = { ...place, ...typed, language, onRevision: form.revision }
    const { outcome } = await saveAnswer(db, save)
    if (outcome === 'saved')
      return reply.redirect(`/${language}/my/examination/${attempt}${placeAfter(form, sent)}`, 303)
    reply.code(409)
    if (outcome !== 'conflict') return show([request, reply], attempt, { late: outcome === 'ended' })
    const now = await openSitting(db, config, sitting.attempt)
    return reply.page(
      'examinations-sitting/question',
      questionPage(now, asked, request.language, typed.answer),
      screen,
    )
  })
}
