import { z } from 'zod'
import type { Db } from '../../db/connect.ts'
import { found } from '../../shell/errors.ts'
import { isToMark } from './mark-objective.ts'
import { rubricOf } from './record-part.ts'
import * as marking from './marking.queries.ts'
import { officeSession } from './office-session.ts'
import * as parts from './part-results.queries.ts'
import { sheetContent } from './sheet-content.ts'

const Marks = z.array(z.number())
const Lines = z.array(z.object({ key: z.string(), obtained: z.number() }))
/** The marks of a viva's or practical's lines as their row has them. */
export const lineMarksOf = (json: unknown): z.infer<typeof Lines> => Lines.parse(json)

/** All that is to be marked in a session of this authority. */
export async function readWork(db: Db, authorityId: string, sessionId: string) {
  const session = await officeSession(db, authorityId, sessionId)
  const [candidates, marked, sheets, recorded] = await Promise.all([
    marking.listCandidates(db, sessionId),
    marking.listMarkedAttempts(db, sessionId),
    marking.listSheets(db, sessionId),
    parts.listPartResults(db, sessionId),
  ])
  const toMark = session.state === 'finished' ? candidates.filter((one) => isToMark(one, marked)).length : 0
  return { session, candidates, toMark, sheets, parts: recorded }
}

/** One sheet with its pages and the marks that stand, by its blind number. */
export async function readSheet(db: Db, authorityId: string, sessionId: string, blind: string) {
  const session = await officeSession(db, authorityId, sessionId)
  const { attemptId, question, content } = found(await marking.findSheet(db, session.id, blind), 'sheet')
  const [pages, times, mark] = await Promise.all([
    marking.listSheetDocuments(db, attemptId, question),
    marking.countMarkings(db, attemptId, question),
    marking.findMark(db, attemptId, question),
  ])
  const earlier = mark ? { lines: Marks.parse(mark.lines), note: mark.note ?? '' } : null
  return { sessionId, blind, question, content: sheetContent(content), pages, times, earlier }
}

type PartAddress = { authorityId: string; sessionId: string; applicationId: string; part: parts.Part }

/** One candidate's viva or practical: its rubric, what stands recorded, and who may be the second examiner. */
export async function readPart(
  db: Db,
  { authorityId, sessionId, applicationId, part }: PartAddress,
  self: string,
) {
  const session = await officeSession(db, authorityId, sessionId)
  const rubric = rubricOf(session, part)
  const [candidates, times, row, examiners] = await Promise.all([
    marking.listCandidates(db, sessionId),
    parts.countPartResults(db, applicationId, part),
    parts.findPartResult(db, applicationId, part),
    marking.listExaminers(db, authorityId),
  ])
  const candidate = found(
    candidates.find((one) => one.applicationId === applicationId),
    'candidate',
  )
  const given = row ? lineMarksOf(row.lines) : []
  const marks =
    given.length === 0
      ? []
      : rubric.lines.map((line) => given.find((one) => one.key === line.key)?.obtained ?? 0)
  return {
    ...{ session, part, rubric, candidate, times },
    earlier: row ? { marks, row } : null,
    examiners: examiners.filter((one) => one.id !== self && one.id !== candidate.personId),
  }
}
