import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Forbidden } from './errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A request that changes something must come from our own pages: browsers say so by Sec-Fetch-Site, older
 * ones by Origin. A program that is no browser sends neither and carries no cookie to be misused.
 */
export function fromOwnPages(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (typeof site === 'string') return site === 'same-origin' || site === 'none'
  const { origin } = request.headers
  return origin === undefined || origin === new URL(publicUrl).origin
}

const contentSecurityPolicy = (request: FastifyRequest): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    `script-src 'self' 'nonce-${request.cspNonce}'`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
  ].join('; ')

const registerSecurity = async (
  app: FastifyInstance,
  { publicUrl }: { publicUrl: string },
): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: false, // ours has a nonce for the pages' one inline line
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    hsts: publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    frameguard: { action: 'deny' },
  })
  app.decorateRequest('cspNonce', '')
  app.addHook('onRequest', async (request, reply) => {
    request.cspNonce = randomBytes(16).toString('base64')
    reply.header('content-security-policy', contentSecurityPolicy(request))
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=()')
    if (!safeMethods.has(request.method) && !fromOwnPages(request, publicUrl)) {
      throw new Forbidden('the request came from another site')
    }
  })
  // Personal pages stay out of every cache; routes that may be kept say so themselves.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}

export const security = fp(registerSecurity, { name: 'security' })
