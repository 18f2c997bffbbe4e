import { argon2, randomBytes, timingSafeEqual, createHash } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
// OWASP's second choice of argon2id: 19 MiB, 2 passes, 1 lane; about 40 ms on a small server.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** argon2id (RFC 9106) of a password, in PHC text form. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: password.normalize('NFC'), nonce, ...cost })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}

/** Whether the password is the one of the hash. An unreadable hash is never matched. */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const parts = phc.exec(hash)
  if (!parts) return false
  const [, memory, passes, parallelism, nonce = '', tag = ''] = parts
  const wanted = Buffer.from(tag, 'base64')
  const got = await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  })
  return timingSafeEqual(got, wanted)
}

/** A hash that no password has, so that an unknown account costs the same time as a known one. */
export const nobodysHash = await hashPassword(randomBytes(16).toString('hex'))

/** A random token for a link, and the hash of it that is kept. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(24).toString('base64url')
  return { token, hash: tokenHash(token) }
}
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
