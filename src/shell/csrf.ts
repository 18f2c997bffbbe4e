import { Tokens } from '@fastify/csrf'
import type { Session } from './session.ts'

export type CsrfTokens = {
  /** The secret that a new session row keeps. */
  newSecret: () => string
  /** A token for a form: good for this session alone. */
  create: (session: Session) => string
  verify: (session: Session, token: unknown) => boolean
}

/** CSRF tokens bound to the session: another person's token does not open this person's form. */
export function csrfTokens(hmacKey: string): CsrfTokens {
  const tokens = new Tokens({ hmacKey, userInfo: true })
  return {
    newSecret: () => tokens.secretSync(),
    create: (session) => tokens.create(session.csrfSecret, session.id),
    verify: (session, token) =>
      typeof token === 'string' && tokens.verify(session.csrfSecret, token, session.id),
  }
}
