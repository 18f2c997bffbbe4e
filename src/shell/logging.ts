/**
 * What the log never holds: cookies, tokens, and what PostgreSQL quotes of a row (`detail` names the mobile number
 * that was there already).
 */
export const loggerOptions = {
  level: 'warn',
  redact: [
    'req.headers.cookie',
    'req.headers.authorization',
    'err.detail',
    'err.where',
    'err.parameters',
    'err.cause.detail',
  ],
}
