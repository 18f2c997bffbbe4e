import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below that a packet holds it anyway. */
const least = 1_000

/**
 * Compresses the answers of a scope. Only for one without sessions: where what a visitor sends and a secret of
 * somebody (the token of a form) stand in one compressed page, its length tells of the secret (BREACH). See
 * docs/decisions/0010. Requests are never unpacked.
 */
export async function compressed(scope: FastifyInstance): Promise<void> {
  await scope.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: least,
    globalDecompression: false,
    // A page is made anew for every visitor: nearly as small as at the most, in a tenth of the time.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
}
