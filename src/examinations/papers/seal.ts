import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/** A new random key for the papers of one session. */
export const newKey = (): Buffer => randomBytes(32)

/**
 * The key that wraps a session's key: from the secret of the installation, another for every session. The
 * database alone, or a copy of it, opens nothing.
 */
export const wrappingKey = (secret: string, sessionId: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, sessionId, 'sukani examination papers', 32))

/** Encrypted and bound to what it is for: bytes moved to another candidate's row do not open. */
export function seal(key: Buffer, bytes: Buffer, boundTo: string): Buffer {
  const iv = randomBytes(ivLength)
  const encrypt = createCipheriv(cipher, key, iv)
  encrypt.setAAD(Buffer.from(boundTo))
  const sealed = Buffer.concat([encrypt.update(bytes), encrypt.final()])
  return Buffer.concat([iv, encrypt.getAuthTag(), sealed])
}

/** Throws when the key is another, the bytes were touched, or they belong elsewhere. */
export function unseal(key: Buffer, sealed: Buffer, boundTo: string): Buffer {
  const decrypt = createDecipheriv(cipher, key, sealed.subarray(0, ivLength))
  decrypt.setAAD(Buffer.from(boundTo))
  decrypt.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength))
  return Buffer.concat([decrypt.update(sealed.subarray(ivLength + tagLength)), decrypt.final()])
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
