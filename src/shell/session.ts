import type { FastifyRequest } from 'fastify'
import type { Actor } from '../db/act.ts'
import { Forbidden, NotFound } from './errors.ts'
import type { Bilingual, Language } from './text.ts'

export type Office = { authorityId: string; code: string; name: Bilingual; roles: string[] }
/** A live session: who signed in, for whom they act (a counter operator, for the person before the desk). */
export type Session = {
  id: string
  csrfSecret: string
  person: { id: string; fullName: string; language: Language }
  actingFor: { id: string; fullName: string; authorityId: string } | null
  offices: Office[]
}

declare module 'fastify' {
  interface FastifyRequest {
    language: Language
    session: Session | null
    cspNonce: string
  }
  interface FastifyContextConfig {
    /** Which roles (any of them) may use an office route; absent on the public's and the persons' routes. */
    roles?: readonly string[]
    /** Who the route is for; set by the scope (src/app.ts), read by the list of routes. */
    scope?: 'public' | 'plain' | 'guest' | 'person' | 'office' | 'api'
    layout?: string
  }
}

/** The session of a route that has one. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new Forbidden('no session')
  return request.session
}

/** Whose own pages these are: the signed-in person, or the one for whom the counter acts. */
export const ownerOf = (request: FastifyRequest): { id: string; fullName: string } => {
  const session = sessionOf(request)
  return session.actingFor ?? session.person
}

/** Who acts on a person's own pages. */
export function personActor(request: FastifyRequest): Actor {
  const { person, actingFor } = sessionOf(request)
  return actingFor
    ? {
        personId: person.id,
        role: 'counter-operator',
        authorityId: actingFor.authorityId,
        onBehalfOf: actingFor.id,
        requestId: request.id,
      }
    : { personId: person.id, role: 'person', authorityId: null, requestId: request.id }
}

/** The office of the address (/office/JH/…) and the role in which this person may use the route there. */
export function officeOf(request: FastifyRequest): Office & { role: string } {
  const code = officeCode(request)
  const office = sessionOf(request).offices.find((one) => one.code === code)
  if (!office) throw new NotFound(`office ${code}`)
  const wanted = request.routeOptions.config.roles ?? []
  const role = wanted.find((one) => office.roles.includes(one))
  if (role === undefined) throw new Forbidden(`needs one of ${wanted.join(', ')}`)
  return { ...office, role }
}

/** Who acts in an office, in the role that the route asks. */
export function officeActor(
  request: FastifyRequest,
): Actor & { personId: string; authorityId: string; role: string } {
  const office = officeOf(request)
  return {
    personId: sessionOf(request).person.id,
    role: office.role,
    authorityId: office.authorityId,
    requestId: request.id,
  }
}

function officeCode(request: FastifyRequest): string {
  const { params } = request
  const code = typeof params === 'object' && params !== null && 'office' in params ? params.office : ''
  return typeof code === 'string' ? code.toUpperCase() : ''
}
