import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { type Refused, refuse } from '../db/act.ts'
import type { Upload } from '../shell/form.ts'

/** @public */
export const documentRefusals = [
  'document-too-large',
  'document-type',
  'document-unreadable',
  'document-empty',
] as const
export type DocumentRefusal = (typeof documentRefusals)[number]

type ContentType = 'application/pdf' | 'image/jpeg' | 'image/webp'
/** The bytes that we keep of an upload. */
export type ReadUpload = { ok: true; kind: 'image' | 'pdf'; contentType: ContentType; bytes: Buffer }

// A phone's picture has 12 to 50 million points; a file that unpacks to more is refused before it fills memory.
const mostPixels = 60_000_000
const longestSide = 2_400

type Read = (bytes: Buffer) => Promise<ReadUpload | Refused<DocumentRefusal>>
/** What we read, and as what we keep it. */
const readers: Partial<Record<string, Read>> = {
  'application/pdf': async (bytes) => readPdf(bytes),
  'image/jpeg': async (bytes) => await readImage(bytes, 'image/jpeg'),
  'image/png': async (bytes) => await readImage(bytes, 'image/webp'),
  'image/webp': async (bytes) => await readImage(bytes, 'image/webp'),
}

/** What an upload really is, by its content; its name and the type that it claims count for nothing. */
export async function readUpload(upload: Upload): Promise<ReadUpload | Refused<DocumentRefusal>> {
  if (upload.truncated) return refuse('document-too-large')
  if (upload.bytes.length === 0) return refuse('document-empty')
  const type = await fileTypeFromBuffer(upload.bytes)
  const read = type && readers[type.mime]
  return read ? await read(upload.bytes) : refuse('document-type')
}

/** A PDF is kept byte for byte; one that was cut off on its way has no end mark. */
const readPdf = (bytes: Buffer): ReadUpload | Refused<DocumentRefusal> =>
  bytes.subarray(-2_048).includes('%%EOF')
    ? { ok: true, kind: 'pdf', contentType: 'application/pdf', bytes }
    : refuse('document-unreadable')

/** Drawn anew: upright, of a size that a page can show, without the place and device that a phone writes into it. */
async function readImage(
  original: Buffer,
  contentType: 'image/jpeg' | 'image/webp',
): Promise<ReadUpload | Refused<DocumentRefusal>> {
  try {
    const image = sharp(original, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
    const drawn = contentType === 'image/jpeg' ? image.jpeg({ quality: 85 }) : image.webp({ quality: 85 })
    return { ok: true, kind: 'image', contentType, bytes: await drawn.toBuffer() }
  } catch {
    // Whatever the decoder says of it, the person can only take the picture again.
    return refuse('document-unreadable')
  }
}
