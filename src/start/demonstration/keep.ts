// What an installation remembers of its demonstration: one password for all its invented people.
import { randomInt } from 'node:crypto'
import { readFile, writeFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const Kept = z.object({ password: z.string().min(12) })

const words = [
  ...['ganga', 'kosi', 'sone', 'naav', 'patwar', 'ghat', 'lehar', 'kinara', 'machhli', 'bandh'],
  ...['hawa', 'badal', 'ujala', 'tara', 'subah', 'sagar', 'jheel', 'dhara', 'pul', 'rassi'],
  ...['langar', 'chappu', 'mastul', 'nadi', 'reti', 'diya', 'tufan', 'barkha', 'kamal', 'hans'],
]
const word = (): string => words[randomInt(words.length)] ?? ''

/** Three words and four digits: read aloud in a training room, and another in every installation. */
const newPassword = (): string => `${word()}-${word()}-${word()}-${String(randomInt(1000, 10_000))}`

/** The password in the data folder, readable by its owner alone; made when there is none. */
export async function keptPassword(dataFolder: string): Promise<{ password: string; isNew: boolean }> {
  const file = join(dataFolder, 'demonstration.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text !== undefined) return { password: Kept.parse(JSON.parse(text)).password, isNew: false }
  const password = newPassword()
  await mkdir(dataFolder, { recursive: true })
  await writeFile(file, `${JSON.stringify({ password })}\n`, { mode: 0o600, flag: 'wx' })
  return { password, isNew: true }
}
