import type { FastifyRequest } from 'fastify'

/** Of a request only what was asked for, not what was told with it: an address may carry the facts of a person. */
const asked = ({ method, url, ip }: FastifyRequest) => ({
  method,
  url: url.replace(/\?.*/s, ''),
  remoteAddress: ip,
})

/**
 * What the log never holds: cookies, tokens, what stands behind the question mark of an address, and what PostgreSQL
 * quotes of a row (`detail` names the mobile number that was there already).
 */
export const loggerOptions = {
  level: 'warn',
  serializers: { req: asked },
  redact: [
    'req.headers.cookie',
    'req.headers.authorization',
    'err.detail',
    'err.where',
    'err.parameters',
    'err.cause.detail',
  ],
}
