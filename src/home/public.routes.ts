import { readFileSync } from 'node:fs'
import type { Routes } from '../shell/room.ts'
import { helpPage, licencesPage, policiesPage, welcomePage } from './home.page.ts'

const folder = new URL('../../views/home/licences/', import.meta.url)
const licences = [
  { name: 'govuk-frontend', file: 'govuk-frontend.txt' },
  { name: 'Handlebars', file: 'handlebars.txt' },
  { name: 'Noto Sans', file: 'noto-sans.txt' },
].map(({ name, file }) => ({ name, text: readFileSync(new URL(file, folder), 'utf8') }))

export const publicRoutes: Routes = (app) => {
  app.get('/', async (_request, reply) => reply.page('home/welcome', welcomePage))
  app.get('/help', async (_request, reply) => reply.page('home/help', helpPage))
  app.get('/policies', async (_request, reply) => reply.page('home/policies', policiesPage))
  app.get('/licences', async (_request, reply) => reply.page('home/licences', licencesPage(licences)))
}
