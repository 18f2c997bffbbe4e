import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { BadRequest } from './errors.ts'
import { clean, type Upload } from './form.ts'

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
    request.body = await readParts(request).catch((error: unknown) => {
      throw unreadable(error)
    })
  })
}

type Body = Record<string, string | string[] | Upload>

async function readParts(request: FastifyRequest): Promise<Body> {
  const body: Body = {}
  for await (const part of request.parts()) {
    if (part.type !== 'file') {
      addField(body, part.fieldname, String(part.value))
      continue
    }
    const bytes = await part.toBuffer()
    if (part.filename === '' && bytes.length === 0) continue
    body[part.fieldname] = {
      filename: clean(part.filename),
      claimedType: part.mimetype,
      bytes,
      truncated: part.file.truncated,
    }
  }
  return body
}

/** Limits say their status themselves; any other fault of reading is the body's: the line broke, or it is forged. */
const unreadable = (error: unknown): unknown =>
  error instanceof Error && 'statusCode' in error
    ? error
    : new BadRequest('a form with files that does not end', { cause: error })

function addField(body: Body, name: string, value: string): void {
  const before = body[name]
  if (before === undefined) body[name] = value
  else if (typeof before === 'string') body[name] = [before, value]
  else if (Array.isArray(before)) before.push(value)
}

export const uploads = fp(registerUploads, { name: 'uploads' })
