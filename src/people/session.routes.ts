import jwt from '@fastify/jwt'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import { Forbidden, SignedOut } from '../shell/errors.ts'
import type { Deps } from '../shell/room.ts'
import { officeOf } from '../shell/session.ts'
import { openSession } from './open-session.ts'

/** The prefix makes browsers keep it to this host, over TLS (or on localhost), for every path. */
export const sessionCookie = '__Host-sukani'
const cookieOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const
const Pointer = z.object({ sid: z.uuid() })
const issuer = 'sukani'

/** The signer of the session pointer; registered once, at the root. */
export const sessionSigner = fp(async (app: FastifyInstance, { secret }: { secret: string }) => {
  await app.register(jwt, {
    secret,
    cookie: { cookieName: sessionCookie, signed: false },
    sign: { algorithm: 'HS256', iss: issuer, expiresIn: '24h' },
    verify: { algorithms: ['HS256'], allowedIss: issuer },
  })
})

/** Sets the cookie: a signed pointer to the session row, and nothing else. */
export const setSessionCookie = (
  app: { jwt: FastifyInstance['jwt'] },
  reply: FastifyReply,
  sessionId: string,
): void => void reply.setCookie(sessionCookie, app.jwt.sign({ sid: sessionId }), cookieOptions)
export const clearSessionCookie = (reply: FastifyReply): void =>
  void reply.clearCookie(sessionCookie, cookieOptions)

/** A database that does not answer is a fault, and not somebody signed out: only the pointer may be wrong. */
async function readSession(request: FastifyRequest, { db }: Pick<Deps, 'db'>): Promise<void> {
  if (request.cookies[sessionCookie] === undefined) return
  const sid = await readPointer(request)
  request.session = sid === undefined ? null : await openSession(db, sid)
}

async function readPointer(request: FastifyRequest): Promise<string | undefined> {
  try {
    return Pointer.parse(await request.jwtVerify({ onlyCookie: true })).sid
  } catch {
    return undefined // forged, expired, of another key: nobody is signed in
  }
}

/**
 * Makes a scope one for guests, persons or officers. Beyond `guest` there must be a live session, and every
 * form must carry this session's token; in `office` the route's roles must meet the office of the address.
 */
export async function sessionScope(
  scope: FastifyInstance,
  deps: Deps,
  kind: 'guest' | 'person' | 'office',
): Promise<void> {
  scope.addHook('onRequest', async (request) => {
    await readSession(request, deps)
  })
  if (kind === 'guest') return
  // Files are read into memory: not those of somebody who is not signed in.
  scope.addHook('onRequest', async (request) => {
    if (request.session === null && hasFiles(request)) throw new SignedOut()
  })
  scope.addHook('preValidation', async (request, reply) => {
    if (request.session === null) return await sendToSignIn(request, reply)
    if (request.method !== 'GET' && !deps.csrf.verify(request.session, tokenOf(request.body)))
      throw new Forbidden('csrf')
    if (kind === 'office') officeOf(request)
    return undefined
  })
}

// By its header: the body is not parsed yet.
const hasFiles = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('multipart/') === true

const tokenOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && '_csrf' in body ? body._csrf : undefined

/** A page asked for without a session: sign in and come back. A form sent without one: say so, and show what was typed. */
async function sendToSignIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (request.method === 'GET')
    return await reply.redirect(`/${request.language}/sign-in?next=${encodeURIComponent(request.url)}`, 303)
  throw new SignedOut()
}
