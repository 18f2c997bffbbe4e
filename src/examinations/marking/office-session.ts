import type { Actor } from '../../db/act.ts'
import type { Db, Trx } from '../../db/connect.ts'
import { found, NotFound } from '../../shell/errors.ts'
import { sessionPaper } from '../sessions/session-paper.ts'
import { findSession, lockSession, type SessionRow } from '../sessions/sessions.queries.ts'

/** An officer of an authority: every act of marking is one's. */
export type Officer = Actor & { personId: string; authorityId: string }
/** A session with its paper read. */
export type OfficeSession = Omit<SessionRow, 'paper'> & { paper: ReturnType<typeof sessionPaper> }

/** A session of this authority; another authority's is not found. */
export const officeSession = async (db: Db, authorityId: string, id: string): Promise<OfficeSession> =>
  ofAuthority(await findSession(db, id), authorityId)

/** The same, locked: marking, recommending and releasing one session never run side by side. */
export const lockOfficeSession = async (trx: Trx, { authorityId }: Officer, id: string) =>
  ofAuthority(await lockSession(trx, id), authorityId)

function ofAuthority(row: SessionRow | undefined, authorityId: string): OfficeSession {
  const session = found(row, 'session')
  if (session.authorityId !== authorityId) throw new NotFound('session of another authority')
  return { ...session, paper: sessionPaper(session.paper) }
}
