import type { Routes } from './shell/room.ts'
import type { PageModel } from './shell/views.ts'

const welcome: PageModel = { titleKey: 'home.welcome.title' }

declare module './shell/views.ts' {
  interface Views {
    'home/welcome': typeof welcome
  }
}

const publicRoutes: Routes = (app) => {
  app.get('/', async (_request, reply) => reply.page('home/welcome', welcome))
}

/** The first page: what each kind of person can do here. */
export const homeRoutes = { public: publicRoutes }
