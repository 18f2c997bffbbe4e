import { createHash } from 'node:crypto'
import { type Actor, type Act, perform } from '../../db/act.ts'
import type { Db } from '../../db/connect.ts'
import * as queries from './bank.queries.ts'
import type { BankItem } from './bank-item.ts'
import type { Bank } from './read-bank.ts'

const system: Actor = { personId: null, role: null, authorityId: null }

/** What the loading did: questions added or changed, no longer drawn, and all that may be drawn now. */
export type LoadedBank = { changed: number; retired: number; current: number }

/**
 * Brings the files of the question bank into the database. A changed question becomes a new version; earlier
 * ones stay as they were, because sealed papers name them. Done again, it changes nothing.
 */
export async function openBankIntoDatabase(db: Db, bank: Pick<Bank, 'items'>): Promise<LoadedBank> {
  const rows = bank.items.map(rowOf)
  const known = new Map((await queries.listCurrentHashes(db)).map((row) => [row.itemId, row.contentHash]))
  const changed = rows.filter((row) => known.get(row.itemId) !== row.contentHash)
  const stands = new Set(rows.map((row) => row.itemId))
  const gone = [...known.keys()].filter((itemId) => !stands.has(itemId))
  if (changed.length + gone.length > 0) {
    await perform(db, system, async (act) => {
      await storeChanges(act, changed, gone)
      const details = { changed: changed.length, retired: gone.length }
      await act.record({
        action: 'question-bank.loaded',
        subject: { kind: 'question-bank', id: 'all' },
        details,
      })
    })
  }
  return { changed: changed.length, retired: gone.length, current: rows.length }
}

async function storeChanges({ trx }: Act, changed: queries.BankRow[], gone: string[]): Promise<void> {
  const touched = [...gone, ...changed.map((row) => row.itemId)]
  const versions = await queries.listVersions(trx, touched)
  await queries.retireItems(trx, touched)
  for (const row of changed) {
    const earlier = versions.filter((version) => version.itemId === row.itemId)
    const same = earlier.find((version) => version.contentHash === row.contentHash)
    if (same) await queries.reviveVersion(trx, row.itemId, same.version)
    else await queries.insertVersion(trx, { ...row, version: (earlier[0]?.version ?? 0) + 1 })
  }
}

const places = new Set(['file', 'line', 'grade', 'section', 'topic'])

/** What makes a question another version: anything in it, but not the line of the file where it stands. */
function rowOf(item: BankItem): queries.BankRow {
  const { grade, section, topic } = item
  const question = Object.entries(item).filter(([name]) => !places.has(name))
  const content = JSON.stringify(Object.fromEntries(question))
  const contentHash = createHash('sha256').update(`${grade} ${section} ${topic} ${content}`).digest('hex')
  return { itemId: item.id, contentHash, grade, section, topic, content }
}
