import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The name of some bytes. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const folderOf = (dataFolder: string): string => join(dataFolder, 'files')
/** files/ab/cdef…: two letters of the hash are a folder, so that none grows too long. */
const pathOf = (dataFolder: string, sha256: string): string =>
  join(folderOf(dataFolder), sha256.slice(0, 2), sha256.slice(2))

/**
 * Writes bytes under their hash: whole on the disk before the name is there, so that a power cut leaves no
 * half file under a good name. The file's time is the act's (`at`), by which the sweeper knows its age.
 */
export async function writeFileOf(dataFolder: string, bytes: Uint8Array, at: Date): Promise<string> {
  const sha256 = hashOf(bytes)
  const path = pathOf(dataFolder, sha256)
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `${randomUUID()}.part`)
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.utimes(at, at)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await keepFolder(folder)
  return sha256
}

/** A new name in a folder is safe only when the folder itself has reached the disk. */
async function keepFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export const readFileOf = async (dataFolder: string, sha256: string): Promise<Buffer> =>
  await readFile(pathOf(dataFolder, sha256))

export const removeFileOf = async (dataFolder: string, sha256: string): Promise<void> => {
  await rm(pathOf(dataFolder, sha256), { force: true })
}

/** The contents (and unfinished writes) that have lain in the folder since before `before`. */
export async function filesBefore(
  dataFolder: string,
  before: Date,
): Promise<{ hashes: string[]; unfinished: string[] }> {
  const found: { hashes: string[]; unfinished: string[] } = { hashes: [], unfinished: [] }
  for (const entry of await entriesOf(folderOf(dataFolder))) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || (await stat(path)).mtime >= before) continue
    if (entry.name.endsWith('.part')) found.unfinished.push(path)
    else found.hashes.push(`${entry.parentPath.slice(-2)}${entry.name}`)
  }
  return found
}

/** A house in which nobody has brought a paper yet has no folder either. */
async function entriesOf(folder: string) {
  await mkdir(folder, { recursive: true })
  return await readdir(folder, { recursive: true, withFileTypes: true })
}
