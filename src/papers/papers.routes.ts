import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { readClock } from '../db/act.ts'
import { sendDocument } from '../documents/index.ts'
import { found } from '../shell/errors.ts'
import { withoutLanguage } from '../shell/page.ts'
import type { Deps, Routes } from '../shell/room.ts'
import { officeOf, ownerOf } from '../shell/session.ts'
import { minePage, waitingPage } from './papers.page.ts'
import { findPrintOfAuthority, findPrintOfHolder } from './prints.queries.ts'
import { papersOf } from './register.ts'

const Print = z.object({ paper: z.uuid(), language: z.string().max(40) })
const readers = ['chief-examiner', 'examiner', 'administrator', 'auditor'] as const

/** One's own papers, and their PDFs. */
export const personRoutes: Routes = (app, deps) => {
  app.get('/my/papers', async (request, reply) => {
    const { today } = await readClock(deps.db)
    return reply.page('papers/mine', minePage(await papersOf(deps.db, ownerOf(request).id), today))
  })

  app.get('/my/papers/:paper/:language.pdf', { schema: { params: Print } }, async (request, reply) => {
    const { paper, language } = request.params
    const print = await findPrintOfHolder(deps.db, ownerOf(request).id, paper, language)
    return await sendPrint(deps, reply, found(print, 'print'))
  })
}

/** The register's copy of the same PDFs, for the authority's officers (23(x), 30(x)). */
export const officeRoutes: Routes = (app, deps) => {
  app.get(
    '/papers/:paper/:language.pdf',
    { config: { roles: readers }, schema: { params: Print.extend({ office: z.string() }) } },
    async (request, reply) => {
      const { paper, language } = request.params
      const print = await findPrintOfAuthority(deps.db, officeOf(request).authorityId, paper, language)
      return await sendPrint(deps, reply, found(print, 'print'))
    },
  )
}

type Print = { documentId: string | null; number: string }

/** The PDF, or while it is being made a page that asks again in three seconds. */
async function sendPrint({ db, config }: Deps, reply: FastifyReply, print: Print): Promise<FastifyReply> {
  if (print.documentId !== null) return await sendDocument(db, config.dataFolder, reply, print.documentId)
  const address = withoutLanguage(reply.request.url)
  return reply.code(202).header('refresh', '3').page('papers/waiting', waitingPage(print.number, address))
}
