import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Upload } from './form.ts'

const eightMegabytes = 8 * 1024 * 1024

/**
 * Forms with files: text fields become text, files become Upload. A file over 8 MB comes cut and marked as
 * such, so that the form can say so beside its field instead of losing what else was typed.
 */
const registerUploads = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, {
    limits: { fileSize: eightMegabytes, files: 4, fields: 200, fieldSize: 200_000, parts: 210 },
    throwFileSizeLimit: false,
  })
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return
    const body: Record<string, string | string[] | Upload> = {}
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer()
        if (part.filename !== '' || bytes.length > 0) {
          body[part.fieldname] = {
            filename: part.filename,
            claimedType: part.mimetype,
            bytes,
            truncated: part.file.truncated,
          }
        }
      } else {
        addField(body, part.fieldname, String(part.value))
      }
    }
    request.body = body
  })
}

function addField(body: Record<string, string | string[] | Upload>, name: string, value: string): void {
  const before = body[name]
  if (before === undefined) body[name] = value
  else if (typeof before === 'string') body[name] = [before, value]
  else if (Array.isArray(before)) before.push(value)
}

export const uploads = fp(registerUploads, { name: 'uploads' })
