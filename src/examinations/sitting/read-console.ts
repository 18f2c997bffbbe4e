import type { Db } from '../../db/connect.ts'
import { found } from '../../shell/errors.ts'
import { Blueprint, blueprintLines } from '../papers/blueprint.ts'
import { openQuestions, type PaperSecret } from '../papers/open-paper.ts'
import { findSealing } from '../papers/papers.queries.ts'
import { Proof, sessionShortages } from '../papers/seal-session.ts'
import type { ConsoleView, SealView, SeatView } from './console.page.ts'
import * as queries from './console.queries.ts'
import { type Officer, seesAll, sessionOnDuty } from './duty.ts'
import { listSheets } from './ending.queries.ts'

/** The sessions of the day for this officer. */
export const readConsole = async (db: Db, officer: Officer) =>
  await queries.listConsoleSessions(db, officer.authorityId, seesAll(officer) ? undefined : officer.personId)

/** The room of a session, for an officer on duty there. */
export async function readRoom(
  db: Db,
  sessionId: string,
  officer: Officer,
  isLive: boolean,
): Promise<ConsoleView> {
  const session = await sessionOnDuty(db, sessionId, officer)
  const seats = await queries.listSeats(db, sessionId)
  const opening = await queries.findOpening(db, sessionId)
  return { session, seats, opening, incidents: await queries.listIncidents(db, sessionId), officer, isLive }
}

/** One seat, for an officer on duty in the session. */
export async function readSeat(
  db: Db,
  config: PaperSecret,
  { sessionId, attemptId }: { sessionId: string; attemptId: string },
  officer: Officer,
): Promise<SeatView> {
  const session = await sessionOnDuty(db, sessionId, officer)
  const seat = found(await queries.findSeat(db, sessionId, attemptId), 'seat')
  const pauses = await queries.listPauses(db, attemptId)
  const credits = await queries.listCredits(db, attemptId)
  const sheets = await listSheets(db, attemptId)
  const written = hasEnded(seat) ? await sheetQuestions(db, config, attemptId) : []
  return { session, seat, pauses, credits, sheets, written, officer }
}

const hasEnded = ({ state }: { state: string }): boolean => state === 'handed-in' || state === 'timed-out'

/** The numbers of the questions that are answered on paper. */
async function sheetQuestions(db: Db, config: PaperSecret, attemptId: string): Promise<number[]> {
  const questions = await openQuestions(db, config, attemptId)
  return questions.filter(({ kind }) => kind === 'essay' || kind === 'drawing').map(({ number }) => number)
}

/** What the sealing of a session would draw, for the Chief Examiner. */
export async function readSeal(db: Db, sessionId: string, officer: Officer): Promise<SealView> {
  const session = await sessionOnDuty(db, sessionId, officer)
  const shortages = await sessionShortages(db, session.grade, session.paper)
  const lines = blueprintLines(Blueprint.parse(session.paper))
  return { session, shortages, lines, sealing: await readSealing(db, sessionId) }
}

/** The sealing in force with its proof; null while nothing is sealed. */
async function readSealing(db: Db, sessionId: string): Promise<SealView['sealing']> {
  const sealing = await findSealing(db, sessionId)
  return sealing ? { by: sealing.sealedBy, at: sealing.sealedAt, proof: Proof.parse(sealing.proof) } : null
}
