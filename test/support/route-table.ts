// Every address of the house as the application itself lists it, and the pattern that a given address is of.
import type { FastifyInstance } from 'fastify'

export type Route = { method: string; pattern: string; scope: string; roles: string[] }

/** All routes but HEAD; pages stand there once for each language. */
export const routesOf = (app: FastifyInstance): Route[] =>
  app.siteMap.flatMap((route) =>
    [route.method]
      .flat()
      .filter((method) => method !== 'HEAD')
      .map((method) => ({
        method,
        pattern: route.url,
        scope: route.config?.scope ?? 'site',
        roles: [...(route.config?.roles ?? [])],
      })),
  )

/** Finds the route of an address as the router does: a fixed word goes before a place to fill. */
export function routeFinder(routes: Route[]): (method: string, address: string) => Route | undefined {
  const tried = routes
    .map((route) => ({ route, shape: shapeOf(route.pattern) }))
    .sort((one, other) => (rank(one.route.pattern) < rank(other.route.pattern) ? -1 : 1))
  return (method, address) => {
    const path = address.split(/[?#]/)[0] ?? ''
    return tried.find(({ route, shape }) => route.method === method && shape.test(path))?.route
  }
}

const shapeOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}/?$`,
  )

/** Segment by segment: fixed words sort before places. */
const rank = (pattern: string): string =>
  pattern
    .split('/')
    .map((segment) => (/[:*]/.test(segment) ? '1' : '0'))
    .join('')
