import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import fastifyStatic from '@fastify/static'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { compressed } from './shell/compressed.ts'
import { errorPages } from './shell/error-pages.ts'
import { health, type Health } from './shell/health.ts'
import { pages } from './shell/page.ts'
import { readableUrl } from './shell/readable-url.ts'
import type { App, Deps, RoomRoutes, Routes } from './shell/room.ts'
import { security } from './shell/security.ts'
import { type Language, languages } from './shell/text.ts'
import { uploads } from './shell/uploads.ts'
import { loadViews } from './shell/views.ts'
import { menuOf } from './menu.ts'
import { calculatorsRoutes } from './calculators/index.ts'
import { documentsRoutes } from './documents/index.ts'
import { examinationsPayments, examinationsRoutes } from './examinations/index.ts'
import { gazettesRoutes } from './gazettes/index.ts'
import { grantsRoutes } from './grants/index.ts'
import { lawRoutes } from './law/index.ts'
import { marinerRoutes } from './mariners/index.ts'
import { papersRoutes } from './papers/index.ts'
import { paymentRoutes } from './payments/index.ts'
import { peopleRoutes, sessionScope, sessionSigner } from './people/index.ts'
import { homeRoutes } from './home/index.ts'
import { verificationRoutes } from './verification/index.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every address there is, for the list of routes and the matrix of roles. */
    siteMap: RouteOptions[]
  }
}

type AppDeps = Deps & { health: Health; config: { sessionSecret: string } }

const views = new URL('../views/', import.meta.url)
const assetsFolder = new URL('../dist/assets/', import.meta.url)

/** The rooms that have addresses, in the order of the house. */
const allRooms: RoomRoutes[] = [
  homeRoutes,
  peopleRoutes,
  documentsRoutes,
  paymentRoutes(examinationsPayments),
  papersRoutes,
  lawRoutes,
  gazettesRoutes,
  marinerRoutes,
  calculatorsRoutes,
  examinationsRoutes,
  grantsRoutes,
  verificationRoutes,
]

const Manifest = z.record(z.string(), z.string())
const readManifest = (): Record<string, string> =>
  Manifest.parse(JSON.parse(readFileSync(new URL('manifest.json', assetsFolder), 'utf8')))

/** The whole application, listening nowhere yet: tests speak to it by `inject`, the server by a port. */
export async function buildApp(
  deps: AppDeps,
  options: FastifyServerOptions = {},
  rooms: RoomRoutes[] = allRooms,
): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: deps.config.trustProxy,
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    // The number that a person reads out to ask for help: one for all processes and all days.
    genReqId: () => randomBytes(5).toString('hex'),
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    // As long as an address can be: a number too long is an unknown one, and has its page.
    routerOptions: { maxParamLength: 16_384 },
    ...options,
  })
  app.decorate('siteMap', [])
  app.addHook('onRoute', (route) => void app.siteMap.push(route))
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  await registerShell(app, deps)
  health(app, deps.health)
  const register: Register = (scope, kind) => registerAll(scope, kind, rooms, deps)
  for (const language of languages)
    await app.register(inLanguage(language, register, deps), { prefix: `/${language}` })
  await app.register(async (scope) => register(scope, 'plain'))
  await app.register(async (api) => register(api, 'api'), { prefix: '/api/v1' })
  app.get('/', async (_request, reply) => reply.redirect('/hi', 302))
  return app
}

/** What every scope stands on, in the order in which a request meets it. */
async function registerShell(app: FastifyInstance, { config, csrf, text }: AppDeps): Promise<void> {
  app.decorateRequest('language', 'hi')
  app.decorateRequest('session', null)
  await app.register(security, { publicUrl: config.publicUrl })
  await app.register(cookie)
  await app.register(sessionSigner, { secret: config.sessionSecret })
  await app.register(formbody)
  await app.register(uploads)
  const render = loadViews(views, text)
  await app.register(pages, { render, text, assets: readManifest(), csrf, authorityName: null, menu: menuOf })
  await app.register(errorPages)
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Sukani', version: '1' } },
    transform: jsonSchemaTransform,
  })
  await app.register(fastifyStatic, {
    root: assetsFolder.pathname,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  })
}

type Register = (scope: FastifyInstance, kind: keyof RoomRoutes) => void

/** The pages of one language, in four scopes: a scope is a wall, not a list of exceptions. */
const inLanguage = (language: Language, register: Register, deps: Deps) => async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    request.language = language
  })
  await app.register(async (scope) => {
    await compressed(scope)
    register(scope, 'public')
  })
  await app.register(async (scope) => {
    await sessionScope(scope, deps, 'guest')
    register(scope, 'guest')
  })
  await app.register(async (scope) => {
    await sessionScope(scope, deps, 'person')
    register(scope, 'person')
  })
  await app.register(
    async (scope) => {
      await sessionScope(scope, deps, 'office')
      register(scope, 'office')
    },
    { prefix: '/office/:office' },
  )
}

function registerAll(scope: FastifyInstance, kind: keyof RoomRoutes, rooms: RoomRoutes[], deps: Deps): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, scope: kind }
  })
  const app: App = scope.withTypeProvider()
  for (const room of rooms) {
    const routes: Routes | undefined = room[kind]
    routes?.(app, deps)
  }
}
