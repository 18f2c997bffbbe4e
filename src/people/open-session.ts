import type { Db } from '../db/connect.ts'
import type { Office, Session } from '../shell/session.ts'
import { bilingual } from '../shell/text.ts'
import { findLiveSession, listOffices, touchSession } from './sessions.queries.ts'

/** The live session of this id with the offices that its person holds now, or null. */
export async function openSession(db: Db, id: string): Promise<Session | null> {
  const row = await findLiveSession(db, id)
  if (!row) return null
  if (row.stale) await touchSession(db, id)
  return {
    id: row.id,
    csrfSecret: row.csrfSecret,
    person: { id: row.personId, fullName: row.fullName, language: row.language === 'en' ? 'en' : 'hi' },
    actingFor:
      row.otherId && row.otherName && row.actingAt
        ? { id: row.otherId, fullName: row.otherName, authorityId: row.actingAt }
        : null,
    offices: groupByAuthority(await listOffices(db, row.personId)),
  }
}

function groupByAuthority(rows: Awaited<ReturnType<typeof listOffices>>): Office[] {
  const offices = new Map<string, Office>()
  for (const { authorityId, code, name, role } of rows) {
    const office = offices.get(authorityId) ?? { authorityId, code, name: bilingual(name), roles: [] }
    office.roles.push(role)
    offices.set(authorityId, office)
  }
  return [...offices.values()]
}
