import { myApplications } from '../examinations/index.ts'
import { recordOf } from '../mariners/index.ts'
import { papersOf } from '../papers/index.ts'
import type { Routes } from '../shell/room.ts'
import { ownerOf, sessionOf } from '../shell/session.ts'
import { myPage } from './home.page.ts'

export const personRoutes: Routes = (app, { db }) => {
  app.get('/my', async (request, reply) => {
    const owner = ownerOf(request)
    const [record, applications, papers] = [
      await recordOf(db, owner.id),
      await myApplications(db, owner.id),
      await papersOf(db, owner.id),
    ]
    const { offices } = sessionOf(request)
    return reply.page('home/my', myPage({ owner, record, applications, papers, offices }))
  })
}
