import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { NotFound } from '../shell/errors.ts'
import type { Routes } from '../shell/room.ts'
import { ownerOf } from '../shell/session.ts'
import { documentInfo } from './document-info.ts'
import { contentDisposition } from './file-name.ts'
import { readDocument } from './read-document.ts'

const Params = z.object({ document: z.uuid() })

/** One's own papers, wherever in the house they were handed in. */
export const personRoutes: Routes = (app, { db, config }) => {
  app.get('/my/documents/:document', { schema: { params: Params } }, async (request, reply) => {
    const { id, ownerId } = await documentInfo(db, request.params.document)
    if (ownerId !== ownerOf(request).id) throw new NotFound('document of another person')
    return await sendDocument(db, config.dataFolder, reply, id, { inline: true })
  })
}

/**
 * Sends a document's bytes. An image stands in a page when `inline`; a PDF is always a file to save, because
 * what it may run is not ours. The route has made sure that the asker may see it.
 */
export async function sendDocument(
  db: Db,
  dataFolder: string,
  reply: FastifyReply,
  id: string,
  { inline = false }: { inline?: boolean } = {},
): Promise<FastifyReply> {
  const { bytes, contentType, name } = await readDocument(db, dataFolder, id)
  const how = inline && contentType.startsWith('image/') ? 'inline' : 'attachment'
  return reply
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('content-disposition', contentDisposition(how, name))
    .type(contentType)
    .send(bytes)
}
