import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError, SignedOut, TooMany } from './errors.ts'
import { typedValues } from './form.ts'
import type { PageModel } from './views.ts'

/** What an error page shows: what happened in words by status, what was typed, and the request's name. */
type ErrorModel = PageModel & {
  requestId: string
  typed: { name: string; value: string }[]
  minutes: number
  here: string
  /** Where to sign in and come back from, of the one whose sign-in ran out. */
  signInHref: string
}
type ErrorView =
  | 'errors/not-found'
  | 'errors/forbidden'
  | 'errors/signed-out'
  | 'errors/conflict'
  | 'errors/unexpected'
  | 'errors/too-many'
  | 'errors/bad-request'
declare module './views.ts' {
  interface Views {
    'errors/not-found': ErrorModel
    'errors/forbidden': ErrorModel
    'errors/signed-out': ErrorModel
    'errors/conflict': ErrorModel
    'errors/unexpected': ErrorModel
    'errors/too-many': ErrorModel
    'errors/bad-request': ErrorModel
  }
}

const viewOf = (status: number, error?: Error): ErrorView => {
  if (error instanceof SignedOut) return 'errors/signed-out'
  if (status === 404) return 'errors/not-found'
  if (status === 403 || status === 401) return 'errors/forbidden'
  if (status === 409) return 'errors/conflict'
  if (status === 429) return 'errors/too-many'
  return status < 500 ? 'errors/bad-request' : 'errors/unexpected'
}

/** An address that does not parse is a page that does not exist. */
const statusOf = (error: FastifyError | AppError): number => {
  if (error instanceof AppError) return error.status
  if (error.validation) return error.validationContext === 'params' ? 404 : 400
  const { statusCode } = error
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? statusCode : 500
}

const secretFields = /password|_csrf|version/i

function typedText(request: FastifyRequest): { name: string; value: string }[] {
  const entries = Object.entries(typedValues(request.body)).filter(([name]) => !secretFields.test(name))
  return entries
    .map(([name, value]) => ({ name, value: Array.isArray(value) ? value.join(', ') : value }))
    .filter((one) => one.value !== '')
}

const wantsJson = (request: FastifyRequest): boolean =>
  request.url.startsWith('/api/') || (request.headers.accept ?? '').startsWith('application/json')

/** Sign in, then back to the page on which the form stood: the browser says which, or it has the form's own address. */
function signInHref(request: FastifyRequest): string {
  const page = pageBefore(request)
  return page === '' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(page)}`
}

function pageBefore(request: FastifyRequest): string {
  const { referer } = request.headers
  const before = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined
  if (before?.host === request.host) return before.pathname + before.search
  const { url } = request.routeOptions
  return url !== undefined && request.server.hasRoute({ method: 'GET', url }) ? request.url : ''
}

function answer(request: FastifyRequest, reply: FastifyReply, status: number, error?: Error): FastifyReply {
  const minutes = error instanceof TooMany ? Math.ceil(error.seconds / 60) : 0
  if (error instanceof TooMany) reply.header('retry-after', String(error.seconds))
  reply.code(status)
  const view = viewOf(status, error)
  if (wantsJson(request))
    return reply.send({ status, error: view.slice('errors/'.length), requestId: request.id })
  const model = {
    titleKey: `${view.replace('/', '.')}.title`,
    requestId: request.id,
    typed: typedText(request),
    minutes,
    here: request.url,
    signInHref: signInHref(request),
  }
  return reply.page(view, model)
}

const registerErrorPages = async (app: FastifyInstance): Promise<void> => {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) request.log.error({ err: error }, 'unexpected')
    else request.log.info({ status, reason: error.message }, 'refused')
    return answer(request, reply, status, error)
  })
  app.setNotFoundHandler((request, reply) => answer(request, reply, 404))
}

export const errorPages = fp(registerErrorPages, { name: 'error-pages' })
