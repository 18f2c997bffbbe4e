import { rm } from 'node:fs/promises'
import { readClock } from '../db/act.ts'
import type { Db, Trx } from '../db/connect.ts'
import { listNamed, lockFilesToSweep } from './documents.queries.ts'
import { filesBefore, removeFileOf } from './files.ts'

const aDay = 24 * 60 * 60 * 1000

/**
 * Removes the files that no row names and that are older than a day: what acts left behind that were undone
 * after they had written. Returns how many went. No act can be writing the same content meanwhile: it holds
 * the shared lock until its row stands.
 */
export async function sweepFiles(db: Db, dataFolder: string): Promise<number> {
  const { now } = await readClock(db)
  const old = new Date(now.getTime() - aDay)
  const candidates = await filesBefore(dataFolder, old)
  const named = await listNamed(db, candidates.hashes)
  const unnamed = candidates.hashes.filter((hash) => !named.has(hash))
  for (const path of candidates.unfinished) await rm(path, { force: true })
  if (unnamed.length > 0)
    await db.transaction().execute(async (trx) => {
      await removeStillUnnamed(trx, dataFolder, unnamed)
    })
  return unnamed.length + candidates.unfinished.length
}

/** Looked at once more under the lock: the same picture may have come again since. */
async function removeStillUnnamed(trx: Trx, dataFolder: string, hashes: string[]): Promise<void> {
  await lockFilesToSweep(trx)
  const named = await listNamed(trx, hashes)
  for (const hash of hashes.filter((one) => !named.has(one))) await removeFileOf(dataFolder, hash)
}
