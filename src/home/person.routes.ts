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
    const { actingFor, offices: held } = sessionOf(request)
    // At the counter these are the person's pages: the operator's offices are none of theirs.
    const offices = actingFor ? [] : held
    return reply.page('home/my', myPage({ owner, record, applications, papers, offices }))
  })
}
